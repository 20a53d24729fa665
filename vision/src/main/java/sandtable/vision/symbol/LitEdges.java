package sandtable.vision.symbol;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The edges of a face along which a lamp may be mirrored. On a glossy die with rounded edges it is a bright strip along one of them, on the
 * enrolled picture as in play, and after a turn it is another one: the look and the picture are compared without the two at most without
 * which they agree best. What the other edges show counts.
 */
final class LitEdges {
    private static final int N = Look.SIDE;
    private static final int MOST = 2;
    /** How wide such a strip is, points. */
    private static final int WIDE = 4;

    private static final List<LitEdges> ALL = IntStream.range(0, 16)
            .filter(edges -> Integer.bitCount(edges) <= MOST)
            .mapToObj(LitEdges::new)
            .toList();

    private final boolean upper;
    private final boolean right;
    private final boolean lower;
    private final boolean left;
    /** Which points of a window are left out. */
    private final boolean[] out = new boolean[N * N];

    /** @param edges upper 1, right 2, lower 4, left 8 */
    private LitEdges(int edges) {
        this.upper = (edges & 1) != 0;
        this.right = (edges & 2) != 0;
        this.lower = (edges & 4) != 0;
        this.left = (edges & 8) != 0;
        for (int i = 0; i < out.length; i++) {
            out[i] = beside(i / N, upper, lower) != i / N || beside(i % N, left, right) != i % N;
        }
    }

    /**
     * How well a look agrees with a picture without some edges.
     *
     * @param told the same for what sets the look apart from others, see {@link Look#told}
     */
    record Fit(double correlation, double told) {}

    /**
     * Without those edges without which they agree best.
     *
     * @param seen what lies under the look, not evened
     */
    static Fit fit(Look look, float[] seen, Evening evening) {
        return ALL.stream()
                .map(e -> e.without(look, seen, evening))
                .max(Comparator.comparingDouble(Fit::correlation))
                .orElseThrow();
    }

    private Fit without(Look look, float[] seen, Evening evening) {
        float[] p = even(look.raw, evening, look.weights);
        float[] q = even(seen, evening, look.weights);
        double correlation = correlation(p, q);
        look.tell(p);
        look.tell(q);
        return new Fit(correlation, correlation(p, q));
    }

    /** A strip would make what lies beside it darker when light and shade are taken out: in its place is what lies next to it. */
    private float[] even(float[] window, Evening evening, Weights weights) {
        float[] w = window.clone();
        for (int i = 0; i < w.length; i++) {
            if (out[i]) {
                w[i] = window[beside(i / N, upper, lower) * N + beside(i % N, left, right)];
            }
        }
        evening.even(w);
        weights.normalise(w);
        return w;
    }

    private static int beside(int at, boolean before, boolean behind) {
        int first = before ? WIDE : 0;
        int last = behind ? N - WIDE - 1 : N - 1;
        return Math.max(first, Math.min(last, at));
    }

    private double correlation(float[] p, float[] q) {
        double n = 0;
        double sumP = 0;
        double sumQ = 0;
        for (int i = 0; i < out.length; i++) {
            if (!out[i]) {
                n++;
                sumP += p[i];
                sumQ += q[i];
            }
        }
        double both = 0;
        double own = 1e-12;
        double others = 1e-12;
        for (int i = 0; i < out.length; i++) {
            if (!out[i]) {
                double a = p[i] - sumP / n;
                double b = q[i] - sumQ / n;
                both += a * b;
                own += a * a;
                others += b * b;
            }
        }
        return both / Math.sqrt(own * others);
    }
}
