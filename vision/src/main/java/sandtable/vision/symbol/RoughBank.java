package sandtable.vision.symbol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/** The looks of one colour at half scale, all compared at once. Safe from any thread. */
final class RoughBank {
    private static final int SPAN = Look.FIELD - Look.ROUGH + 1;
    private static final int LENGTH = Look.ROUGH * Look.ROUGH;
    private static final int PLACES = SPAN * SPAN;

    private final List<Look> looks;
    /** Each look in each quarter turn. */
    private final float[][] rows;

    RoughBank(List<Look> looks) {
        this.looks = List.copyOf(looks);
        this.rows = looks.stream().flatMap(l -> Arrays.stream(l.rough)).toArray(float[][]::new);
    }

    /** A face found at half scale. */
    record Found(Look look, double score, Pose pose) {}

    /** The best of each face's looks in each quarter turn, in and near a square, best first. */
    List<Found> search(Grey half, Square square) {
        double k = square.size() / FaceCrop.SIDE;
        Pose middle = Pose.of((square.x() + 0.5) / 2 - 0.5, (square.y() + 0.5) / 2 - 0.5, square.angle(), k);
        float[] field = new float[Look.FIELD * Look.FIELD];
        half.window(middle, Look.FIELD, field);
        new Evening(Look.FIELD, Look.REACH / 2).even(field);
        float[] scores = product(field);
        Map<String, Found> best = new LinkedHashMap<>();
        for (int i = 0; i < 4 * looks.size(); i++) {
            int from = i * PLACES;
            int top = from;
            for (int w = from + 1; w < from + PLACES; w++) {
                if (scores[w] > scores[top]) {
                    top = w;
                }
            }
            Look look = looks.get(i / 4);
            String which = look.face + i % 4;
            Found known = best.get(which);
            if (known == null || scores[top] > known.score()) {
                double u = 2.0 * ((top - from) % SPAN - SPAN / 2);
                double v = 2.0 * ((top - from) / SPAN - SPAN / 2);
                Pose at = Pose.of(square.x(), square.y(), square.angle(), k).moved(u, v);
                Pose turned = Pose.of(at.x(), at.y(), square.angle() + i % 4 * Math.PI / 2, k);
                best.put(which, new Found(look, scores[top], turned));
            }
        }
        List<Found> found = new ArrayList<>(best.values());
        found.sort(Comparator.comparingDouble(Found::score).reversed());
        return found;
    }

    /** How well each look correlates with the window at each place of a field. */
    private float[] product(float[] field) {
        // A loop over the places is done for several at once, one over the points of a window is not.
        float[][] points = new float[LENGTH][PLACES];
        for (int i = 0; i < LENGTH; i++) {
            int from = i / Look.ROUGH * Look.FIELD + i % Look.ROUGH;
            for (int y = 0; y < SPAN; y++) {
                System.arraycopy(field, from + y * Look.FIELD, points[i], y * SPAN, SPAN);
            }
        }
        float[] lengths = lengths(points);
        float[] scores = new float[rows.length * PLACES];
        float[] sums = new float[PLACES];
        for (int i = 0; i < rows.length; i++) {
            Arrays.fill(sums, 0);
            for (int k = 0; k < LENGTH; k += 2) {
                add(sums, rows[i][k], points[k], rows[i][k + 1], points[k + 1]);
            }
            // The looks have mean 0, so that of a window makes no difference.
            for (int w = 0; w < PLACES; w++) {
                scores[i * PLACES + w] = sums[w] / lengths[w];
            }
        }
        return scores;
    }

    private static void add(float[] sums, float a, float[] p, float b, float[] q) {
        for (int i = 0; i < PLACES; i++) {
            sums[i] += a * p[i] + b * q[i];
        }
    }

    /** Of each window once it has mean 0. */
    private static float[] lengths(float[][] points) {
        float[] sums = new float[PLACES];
        for (float[] p : points) {
            add(sums, 1f / LENGTH, p, 0, p);
        }
        float[] squares = new float[PLACES];
        for (float[] p : points) {
            for (int i = 0; i < PLACES; i++) {
                squares[i] += (p[i] - sums[i]) * (p[i] - sums[i]);
            }
        }
        for (int i = 0; i < PLACES; i++) {
            squares[i] = (float) Math.sqrt(1e-9f + squares[i]);
        }
        return squares;
    }
}
