package sandtable.vision.scene;

/**
 * What the tray is lined with.
 *
 * @param colour red, green, blue, 0-1
 * @param grain strength of the coarse texture
 * @param weave strength of the fine texture
 * @param wood stripes instead of patches
 * @param seed of the texture
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Cloth(double[] colour, double grain, double weave, boolean wood, long seed) {

    void at(double x, double y, double[] out) {
        double t = wood
                ? noise(x * 0.025, y * 0.35, 1) * 0.7 + noise(x * 0.08, y * 1.7, 2) * 0.3
                : noise(x * 0.05, y * 0.05, 1) * 0.5 + noise(x * 0.4, y * 0.4, 2) * 0.5;
        double f = noise(x * 2.3, y * 2.3, 3);
        double k = Math.max(0.1, 1 + grain * (t - 0.5) * 2 + weave * (f - 0.5) * 2);
        for (int i = 0; i < 3; i++) {
            out[i] = colour[i] * k;
        }
        out[3] = 0;
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
