package sandtable.vision.tray;

import java.util.Locale;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;

/** What makes a tray unfit to read dice in, said so that people can mend it. */
final class TrayCheck {
    /** Share of the floor that may be blown out. */
    private static final double MOST_CLIPPED = 0.02;

    /** A face smaller than this cannot be read, pixels. */
    private static final double LEAST_FACE = 28;
    /** Dice lie in trays that are as wide as so many of them and wider; what it holds is not known yet. */
    private static final double NARROWEST = 8;

    private TrayCheck() {}

    static void corners(double[][] c, int width, int height) throws DiceSetException {
        if (c.length != 4) {
            throw new DiceSetException("A tray has four corners, but " + c.length + " were given.");
        }
        double slackX = 0.25 * width;
        double slackY = 0.25 * height;
        for (double[] p : c) {
            if (!(p[0] > -slackX && p[1] > -slackY && p[0] < width + slackX && p[1] < height + slackY)) {
                throw new DiceSetException(
                        DiceSetException.Why.CORNER_OUTSIDE,
                        String.format(
                                Locale.ROOT,
                                "The corner %.0f,%.0f lies far outside the picture (%d x %d). Tap the four corners again.",
                                p[0],
                                p[1],
                                width,
                                height));
            }
        }
        double area = 0;
        for (int i = 0; i < 4; i++) {
            double[] a = c[i];
            double[] b = c[(i + 1) % 4];
            double[] d = c[(i + 2) % 4];
            double turn = (b[0] - a[0]) * (d[1] - b[1]) - (b[1] - a[1]) * (d[0] - b[0]);
            if (turn <= 0) {
                throw new DiceSetException(
                        DiceSetException.Why.CORNER_ORDER,
                        "The four corners do not go round the tray clockwise. Give them from the"
                                + " upper left to the upper right, the lower right and the lower left.");
            }
            area += (a[0] * b[1] - b[0] * a[1]) / 2;
        }
        if (Math.sqrt(area) < NARROWEST * LEAST_FACE) {
            throw new DiceSetException(
                    DiceSetException.Why.TRAY_SMALL,
                    String.format(
                            Locale.ROOT,
                            "The tray is about %.0f pixels wide in the picture; the dice's faces would be under %.0f"
                                    + " pixels. Bring the camera nearer, or take larger pictures.",
                            Math.sqrt(area),
                            LEAST_FACE));
        }
    }

    static void light(Mat picture, double[][] c) throws DiceSetException {
        TrayLight light = TrayLight.of(picture, c)
                .orElseThrow(() -> new DiceSetException(
                        DiceSetException.Why.CORNER_OUTSIDE,
                        "The tray lies outside the picture. Tap the four corners again."));
        if (light.clipped() > MOST_CLIPPED) {
            throw new DiceSetException(DiceSetException.Why.TRAY_BRIGHT, light.blownOut());
        }
        if (light.isDark()) {
            throw new DiceSetException(DiceSetException.Why.TRAY_DARK, TrayLight.TOO_DARK);
        }
    }

    /** Whether a point lies inside a clockwise outline, or outside it by no more than {@code slack} pixels. */
    static boolean inside(double[][] c, double x, double y, double slack) {
        for (int i = 0; i < c.length; i++) {
            double[] a = c[i];
            double[] b = c[(i + 1) % c.length];
            double dx = b[0] - a[0];
            double dy = b[1] - a[1];
            double out = (dx * (y - a[1]) - dy * (x - a[0])) / Math.hypot(dx, dy);
            if (out < -slack) {
                return false;
            }
        }
        return true;
    }
}
