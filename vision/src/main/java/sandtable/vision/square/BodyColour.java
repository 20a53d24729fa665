package sandtable.vision.square;

import java.util.Collection;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** Colours of dice's bodies: L, a, b, 8 bits each, as OpenCV has them. */
public final class BodyColour {
    private BodyColour() {}

    /** L, a and b of each pixel of a picture, row by row. */
    public static byte[] lab(Mat bgr) {
        Mat lab = new Mat();
        Imgproc.cvtColor(bgr, lab, Imgproc.COLOR_BGR2Lab);
        byte[] values = new byte[3 * lab.rows() * lab.cols()];
        lab.get(0, 0, values);
        lab.release();
        return values;
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
