package sandtable.vision.enrol;

import java.util.List;
import java.util.Optional;
import sandtable.vision.tray.Tray;

/**
 * A picture whose dice people have confirmed.
 *
 * @param picture a picture file
 * @param tray where it was taken, if that was learned
 * @param dice all dice in it that people have named
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Lesson(byte[] picture, Optional<Tray> tray, List<NamedDie> dice) {
    public Lesson {
        dice = List.copyOf(dice);
    }

    /**
     * @param x centre of the top face, pixels of the picture, as y and size (its edge)
     * @param taught whether the set is to learn from it; the others only tell whether it still reads them
     */
    public record NamedDie(String colour, String face, double x, double y, double size, boolean taught) {}
}
