package sandtable.vision.symbol;

/** Takes light and shade out of small square windows. Keeps scratch memory; used by one thread. */
final class Evening {
    private final int n;
    private final float[] sums;
    /** Where the surroundings of a column (or row) begin and end, and one over how many they are. */
    private final int[] from;

    private final int[] to;
    private final float[] share;

    /** @param reach half the width of what counts as slow change, pixels */
    Evening(int n, int reach) {
        this.n = n;
        this.sums = new float[(n + 1) * (n + 1)];
        this.from = new int[n];
        this.to = new int[n];
        this.share = new float[n];
        for (int i = 0; i < n; i++) {
            from[i] = Math.max(0, i - reach);
            to[i] = Math.min(n, i + reach + 1);
            share[i] = 1f / (to[i] - from[i]);
        }
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
            int top = from[y] * m;
            int bottom = to[y] * m;
            for (int x = 0; x < n; x++) {
                int left = from[x];
                int right = to[x];
                float sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
                w[y * n + x] -= sum * share[x] * share[y];
            }
        }
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
