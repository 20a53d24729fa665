package sandtable.vision.scene;

import java.util.Random;

/** Cloths and boards that trays are lined with. Colours are linear light. */
final class Lining {
    private static final double[][] PLAIN = {
        {0.05, 0.2, 0.07}, {0.22, 0.22, 0.23}, {0.5, 0.42, 0.3}, {0.16, 0.06, 0.22},
    };
    private static final double[][] OTHER = {
        {0.035, 0.035, 0.04}, {0.75, 0.74, 0.72}, {0.42, 0.04, 0.05}, {0.04, 0.08, 0.33}, {0.38, 0.22, 0.1},
    };
    /** Two shades of each kind: green, grey, beige, purple; then black, white, red, blue, wood. */
    private static final double[][][] SHADES = {
        {{0.1, 0.17, 0.045}, {0.03, 0.22, 0.15}},
        {{0.16, 0.165, 0.18}, {0.34, 0.34, 0.33}},
        {{0.36, 0.26, 0.15}, {0.5, 0.39, 0.24}},
        {{0.24, 0.12, 0.31}, {0.17, 0.05, 0.15}},
        {{0.022, 0.024, 0.03}, {0.05, 0.047, 0.044}},
        {{0.66, 0.68, 0.72}, {0.72, 0.68, 0.58}},
        {{0.27, 0.022, 0.045}, {0.5, 0.08, 0.04}},
        {{0.05, 0.15, 0.42}, {0.025, 0.055, 0.19}},
        {{0.5, 0.33, 0.17}, {0.19, 0.1, 0.05}},
    };

    private static final double[][] TABLES = {
        {0.14, 0.085, 0.05}, {0.47, 0.34, 0.2}, {0.55, 0.55, 0.53}, {0.1, 0.1, 0.11},
    };
    private static final Cloth.Texture[] WOVEN = {
        Cloth.Texture.LINEN, Cloth.Texture.RIBBED, Cloth.Texture.LEATHER, Cloth.Texture.LINEN,
    };
    private static final int EASY_KINDS = 4;
    private static final int WOOD = 8;

    private Lining() {}

    /** Felt of nine colours, the last of them wood. */
    static Cloth usual(Level level, Random r) {
        int kinds = level.anyCloth ? PLAIN.length + OTHER.length : PLAIN.length;
        int kind = r.nextInt(kinds);
        double[] base = (kind < PLAIN.length ? PLAIN[kind] : OTHER[kind - PLAIN.length]).clone();
        for (int i = 0; i < 3; i++) {
            base[i] *= 0.85 + 0.3 * r.nextDouble();
        }
        boolean wood = kind == PLAIN.length + 4;
        return new Cloth(
                base,
                wood ? 0.35 : 0.04 + 0.08 * r.nextDouble(),
                0.05 + 0.15 * r.nextDouble(),
                wood ? Cloth.Texture.WOOD : Cloth.Texture.FELT,
                r.nextLong());
    }

    static Cloth usualTable(Random r) {
        return new Cloth(new double[] {0.3, 0.19, 0.1}, 0.3, 0.1, Cloth.Texture.WOOD, r.nextLong());
    }

    /** The same kinds in other shades, as linen, corduroy, leather and boards. */
    static Cloth other(Level level, Random r) {
        int kind = r.nextInt(level.anyCloth ? SHADES.length : EASY_KINDS);
        double[] base = SHADES[kind][r.nextInt(2)].clone();
        for (int i = 0; i < 3; i++) {
            base[i] *= 0.9 + 0.2 * r.nextDouble();
        }
        Cloth.Texture texture = kind == WOOD ? Cloth.Texture.BOARDS : WOVEN[r.nextInt(WOVEN.length)];
        double grain = kind == WOOD ? 0.25 + 0.15 * r.nextDouble() : 0.04 + 0.08 * r.nextDouble();
        return new Cloth(base, grain, 0.05 + 0.15 * r.nextDouble(), texture, r.nextLong());
    }

    static Cloth otherTable(Random r) {
        int kind = r.nextInt(TABLES.length);
        Cloth.Texture texture = kind < 2 ? Cloth.Texture.BOARDS : Cloth.Texture.LEATHER;
        return new Cloth(TABLES[kind].clone(), kind < 2 ? 0.3 : 0.05, 0.08, texture, r.nextLong());
    }
}
