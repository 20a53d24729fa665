package sandtable.vision.symbol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How much each point of a face says about the symbol. Where no face of the set has ink there are only lights and
 * shadows, which differ from picture to picture. The same for all four quarter turns. Immutable.
 */
public final class Weights {
    private static final int N = Look.SIDE;
    private static final double BLANK = 0.05;
    private static final double FULL = 0.2;
    private static final int AROUND = 2;

    /** Square roots of the weights, 0 to 1. */
    private final float[] roots;
    /** The weights, brought to sum 1. */
    private final float[] shares;

    private final double total;

    private Weights(float[] roots) {
        this.roots = roots;
        this.total = Sums.dot(roots, roots);
        this.shares = new float[roots.length];
        for (int i = 0; i < roots.length; i++) {
            shares[i] = (float) (roots[i] * roots[i] / total);
        }
    }

    /** Brings a window to weighted mean 0 and length 1, each point times the root of its weight; gives the deviation before. */
    double normalise(float[] window) {
        float mean = Sums.dot(window, shares);
        for (int i = 0; i < window.length; i++) {
            window[i] = (window[i] - mean) * roots[i];
        }
        double square = 1e-9 + Sums.dot(window, window);
        float k = (float) (1 / Math.sqrt(square));
        for (int i = 0; i < window.length; i++) {
            window[i] *= k;
        }
        return Math.sqrt(square / total);
    }

    /** What a change of a window becomes when the window, of a known deviation, is brought to length 1. */
    void weigh(float[] change, double deviation) {
        float k = (float) (1 / (deviation * Math.sqrt(total)));
        for (int i = 0; i < change.length; i++) {
            change[i] *= k * roots[i];
        }
    }

    /** For windows of {@link Look#SIDE} squared. */
    public static Weights of(List<Shot> shots) {
        Map<String, List<float[]>> byFace = new LinkedHashMap<>();
        for (Shot s : shots) {
            byFace.computeIfAbsent(s.face(), f -> new ArrayList<>()).add(energy(Look.window(s)));
        }
        float[] most = new float[N * N];
        float top = 1e-9f;
        for (List<float[]> same : byFace.values()) {
            for (int i = 0; i < most.length; i++) {
                float[] values = new float[same.size()];
                for (int k = 0; k < values.length; k++) {
                    values[k] = same.get(k)[i];
                }
                Arrays.sort(values);
                // The middle one: a reflection is seldom in the same place on dice of two colours.
                most[i] = Math.max(most[i], values[(values.length - 1) / 2]);
                top = Math.max(top, most[i]);
            }
        }
        float[] out = new float[most.length];
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                float near = 0;
                for (int v = Math.max(0, y - AROUND); v <= Math.min(N - 1, y + AROUND); v++) {
                    for (int u = Math.max(0, x - AROUND); u <= Math.min(N - 1, x + AROUND); u++) {
                        near = Math.max(near, most[v * N + u]);
                    }
                }
                double w = (near / top - BLANK) / (FULL - BLANK);
                out[y * N + x] = (float) Math.sqrt(Math.max(0.02, Math.min(1, w)));
            }
        }
        return new Weights(out);
    }

    /** Squares, smoothed, the mean of the four turns. */
    private static float[] energy(float[] window) {
        float[] sum = new float[N * N];
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                float v = window[y * N + x] * window[y * N + x];
                int r = N - 1;
                sum[y * N + x] += v;
                sum[x * N + r - y] += v;
                sum[(r - y) * N + r - x] += v;
                sum[(r - x) * N + y] += v;
            }
        }
        float[] smooth = new float[N * N];
        for (int y = 0; y < N; y++) {
            for (int x = 0; x < N; x++) {
                float s = 0;
                int n = 0;
                for (int v = Math.max(0, y - 1); v <= Math.min(N - 1, y + 1); v++) {
                    for (int u = Math.max(0, x - 1); u <= Math.min(N - 1, x + 1); u++) {
                        s += sum[v * N + u];
                        n++;
                    }
                }
                smooth[y * N + x] = s / n;
            }
        }
        return smooth;
    }
}
