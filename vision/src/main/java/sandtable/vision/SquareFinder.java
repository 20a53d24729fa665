package sandtable.vision;

import java.util.ArrayList;
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
    private static final float FAINT = 5;
    /** A side between two directions counts for both, and one near to a direction for nearly all. */
    private static final double NEAR = 1.6;

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
        float[] votes = new float[BINS * 4 * w * h];
        for (int y = 1; y < edges.height - 1; y++) {
            for (int x = 1; x < edges.width - 1; x++) {
                if (edges.strength[y * edges.width + x] > FAINT && edges.crest(x, y)) {
                    vote(edges, x, y, votes, w, h);
                }
            }
        }
        return peaks(votes, w, h, least);
    }

    private static void vote(EdgeField e, int x, int y, float[] votes, int w, int h) {
        int i = y * e.width + x;
        double gx = e.gx[i];
        double gy = e.gy[i];
        double m = Math.hypot(gx, gy);
        double turn = Math.atan2(gy, gx);
        if (turn < 0) {
            turn += Math.PI;
        }
        double bin = turn / Math.PI * 2 * BINS;
        int k0 = (int) Math.floor(bin);
        double f = bin - k0;
        cast(x, y, gx / m, gy / m, k0, m * Math.min(1, NEAR * (1 - f)), votes, w, h);
        cast(x, y, gx / m, gy / m, k0 + 1, m * Math.min(1, NEAR * f), votes, w, h);
    }

    private static void cast(int x, int y, double nx, double ny, int bin, double weight, float[] votes, int w, int h) {
        int k = bin % (2 * BINS);
        double sign = nx * COS[k] + ny * SIN[k] < 0 ? -1 : 1;
        double ux = nx * sign;
        double uy = ny * sign;
        int angle = k % BINS;
        int axis = k / BINS;
        float share = (float) weight;
        float stepX = (float) -uy;
        float stepY = (float) ux;
        for (int side = 0; side < 2; side++) {
            double s = side == 0 ? SIZE / 2 : -SIZE / 2;
            int plane = (angle * 4 + axis * 2 + side) * w * h;
            // Half a cell is added so that cutting off rounds.
            float px = (float) ((x + s * ux + REACH * uy) / CELL + 0.5);
            float py = (float) ((y + s * uy - REACH * ux) / CELL + 0.5);
            for (int t = 0; t < STEPS; t++) {
                int ix = (int) px;
                int iy = (int) py;
                if (px >= 0 && py >= 0 && ix < w && iy < h) {
                    votes[plane + iy * w + ix] += share;
                }
                px += stepX;
                py += stepY;
            }
        }
    }

    private static List<Square> peaks(float[] votes, int w, int h, double least) {
        int n = w * h;
        float[][] scores = new float[BINS][n];
        // A side as long as the square, a third of it saturated, is a full side.
        float full = (float) (SIZE * 0.3);
        for (int b = 0; b < BINS; b++) {
            int p = b * 4 * n;
            for (int i = 0; i < n; i++) {
                float v0 = Math.min(1, votes[p + i] / full);
                float v1 = Math.min(1, votes[p + n + i] / full);
                float v2 = Math.min(1, votes[p + 2 * n + i] / full);
                float v3 = Math.min(1, votes[p + 3 * n + i] / full);
                float sum = v0 + v1 + v2 + v3;
                if (sum < 4 * least) {
                    continue;
                }
                float low = Math.min(Math.min(v0, v1), Math.min(v2, v3));
                float high = Math.max(Math.max(v0, v1), Math.max(v2, v3));
                scores[b][i] = (sum - 0.15f * high + 0.15f * low) / 4;
            }
        }
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
