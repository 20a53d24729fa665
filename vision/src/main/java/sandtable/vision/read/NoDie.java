package sandtable.vision.read;

import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Once;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.picture.SmallNet;

/**
 * Tells what is plainly no die among what people would be asked about: fingers, wooden figures, pawns, coins, tokens, pencils, cards.
 * A small net that was trained for this project ({@code vision/tools/things}) says so; dice of every make were among what it learned from.
 * Safe from any thread.
 */
final class NoDie {
    private static final int SIDE = 48;
    /** Side of what it looks at, in edges of a face. */
    private static final double ACROSS = 2.4;
    /** Quarter turns, as they are and mirrored: what all of them show is hardly chance. */
    private static final int LOOKS = 8;

    /** A first look that says so much leaves no question, and spares the others: each takes about a millisecond. */
    private static final double CLEARLY_A_DIE = 1;

    /**
     * What is less likely a die than not is none: of 506 dice that were asked about (path-traced, makes 21 to 26) three are, two of them under
     * something else.
     */
    private static final double PLAINLY_NONE = 0;

    /**
     * And as unlikely as this where the camera sees next to nothing of a die's sides, by which it is told from a token: of 60 drawn dice of
     * other makes on two tables (shown part, easy 2 and 5) five that are seen so lie between the two.
     */
    private static final double PLAINLY_NONE_FROM_ABOVE = -2;

    /** What lies under something else has to be as unlikely as this: of a die little is seen there. */
    private static final double PLAINLY_NONE_COVERED = -1;

    /**
     * What is asked about for these was known by its symbol, or its pips: in pictures without owner's dice nothing was (path-traced, makes 21 to
     * 28), and beside dice 351 times of 367 it was one.
     */
    private static final Set<String> BEARS_A_FACE = Set.of("cocked", "touching");

    /** As much of its sides, in edges. */
    private static final double SIDES_SEEN = 0.25;

    private final Once<SmallNet> net = new Once<>(() -> new SmallNet(NoDie.class, "things.onnx"));

    /** Runs the net once, so that the first thing to be asked about waits for nothing. */
    void warmUp() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, new Scalar(60, 70, 60));
        try (Pyramid pyramid = new Pyramid(picture)) {
            score(pyramid, SIDE / 2.0, SIDE / 2.0, SIDE / ACROSS);
        } finally {
            picture.release();
        }
    }

    /**
     * What was seen in a picture, but for things that would be asked about and are no dice.
     *
     * @param slant how long a level die's side is seen at a place, in edges; 0 where nobody knows
     */
    List<SeenDie> without(List<SeenDie> seen, Mat picture, ToDoubleFunction<SeenDie> slant) {
        if (seen.stream().allMatch(NoDie::plainlyADie)) {
            return seen;
        }
        try (Pyramid pyramid = new Pyramid(picture)) {
            return seen.stream()
                    .filter(d -> plainlyADie(d)
                            || score(pyramid, d.x(), d.y(), d.size()) >= least(d, slant.applyAsDouble(d)))
                    .toList();
        }
    }

    private static double least(SeenDie d, double slant) {
        if (slant < SIDES_SEEN) {
            return PLAINLY_NONE_FROM_ABOVE;
        }
        return d.reason().filter("covered"::equals).isPresent() ? PLAINLY_NONE_COVERED : PLAINLY_NONE;
    }

    private static boolean plainlyADie(SeenDie d) {
        return d.status() == SeenDie.Status.SURE
                || d.reason().filter(BEARS_A_FACE::contains).isPresent();
    }

    /**
     * How much speaks for a die, as the natural logarithm of its odds.
     *
     * @param x middle of its top in the picture
     * @param y middle of its top in the picture
     * @param size edge of its top, pixels
     */
    double score(Pyramid picture, double x, double y, double size) {
        double scale = size * ACROSS / SIDE;
        double first = look(picture, x, y, scale, 0);
        if (first > CLEARLY_A_DIE) {
            return first;
        }
        return IntStream.range(0, LOOKS)
                .mapToDouble(i -> i == 0 ? first : look(picture, x, y, scale, i))
                .average()
                .orElseThrow();
    }

    private double look(Pyramid picture, double x, double y, double scale, int way) {
        byte[] part = picture.cut(x, y, scale, (way >> 1) * Math.PI / 2, way % 2 == 1, SIDE);
        return net.get().answer(List.of(part), SIDE)[0];
    }
}
