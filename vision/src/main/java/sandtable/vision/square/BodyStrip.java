package sandtable.vision.square;

import org.opencv.core.Mat;

/**
 * Where on a face its die's body is seen: a strip along all four edges.
 *
 * @param from how far from the face's middle it begins, in edges
 * @param to where it ends
 */
public record BodyStrip(double from, double to) {
    /** Between the symbol and the edge. */
    public static final BodyStrip USUAL = new BodyStrip(0.37, 0.44);
    /** Beyond a frame or a printed panel; a bit of what lies about the die may be in it. */
    public static final BodyStrip OUTER = new BodyStrip(0.44, 0.49);

    /** Median L, a, b (8 bits each, as OpenCV has them) of a face's strip. */
    public double[] of(Mat crop) {
        int n = crop.cols();
        byte[] v = BodyColour.lab(crop);
        double mid = (n - 1) / 2.0;
        int[][] counts = new int[3][256];
        int count = 0;
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                double d = Math.max(Math.abs(x - mid), Math.abs(y - mid)) / FaceCrop.SIDE;
                if (d > from && d < to) {
                    for (int c = 0; c < 3; c++) {
                        counts[c][v[3 * (y * n + x) + c] & 0xFF]++;
                    }
                    count++;
                }
            }
        }
        double[] median = new double[3];
        for (int c = 0; c < 3; c++) {
            median[c] = median(counts[c], count);
        }
        return median;
    }

    private static int median(int[] counts, int count) {
        int below = counts[0];
        int v = 0;
        while (below <= count / 2) {
            below += counts[++v];
        }
        return v;
    }
}
