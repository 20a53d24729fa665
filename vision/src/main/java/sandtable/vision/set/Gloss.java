package sandtable.vision.set;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;

/** What bodies look like when their tops mirror a lamp or the sky: as much white light is added all over the top. */
final class Gloss {
    /** Of white paper's light: the most that is added, and in which steps. */
    private static final double MOST = 0.16;

    private static final int STEPS = 8;

    private Gloss() {}

    /**
     * A body with some gloss on it.
     *
     * @param lab as {@link BodyColour} has it
     * @param light added to it, of white paper's
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Glossy(double[] lab, double light) {}

    /** Each body with more and more gloss, without any left out. */
    static List<Glossy> on(List<double[]> bodies) {
        List<Glossy> all = new ArrayList<>();
        for (int step = 1; step <= STEPS; step++) {
            double light = MOST * step / STEPS;
            for (double[] lab : bodies) {
                all.add(new Glossy(lit(lab, light), light));
            }
        }
        return all;
    }

    private static double[] lit(double[] lab, double light) {
        Mat m = new Mat(1, 1, CvType.CV_32FC3);
        m.put(0, 0, new float[] {(float) (lab[0] / 2.55), (float) (lab[1] - 128), (float) (lab[2] - 128)});
        Imgproc.cvtColor(m, m, Imgproc.COLOR_Lab2LBGR);
        Core.add(m, Scalar.all(light), m);
        Imgproc.cvtColor(m, m, Imgproc.COLOR_LBGR2Lab);
        float[] v = new float[3];
        m.get(0, 0, v);
        m.release();
        return new double[] {2.55 * v[0], v[1] + 128, v[2] + 128};
    }
}
