package sandtable.vision;

import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A quick first comparison at half scale, to choose the few templates that are compared in full. */
final class CoarseMatch {
    private static final int SIDE = (FaceCrop.SIDE - 2 * FaceCrop.RIM) / 2;
    private static final int FIELD = Shot.WIDTH / 2;

    private CoarseMatch() {}

    /** Half-scale values with mean 0 and length 1. */
    static float[] template(Mat inner) {
        float[] v = halved(inner, SIDE);
        normalise(v);
        return v;
    }

    static float[] field(Mat even) {
        return halved(even, FIELD);
    }

    private static float[] halved(Mat m, int side) {
        Mat half = new Mat();
        Imgproc.resize(m, half, new Size(side, side), 0, 0, Imgproc.INTER_AREA);
        float[] v = new float[side * side];
        half.get(0, 0, v);
        half.release();
        return v;
    }

    private static void normalise(float[] v) {
        double mean = 0;
        for (float x : v) {
            mean += x;
        }
        mean /= v.length;
        double sum = 1e-9;
        for (int i = 0; i < v.length; i++) {
            v[i] -= (float) mean;
            sum += v[i] * v[i];
        }
        float k = (float) (1 / Math.sqrt(sum));
        for (int i = 0; i < v.length; i++) {
            v[i] *= k;
        }
    }

    /** All windows of a field, each normalised, so that a comparison is one dot product. */
    static float[][] windows(float[] field) {
        int span = FIELD - SIDE + 1;
        float[][] all = new float[span * span][];
        for (int y = 0; y < span; y++) {
            for (int x = 0; x < span; x++) {
                float[] v = new float[SIDE * SIDE];
                for (int r = 0; r < SIDE; r++) {
                    System.arraycopy(field, (y + r) * FIELD + x, v, r * SIDE, SIDE);
                }
                normalise(v);
                all[y * span + x] = v;
            }
        }
        return all;
    }

    static float best(float[][] windows, float[] template) {
        float best = -1;
        for (float[] w : windows) {
            float sum = 0;
            for (int i = 0; i < w.length; i++) {
                sum += w[i] * template[i];
            }
            best = Math.max(best, sum);
        }
        return best;
    }
}
