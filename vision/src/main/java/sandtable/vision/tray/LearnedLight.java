package sandtable.vision.tray;

import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * Brings a plan to the light in which the empty tray was seen, where the light has changed much since: evening comes, a
 * lamp is moved, a camera chooses another exposure or another white. The cloth tells by how much.
 */
public final class LearnedLight {
    /** Changes by less than this share, of each of blue, green and red, are read as they are. */
    private static final double LITTLE = 0.2;

    private static final double LEAST_GAIN = 0.5;
    private static final double MOST_GAIN = 5;
    /** By how much more or less than the others one of blue, green and red may be changed: the lamp's colour. */
    private static final double MOST_TINT = 1.35;

    private static final int LEVELS = 256;

    private LearnedLight() {}

    /**
     * The plan in the light of before; empty where that is about the same. The caller releases it.
     *
     * @param now the cloth as it is seen in the plan
     */
    public static Optional<Mat> of(Mat plan, ClothColour now, Cloth then) {
        double[] is = now.bgr();
        double[] was = ClothColour.bgr(then.l(), then.a(), then.b());
        double[] light = new double[is.length];
        for (int c = 0; c < light.length; c++) {
            light[c] = was[c] / Math.max(1, is[c]);
        }
        return of(plan, sum(was) / Math.max(1, sum(is)), light);
    }

    /** @param light see {@link Ground#light} */
    public static Optional<Mat> of(Mat plan, double[] light) {
        return of(plan, sum(light) / light.length, light);
    }

    /** All are multiplied by about as much, as dark channels of a colourful cloth say little. */
    private static Optional<Mat> of(Mat plan, double more, double[] light) {
        double all = clamped(more, LEAST_GAIN, MOST_GAIN);
        double[] gains = new double[light.length];
        boolean little = true;
        for (int c = 0; c < gains.length; c++) {
            gains[c] = clamped(light[c], all / MOST_TINT, all * MOST_TINT);
            little &= Math.abs(gains[c] - 1) < LITTLE;
        }
        return little ? Optional.empty() : Optional.of(lit(plan, gains));
    }

    private static double sum(double[] bgr) {
        return bgr[0] + bgr[1] + bgr[2];
    }

    private static double clamped(double v, double least, double most) {
        return Math.max(least, Math.min(most, v));
    }

    /** A picture with its blue, green and red multiplied. The caller releases it. */
    static Mat lit(Mat plan, double[] gains) {
        Mat levels = new Mat(1, LEVELS, CvType.CV_8UC3);
        byte[] values = new byte[3 * LEVELS];
        for (int v = 0; v < LEVELS; v++) {
            for (int c = 0; c < 3; c++) {
                values[3 * v + c] = (byte) Math.min(LEVELS - 1, Math.round(v * gains[c]));
            }
        }
        levels.put(0, 0, values);
        Mat out = new Mat();
        Core.LUT(plan, levels, out);
        levels.release();
        return out;
    }
}
