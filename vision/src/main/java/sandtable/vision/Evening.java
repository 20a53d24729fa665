package sandtable.vision;

/** Takes light and shade out of small square windows. Keeps scratch memory; used by one thread. */
final class Evening {
    private final int n;
    private final int reach;
    private final float[] sums;

    /** @param reach half the width of what counts as slow change, pixels */
    Evening(int n, int reach) {
        this.n = n;
        this.reach = reach;
        this.sums = new float[(n + 1) * (n + 1)];
    }

    /** Subtracts from each point the mean of what lies about it in the window. */
    void even(float[] w) {
        int m = n + 1;
        for (int y = 0; y < n; y++) {
            float row = 0;
            for (int x = 0; x < n; x++) {
                row += w[y * n + x];
                sums[(y + 1) * m + x + 1] = sums[y * m + x + 1] + row;
            }
        }
        for (int y = 0; y < n; y++) {
            int top = Math.max(0, y - reach) * m;
            int bottom = Math.min(n, y + reach + 1) * m;
            int high = bottom / m - top / m;
            for (int x = 0; x < n; x++) {
                int left = Math.max(0, x - reach);
                int right = Math.min(n, x + reach + 1);
                float sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
                w[y * n + x] -= sum / (high * (right - left));
            }
        }
    }

    /** Brings values to weighted mean 0 and length 1, each times the root of its weight; gives their deviation before. */
    static double normalise(float[] w, float[] roots) {
        double sum = 0;
        double weights = 0;
        for (int i = 0; i < w.length; i++) {
            double k = roots[i] * roots[i];
            sum += w[i] * k;
            weights += k;
        }
        float mean = (float) (sum / weights);
        double square = 1e-9;
        for (int i = 0; i < w.length; i++) {
            w[i] = (w[i] - mean) * roots[i];
            square += (double) w[i] * w[i];
        }
        float k = (float) (1 / Math.sqrt(square));
        for (int i = 0; i < w.length; i++) {
            w[i] *= k;
        }
        return Math.sqrt(square / weights);
    }

    /** Brings values to mean 0 and length 1; gives their standard deviation before. */
    static double normalise(float[] w, int from, int length) {
        double sum = 0;
        for (int i = from; i < from + length; i++) {
            sum += w[i];
        }
        float mean = (float) (sum / length);
        double square = 1e-9;
        for (int i = from; i < from + length; i++) {
            w[i] -= mean;
            square += (double) w[i] * w[i];
        }
        float k = (float) (1 / Math.sqrt(square));
        for (int i = from; i < from + length; i++) {
            w[i] *= k;
        }
        return Math.sqrt(square / length);
    }
}
