package sandtable.vision;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The edges of a picture: at each pixel the strongest gradient of lightness and the two colour axes (CIE Lab), so that a
 * red die on a green cloth of the same lightness has edges too. Strength saturates: a faint edge of white on white counts
 * half as much as a strong one.
 */
final class EdgeField {
    /** A gradient (Sobel, 3x3) of this strength counts half. */
    private static final float HALF = 20;

    final int width;
    final int height;
    final float[] gx;
    final float[] gy;
    /** Strength in the original units. */
    final float[] strength;

    private EdgeField(int width, int height, float[] gx, float[] gy, float[] strength) {
        this.width = width;
        this.height = height;
        this.gx = gx;
        this.gy = gy;
        this.strength = strength;
    }

    /** @param blur standard deviation of the smoothing before the gradient, pixels */
    static EdgeField of(Mat bgr, double blur) {
        Mat lab = new Mat();
        Imgproc.GaussianBlur(bgr, lab, new Size(0, 0), blur);
        Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
        int n = lab.rows() * lab.cols();
        float[] gx = new float[n];
        float[] gy = new float[n];
        float[] strength = new float[n];
        short[] dx = sobel(lab, 1, 0);
        short[] dy = sobel(lab, 0, 1);
        for (int i = 0; i < n; i++) {
            int c = 3 * i;
            // The channel goes along in the lowest bits: a branch on which is strongest cannot be foretold, and costs
            // more than all the rest.
            int first = (dx[c] * dx[c] + dy[c] * dy[c]) << 2;
            int second = (dx[c + 1] * dx[c + 1] + dy[c + 1] * dy[c + 1]) << 2 | 1;
            int third = (dx[c + 2] * dx[c + 2] + dy[c + 2] * dy[c + 2]) << 2 | 2;
            int most = Math.max(Math.max(first, second), third);
            int at = c + (most & 3);
            float s = (float) Math.sqrt(most >> 2);
            float k = 1 / (s + HALF);
            strength[i] = s;
            gx[i] = dx[at] * k;
            gy[i] = dy[at] * k;
        }
        EdgeField field = new EdgeField(lab.cols(), lab.rows(), gx, gy, strength);
        lab.release();
        return field;
    }

    private static short[] sobel(Mat lab, int dx, int dy) {
        Mat d = new Mat();
        Imgproc.Sobel(lab, d, CvType.CV_16S, dx, dy, 3);
        short[] values = new short[lab.rows() * lab.cols() * 3];
        d.get(0, 0, values);
        d.release();
        return values;
    }

    /** The strength that half of the pixels reach, to whole numbers: grain of the picture and of the cloth. */
    float usual() {
        int[] counts = new int[256];
        for (float s : strength) {
            counts[Math.min(255, (int) s)]++;
        }
        int below = 0;
        int v = 0;
        while (v < 255 && below + counts[v] < strength.length / 2) {
            below += counts[v++];
        }
        return v;
    }

    /** Whether a pixel is the crest of its edge. */
    boolean crest(int x, int y) {
        int i = y * width + x;
        float m = strength[i];
        float ax = Math.abs(gx[i]);
        float ay = Math.abs(gy[i]);
        int step;
        if (ay < 0.41f * ax) {
            step = 1;
        } else if (ax < 0.41f * ay) {
            step = width;
        } else {
            step = gx[i] * gy[i] > 0 ? width + 1 : width - 1;
        }
        return m >= strength[i - step] && m > strength[i + step];
    }

    /**
     * Mean saturated gradient across a line, 0 to 1; points outside count 0.
     *
     * @param x its middle
     * @param y its middle
     * @param dx its direction (length 1)
     * @param dy its direction
     * @param reach half its length, pixels
     * @param points how many are looked up, evenly
     */
    double along(double x, double y, double dx, double dy, double reach, int points) {
        float step = (float) (2 * reach / (points - 1));
        float stepX = step * (float) dx;
        float stepY = step * (float) dy;
        float px = (float) (x - reach * dx);
        float py = (float) (y - reach * dy);
        float nx = (float) -dy;
        float ny = (float) dx;
        float sum = 0;
        for (int k = 0; k < points; k++) {
            if (px >= 0 && py >= 0 && px < width - 1 && py < height - 1) {
                int ix = (int) px;
                int iy = (int) py;
                float ax = px - ix;
                float ay = py - iy;
                int i = iy * width + ix;
                int j = i + width;
                float a = gx[i] * nx + gy[i] * ny;
                float b = gx[i + 1] * nx + gy[i + 1] * ny;
                float c = gx[j] * nx + gy[j] * ny;
                float d = gx[j + 1] * nx + gy[j + 1] * ny;
                float upper = a + (b - a) * ax;
                float lower = c + (d - c) * ax;
                sum += Math.abs(upper + (lower - upper) * ay);
            }
            px += stepX;
            py += stepY;
        }
        return sum / points;
    }
}
