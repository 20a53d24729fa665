package sandtable.vision.enrol;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Dice to learn from of which next to nothing is seen but the empty tray: in a picture of nothing else, its grain would be
 * learned as a die, and so would the cloth where somebody said that a die lies there. Dice of just the cloth's colour look
 * bare too, but all of them; so does a black one on white cloth in which a lamp is mirrored, but its symbol is seen.
 */
final class BareDice {
    /**
     * Of a die that is not of its cloth's colour, less looked bare: shown alone less than half as much (12 ray-traced trays),
     * where it was told where it lies 0.37 at most (5,208 dice of 217 drawn trays).
     */
    private static final double BARE = 0.6;

    private BareDice() {}

    /**
     * @param path its picture's
     * @param face its top as it was found in that picture's plan
     */
    record Shown(Path path, EnrolledDie die, LikeFaces.Taken face) {
        private double bare() {
            return die.bare(face.square());
        }

        private String colour() {
            return die.row().colour();
        }
    }

    /** The first one that is bare while most of its colour are not, and whose symbol no other one bears. */
    static Optional<Shown> first(List<Shown> dice) {
        List<LikeFaces.Taken> faces = dice.stream().map(Shown::face).toList();
        return dice.stream()
                .filter(d -> d.bare() > BARE && usual(d.colour(), dice) < BARE / 2)
                .filter(d -> !new LikeFaces(faces).isLikeAnother(d.face(), faces))
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
