package sandtable.vision.square;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds squares of one known size: every edge pixel votes, at both sides of itself, for the centres of squares whose side
 * it may be (a generalised Hough transform, D. Ballard 1981), kept apart by side, so that a square counts only when at
 * least three of its sides are seen. Touching dice lose no more than one side to each neighbour.
 */
final class SquareFinder {
    private static final int BINS = 18;
    /** Cells of votes to the edge of a square. */
    private static final double CELLS = 8;
    /** Half of the part of a side that votes are cast along, in edges. */
    private static final double REACH = 0.36;

    private static final int STEPS = (int) (2 * REACH * CELLS) + 1;
    /** A vote falls no further than this from its pixel, in edges. */
    private static final double FURTHEST = 0.7;
    /** Edges fainter than this, and than most of what the picture has (its grain), do not vote. */
    private static final float FAINT = 5;
    /** A side between two directions counts for both, and one near to a direction for nearly all. */
    private static final float NEAR = 1.6f;

    private final double size;
    private final float cell;
    private final int width;
    private final int height;
    /** Width of the votes, cells. */
    private final int w;

    private final int h;

    private SquareFinder(EdgeField edges, double size) {
        this.size = size;
        this.cell = (float) (size / CELLS);
        this.width = edges.width;
        this.height = edges.height;
        this.w = (int) (width / cell) + 1;
        this.h = (int) (height / cell) + 1;
    }

    /**
     * Squares of one size (a tenth more or less), best first.
     *
     * @param edges of the picture
     * @param size their edge in it, pixels
     * @param least smallest score
     */
    static List<Square> find(EdgeField edges, double size, double least) {
        return new SquareFinder(edges, size).find(Crests.of(edges), least);
    }

    private List<Square> find(Crests crests, double least) {
        float[][] scores = new float[BINS][];
        List<Square> found = new ArrayList<>();
        // One direction after the other, so that what is written to stays small enough for the processor's cache.
        float[][] votes = new float[4][w * h];
        float[][] next = new float[4][w * h];
        // What lies between the last direction and the first: turned by half, so that the sides change places.
        cast(crests, BINS - 1, next[0], next[1], votes[2], votes[3]);
        cast(crests, 2 * BINS - 1, next[2], next[3], votes[1], votes[0]);
        for (int angle = 0; angle < BINS; angle++) {
            for (float[] side : next) {
                Arrays.fill(side, 0);
            }
            cast(crests, angle, votes[0], votes[1], next[0], next[1]);
            cast(crests, angle + BINS, votes[2], votes[3], next[2], next[3]);
            // The first two are compared with the last one; of the others three are needed at a time.
            scores[angle] = angle < 5 ? new float[w * h] : scores[angle - 3];
            score(votes, scores[angle], least);
            if (angle >= 2) {
                peaks(scores, angle - 1, least, found);
            }
            float[][] done = votes;
            votes = next;
            next = done;
        }
        peaks(scores, BINS - 1, least, found);
        List<Square> first = new ArrayList<>();
        peaks(scores, 0, least, first);
        found.addAll(0, first);
        found.sort(Comparator.comparingDouble(Square::score).reversed());
        return found;
    }

    /**
     * The edge pixels sorted by the direction that they lie at or after.
     *
     * @param from where each direction begins
     * @param all {@link #LENGTH} numbers of each: its place, the direction across the edge (length 1, never upwards), and its
     *     weights for this direction and the next
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Crests(int[] from, float[] all) {
        static final int LENGTH = 6;
        private static final float QUARTER = (float) (Math.PI / 2);
        private static final float LAST = Math.nextDown(2f * BINS);
        /**
         * The angle is this and more or less ({@link #SIGN}) what the direction differs from the nearest axis: for directions to the
         * right, to the left, steep ones to the right and steep ones to the left.
         */
        private static final float[] START = {0, 2 * QUARTER, QUARTER, QUARTER};

        private static final float[] SIGN = {1, -1, -1, 1};

        static Crests of(EdgeField e) {
            int[] crests = e.crests(Math.max(FAINT, e.usual()));
            int n = crests.length;
            float[] turns = new float[n];
            int[] from = new int[2 * BINS + 1];
            for (int i = 0; i < n; i++) {
                turns[i] = turn(e.gx[crests[i]], e.gy[crests[i]]);
                from[(int) turns[i] + 1]++;
            }
            for (int k = 0; k < 2 * BINS; k++) {
                from[k + 1] += from[k];
            }
            int[] next = from.clone();
            float[] all = new float[LENGTH * n];
            int y = 0;
            for (int i = 0; i < n; i++) {
                int p = crests[i];
                while (p >= (y + 1) * e.width) {
                    y++;
                }
                int k = (int) turns[i];
                float f = turns[i] - k;
                float gx = e.gx[p];
                float gy = e.gy[p];
                float m = (float) Math.sqrt(gx * gx + gy * gy);
                float sign = gy < 0 || (gy == 0 && gx < 0) ? -1 / m : 1 / m;
                int at = LENGTH * next[k]++;
                all[at] = p - y * e.width;
                all[at + 1] = y;
                all[at + 2] = gx * sign;
                all[at + 3] = gy * sign;
                all[at + 4] = m * Math.min(1, NEAR * (1 - f));
                all[at + 5] = m * Math.min(1, NEAR * f);
            }
            return new Crests(from, all);
        }

        /** The direction across an edge in {@link #BINS}ths of a quarter turn, below 2 BINS; off by a sixteenth of one at most. */
        private static float turn(float gx, float gy) {
            float x = Math.abs(gx);
            float y = Math.abs(gy);
            float q = Math.min(x, y) / Math.max(x, y);
            // A usual approximation of the arc tangent between 0 and 1, in radians good to 0.005.
            float eighth = q * (0.7853982f + 0.273f * (1 - q));
            int kind = (y > x ? 2 : 0) + (gx * gy < 0 ? 1 : 0);
            return Math.min(LAST, (START[kind] + SIGN[kind] * eighth) * (float) (2 * BINS / Math.PI));
        }
    }

    /**
     * Casts the votes of a direction.
     *
     * @param k the direction
     * @param before votes of this direction for centres before the edge
     * @param behind those behind it
     * @param nextBefore the same of the next direction
     */
    private void cast(Crests crests, int k, float[] before, float[] behind, float[] nextBefore, float[] nextBehind) {
        float[] all = crests.all();
        float half = (float) (CELLS / 2);
        float reach = (float) (REACH * CELLS);
        float clear = (float) (FURTHEST * size + cell);
        for (int i = Crests.LENGTH * crests.from()[k]; i < Crests.LENGTH * crests.from()[k + 1]; i += Crests.LENGTH) {
            float x = all[i];
            float y = all[i + 1];
            float ux = all[i + 2];
            float uy = all[i + 3];
            float here = all[i + 4];
            float there = all[i + 5];
            // Half a cell is added so that cutting off rounds.
            float px = x / cell + reach * uy + 0.5f;
            float py = y / cell - reach * ux + 0.5f;
            boolean inside = x > clear && y > clear && x < width - clear && y < height - clear;
            for (int t = 0; t < STEPS; t++) {
                float fx = px + half * ux;
                float fy = py + half * uy;
                if (inside || in(fx, fy)) {
                    int at = ((int) fy) * w + (int) fx;
                    before[at] += here;
                    nextBefore[at] += there;
                }
                float bx = px - half * ux;
                float by = py - half * uy;
                if (inside || in(bx, by)) {
                    int at = ((int) by) * w + (int) bx;
                    behind[at] += here;
                    nextBehind[at] += there;
                }
                px -= uy;
                py += ux;
            }
        }
    }

    private boolean in(float x, float y) {
        return x >= 0 && y >= 0 && x < w && y < h;
    }

    private void score(float[][] votes, float[] scores, double least) {
        // A side as long as the square, a third of it saturated, is a full side.
        float full = (float) (size * 0.3);
        float enough = (float) (4 * least);
        sum(votes[0], votes[1], votes[2], votes[3], scores);
        for (int i = 0; i < scores.length; i++) {
            scores[i] = scores[i] < enough * full
                    ? 0
                    : score(votes[0][i] / full, votes[1][i] / full, votes[2][i] / full, votes[3][i] / full, enough);
        }
    }

    /** Done for several cells at once. */
    private static void sum(float[] a, float[] b, float[] c, float[] d, float[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] = a[i] + b[i] + c[i] + d[i];
        }
    }

    private static float score(float a, float b, float c, float d, float enough) {
        float v0 = Math.min(1, a);
        float v1 = Math.min(1, b);
        float v2 = Math.min(1, c);
        float v3 = Math.min(1, d);
        float sum = v0 + v1 + v2 + v3;
        if (sum < enough) {
            return 0;
        }
        float low = Math.min(Math.min(v0, v1), Math.min(v2, v3));
        float high = Math.max(Math.max(v0, v1), Math.max(v2, v3));
        return (sum - 0.15f * high + 0.15f * low) / 4;
    }

    private void peaks(float[][] scores, int bin, double least, List<Square> found) {
        float[] plane = scores[bin];
        for (int y = 1; y < h - 1; y++) {
            for (int x = 1; x < w - 1; x++) {
                float s = plane[y * w + x];
                if (s > least && peak(scores, bin, x, y, w, s)) {
                    found.add(peakAt(plane, x, y, bin * Math.PI / 2 / BINS));
                }
            }
        }
    }

    /** In the middle of those next to it that are as high: sides that are seen fully all count the same. */
    private Square peakAt(float[] plane, int x, int y, double angle) {
        float s = plane[y * w + x];
        int n = 0;
        double right = 0;
        double down = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (plane[(y + dy) * w + x + dx] == s) {
                    n++;
                    right += dx;
                    down += dy;
                }
            }
        }
        return new Square((x + right / n) * cell, (y + down / n) * cell, size, angle, s);
    }

    private static boolean peak(float[][] scores, int bin, int x, int y, int w, float s) {
        for (int db = -1; db <= 1; db++) {
            float[] plane = scores[Math.floorMod(bin + db, BINS)];
            for (int dy = -1; dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    float other = plane[(y + dy) * w + x + dx];
                    boolean before = db < 0 || (db == 0 && (dy < 0 || (dy == 0 && dx < 0)));
                    if (before ? other >= s : other > s) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
