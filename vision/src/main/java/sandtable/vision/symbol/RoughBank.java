package sandtable.vision.symbol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/** The looks of one colour at half scale, all compared at once. Safe from any thread. */
final class RoughBank {
    /** What rounding may add to a bound. */
    private static final float ROUNDED = 1e-3f;

    private final List<Look> looks;
    /** Each look in each quarter turn. */
    private final float[][] rows;
    /** The same in a quarter of the points, and how long what this leaves out is, see {@link RoughField#bounded}. */
    private final float[][] blocks;

    private final float[] rests;
    /** Which face each look shows, in the order in which they first come; and how many there are. */
    private final int[] faceOf;

    private final int faces;

    RoughBank(List<Look> looks) {
        this.looks = List.copyOf(looks);
        this.rows = looks.stream().flatMap(l -> Arrays.stream(l.rough)).toArray(float[][]::new);
        this.blocks = Arrays.stream(rows).map(RoughBank::blocks).toArray(float[][]::new);
        this.rests = new float[rows.length];
        for (int i = 0; i < rows.length; i++) {
            rests[i] = (float) Math.sqrt(Math.max(0, Sums.dot(rows[i], rows[i]) - Sums.dot(blocks[i], blocks[i])));
        }
        List<String> names = looks.stream().map(l -> l.face).distinct().toList();
        this.faceOf = looks.stream().mapToInt(l -> names.indexOf(l.face)).toArray();
        this.faces = names.size();
    }

    List<Look> looks() {
        return looks;
    }

    private static float[] blocks(float[] row) {
        float[] few = new float[row.length / 4];
        for (int k = 0; k < few.length; k++) {
            int i = RoughField.block(k);
            few[k] = (row[i] + row[i + 1] + row[i + Look.ROUGH] + row[i + Look.ROUGH + 1]) / 2;
        }
        return few;
    }

    /** A face found at half scale. */
    record Found(Look look, double score, Pose pose) {}

    /** The best of each face's looks in each quarter turn, in and near a square, best first. */
    List<Found> search(Grey half, Square square) {
        RoughField field = new RoughField(half, square);
        double k = square.size() / FaceCrop.SIDE;
        Found[] best = new Found[4 * faces];
        float[] scores = new float[RoughField.PLACES];
        for (int i = 0; i < rows.length; i++) {
            int top = scored(i, field, scores);
            Look look = looks.get(i / 4);
            int which = 4 * faceOf[i / 4] + i % 4;
            Found known = best[which];
            if (known == null || scores[top] > known.score()) {
                double u = 2.0 * (top % RoughField.SPAN - RoughField.SPAN / 2);
                double v = 2.0 * (top / RoughField.SPAN - RoughField.SPAN / 2);
                Pose at = Pose.of(square.x(), square.y(), square.angle(), k).moved(u, v);
                Pose turned = Pose.of(at.x(), at.y(), square.angle() + i % 4 * Math.PI / 2, k);
                best[which] = new Found(look, scores[top], turned);
            }
        }
        List<Found> found = new ArrayList<>(List.of(best));
        found.sort(Comparator.comparingDouble(Found::score).reversed());
        return found;
    }

    /** How well any look in any quarter turn correlates with a field, if that is better than {@code least}; else {@code least}. */
    double best(RoughField.Bounded there, double least) {
        double best = least;
        float[] scores = new float[RoughField.PLACES];
        for (int i = 0; i < rows.length; i++) {
            if (mayReach(best, i, there, scores)) {
                best = Math.max(best, scores[scored(i, there.field(), scores)]);
            }
        }
        return best;
    }

    private boolean mayReach(double least, int i, RoughField.Bounded there, float[] sums) {
        RoughField.product(blocks[i], there.few(), sums);
        float reached = (float) least - ROUNDED;
        for (int w = 0; w < RoughField.PLACES; w++) {
            if (sums[w] + rests[i] * there.rest()[w] > reached * there.field().lengths[w]) {
                return true;
            }
        }
        return false;
    }

    /** How well a look correlates with the window at each place; gives the first of the best places. */
    private int scored(int i, RoughField field, float[] scores) {
        RoughField.product(rows[i], field.points, scores);
        // The looks have mean 0, so that of a window makes no difference.
        for (int w = 0; w < RoughField.PLACES; w++) {
            scores[w] /= field.lengths[w];
        }
        int top = 0;
        for (int w = 1; w < RoughField.PLACES; w++) {
            if (scores[w] > scores[top]) {
                top = w;
            }
        }
        return top;
    }
}
