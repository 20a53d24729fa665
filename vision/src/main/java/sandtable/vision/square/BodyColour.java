package sandtable.vision.square;

import java.util.Collection;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** The colour of a die's body: the median of the strip between its symbol and its edge. */
public final class BodyColour {
    private BodyColour() {}

    /** Median L, a, b (8 bits each, as OpenCV has them) of a face's rim. */
    public static double[] of(Mat crop) {
        Mat lab = new Mat();
        Imgproc.cvtColor(crop, lab, Imgproc.COLOR_BGR2Lab);
        int n = lab.cols();
        byte[] v = new byte[n * n * 3];
        lab.get(0, 0, v);
        lab.release();
        double mid = (n - 1) / 2.0;
        int[][] counts = new int[3][256];
        int count = 0;
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                double d = Math.max(Math.abs(x - mid), Math.abs(y - mid)) / FaceCrop.SIDE;
                if (d > 0.37 && d < 0.44) {
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

    /** The middle of several bodies, channel by channel. */
    public static double[] middle(Collection<double[]> bodies) {
        double[] middle = new double[3];
        for (int c = 0; c < 3; c++) {
            int channel = c;
            double[] sorted =
                    bodies.stream().mapToDouble(v -> v[channel]).sorted().toArray();
            middle[c] = sorted[sorted.length / 2];
        }
        return middle;
    }

    /** Distance of two colours in which lightness counts half, because lamps and shadows change it most. */
    public static double distance(double[] p, double[] q) {
        double l = 0.5 * (p[0] - q[0]);
        return Math.sqrt(l * l + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
    }
}
