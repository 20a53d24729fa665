package sandtable.vision.enrol;

import java.util.function.Predicate;
import sandtable.vision.square.Square;

/** What lies in a picture to learn from, as the empty tray tells it. Squares are those of the picture's plan. */
interface Lying {
    /** In how much of a square something lies: 0 where no die can, 1 where nobody knows. */
    double in(Square s);

    /**
     * In how much of what is next to a square, on its sides that are turned away from the camera, something lies; 0 where nobody knows.
     *
     * @param counts whether what lies at a point may be of the same die; nothing else counts
     */
    default double beyond(Square s, Predicate<double[]> counts) {
        return 0;
    }
}
