package sandtable.vision.pips;

import java.util.Arrays;
import sandtable.vision.picture.Pyramid;

/**
 * Whether a face is one half of a longer piece, as of a domino: across a line of the pips' lightness at one of its edges the
 * same body goes on, about as far again, and ends there and at its sides. The gap between two dice that touch is no such line: it does
 * not end before their sides do, rounded edges make it wider, and it is seldom as dark as pips. Where the ground is of the body's colour, or the
 * other half lies beyond the picture, nothing can be told, and the answer is no. Lengths are in faces, colours in levels of
 * 0 to 255; the limits were set on drawn and ray-traced pictures of the tuning part.
 */
final class OtherHalf {
    /** Faces from one side of the looked at part to the other, and its pixels. */
    private static final double ACROSS = 3.8;

    private static final int SIDE = 96;
    private static final int WAYS = 36;
    private static final double STEP = 0.04;

    /** The least difference from the body's colour that is one. */
    private static final int OTHER = 16;
    /** Least share of the other half that is of the body's colour; pips take some of it. */
    private static final double ALIKE = 0.55;
    /** Least shares of what lies around that are not: at the sides and behind, at the far end. */
    private static final double GROUND = 0.7;

    private static final double END = 0.6;
    /** Where the line may lie: dice are placed a little off, and a lean shortens them. */
    private static final double NEAREST = 0.36;

    private static final double FARTHEST = 0.66;
    /** Least share of its length at which it is seen, half its width, and how far beside it the body is there again. */
    private static final double SEEN = 0.7;

    private static final double THIN = 0.02;
    private static final double BESIDE = 0.12;
    /** Where a line has ended, before the body does, but a gap between two dice has not; what is left of it there at most. */
    private static final double ENDED = 0.44;

    private static final int FAINT = 28;
    /** The line against the body, as a share of what the pips are against it. */
    private static final double INK = 0.3;

    private final byte[] part;
    private final int[] body;
    private final double ink;

    private OtherHalf(byte[] part) {
        this.part = part;
        body = body();
        ink = ink();
    }

    /** Whether there is one beyond the face with this middle and edge (pixels of the picture). */
    static boolean of(Pyramid picture, double x, double y, double size) {
        OtherHalf face = new OtherHalf(picture.cut(x, y, size * ACROSS / SIDE, 0, false, SIDE));
        for (int i = 0; i < WAYS; i++) {
            double c = Math.cos(2 * Math.PI * i / WAYS);
            double s = Math.sin(2 * Math.PI * i / WAYS);
            if (picture.holds(x + size * c, y + size * s) && face.goesOn(c, s)) {
                return true;
            }
        }
        return false;
    }

    private boolean goesOn(double c, double s) {
        return ofBody(0.64, 1.3, -0.34, 0.34, c, s) > ALIKE
                && 1 - ofBody(-0.95, -0.65, -0.3, 0.3, c, s) > GROUND
                && 1 - ofBody(0.7, 1.2, 0.62, 0.8, c, s) > GROUND
                && 1 - ofBody(0.7, 1.2, -0.8, -0.62, c, s) > GROUND
                && 1 - ofBody(1.7, 1.86, -0.3, 0.3, c, s) > END
                && line(c, s);
    }

    private boolean line(double c, double s) {
        for (double u = NEAREST; u < FARTHEST; u += STEP / 2) {
            int seen = 0;
            int all = 0;
            for (double v = -0.3; v <= 0.301; v += STEP) {
                double on = across(u, v, c, s);
                double beside = Math.max(far(u - BESIDE, v, c, s), far(u + BESIDE, v, c, s));
                seen += on > OTHER && beside < on / 2 && lightness(u, v, c, s) / ink > INK ? 1 : 0;
                all++;
            }
            if (seen > SEEN * all && (across(u, ENDED, c, s) < FAINT || across(u, -ENDED, c, s) < FAINT)) {
                return true;
            }
        }
        return false;
    }

    /** How much of a rectangle, along and across a way, is of the body's colour. */
    private double ofBody(double u0, double u1, double v0, double v1, double c, double s) {
        int alike = 0;
        int all = 0;
        for (double u = u0; u <= u1; u += STEP) {
            for (double v = v0; v <= v1; v += STEP) {
                alike += far(u, v, c, s) < OTHER ? 1 : 0;
                all++;
            }
        }
        return (double) alike / all;
    }

    /** Difference from the body's colour, of the channel that differs most. */
    private double far(double u, double v, double c, double s) {
        int at = at(u, v, c, s);
        int most = 0;
        for (int i = 0; i < 3; i++) {
            most = Math.max(most, Math.abs((part[at + i] & 255) - body[i]));
        }
        return most;
    }

    /** The largest difference from the body's colour over the width of a line. */
    private double across(double u, double v, double c, double s) {
        return Math.max(far(u, v, c, s), Math.max(far(u - THIN, v, c, s), far(u + THIN, v, c, s)));
    }

    /** By how much a point, or one close to it along the way, is lighter (above zero) or darker than the body. */
    private double lightness(double u, double v, double c, double s) {
        int most = 0;
        for (int k = -1; k <= 1; k++) {
            int at = at(u + k * THIN, v, c, s);
            int sum = 0;
            for (int i = 0; i < 3; i++) {
                sum += (part[at + i] & 255) - body[i];
            }
            most = Math.abs(sum) > Math.abs(most) ? sum : most;
        }
        return most;
    }

    /** How light the pips are against the body. */
    private double ink() {
        double most = 1;
        for (double u = -0.36; u <= 0.36; u += STEP) {
            for (double v = -0.36; v <= 0.36; v += STEP) {
                double l = lightness(u, v, 1, 0);
                most = Math.abs(l) > Math.abs(most) ? l : most;
            }
        }
        return most;
    }

    /** The middle colour of the face: less than half of it is pips. */
    private int[] body() {
        int[][] values = new int[3][SIDE * SIDE];
        int n = 0;
        for (double u = -0.4; u <= 0.4; u += STEP) {
            for (double v = -0.4; v <= 0.4; v += STEP) {
                int at = at(u, v, 1, 0);
                for (int i = 0; i < 3; i++) {
                    values[i][n] = part[at + i] & 255;
                }
                n++;
            }
        }
        int[] middle = new int[3];
        for (int i = 0; i < 3; i++) {
            Arrays.sort(values[i], 0, n);
            middle[i] = values[i][n / 2];
        }
        return middle;
    }

    private static int at(double u, double v, double c, double s) {
        double face = SIDE / ACROSS;
        int x = (int) Math.round((SIDE - 1) / 2.0 + face * (u * c - v * s));
        int y = (int) Math.round((SIDE - 1) / 2.0 + face * (u * s + v * c));
        return 3 * (Math.max(0, Math.min(SIDE - 1, y)) * SIDE + Math.max(0, Math.min(SIDE - 1, x)));
    }
}
