package sandtable.vision.tray;

/**
 * Tells by the share of its light that each colour of a pixel keeps what has changed there since the tray was empty. The shares are looked
 * up, as dividing takes long. Immutable.
 */
final class KeptLight {
    /** In a shadow each colour keeps this share at least, and one colour's share is that of another one to this factor. */
    private static final double SHADOW = 0.3;

    private static final double SHADOW_HUE = 1.25;
    private static final double NO_LIGHTER = 1.05;
    /** Light that cameras add to darkness, levels of 255. */
    private static final double NIGHT = 6;

    private final double[][] seen = new double[3][256];
    private final double[] before = new double[256];

    /** @param gain what blue, green and red are multiplied by so that the tray looks as it did when it was empty */
    KeptLight(double[] gain) {
        for (int v = 0; v < before.length; v++) {
            before[v] = 1 / (v + NIGHT);
            for (int c = 0; c < seen.length; c++) {
                seen[c][v] = v * gain[c] + NIGHT;
            }
        }
    }

    /**
     * {@link Ground#DARKER}, {@link Ground#DIM} or {@link Ground#PLAINLY}.
     *
     * @param now blue, green and red of each pixel
     * @param empty the same of the empty tray
     * @param at where the pixel's blue stands
     */
    byte change(byte[] now, byte[] empty, int at) {
        double blue = seen[0][now[at] & 0xFF] * before[empty[at] & 0xFF];
        double green = seen[1][now[at + 1] & 0xFF] * before[empty[at + 1] & 0xFF];
        double red = seen[2][now[at + 2] & 0xFF] * before[empty[at + 2] & 0xFF];
        double most = Math.max(blue, Math.max(green, red));
        if (most >= NO_LIGHTER) {
            return Ground.PLAINLY;
        }
        double least = Math.min(blue, Math.min(green, red));
        return least > SHADOW && most < SHADOW_HUE * least ? Ground.DARKER : Ground.DIM;
    }
}
