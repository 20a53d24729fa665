package sandtable.vision.symbol;

/**
 * The step of Gauss and Newton towards an enrolled window, made ready once: how the window changes with each number of a map,
 * and the inverse of these changes' products. Immutable.
 */
final class Descent {
    /** Keeps the matrix from being singular where a symbol says nothing about one number. */
    private static final double STEADY = 1.0005;

    private final float[][] slopes;
    private final double[][] inverse;
    /** How the window itself lies along its slopes. */
    private final double[] own;

    /** @param slopes how the window changes with each number; kept, not copied */
    Descent(float[][] slopes, float[] window) {
        int n = slopes.length;
        this.slopes = slopes;
        this.own = along(window);
        this.inverse = new double[n][];
        for (int column = 0; column < n; column++) {
            double[][] m = new double[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    m[i][j] = Sums.dot(slopes[i], slopes[j]) * (i == j ? STEADY : 1);
                }
            }
            double[] unit = new double[n];
            unit[column] = 1;
            inverse[column] = solved(m, unit);
        }
    }

    /** The step for a window that correlates so well; it counts as a change of the enrolled window. */
    double[] step(float[] window, double correlation) {
        double gain = 1 / Math.max(0.3, correlation);
        double[] found = along(window);
        double[] out = new double[found.length];
        for (int i = 0; i < out.length; i++) {
            for (int j = 0; j < out.length; j++) {
                out[i] += inverse[j][i] * (gain * found[j] - own[j]);
            }
        }
        return out;
    }

    /**
     * How uncertain a weighted sum of the numbers is, squared, for grain of length 1 in all: where a symbol says little about
     * one, this is large.
     */
    double variance(double[] weights) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            for (int j = 0; j < weights.length; j++) {
                sum += weights[i] * inverse[j][i] * weights[j];
            }
        }
        return sum;
    }

    private double[] along(float[] window) {
        double[] out = new double[slopes.length];
        for (int k = 0; k < out.length; k++) {
            out[k] = Sums.dot(window, slopes[k]);
        }
        return out;
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
