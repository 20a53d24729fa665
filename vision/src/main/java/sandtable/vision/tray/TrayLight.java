package sandtable.vision.tray;

import java.util.Locale;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * How light a tray's floor is in a picture.
 *
 * @param mean over its pixels and their colours, 0 to 255
 * @param clipped share of them that is as white as a picture can show
 */
record TrayLight(double mean, double clipped) {
    static final String TOO_DARK = "The tray is too dark to read dice in. Turn on a lamp.";

    private static final double DARKEST = 18;
    private static final int WHITE = 253;
    /** While dice lie there: white and glossy ones may be so white themselves. */
    private static final double MOST_IN_PLAY = 0.25;

    /**
     * @param corners of the floor, clockwise, pixels
     * @return empty if it lies outside the picture
     */
    static Optional<TrayLight> of(Mat picture, double[][] corners) {
        byte[] row = new byte[picture.cols() * 3];
        long n = 0;
        long clipped = 0;
        long sum = 0;
        for (int y = 0; y < picture.rows(); y += 2) {
            picture.get(y, 0, row);
            for (int x = 0; x < picture.cols(); x += 2) {
                if (TrayCheck.inside(corners, x, y, 0)) {
                    int b = row[3 * x] & 0xFF;
                    int g = row[3 * x + 1] & 0xFF;
                    int r = row[3 * x + 2] & 0xFF;
                    n++;
                    sum += (b + g + r) / 3;
                    clipped += Math.min(b, Math.min(g, r)) >= WHITE ? 1 : 0;
                }
            }
        }
        return n == 0 ? Optional.empty() : Optional.of(new TrayLight((double) sum / n, (double) clipped / n));
    }

    boolean isDark() {
        return mean < DARKEST;
    }

    String blownOut() {
        return String.format(
                Locale.ROOT,
                "%.0f %% of the tray is blown out to white. Dim or move the lamp, or lower the exposure.",
                100 * clipped);
    }

    /** What people should change before dice are read in this light. */
    Optional<String> advice() {
        if (isDark()) {
            return Optional.of(TOO_DARK);
        }
        return clipped > MOST_IN_PLAY ? Optional.of(blownOut()) : Optional.empty();
    }
}
