package sandtable.vision.symbol;

import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;

/** An enrolled look made ready to be compared. Immutable. */
public final class Look {
    /** Width of what is compared, pixels; a face is {@link FaceCrop#SIDE} wide. */
    static final int SIDE = FaceCrop.SIDE - 2 * FaceCrop.RIM;

    static final int REACH = 8;
    /** Width at half the scale. */
    static final int ROUGH = SIDE / 2;

    static final int FIELD = Shot.WIDTH / 2;

    final Shot shot;
    /** The mixture of colours in which it is compared. */
    final Ink ink;

    final String colour;
    final String face;
    /** The face in the mixture of colours that is compared. */
    final float[] raw = new float[SIDE * SIDE];
    /** Light and shade taken out, mean 0, length 1. */
    final float[] fine;
    /** Strength of the symbol: standard deviation, grey levels. */
    final double spread;
    /** Which step of the six numbers of a map (see {@link Pose#without}) brings a window nearer to {@link #fine}. */
    final Descent affine;
    /** The same for growth, a turn and the two ways to move alone. */
    final Descent similar;

    /** At half the scale, in four quarter turns. */
    final float[][] rough = new float[4][];

    final Weights weights;

    /** What sets this look apart from the others of its colour. */
    private float[] telling = new float[0];

    private Apart apart = Apart.NOTHING;

    public Look(Shot shot, Weights weights, Ink ink) {
        this.shot = shot;
        this.ink = ink;
        this.colour = shot.colour();
        this.face = shot.face();
        this.weights = weights;
        Grey grey = Grey.of(shot, ink);
        window(grey, raw);
        this.fine = raw.clone();
        new Evening(SIDE, REACH).even(fine);
        float[][] slopes = slopes();
        double deviation = weights.normalise(fine);
        for (float[] s : slopes) {
            weights.weigh(s, deviation);
        }
        this.spread = Math.max(0.5, deviation);
        this.affine = new Descent(slopes, fine);
        this.similar = new Descent(
                new float[][] {sum(slopes[0], slopes[3], 1), sum(slopes[2], slopes[1], -1), slopes[4], slopes[5]},
                fine);
        float[] field = new float[FIELD * FIELD];
        Grey half = grey.half();
        double middle = (FIELD - 1) / 2.0;
        half.window(Pose.of(middle, middle, 0, 1), FIELD, field);
        new Evening(FIELD, REACH / 2).even(field);
        turns(field);
    }

    /** Learns what sets it apart. */
    void tellApart(Apart from) {
        this.apart = from;
        this.telling = fine.clone();
        from.tell(telling);
    }

    /**
     * How well a window agrees with this look in what sets the looks of this colour apart, -1 to 1.
     *
     * @param window brought to mean 0 and length 1 with {@link #weights}; it is changed
     */
    double told(float[] window) {
        apart.tell(window);
        return Sums.dot(window, telling);
    }

    /** Brings a window to what sets the looks of this colour apart, see {@link #told}. */
    void tell(float[] window) {
        apart.tell(window);
    }

    /**
     * How large a stretch what the look leaves unexplained may feign in the direction of one.
     *
     * @param anisotropy see {@link Pose#anisotropy}
     * @param correlation of the look once it was stretched
     */
    double feigned(double[] anisotropy, double correlation) {
        double length = Math.hypot(anisotropy[0], anisotropy[1]);
        double p = length < 1e-4 ? 1 : anisotropy[0] / length;
        double q = length < 1e-4 ? 0 : anisotropy[1] / length;
        double unexplained = 1 / (correlation * correlation) - 1;
        return Math.sqrt(unexplained * affine.variance(new double[] {p, q, q, -p, 0, 0}));
    }

    /** What is compared of a shot, light and shade taken out, before weighing; length 1. */
    static float[] window(Shot shot) {
        float[] w = new float[SIDE * SIDE];
        window(Grey.of(shot, Ink.LIGHTNESS), w);
        new Evening(SIDE, REACH).even(w);
        Evening.normalise(w, 0, w.length);
        return w;
    }

    private static void window(Grey grey, float[] out) {
        double mid = (Shot.WIDTH - 1) / 2.0;
        grey.window(Pose.of(mid, mid, 0, 1), SIDE, out);
    }

    private static float[] sum(float[] p, float[] q, float sign) {
        float[] out = new float[p.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = p[i] + sign * q[i];
        }
        return out;
    }

    /** How the window changes with each of the six numbers of a map. */
    private float[][] slopes() {
        float[][] steepest = new float[6][SIDE * SIDE];
        double mid = (SIDE - 1) / 2.0;
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                int i = y * SIDE + x;
                int l = x == 0 ? i : i - 1;
                int r = x == SIDE - 1 ? i : i + 1;
                int t = y == 0 ? i : i - SIDE;
                int b = y == SIDE - 1 ? i : i + SIDE;
                float gx = (fine[r] - fine[l]) / (r - l);
                int rows = (b - t) / SIDE;
                float gy = (fine[b] - fine[t]) / rows;
                float u = (float) (x - mid);
                float v = (float) (y - mid);
                float[] s = {gx * u, gx * v, gy * u, gy * v, gx, gy};
                for (int k = 0; k < 6; k++) {
                    steepest[k][i] = s[k];
                }
            }
        }
        return steepest;
    }

    private void turns(float[] field) {
        int from = (FIELD - ROUGH) / 2;
        float[] r = new float[ROUGH * ROUGH];
        for (int y = 0; y < ROUGH; y++) {
            System.arraycopy(field, (y + from) * FIELD + from, r, y * ROUGH, ROUGH);
        }
        Evening.normalise(r, 0, r.length);
        rough[0] = r;
        for (int turn = 1; turn < 4; turn++) {
            float[] last = rough[turn - 1];
            float[] next = new float[last.length];
            for (int y = 0; y < ROUGH; y++) {
                for (int x = 0; x < ROUGH; x++) {
                    next[y * ROUGH + x] = last[(ROUGH - 1 - x) * ROUGH + y];
                }
            }
            rough[turn] = next;
        }
    }
}
