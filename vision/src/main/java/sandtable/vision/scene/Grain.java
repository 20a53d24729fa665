package sandtable.vision.scene;

import java.util.Random;

/** The numbers of {@link Random} with the same seed, for one thread alone: without locks, as a film needs millions. */
final class Grain {
    private static final long MASK = (1L << 48) - 1;

    private long state;
    private double kept = Double.NaN;

    Grain(long seed) {
        this.state = (seed ^ 0x5DEECE66DL) & MASK;
    }

    private int next(int bits) {
        state = (state * 0x5DEECE66DL + 0xBL) & MASK;
        return (int) (state >>> (48 - bits));
    }

    double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    /** From 0 to below {@code bound}. */
    int nextInt(int bound) {
        int most = bound - 1;
        int u = next(31);
        if ((bound & most) == 0) {
            return (int) ((bound * (long) u) >> 31);
        }
        int r = u % bound;
        while (u - r + most < 0) {
            u = next(31);
            r = u % bound;
        }
        return r;
    }

    /** Marsaglia's polar method, two at a time, as {@link Random#nextGaussian()} does it. */
    double nextGaussian() {
        if (!Double.isNaN(kept)) {
            double one = kept;
            kept = Double.NaN;
            return one;
        }
        double a;
        double b;
        double s;
        do {
            a = 2 * nextDouble() - 1;
            b = 2 * nextDouble() - 1;
            s = a * a + b * b;
        } while (s >= 1 || s == 0);
        double k = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        kept = b * k;
        return a * k;
    }
}
