package sandtable.vision.symbol;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;

/**
 * A face on which a lamp hides a part of the symbol, painted anew: the same symbol as another die shows it, in the colours of the
 * face's own body and ink as far as they are seen.
 *
 * @param like how well the two agree where no lamp hides the face, -1 to 1
 */
public record Repainted(Shot shot, double like) {
    private static final int N = Look.SIDE;
    private static final int FROM = FaceCrop.MARGIN + FaceCrop.RIM;
    /** What is as light as this in all colours mirrors a lamp, or is as white as the picture can show, 0 to 255. */
    private static final int CLIPPED = 250;
    /** A lamp is lighter by this than a body that is white itself. */
    private static final int THAN_WHITE = 8;
    /** About a lamp there is a halo, pixels. */
    private static final int HALO = 2;
    /** What is lighter than painted by this in all colours, and by this share of the symbol's contrast, is lit. */
    private static final double LIGHTER = 20;

    private static final double SHARE = 0.25;
    /** Share of a face that may be lit: the rest has to tell its symbol. */
    private static final double MOST_LIT = 0.5;
    /**
     * So much of what the symbol shows has to lie clear of the lamp. Lines that are thinner than the other die's are lighter all along than
     * painted ones: of what a thin skull shows 0.05 did, of what is seen under a lamp 0.79.
     */
    private static final double LEAST_TOLD = 0.4;
    /** Faces whose other parts agree less do not bear the same drawing. */
    private static final double SAME = 0.9;

    private static final int ROUNDS = 4;
    /** Where a lamp that is mirrored all over a top may end, points from the outermost one. */
    private static final int BAND = 4;

    /** Share of a face's inner part that is as light as the picture can show. */
    public static double clipped(Shot shot) {
        return share(lighter(inner(shot), CLIPPED));
    }

    /**
     * How much lighter the edges of a face's inner part are than its rim in all colours, levels of 255: a lamp in a flat top ends at its
     * rounded edges, and symbols seldom reach there.
     */
    public static double lighterThanRim(Shot shot) {
        double least = Double.MAX_VALUE;
        for (int channel = 0; channel < 3; channel++) {
            int within = middle(shot, channel, FROM + 1, FROM + 1 + BAND);
            least = Math.min(least, within - middle(shot, channel, FaceCrop.MARGIN, FROM - 1));
        }
        return least;
    }

    /** In the middle of the points that lie so far, and less than so far, from the outermost ones of the shot. */
    private static int middle(Shot shot, int channel, int from, int to) {
        return middle(IntStream.range(0, Shot.WIDTH * Shot.WIDTH)
                .filter(i -> {
                    int away = away(i, Shot.WIDTH);
                    return away >= from && away < to;
                })
                .map(i -> shot.pixels()[3 * i + channel] & 0xFF)
                .toArray());
    }

    /** How far a point of a square of points lies from the outermost ones. */
    private static int away(int i, int width) {
        return Math.min(Math.min(i % width, i / width), width - 1 - Math.max(i % width, i / width));
    }

    private static int middle(int[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    /**
     * Paints a face by another one. What is lit is told by turns: the other's symbol is laid on what is left, and what is lighter than that
     * says is lit too.
     *
     * @param allOver whether the whole top is lit, but for its rounded edges, which tell nothing then
     * @param weights of the faces of the set
     * @param ink the mixture of colours in which the face's symbols stand out
     * @param others the same for the other one
     * @return empty where they do not bear the same symbol, or too little is left to tell
     */
    public static Optional<Repainted> of(Shot lit, boolean allOver, Ink ink, Shot other, Ink others, Weights weights) {
        int[] face = inner(lit);
        Mat crop = other.mat();
        Grey symbol = Grey.of(crop, others);
        crop.release();
        Alignment alignment = new Alignment();
        boolean[] lamp = grown(lighter(face, Math.max(CLIPPED, lightness(face) + THAN_WHITE)), HALO);
        if (allOver) {
            lamp = or(lamp, band());
        }
        boolean[] hidden = lamp;
        Shot filled = filled(lit, hidden, new Paint(face, new float[N * N], hidden));
        double like = -1;
        for (int round = 0; round < ROUNDS; round++) {
            Look look = new Look(filled, weights, ink);
            float[] laid = new float[N * N];
            symbol.window(alignment.turned(symbol, look).laid().pose(), N, laid);
            Paint paint = new Paint(face, laid, hidden);
            like = paint.like(face, hidden, ink);
            hidden = or(lamp, grown(lit(face, paint), 1));
            boolean last = round == ROUNDS - 1;
            if (last && (share(hidden) > MOST_LIT || paint.seen(grown(hidden, 1)) < LEAST_TOLD)) {
                return Optional.empty();
            }
            filled = filled(lit, last ? all() : hidden, paint);
        }
        return like < SAME ? Optional.empty() : Optional.of(new Repainted(filled, like));
    }

    /** The outermost points. */
    private static boolean[] band() {
        boolean[] band = new boolean[N * N];
        for (int i = 0; i < band.length; i++) {
            band[i] = away(i, N) < BAND;
        }
        return band;
    }

    private static boolean[] all() {
        boolean[] all = new boolean[N * N];
        Arrays.fill(all, true);
        return all;
    }

    private static boolean[] lit(int[] face, Paint paint) {
        double limit = Math.max(LIGHTER, SHARE * paint.contrast());
        boolean[] lit = new boolean[N * N];
        for (int i = 0; i < lit.length; i++) {
            lit[i] = face[3 * i] - paint.at(i, 0) > limit
                    && face[3 * i + 1] - paint.at(i, 1) > limit
                    && face[3 * i + 2] - paint.at(i, 2) > limit;
        }
        return lit;
    }

    /** The inner part of a face, three values a point. */
    private static int[] inner(Shot shot) {
        int[] face = new int[3 * N * N];
        for (int i = 0; i < face.length; i++) {
            face[i] = shot.pixels()[at(i / 3) + i % 3] & 0xFF;
        }
        return face;
    }

    /** Where a point of the inner part has its blue among the pixels of a shot. */
    private static int at(int i) {
        return 3 * ((FROM + i / N) * Shot.WIDTH + FROM + i % N);
    }

    private static Shot filled(Shot shot, boolean[] where, Paint paint) {
        byte[] pixels = shot.pixels().clone();
        for (int i = 0; i < where.length; i++) {
            for (int c = 0; where[i] && c < 3; c++) {
                pixels[at(i) + c] = (byte) paint.at(i, c);
            }
        }
        return new Shot(shot.colour(), shot.face(), shot.lab(), pixels, shot.extent());
    }

    private static int least(int[] face, int i) {
        return Math.min(face[3 * i], Math.min(face[3 * i + 1], face[3 * i + 2]));
    }

    private static boolean[] lighter(int[] face, int than) {
        boolean[] out = new boolean[N * N];
        for (int i = 0; i < out.length; i++) {
            out[i] = least(face, i) >= than;
        }
        return out;
    }

    /** The middle one of the darkest colours of the points. */
    private static int lightness(int[] face) {
        return middle(IntStream.range(0, N * N).map(i -> least(face, i)).toArray());
    }

    private static double share(boolean[] mask) {
        int n = 0;
        for (boolean m : mask) {
            n += m ? 1 : 0;
        }
        return n / (double) mask.length;
    }

    private static boolean[] or(boolean[] p, boolean[] q) {
        boolean[] out = new boolean[p.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = p[i] || q[i];
        }
        return out;
    }

    private static boolean[] grown(boolean[] mask, int by) {
        boolean[] out = new boolean[mask.length];
        for (int i = 0; i < mask.length; i++) {
            for (int v = Math.max(0, i / N - by); mask[i] && v <= Math.min(N - 1, i / N + by); v++) {
                Arrays.fill(out, v * N + Math.max(0, i % N - by), v * N + Math.min(N - 1, i % N + by) + 1, true);
            }
        }
        return out;
    }
}
