package sandtable.vision.symbol;

import java.util.Arrays;
import java.util.List;

/**
 * What sets the faces of one colour apart: what they have in common (a badge's outline, the ink in the middle) is taken away,
 * and points where they differ count by how much they do (the variance between the classes, as in R. Fisher's
 * discriminant, 1936). A square may lie in any of four quarter turns, so the turns count as classes too.
 */
final class Apart {
    private static final int N = Look.SIDE;
    /** Nothing is known of other faces: all that is seen tells the same. */
    static final Apart NOTHING = new Apart(new float[N * N], ones());

    private static final float LEAST = 0.05f;

    private final float[] common;
    private final float[] weights;

    private Apart(float[] common, float[] weights) {
        this.common = common;
        this.weights = weights;
    }

    private static float[] ones() {
        float[] ones = new float[N * N];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** @param looks all of one colour */
    static Apart of(List<Look> looks) {
        float[] mean = new float[N * N];
        for (Look l : looks) {
            add(l.fine, mean, 0.25f / looks.size());
        }
        float[] square = new float[N * N];
        for (Look l : looks) {
            float[] rest = new float[N * N];
            for (int i = 0; i < rest.length; i++) {
                float d = l.fine[i] - mean[i];
                rest[i] = d * d;
            }
            add(rest, square, 0.25f / looks.size());
        }
        float most = 1e-9f;
        for (float v : square) {
            most = Math.max(most, v);
        }
        float[] roots = new float[N * N];
        for (int i = 0; i < roots.length; i++) {
            roots[i] = (float) Math.sqrt(LEAST + (1 - LEAST) * Math.min(1, 2 * square[i] / most));
        }
        return new Apart(mean, roots);
    }

    /** Adds a window in its four quarter turns. */
    private static void add(float[] w, float[] sum, float share) {
        int r = N - 1;
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                float v = share * w[y * N + x];
                sum[y * N + x] += v;
                sum[x * N + r - y] += v;
                sum[(r - y) * N + r - x] += v;
                sum[(r - x) * N + y] += v;
            }
        }
    }

    /** Takes away what all have in common, weighs the rest and brings it to length 1. */
    void tell(float[] window) {
        double square = 1e-12;
        for (int i = 0; i < window.length; i++) {
            window[i] = (window[i] - common[i]) * weights[i];
            square += window[i] * window[i];
        }
        float k = (float) (1 / Math.sqrt(square));
        for (int i = 0; i < window.length; i++) {
            window[i] *= k;
        }
    }
}
