package sandtable.vision;

/**
 * Lays a look onto a picture until they agree best: Gauss-Newton on the inverse compositional form (S. Baker and I. Matthews,
 * "Lucas-Kanade 20 years on", 2004) of windows brought to mean 0 and length 1, so that light does not matter.
 * Keeps scratch memory; used by one thread.
 */
final class Alignment {
    private static final int ROUNDS = 9;
    /** A look that fits no better than this after so many rounds never will. */
    private static final double LOST = 0.5;

    private static final int PATIENCE = 3;

    private final float[] window = new float[Look.SIDE * Look.SIDE];
    private final Evening evening = new Evening(Look.SIDE, Look.REACH);

    /**
     * How well a look lies.
     *
     * @param correlation -1 to 1
     * @param spread strength of what was found there, grey levels
     */
    record Laid(Pose pose, double correlation, double spread) {}

    /** Moves, turns and scales a look, but does not stretch it. */
    Laid similar(Grey picture, Look look, Pose start) {
        return climb(picture, look, start, true);
    }

    /** Moves, turns, scales, stretches and shears it. */
    Laid affine(Grey picture, Look look, Pose start) {
        return climb(picture, look, start, false);
    }

    /** How well a look agrees with the picture in what sets it apart from the others, where it was laid. */
    double told(Grey picture, Look look, Pose pose) {
        laid(picture, look, pose);
        return look.told(window);
    }

    private Laid climb(Grey picture, Look look, Pose start, boolean similar) {
        Laid best = laid(picture, look, start);
        Laid last = best;
        for (int round = 0; round < ROUNDS; round++) {
            double[] step = step(look, last.correlation(), similar);
            Pose next = last.pose().without(step);
            double ratio = next.scale() / start.scale();
            double far = Math.hypot(next.x() - start.x(), next.y() - start.y()) / start.scale();
            if (!(ratio > 0.7 && ratio < 1.4 && far < 0.25 * FaceCrop.SIDE)) {
                break;
            }
            last = laid(picture, look, next);
            if (last.correlation() > best.correlation()) {
                best = last;
            } else if (last.correlation() < best.correlation() - 0.1) {
                break;
            }
            if (round + 1 >= PATIENCE && best.correlation() < LOST) {
                break;
            }
            double turn = Math.max(
                    Math.max(Math.abs(step[0]), Math.abs(step[1])), Math.max(Math.abs(step[2]), Math.abs(step[3])));
            if (turn < 1e-3 && Math.hypot(step[4], step[5]) < 0.02) {
                break;
            }
        }
        return best;
    }

    private Laid laid(Grey picture, Look look, Pose pose) {
        picture.window(pose, Look.SIDE, window);
        evening.even(window);
        double spread = Evening.normalise(window, look.roots);
        return new Laid(pose, dot(window, look.fine), spread);
    }

    private double[] step(Look look, double correlation, boolean similar) {
        float gain = (float) (1 / Math.max(0.3, correlation));
        double[] slope = new double[6];
        for (int i = 0; i < window.length; i++) {
            window[i] = window[i] * gain - look.fine[i];
        }
        for (int k = 0; k < 6; k++) {
            slope[k] = dot(window, look.steepest[k]);
        }
        double[][] h = look.hessian;
        if (!similar) {
            double[][] m = new double[6][];
            for (int k = 0; k < 6; k++) {
                m[k] = h[k].clone();
                m[k][k] *= 1.0005;
            }
            return solved(m, slope);
        }
        // Growth is (1, 0, 0, 1), a turn (0, -1, 1, 0), of the first four numbers.
        double[][] basis = {{1, 0, 0, 1, 0, 0}, {0, -1, 1, 0, 0, 0}, {0, 0, 0, 0, 1, 0}, {0, 0, 0, 0, 0, 1}};
        double[][] m = new double[4][4];
        double[] s = new double[4];
        for (int i = 0; i < 4; i++) {
            for (int p = 0; p < 6; p++) {
                s[i] += basis[i][p] * slope[p];
                for (int j = 0; j < 4; j++) {
                    for (int q = 0; q < 6; q++) {
                        m[i][j] += basis[i][p] * h[p][q] * basis[j][q];
                    }
                }
            }
        }
        for (int i = 0; i < 4; i++) {
            m[i][i] *= 1.0005;
        }
        double[] g = solved(m, s);
        return new double[] {g[0], -g[1], g[1], g[0], g[2], g[3]};
    }

    private static double dot(float[] p, float[] q) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        for (int i = 0; i < p.length; i += 4) {
            a += p[i] * q[i];
            b += p[i + 1] * q[i + 1];
            c += p[i + 2] * q[i + 2];
            d += p[i + 3] * q[i + 3];
        }
        return a + b + c + d;
    }

    /** Gauss's elimination; the matrix is positive definite. */
    private static double[] solved(double[][] m, double[] s) {
        int n = s.length;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                double k = m[j][i] / Math.max(1e-12, m[i][i]);
                for (int q = i; q < n; q++) {
                    m[j][q] -= k * m[i][q];
                }
                s[j] -= k * s[i];
            }
        }
        double[] out = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = s[i];
            for (int q = i + 1; q < n; q++) {
                sum -= m[i][q] * out[q];
            }
            out[i] = sum / Math.max(1e-12, m[i][i]);
        }
        return out;
    }
}
