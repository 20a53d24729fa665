package sandtable.vision.symbol;

import java.util.Arrays;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/**
 * What lies in and near a square at half scale: a window at each place to which a look may be moved, light and shade taken out. Immutable.
 */
final class RoughField {
    /** Places in a row. */
    static final int SPAN = Look.FIELD - Look.ROUGH + 1;

    static final int PLACES = SPAN * SPAN;
    /** Points of a window. */
    static final int LENGTH = Look.ROUGH * Look.ROUGH;

    /** Each point of a window, at all places: a loop over these is done for several at once, one over the points is not. */
    final float[][] points;
    /** Length of each window once it has mean 0. */
    final float[] lengths;

    RoughField(Grey half, Square square) {
        Pose middle = Pose.of(
                (square.x() + 0.5) / 2 - 0.5,
                (square.y() + 0.5) / 2 - 0.5,
                square.angle(),
                square.size() / FaceCrop.SIDE);
        float[] field = new float[Look.FIELD * Look.FIELD];
        half.window(middle, Look.FIELD, field);
        new Evening(Look.FIELD, Look.REACH / 2).even(field);
        this.points = new float[LENGTH][PLACES];
        for (int i = 0; i < LENGTH; i++) {
            int from = i / Look.ROUGH * Look.FIELD + i % Look.ROUGH;
            for (int y = 0; y < SPAN; y++) {
                System.arraycopy(field, from + y * Look.FIELD, points[i], y * SPAN, SPAN);
            }
        }
        this.lengths = lengths(points);
    }

    /** The sum of what each place shows, each point times a look's. */
    static void product(float[] row, float[][] points, float[] sums) {
        Arrays.fill(sums, 0);
        for (int k = 0; k < row.length; k += 4) {
            add(sums, row, k, points[k], points[k + 1], points[k + 2], points[k + 3]);
        }
    }

    private static void add(float[] sums, float[] row, int k, float[] p, float[] q, float[] r, float[] s) {
        float a = row[k];
        float b = row[k + 1];
        float c = row[k + 2];
        float d = row[k + 3];
        for (int i = 0; i < PLACES; i++) {
            sums[i] += a * p[i] + b * q[i] + (c * r[i] + d * s[i]);
        }
    }

    private static float[] lengths(float[][] points) {
        float[] sums = new float[PLACES];
        for (float[] p : points) {
            for (int i = 0; i < PLACES; i++) {
                sums[i] += p[i] / LENGTH;
            }
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

    /** With the same in a quarter of the points, each the sum of four divided by 2. */
    Bounded bounded() {
        float[][] few = new float[LENGTH / 4][PLACES];
        float[] rest = new float[PLACES];
        for (int k = 0; k < few.length; k++) {
            int i = block(k);
            block(points[i], points[i + 1], points[i + Look.ROUGH], points[i + Look.ROUGH + 1], few[k], rest);
        }
        for (int i = 0; i < PLACES; i++) {
            rest[i] = (float) Math.sqrt(rest[i]);
        }
        return new Bounded(this, few, rest);
    }

    /** The first of the four points of a block, of which the next one, and those below both, are the others. */
    static int block(int k) {
        int half = Look.ROUGH / 2;
        return 2 * (k / half) * Look.ROUGH + 2 * (k % half);
    }

    private static void block(float[] p, float[] q, float[] r, float[] s, float[] out, float[] rest) {
        for (int i = 0; i < PLACES; i++) {
            out[i] = (p[i] + q[i] + (r[i] + s[i])) / 2;
        }
        // What a mean leaves of four, by their differences, as a difference of sums would round away where it is small.
        for (int i = 0; i < PLACES; i++) {
            float across = p[i] - q[i] + (r[i] - s[i]);
            float down = p[i] + q[i] - (r[i] + s[i]);
            float aslant = p[i] - q[i] - (r[i] - s[i]);
            rest[i] += (across * across + down * down + aslant * aslant) / 4;
        }
    }

    /**
     * A field that tells quickly where no look can agree well: by no more than in the few points and with all of the rest (Cauchy's and
     * Schwarz's inequality).
     *
     * @param few as {@link RoughField#points}, fewer
     * @param rest how long what they leave out is, at each place
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Bounded(RoughField field, float[][] few, float[] rest) {}
}
