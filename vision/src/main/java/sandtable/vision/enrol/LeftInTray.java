package sandtable.vision.enrol;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.FoundDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/**
 * Dice that lie in the picture of which people said that it shows the empty tray. Where they lay no die is seen in play, as
 * nothing seems to have changed there.
 */
public final class LeftInTray {
    /** A single one may be something printed on the cloth, on which a die was put. */
    private static final int FEWEST = 2;

    /** Where so much of what looks like a die's top has changed, it was taken away. */
    private static final double TAKEN_AWAY = 0.6;

    private LeftInTray() {}

    /**
     * How many dice seem to lie there: what looks like one and is gone from another picture. Prints, walls and the mat's markers may look so
     * too, but stay where they are; so it is 0 unless two and more are gone, and more than half of what looks like dice.
     *
     * @param tray as it was learned from the one picture
     * @param other of the same tray, with dice
     * @throws UnreadablePictureException if one is no picture, or one of another shape than the tray's
     */
    public static int dice(Tray tray, byte[] emptyTray, byte[] other) throws UnreadablePictureException {
        List<FoundDie> found = new DiceFinder(Optional.of(tray), Optional.empty()).find(emptyTray, List.of());
        if (found.size() < FEWEST) {
            return 0;
        }
        Mat picture = Picture.decode(other);
        try {
            PlanView view = tray.plan(picture.cols(), picture.rows());
            Ground ground = ground(tray, view, picture);
            int gone = (int) found.stream()
                    .filter(die -> ground.covered(inPlan(die, view)) > TAKEN_AWAY)
                    .count();
            return ground.known() && gone >= FEWEST && 2 * gone > found.size() ? gone : 0;
        } finally {
            picture.release();
        }
    }

    private static Ground ground(Tray tray, PlanView view, Mat picture) {
        Mat plan = view.of(picture);
        try {
            return tray.under(plan);
        } finally {
            plan.release();
        }
    }

    private static Square inPlan(FoundDie die, PlanView view) {
        double[] at = view.toPlan(die.x(), die.y());
        double[] beside = view.toPlan(die.x() + die.size(), die.y());
        return new Square(at[0], at[1], Math.hypot(beside[0] - at[0], beside[1] - at[1]), 0, 0);
    }
}
