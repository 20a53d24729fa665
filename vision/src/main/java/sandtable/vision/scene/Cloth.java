package sandtable.vision.scene;

/**
 * What the tray is lined with.
 *
 * @param colour red, green, blue, 0-1
 * @param grain strength of the coarse texture
 * @param weave strength of the fine texture
 * @param texture how it is made
 * @param seed of the texture
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Cloth(double[] colour, double grain, double weave, Cloth.Texture texture, long seed) {
    private static final double BOARD = 45;

    /** How a cloth or board is made. */
    enum Texture {
        /** Patches. */
        FELT,
        /** Stripes along x. */
        WOOD,
        /** Yarns along both axes. */
        LINEN,
        /** Ribs of 3.6 mm along y. */
        RIBBED,
        /** Wrinkles. */
        LEATHER,
        /** Boards of 45 mm along y, each of a tone of its own. */
        BOARDS
    }

    void at(double x, double y, double[] out) {
        double t = coarse(x, y);
        double f = fine(x, y);
        double k = Math.max(0.1, 1 + grain * (t - 0.5) * 2 + weave * (f - 0.5) * 2);
        for (int i = 0; i < 3; i++) {
            out[i] = colour[i] * k;
        }
        out[3] = 0;
    }

    private double coarse(double x, double y) {
        return switch (texture) {
            case WOOD -> noise(x * 0.025, y * 0.35, 1) * 0.7 + noise(x * 0.08, y * 1.7, 2) * 0.3;
            case BOARDS -> {
                double across = x / BOARD - Math.floor(x / BOARD);
                double seam = Math.min(across, 1 - across) * BOARD < 0.4 ? -0.8 : 0;
                double tone = hash((long) Math.floor(x / BOARD), 0, 4) - 0.5;
                yield noise(x * 0.4, y * 0.02, 1) * 0.6 + noise(x * 1.4, y * 0.06, 2) * 0.4 + 0.5 * tone + seam;
            }
            default -> noise(x * 0.05, y * 0.05, 1) * 0.5 + noise(x * 0.4, y * 0.4, 2) * 0.5;
        };
    }

    private double fine(double x, double y) {
        return switch (texture) {
            case LINEN -> 0.5 * noise(x * 0.25, y * 1.9, 3) + 0.5 * noise(x * 1.9, y * 0.25, 4);
            case RIBBED ->
                0.5 + 0.4 * Math.sin(2 * Math.PI / 3.6 * x + noise(x * 0.1, y * 0.1, 5)) + 0.1 * noise(x * 2, y * 2, 3);
            case LEATHER ->
                1 - 1.6 * Math.abs(noise(x * 0.7, y * 0.7, 3) - 0.5) - 1.2 * Math.abs(noise(x * 1.5, y * 1.5, 4) - 0.5);
            default -> noise(x * 2.3, y * 2.3, 3);
        };
    }

    private double noise(double x, double y, int layer) {
        long ix = (long) Math.floor(x);
        long iy = (long) Math.floor(y);
        double ax = x - ix;
        double ay = y - iy;
        ax = ax * ax * (3 - 2 * ax);
        ay = ay * ay * (3 - 2 * ay);
        double upper = hash(ix, iy, layer) * (1 - ax) + hash(ix + 1, iy, layer) * ax;
        double lower = hash(ix, iy + 1, layer) * (1 - ax) + hash(ix + 1, iy + 1, layer) * ax;
        return upper * (1 - ay) + lower * ay;
    }

    private double hash(long x, long y, int layer) {
        long h = seed + x * 0x9E3779B97F4A7C15L + y * 0xC2B2AE3D27D4EB4FL + layer * 0x165667B19E3779F9L;
        h ^= h >>> 31;
        h *= 0xBF58476D1CE4E5B9L;
        h ^= h >>> 29;
        h *= 0x94D049BB133111EBL;
        h ^= h >>> 32;
        return (h >>> 11) * 0x1.0p-53;
    }
}
