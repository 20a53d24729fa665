package sandtable.vision;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Dice to learn from of which next to nothing is seen but the empty tray: in a picture of nothing else, its grain would be
 * learned as a die. Dice of just the cloth's colour look bare too, but all of them.
 */
final class BareDice {
    /** Of a die shown alone that is not of its cloth's colour, less than half as much looked bare (12 ray-traced trays). */
    private static final double BARE = 0.6;

    private BareDice() {}

    /**
     * @param path its picture's
     * @param square where its top was found in that picture's plan
     */
    record Shown(Path path, EnrolledDie die, Square square) {
        private double bare() {
            return die.bare(square);
        }

        private String colour() {
            return die.row().colour();
        }
    }

    /** The first one that is bare while most of its colour are not. */
    static Optional<Shown> first(List<Shown> dice) {
        return dice.stream()
                .filter(d -> d.bare() > BARE && usual(d.colour(), dice) < BARE / 2)
                .findFirst();
    }

    /** How bare half of the dice of a colour are at most. */
    private static double usual(String colour, List<Shown> dice) {
        double[] same = dice.stream()
                .filter(d -> d.colour().equals(colour))
                .mapToDouble(Shown::bare)
                .sorted()
                .toArray();
        return same[same.length / 2];
    }
}
