package sandtable.vision;

import java.util.ArrayList;
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
        List<Mat> channels = new ArrayList<>();
        Core.split(lab, channels);
        int n = lab.rows() * lab.cols();
        float[] gx = new float[n];
        float[] gy = new float[n];
        float[] strength = new float[n];
        short[] dx = new short[n];
        short[] dy = new short[n];
        Mat d = new Mat();
        for (Mat channel : channels) {
            Imgproc.Sobel(channel, d, CvType.CV_16S, 1, 0, 3);
            d.get(0, 0, dx);
            Imgproc.Sobel(channel, d, CvType.CV_16S, 0, 1, 3);
            d.get(0, 0, dy);
            for (int i = 0; i < n; i++) {
                float m = (float) dx[i] * dx[i] + (float) dy[i] * dy[i];
                if (m > strength[i]) {
                    strength[i] = m;
                    gx[i] = dx[i];
                    gy[i] = dy[i];
                }
            }
            channel.release();
        }
        for (int i = 0; i < n; i++) {
            strength[i] = (float) Math.sqrt(strength[i]);
            float k = strength[i] < 1e-3f ? 0 : 1 / (strength[i] + HALF);
            gx[i] *= k;
            gy[i] *= k;
        }
        EdgeField field = new EdgeField(lab.cols(), lab.rows(), gx, gy, strength);
        d.release();
        lab.release();
        return field;
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

    /** Saturated gradient across a direction at a point between pixels, 0 outside. */
    double across(double x, double y, double nx, double ny) {
        int ix = (int) Math.floor(x);
        int iy = (int) Math.floor(y);
        if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= height - 1) {
            return 0;
        }
        double ax = x - ix;
        double ay = y - iy;
        int i = iy * width + ix;
        double sx = (gx[i] * (1 - ax) + gx[i + 1] * ax) * (1 - ay)
                + (gx[i + width] * (1 - ax) + gx[i + width + 1] * ax) * ay;
        double sy = (gy[i] * (1 - ax) + gy[i + 1] * ax) * (1 - ay)
                + (gy[i + width] * (1 - ax) + gy[i + width + 1] * ax) * ay;
        return Math.abs(sx * nx + sy * ny);
    }
}
