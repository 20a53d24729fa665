package sandtable.vision.set;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;
import sandtable.vision.tray.ClothColour;

/**
 * What bodies look like where the light is not as in the rest of the tray: a top that mirrors a lamp or the sky has as much white light added
 * all over it, a coloured one lacks it where it was enrolled so, and one in the shadow of a wall has less of all light.
 */
final class OddLight {
    /** Of white paper's light: the most that is added, and in which steps. */
    private static final double MOST_GLOSS = 0.16;

    private static final int STEPS = 8;
    /** What it is further from its body for each part of white light. */
    private static final double GLOSS = 40;

    /** Shadows leave at least this of the light, as its cube root ({@link ClothColour#inLight}). */
    private static final double DARKEST = 0.6;
    /** What it is further from its body for each part of that. */
    private static final double SHADE = 20;

    private OddLight() {}

    /**
     * A body in another light.
     *
     * @param lab as {@link BodyColour} has it
     * @param far how far that is from the body at least
     * @param share of the tray's light that falls on it
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Lit(double[] lab, double far, double share) {
        double distance(double[] seen) {
            return BodyColour.distance(lab, seen) + far;
        }
    }

    /** Each body with more and more gloss and in deeper and deeper shadow, without any left as it is. */
    static List<Lit> on(List<double[]> bodies) {
        List<Lit> all = new ArrayList<>();
        for (int step = 1; step <= STEPS; step++) {
            double light = MOST_GLOSS * step / STEPS;
            double shade = (1 - DARKEST) * step / STEPS;
            double root = 1 - shade;
            for (double[] lab : bodies) {
                all.add(new Lit(glossy(lab, light), GLOSS * light, 1));
                if (Bodies.coloured(lab)) {
                    all.add(new Lit(glossy(lab, -light), GLOSS * light, 1));
                }
                all.add(new Lit(ClothColour.inLight(lab, root), SHADE * shade, root * root * root));
            }
        }
        return all;
    }

    /** With so much white light added; what is taken away is taken as far as there is any. */
    private static double[] glossy(double[] lab, double light) {
        Mat m = new Mat(1, 1, CvType.CV_32FC3);
        m.put(0, 0, new float[] {(float) (lab[0] / 2.55), (float) (lab[1] - 128), (float) (lab[2] - 128)});
        Imgproc.cvtColor(m, m, Imgproc.COLOR_Lab2LBGR);
        Core.add(m, Scalar.all(light), m);
        Core.max(m, Scalar.all(0), m);
        Imgproc.cvtColor(m, m, Imgproc.COLOR_LBGR2Lab);
        float[] v = new float[3];
        m.get(0, 0, v);
        m.release();
        return new double[] {2.55 * v[0], v[1] + 128, v[2] + 128};
    }
}
