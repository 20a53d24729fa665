package sandtable.vision.symbol;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.Pose;

/** The lightness of a picture, or another mixture of its colours, as numbers, to be looked up between pixels. */
public final class Grey {
    /** Between two pixels it is looked up in so many steps, a power of 2. */
    private static final int SHIFT = 16;

    private static final int STEPS = 1 << SHIFT;
    /** The last place that is looked up lies so far before the end of the picture, pixels; the first so far behind its beginning. */
    private static final double BORDER = 1.01;

    private static final double EDGE = 0.01;
    /** Pixels; so many steps leave room for those within a window. */
    private static final double FAR = 1 << 14;

    final int width;
    final int height;
    private final float[] values;

    private Grey(int width, int height, float[] values) {
        this.width = width;
        this.height = height;
        this.values = values;
    }

    /** A mixture of the picture's colours, a little smoothed. */
    public static Grey of(Mat bgr, Ink ink) {
        Mat grey = new Mat();
        if (ink.equals(Ink.LIGHTNESS)) {
            Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
            grey.convertTo(grey, CvType.CV_32F);
        } else {
            Mat mixture = new Mat(1, 3, CvType.CV_32F);
            mixture.put(0, 0, new float[] {(float) ink.blue(), (float) ink.green(), (float) ink.red()});
            bgr.convertTo(grey, CvType.CV_32F);
            Core.transform(grey, grey, mixture);
            mixture.release();
        }
        Imgproc.GaussianBlur(grey, grey, new Size(0, 0), 0.7);
        float[] values = new float[grey.rows() * grey.cols()];
        grey.get(0, 0, values);
        Grey g = new Grey(grey.cols(), grey.rows(), values);
        grey.release();
        return g;
    }

    /** The same of an enrolled look. */
    static Grey of(Shot shot, Ink ink) {
        Mat crop = shot.mat();
        Grey grey = of(crop, ink);
        crop.release();
        return grey;
    }

    /** Dark for light. */
    public Grey negative() {
        float[] out = new float[values.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = 255 - values[i];
        }
        return new Grey(width, height, out);
    }

    /** At half the scale. */
    Grey half() {
        int w = width / 2;
        int h = height / 2;
        float[] out = new float[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int i = 2 * y * width + 2 * x;
                out[y * w + x] = (values[i] + values[i + 1] + values[i + width] + values[i + width + 1]) / 4;
            }
        }
        return new Grey(w, h, out);
    }

    /** Fills a window of {@code n} by {@code n} points, one pixel of the pose apart; beyond the border its last pixels count. */
    void window(Pose pose, int n, float[] out) {
        double mid = (n - 1) / 2.0;
        double x0 = pose.x() - mid * (pose.a() + pose.b());
        double y0 = pose.y() - mid * (pose.c() + pose.d());
        int r = n - 1;
        boolean inside = in(x0, y0)
                && in(x0 + r * pose.a(), y0 + r * pose.c())
                && in(x0 + r * pose.b(), y0 + r * pose.d())
                && in(x0 + r * (pose.a() + pose.b()), y0 + r * (pose.c() + pose.d()));
        // Counted from about the window's own corner, so that steps suffice in the largest picture.
        int column = (int) Math.max(0, Math.min(width - 1, x0));
        int line = (int) Math.max(0, Math.min(height - 1, y0));
        int first = line * width + column;
        int a = steps(pose.a());
        int c = steps(pose.c());
        int left = steps(-column);
        int top = steps(-line);
        int right = steps(width - BORDER - column);
        int bottom = steps(height - BORDER - line);
        for (int j = 0; j < n; j++) {
            int x = steps(x0 - column + j * pose.b());
            int y = steps(y0 - line + j * pose.d());
            int row = j * n;
            if (inside) {
                for (int i = 0; i < n; i++) {
                    out[row + i] = at(first, x, y);
                    x += a;
                    y += c;
                }
            } else {
                for (int i = 0; i < n; i++) {
                    out[row + i] = at(first, Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y)));
                    x += a;
                    y += c;
                }
            }
        }
    }

    private boolean in(double x, double y) {
        return x > EDGE && y > EDGE && x < width - BORDER && y < height - BORDER;
    }

    /** What lies further off than {@link #FAR} is beyond the border in any case. */
    private static int steps(double pixels) {
        return (int) Math.rint(Math.max(-FAR, Math.min(FAR, pixels)) * STEPS);
    }

    /** Whole numbers of steps take a third less time than floating ones. */
    private float at(int first, int x, int y) {
        int i = first + (y >> SHIFT) * width + (x >> SHIFT);
        float ax = (x & (STEPS - 1)) * (1f / STEPS);
        float ay = (y & (STEPS - 1)) * (1f / STEPS);
        float upper = values[i] + (values[i + 1] - values[i]) * ax;
        float lower = values[i + width] + (values[i + width + 1] - values[i + width]) * ax;
        return upper + (lower - upper) * ay;
    }
}
