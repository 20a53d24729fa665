package sandtable.vision;

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
    /** Edge of a face in the picture that is searched, pixels. */
    static final double SIZE = 24;

    private static final int BINS = 18;
    private static final int CELL = 3;
    private static final double REACH = 0.36 * SIZE;
    private static final int STEPS = (int) (2 * REACH / CELL) + 1;
    /** Edges fainter than this, and than most of what the picture has (its grain), do not vote. */
    private static final float FAINT = 5;
    /** A side between two directions counts for both, and one near to a direction for nearly all. */
    private static final float NEAR = 1.6f;

    private static final double[] COS = new double[2 * BINS];
    private static final double[] SIN = new double[2 * BINS];

    static {
        for (int k = 0; k < 2 * BINS; k++) {
            COS[k] = Math.cos(k * Math.PI / (2 * BINS));
            SIN[k] = Math.sin(k * Math.PI / (2 * BINS));
        }
    }

    private SquareFinder() {}

    /**
     * Squares with an edge of {@link #SIZE} pixels (a tenth more or less), best first.
     *
     * @param edges of the picture in that scale
     * @param least smallest score
     */
    static List<Square> find(EdgeField edges, double least) {
        int w = edges.width / CELL + 1;
        int h = edges.height / CELL + 1;
        Votes all = Votes.of(edges);
        float[][] scores = new float[BINS][w * h];
        // One direction after the other, so that what is written to stays small enough for the processor's cache.
        float[] votes = new float[4 * w * h];
        for (int angle = 0; angle < BINS; angle++) {
            Arrays.fill(votes, 0);
            for (int axis = 0; axis < 2; axis++) {
                int k = angle + axis * BINS;
                for (int i = all.from()[k]; i < all.from()[k + 1]; i++) {
                    cast(edges, all.x()[i], all.y()[i], k, all.weight()[i], axis, votes, w, h);
                }
            }
            score(votes, scores[angle], least);
        }
        return peaks(scores, w, h, least);
    }

    /**
     * The edge pixels sorted by direction.
     *
     * @param from where each direction begins
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Votes(int[] from, int[] x, int[] y, float[] weight) {
        static Votes of(EdgeField e) {
            int[] crests = new int[e.width * e.height];
            int n = 0;
            float faint = Math.max(FAINT, e.usual());
            for (int y = 1; y < e.height - 1; y++) {
                for (int x = 1; x < e.width - 1; x++) {
                    if (e.strength[y * e.width + x] > faint && e.crest(x, y)) {
                        crests[n++] = y * e.width + x;
                    }
                }
            }
            float[] turns = new float[n];
            int[] from = new int[2 * BINS + 1];
            for (int i = 0; i < n; i++) {
                turns[i] = turn(e.gx[crests[i]], e.gy[crests[i]]);
                int k = (int) turns[i];
                from[k % (2 * BINS) + 1]++;
                from[(k + 1) % (2 * BINS) + 1]++;
            }
            for (int k = 0; k < 2 * BINS; k++) {
                from[k + 1] += from[k];
            }
            int[] next = from.clone();
            int[] x = new int[2 * n];
            int[] y = new int[2 * n];
            float[] weight = new float[2 * n];
            for (int i = 0; i < n; i++) {
                int p = crests[i];
                float m = (float) Math.sqrt(e.gx[p] * e.gx[p] + e.gy[p] * e.gy[p]);
                int k = (int) turns[i];
                float f = turns[i] - k;
                int a = next[k % (2 * BINS)]++;
                x[a] = p % e.width;
                y[a] = p / e.width;
                weight[a] = m * Math.min(1, NEAR * (1 - f));
                int b = next[(k + 1) % (2 * BINS)]++;
                x[b] = x[a];
                y[b] = y[a];
                weight[b] = m * Math.min(1, NEAR * f);
            }
            return new Votes(from, x, y, weight);
        }
    }

    /** The direction across an edge in {@link #BINS}ths of a quarter turn, 0 to 2 BINS; off by a sixteenth of one at most. */
    private static float turn(float gx, float gy) {
        float x = Math.abs(gx);
        float y = Math.abs(gy);
        float q = Math.min(x, y) / Math.max(x, y);
        // A usual approximation of the arc tangent between 0 and 1, in radians good to 0.005.
        float eighth = q * (0.7853982f + 0.273f * (1 - q));
        float quarter = y > x ? (float) (Math.PI / 2) - eighth : eighth;
        float half = gx * gy < 0 ? (float) Math.PI - quarter : quarter;
        return half * (float) (2 * BINS / Math.PI);
    }

    private static void cast(EdgeField e, int x, int y, int k, float weight, int axis, float[] votes, int w, int h) {
        double gx = e.gx[y * e.width + x];
        double gy = e.gy[y * e.width + x];
        double m = Math.sqrt(gx * gx + gy * gy);
        double sign = gx * COS[k] + gy * SIN[k] < 0 ? -1 / m : 1 / m;
        double ux = gx * sign;
        double uy = gy * sign;
        float stepX = (float) -uy;
        float stepY = (float) ux;
        for (int side = 0; side < 2; side++) {
            double s = side == 0 ? SIZE / 2 : -SIZE / 2;
            int plane = (axis * 2 + side) * w * h;
            // Half a cell is added so that cutting off rounds.
            float px = (float) ((x + s * ux + REACH * uy) / CELL + 0.5);
            float py = (float) ((y + s * uy - REACH * ux) / CELL + 0.5);
            float endX = px + (STEPS - 1) * stepX;
            float endY = py + (STEPS - 1) * stepY;
            boolean inside = Math.min(px, endX) >= 0
                    && Math.min(py, endY) >= 0
                    && Math.max(px, endX) < w - 0.01f
                    && Math.max(py, endY) < h - 0.01f;
            for (int t = 0; t < STEPS; t++) {
                if (inside || (px >= 0 && py >= 0 && px < w && py < h)) {
                    int at = plane + ((int) py) * w + (int) px;
                    votes[at] += weight;
                }
                px += stepX;
                py += stepY;
            }
        }
    }

    private static void score(float[] votes, float[] scores, double least) {
        int n = scores.length;
        // A side as long as the square, a third of it saturated, is a full side.
        float full = (float) (SIZE * 0.3);
        for (int i = 0; i < n; i++) {
            float v0 = Math.min(1, votes[i] / full);
            float v1 = Math.min(1, votes[n + i] / full);
            float v2 = Math.min(1, votes[2 * n + i] / full);
            float v3 = Math.min(1, votes[3 * n + i] / full);
            float sum = v0 + v1 + v2 + v3;
            if (sum < 4 * least) {
                continue;
            }
            float low = Math.min(Math.min(v0, v1), Math.min(v2, v3));
            float high = Math.max(Math.max(v0, v1), Math.max(v2, v3));
            scores[i] = (sum - 0.15f * high + 0.15f * low) / 4;
        }
    }

    private static List<Square> peaks(float[][] scores, int w, int h, double least) {
        List<Square> found = new ArrayList<>();
        for (int b = 0; b < BINS; b++) {
            for (int y = 1; y < h - 1; y++) {
                for (int x = 1; x < w - 1; x++) {
                    float s = scores[b][y * w + x];
                    if (s > least && peak(scores, b, x, y, w, s)) {
                        found.add(new Square(x * CELL, y * CELL, SIZE, b * Math.PI / 2 / BINS, s));
                    }
                }
            }
        }
        found.sort(Comparator.comparingDouble(Square::score).reversed());
        return found;
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
