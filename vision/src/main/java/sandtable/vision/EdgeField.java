package sandtable.vision;

import java.util.Arrays;
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

    /** So many rows are looked at at once that they stay in the processor's cache. */
    private static final int BAND = 16;

    final int width;
    final int height;
    final float[] gx;
    final float[] gy;
    /** Strength in the original units. */
    final float[] strength;

    private EdgeField(int width, int height) {
        this.width = width;
        this.height = height;
        this.gx = new float[width * height];
        this.gy = new float[width * height];
        this.strength = new float[width * height];
    }

    /** @param blur standard deviation of the smoothing before the gradient, pixels */
    static EdgeField of(Mat bgr, double blur) {
        Mat lab = new Mat();
        Imgproc.GaussianBlur(bgr, lab, new Size(0, 0), blur);
        Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
        EdgeField field = new EdgeField(lab.cols(), lab.rows());
        Mat dx = new Mat();
        Mat dy = new Mat();
        short[] alongX = new short[3 * BAND * field.width];
        short[] alongY = new short[3 * BAND * field.width];
        for (int top = 0; top < field.height; top += BAND) {
            Mat band = lab.rowRange(top, Math.min(field.height, top + BAND));
            Imgproc.Sobel(band, dx, CvType.CV_16S, 1, 0, 3);
            Imgproc.Sobel(band, dy, CvType.CV_16S, 0, 1, 3);
            dx.get(0, 0, alongX);
            dy.get(0, 0, alongY);
            field.fill(top * field.width, band.rows() * field.width, alongX, alongY);
            band.release();
        }
        dx.release();
        dy.release();
        lab.release();
        return field;
    }

    private void fill(int from, int n, short[] dx, short[] dy) {
        for (int i = 0; i < n; i++) {
            int c = 3 * i;
            // The channel goes along in the lowest bits: a branch on which is strongest cannot be foretold, and costs
            // more than all the rest.
            int first = (dx[c] * dx[c] + dy[c] * dy[c]) << 2;
            int second = (dx[c + 1] * dx[c + 1] + dy[c + 1] * dy[c + 1]) << 2 | 1;
            int third = (dx[c + 2] * dx[c + 2] + dy[c + 2] * dy[c + 2]) << 2 | 2;
            int most = Math.max(Math.max(first, second), third);
            int at = c + (most & 3);
            strength[from + i] = most >> 2;
            gx[from + i] = dx[at];
            gy[from + i] = dy[at];
        }
        // Apart, because this is done for several pixels at once.
        for (int i = from; i < from + n; i++) {
            float s = (float) Math.sqrt(strength[i]);
            float k = 1 / (s + HALF);
            strength[i] = s;
            gx[i] *= k;
            gy[i] *= k;
        }
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

    /** Where the pixels lie, row by row, that are the crests of edges stronger than this. */
    int[] crests(float faint) {
        int[] found = new int[width * height];
        // To the next pixel across an edge: by whether that lies beside it (4), above or below it (2), or slantwise
        // downwards left (1).
        int[] across = {width + 1, width - 1, width, width, 1, 1, 1, 1};
        int n = 0;
        for (int y = 1; y < height - 1; y++) {
            for (int i = y * width + 1; i < (y + 1) * width - 1; i++) {
                float m = strength[i];
                float ax = Math.abs(gx[i]);
                float ay = Math.abs(gy[i]);
                int kind = 4 * less(ay, 0.41f * ax) + 2 * less(ax, 0.41f * ay) + less(gx[i] * gy[i], 0);
                int step = across[kind];
                // Without branches, which could not be foretold.
                found[n] = i;
                n += less(faint, m) & ~less(m, strength[i - step]) & less(strength[i + step], m);
            }
        }
        return Arrays.copyOf(found, n);
    }

    /** 1 or 0: the sign of the difference. */
    private static int less(float a, float b) {
        return Float.floatToRawIntBits(a - b) >>> 31;
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
