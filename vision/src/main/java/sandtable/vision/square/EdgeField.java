package sandtable.vision.square;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
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

    /** So many pixels are looked at at once that they stay in the processor's cache. */
    private static final int BAND = 16 * 1280;

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
        List<Mat> channels = new ArrayList<>();
        Core.split(lab, channels);
        lab.release();
        int most = Math.min(field.height, Math.max(1, BAND / field.width));
        Band first = new Band(most * field.width);
        Band other = new Band(most * field.width);
        for (int top = 0; top < field.height; top += most) {
            int rows = Math.min(most, field.height - top);
            first.gradient(channels.get(0), top, rows);
            for (Mat channel : channels.subList(1, 3)) {
                other.gradient(channel, top, rows);
                first.takeStronger(other, rows * field.width);
            }
            field.fill(first, top * field.width, rows * field.width);
        }
        channels.forEach(Mat::release);
        first.release();
        other.release();
        return field;
    }

    private void fill(Band band, int from, int n) {
        float[] share = band.shares(n);
        System.arraycopy(band.strength, 0, strength, from, n);
        for (int i = 0; i < n; i++) {
            gx[from + i] = band.dx[i] * share[i];
        }
        for (int i = 0; i < n; i++) {
            gy[from + i] = band.dy[i] * share[i];
        }
    }

    /**
     * The gradient of one channel in some rows. Each loop does one thing without branches, so that it is done to several pixels
     * at once.
     */
    private static final class Band {
        private final float[] dx;
        private final float[] dy;
        /** Squared until {@link #shares}. */
        private final float[] strength;

        private final float[] scratch;
        private final Mat alongX = new Mat();
        private final Mat alongY = new Mat();

        Band(int pixels) {
            dx = new float[pixels];
            dy = new float[pixels];
            strength = new float[pixels];
            scratch = new float[pixels];
        }

        void gradient(Mat channel, int top, int rows) {
            // With the rows next to it, on which its first and last one depend.
            int above = Math.min(1, top);
            Mat part = channel.rowRange(top - above, Math.min(channel.rows(), top + rows + 1));
            Imgproc.spatialGradient(part, alongX, alongY, 3);
            part.release();
            alongX.convertTo(alongX, CvType.CV_32F);
            alongY.convertTo(alongY, CvType.CV_32F);
            alongX.get(above, 0, dx);
            alongY.get(above, 0, dy);
            int n = rows * channel.cols();
            for (int i = 0; i < n; i++) {
                strength[i] = dx[i] * dx[i] + dy[i] * dy[i];
            }
        }

        /** Takes another channel's gradient where that is as strong or stronger. */
        void takeStronger(Band other, int n) {
            for (int i = 0; i < n; i++) {
                // 1 or 0, as both are whole numbers.
                scratch[i] = Math.min(1, Math.max(0, other.strength[i] - strength[i] + 1));
            }
            mix(dx, other.dx, scratch, n);
            mix(dy, other.dy, scratch, n);
            mix(strength, other.strength, scratch, n);
        }

        private static void mix(float[] own, float[] other, float[] share, int n) {
            for (int i = 0; i < n; i++) {
                own[i] += share[i] * (other[i] - own[i]);
            }
        }

        /** What to multiply the gradients by so that they saturate. */
        float[] shares(int n) {
            for (int i = 0; i < n; i++) {
                strength[i] = (float) Math.sqrt(strength[i]);
            }
            for (int i = 0; i < n; i++) {
                scratch[i] = 1 / (strength[i] + HALF);
            }
            return scratch;
        }

        void release() {
            alongX.release();
            alongY.release();
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
}
