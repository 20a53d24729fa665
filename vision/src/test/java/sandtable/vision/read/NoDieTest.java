package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;

/** On path-traced pictures that the net did not learn from; {@code things.png} holds crops of 64 x 64 pixels, 20 to a die's edge, with
 * what is further down on a plumb line further down. */
@DisplayName("What lies in the tray and is no die")
class NoDieTest {
    private static final int SIDE = 64;
    private static final int THINGS = 0;
    private static final int DICE = 1;
    private static final int COLUMNS = 24;
    /** Half an edge of a die's side is seen. */
    private static final Optional<Sight> ASLANT = Optional.of(new Sight(0.5, 0));

    private static final Optional<Sight> FROM_ABOVE = Optional.of(new Sight(0, 0));

    private static final SeenDie DOUBTFUL = SeenDie.ask(31.5, 31.5, 20, "red", "star", 0.1, "unknown symbol");
    private static final SeenDie COVERED = SeenDie.ask(31.5, 31.5, 20, "red", "star", 0.1, "covered");
    private static final SeenDie COCKED = SeenDie.ask(31.5, 31.5, 20, "red", "star", 0.1, "cocked");
    private static final SeenDie SURE = SeenDie.sure(31.5, 31.5, 20, "red", "star", 0.9);

    private static final SeenDie HARDLY = SeenDie.sure(31.5, 31.5, 20, "red", "star", 0.6);

    private final NoDie noDie = new NoDie();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is not asked about: square tokens, wooden figures, pawns, cards, beads, dominoes, bricks")
    void things() throws Exception {
        assertThat(leftOf(THINGS, DOUBTFUL, ASLANT)).isEmpty();
    }

    @Test
    @DisplayName("is told from dice of other makes, dice that lean, and dice of which something is covered")
    void dice() throws Exception {
        assertThat(leftOf(DICE, DOUBTFUL, ASLANT)).hasSize(COLUMNS);
    }

    @Test
    @DisplayName("is not looked for among what bears a symbol of the set, be it sure or cocked")
    void ofTheSet() throws Exception {
        assertThat(leftOf(THINGS, SURE, ASLANT)).hasSize(COLUMNS);
        assertThat(leftOf(THINGS, COCKED, ASLANT)).hasSize(COLUMNS);
    }

    @Test
    @DisplayName("is asked about though it would be sure, if its sign is not quite the set's; and no die is for that")
    void hardlyOfTheSet() throws Exception {
        assertThat(leftOf(THINGS, HARDLY, ASLANT))
                .hasSize(COLUMNS)
                .allMatch(d -> d.reason().equals(Optional.of("not of this set")));
        assertThat(leftOf(DICE, HARDLY, ASLANT)).hasSize(COLUMNS).containsOnly(HARDLY);
    }

    @Test
    @DisplayName(
            "is asked about sooner where the camera would see nothing of a die's sides, or where something lies on it")
    void littleToSee() throws Exception {
        assertThat(leftOf(THINGS, DOUBTFUL, FROM_ABOVE)).isNotEmpty();
        assertThat(leftOf(THINGS, COVERED, ASLANT)).isNotEmpty();
    }

    @Test
    @DisplayName("is told less often where nobody knows how the camera stands, and a die never is")
    void unknown() throws Exception {
        assertThat(leftOf(THINGS, DOUBTFUL, Optional.empty())).isNotEmpty().hasSizeLessThan(COLUMNS);
        assertThat(leftOf(DICE, DOUBTFUL, Optional.empty())).hasSize(COLUMNS);
    }

    /** What is still seen in the crops of a row. */
    private List<SeenDie> leftOf(int row, SeenDie seen, Optional<Sight> sight)
            throws IOException, UnreadablePictureException {
        Mat sheet;
        try (InputStream in = Objects.requireNonNull(NoDieTest.class.getResourceAsStream("things.png"))) {
            sheet = Picture.decode(in.readAllBytes());
        }
        return IntStream.range(0, COLUMNS)
                .mapToObj(i -> noDie.without(
                        List.of(seen), sheet.submat(new Rect(i * SIDE, row * SIDE, SIDE, SIDE)), d -> sight))
                .flatMap(List::stream)
                .toList();
    }
}
