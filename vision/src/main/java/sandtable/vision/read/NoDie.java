package sandtable.vision.read;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
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
    /** What all of several looks show is hardly chance: quarter turns, each mirrored too. */
    private static final List<Double> TURNS = List.of(0.0, Math.PI / 2, Math.PI, -Math.PI / 2);

    /** The same where it is known where down is. */
    private static final List<Double> NEARLY_UPRIGHT = List.of(0.0, -0.12, 0.12);

    /** The slant as the net is told it ({@code told} in {@code things/train.c}): multiplied by this, or this where nobody knows. */
    private static final double SLANTS = 2;

    private static final double UNKNOWN = -2;

    /** A first look that says so much leaves no question, and spares the others: each takes about a millisecond. */
    private static final double CLEARLY_A_DIE = 1;

    /**
     * What is less likely a die than not is none: 23 of 26 things in pictures without dice are told so, and 1 of 395 dice is lost
     * (drawn, tuning part, 300 to 305 of each level).
     */
    private static final double PLAINLY_NONE = 0;

    /**
     * And as unlikely as this where the camera sees next to nothing of a die's sides, by which it is told from a token, or nobody knows what
     * it would see: with 0 one thing of 20 more would be told (the same pictures).
     */
    private static final double PLAINLY_NONE_FROM_ABOVE = -2;

    /** What lies under something else has to be as unlikely as this: of a die little is seen there. */
    private static final double PLAINLY_NONE_COVERED = -1;

    /**
     * What is asked about for these was known by its symbol, or its pips: in pictures without owner's dice nothing was (path-traced, makes 21 to
     * 28), and beside dice 351 times of 367 it was one.
     */
    private static final Set<String> BEARS_A_FACE = Set.of("cocked", "touching");

    /** Of what is asked about for these something has to be seen on it. */
    private static final Set<String> UNLIKE_ANY_FACE = Set.of("unknown symbol", "not of this set");

    /**
     * What is less sure than this may be a token with a sign much like the set's. Of 312 flat dice that were sure (path-traced) 26 were, so that hardly
     * any time is needed. For 871 sure ones of all confidences at least 0.37 speaks, for a disc with nearly the set's skull -6.9.
     */
    private static final double PLAINLY_OF_THE_SET = 0.9;

    /** As much of its sides, in edges. */
    private static final double SIDES_SEEN = 0.25;

    private final Once<SmallNet> net = new Once<>(() -> new SmallNet(NoDie.class, "things.onnx"));

    /** Runs the net once, so that the first thing to be asked about waits for nothing. */
    void warmUp() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, new Scalar(60, 70, 60));
        try (Pyramid pyramid = new Pyramid(picture)) {
            score(pyramid, SIDE / 2.0, SIDE / 2.0, SIDE / ACROSS, Optional.empty());
        } finally {
            picture.release();
        }
    }

    /**
     * What was seen in a picture, but for things that would be asked about and are no dice. What would be sure though it hardly is a die of the set is
     * asked about.
     *
     * @param sight how a level die would be seen there
     */
    List<SeenDie> without(List<SeenDie> seen, Mat picture, Function<SeenDie, Optional<Sight>> sight) {
        if (seen.stream().allMatch(NoDie::plainlyADie)) {
            return seen;
        }
        try (Pyramid pyramid = new Pyramid(picture)) {
            return seen.stream()
                    .flatMap(d -> plainlyADie(d) ? Stream.of(d) : told(d, pyramid, sight.apply(d)))
                    .toList();
        }
    }

    private Stream<SeenDie> told(SeenDie d, Pyramid picture, Optional<Sight> sight) {
        if (d.reason().filter(UNLIKE_ANY_FACE::contains).isPresent() && BlankTop.is(d, picture)) {
            return Stream.empty();
        }
        double score = score(picture, d.x(), d.y(), d.size(), sight);
        if (d.status() == SeenDie.Status.ASK) {
            return score < least(d, sight) ? Stream.empty() : Stream.of(d);
        }
        return Stream.of(score < PLAINLY_NONE ? asked(d) : d);
    }

    private static SeenDie asked(SeenDie d) {
        return SeenDie.ask(d.x(), d.y(), d.size(), d.colour(), d.face(), d.confidence(), "not of this set");
    }

    private static double least(SeenDie d, Optional<Sight> sight) {
        if (sight.map(Sight::slant).orElse(0.0) < SIDES_SEEN) {
            return PLAINLY_NONE_FROM_ABOVE;
        }
        return d.reason().filter("covered"::equals).isPresent() ? PLAINLY_NONE_COVERED : PLAINLY_NONE;
    }

    private static boolean plainlyADie(SeenDie d) {
        return d.status() == SeenDie.Status.SURE
                ? d.confidence() >= PLAINLY_OF_THE_SET
                : d.reason().filter(BEARS_A_FACE::contains).isPresent();
    }

    /**
     * How much speaks for a die, as the natural logarithm of its odds.
     *
     * @param x middle of its top in the picture
     * @param y middle of its top in the picture
     * @param size edge of its top, pixels
     * @param sight how a level die would be seen there
     */
    double score(Pyramid picture, double x, double y, double size, Optional<Sight> sight) {
        double scale = size * ACROSS / SIDE;
        double down = sight.map(Sight::down).orElse(0.0);
        double beside = sight.map(s -> SLANTS * s.sine()).orElse(UNKNOWN);
        double first = look(picture.cut(x, y, scale, down, false, SIDE), beside);
        if (first > CLEARLY_A_DIE) {
            return first;
        }
        DoubleStream others = (sight.isPresent() ? NEARLY_UPRIGHT : TURNS)
                .stream()
                        .flatMap(turn -> Stream.of(false, true)
                                .map(mirrored -> picture.cut(x, y, scale, down + turn, mirrored, SIDE)))
                        .skip(1)
                        .mapToDouble(part -> look(part, beside));
        return DoubleStream.concat(DoubleStream.of(first), others).average().orElseThrow();
    }

    private double look(byte[] part, double beside) {
        return net.get().answer(part, SIDE, beside)[0];
    }
}
