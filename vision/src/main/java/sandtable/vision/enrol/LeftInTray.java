package sandtable.vision.enrol;

import java.util.List;
import java.util.Optional;
import sandtable.vision.FoundDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.tray.Tray;

/**
 * Dice that lie in the picture of which people said that it shows the empty tray. Where they lay no die is seen in play, as
 * nothing seems to have changed there.
 */
public final class LeftInTray {
    /** A single one may be a screw or something printed on the cloth. */
    private static final int FEWEST = 2;
    /** The printed mat's markers lie in the floor's corners; they are squares with something on them, as dice are. */
    private static final double FROM_CORNER = 1.1;

    private LeftInTray() {}

    /**
     * How many dice seem to lie there; 0 where it is fewer than two.
     *
     * @param tray as it was learned from that picture
     * @throws UnreadablePictureException if it is no picture, or one of another shape than the tray's
     */
    public static int dice(Tray tray, byte[] emptyTray) throws UnreadablePictureException {
        List<FoundDie> found = new DiceFinder(Optional.of(tray), Optional.empty()).find(emptyTray, List.of());
        int dice = (int)
                found.stream().filter(die -> !inACorner(die, tray.corners())).count();
        return dice < FEWEST ? 0 : dice;
    }

    private static boolean inACorner(FoundDie die, List<double[]> corners) {
        return corners.stream().anyMatch(c -> Math.hypot(die.x() - c[0], die.y() - c[1]) < FROM_CORNER * die.size());
    }
}
