package sandtable.vision.scene;

import java.util.Random;

/**
 * The light.
 *
 * @param at middle of the lamp, mm
 * @param radius of the lamp, mm; a small one throws hard shadows
 * @param colour red, green, blue
 * @param share of the light that comes from the lamp; the rest comes from everywhere
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Lamp(double[] at, double radius, double[] colour, double share) {

    /** A lamp anywhere over the table. */
    static Lamp usual(Level level, double distance, Random r) {
        double angle = r.nextDouble() * 2 * Math.PI;
        double out = distance * (0.2 + 0.7 * r.nextDouble());
        double[] tint = {1 + level.tint * r.nextGaussian() * 0.7, 1, 1 + level.tint * r.nextGaussian()};
        return new Lamp(
                new double[] {
                    out * Math.cos(angle), out * Math.sin(angle), distance * (0.7 + r.nextDouble() * 0.5),
                },
                distance * (0.25 - 0.2 * hard(level) * r.nextDouble()),
                tinted(tint),
                0.3 + 0.4 * hard(level) * r.nextDouble());
    }

    /** A lamp at the ceiling, a window or a lamp on the table, within the same ranges; warm or cold. */
    static Lamp other(Level level, double distance, Random r) {
        double angle = r.nextDouble() * 2 * Math.PI;
        // How far out, how high, how small and how strong: least and most, as shares of each range.
        double[][] kind = switch (r.nextInt(3)) {
            case 0 -> new double[][] {{0, 0.3}, {0.6, 1}, {0, 0.4}, {0.2, 0.8}};
            case 1 -> new double[][] {{0.6, 1}, {0, 0.4}, {0, 0.2}, {0.4, 1}};
            default -> new double[][] {{0.2, 0.6}, {0, 0.3}, {0.5, 1}, {0.5, 1}};
        };
        double[] q = new double[4];
        for (int i = 0; i < 4; i++) {
            q[i] = kind[i][0] + (kind[i][1] - kind[i][0]) * r.nextDouble();
        }
        double out = distance * (0.2 + 0.7 * q[0]);
        double warm = level.tint * r.nextGaussian();
        return new Lamp(
                new double[] {out * Math.cos(angle), out * Math.sin(angle), distance * (0.7 + 0.5 * q[1])},
                distance * (0.25 - 0.2 * hard(level) * q[2]),
                tinted(new double[] {1 + 0.7 * warm, 1, 1 - warm}),
                0.3 + 0.4 * hard(level) * q[3]);
    }

    private static double hard(Level level) {
        return level == Level.EASY ? 0.3 : level == Level.NORMAL ? 0.6 : 1;
    }

    private static double[] tinted(double[] tint) {
        return new double[] {Math.max(0.5, tint[0]), 1, Math.max(0.45, tint[2])};
    }
}
