package sandtable.vision.symbol;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.Pose;

/** The lightness of a picture, or another mixture of its colours, as numbers, to be looked up between pixels. */
public final class Grey {
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
        float x0 = (float) (pose.x() - mid * (pose.a() + pose.b()));
        float y0 = (float) (pose.y() - mid * (pose.c() + pose.d()));
        float a = (float) pose.a();
        float b = (float) pose.b();
        float c = (float) pose.c();
        float d = (float) pose.d();
        int r = n - 1;
        boolean inside = in(x0, y0)
                && in(x0 + r * a, y0 + r * c)
                && in(x0 + r * b, y0 + r * d)
                && in(x0 + r * (a + b), y0 + r * (c + d));
        for (int j = 0; j < n; j++) {
            float x = x0 + j * b;
            float y = y0 + j * d;
            int row = j * n;
            if (inside) {
                for (int i = 0; i < n; i++) {
                    out[row + i] = at(x + i * a, y + i * c);
                }
            } else {
                for (int i = 0; i < n; i++) {
                    float px = Math.max(0, Math.min(width - 1.01f, x + i * a));
                    float py = Math.max(0, Math.min(height - 1.01f, y + i * c));
                    out[row + i] = at(px, py);
                }
            }
        }
    }

    private boolean in(float x, float y) {
        return x > 0.01f && y > 0.01f && x < width - 1.01f && y < height - 1.01f;
    }

    private float at(float x, float y) {
        int ix = (int) x;
        int iy = (int) y;
        float ax = x - ix;
        float ay = y - iy;
        int i = iy * width + ix;
        float upper = values[i] + (values[i + 1] - values[i]) * ax;
        float lower = values[i + width] + (values[i + width + 1] - values[i + width]) * ax;
        return upper + (lower - upper) * ay;
    }
}
