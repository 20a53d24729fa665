package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.dice.Reading.ReadDie;
import sandtable.table.RollRequest;
import sandtable.table.RollRequest.Die;
import sandtable.table.RollRequest.Lying;
import sandtable.table.Seat;
import sandtable.table.Text;

class MatchingTest {
    private static final List<String> ALL = List.of("red-1", "red-2", "white-1", "white-2", "blue-1", "blue-2");

    private static RollRequest request(List<String> rolled, Lying... lying) {
        return new RollRequest(
                "roll",
                new Seat("german"),
                Text.literal("six dice"),
                rolled.stream().map(MatchingTest::die).toList(),
                List.of(lying));
    }

    private static Die die(String id) {
        return new Die(id, "rwb", id.substring(0, id.indexOf('-')));
    }

    private static Lying lying(String id, String face) {
        return new Lying(die(id), face);
    }

    /** Dice as "colour face", from left to right; a face with ? is doubtful. */
    private static Reading.Sight sight(String... dice) {
        List<ReadDie> read = new ArrayList<>();
        for (String text : dice) {
            String[] parts = text.split(" ");
            boolean doubtful = parts[1].endsWith("?");
            read.add(new ReadDie(
                    "",
                    "rwb",
                    parts[0],
                    parts[1].replace("?", ""),
                    doubtful ? 0.5 : 0.99,
                    doubtful ? Optional.of("cocked") : Optional.empty(),
                    100.0 * read.size(),
                    50,
                    40));
        }
        return new Reading.Sight(read, Optional.empty(), 640, 480);
    }

    private static List<String> ids(Matched matched) {
        return matched.dice().stream().map(placed -> placed.id().orElse("-")).toList();
    }

    @Test
    @DisplayName("six dice of the right colours are told apart by colour, from left to right")
    void byColour() {
        Matched matched = Matching.match(
                sight("blue star", "red skull", "white tools", "red star", "blue skull", "white courage"),
                request(ALL));
        assertThat(ids(matched)).containsExactly("blue-1", "red-1", "white-1", "red-2", "blue-2", "white-2");
        assertThat(matched.doubt()).isEmpty();
    }

    @Test
    @DisplayName("a tray's own names keep each die what it was, in whatever order the dice come to rest")
    void byName() {
        ReadDie second = new ReadDie("7", "rwb", "red", "star", 1, Optional.empty(), 0, 0, 0);
        ReadDie first = new ReadDie("3", "rwb", "red", "star", 1, Optional.empty(), 0, 0, 0);
        Matched matched = Matching.match(
                new Reading.Sight(List.of(second, first), Optional.empty(), 0, 0), request(List.of("red-1", "red-2")));
        assertThat(ids(matched)).containsExactly("red-2", "red-1");
    }

    @Test
    @DisplayName("one die too many is asked about, and only the dice of the colours that fit are named")
    void tooMany() {
        Matched matched = Matching.match(
                sight("red star", "red star", "red skull", "white star", "white star", "blue star", "blue star"),
                request(ALL));
        assertThat(matched.doubt()).contains(Matched.COUNT);
        assertThat(ids(matched)).containsExactly("-", "-", "-", "white-1", "white-2", "blue-1", "blue-2");
    }

    @Test
    @DisplayName("a missing die is asked about")
    void tooFew() {
        Matched matched =
                Matching.match(sight("red star", "red star", "white star", "white star", "blue star"), request(ALL));
        assertThat(matched.doubt()).contains(Matched.COUNT);
        assertThat(ids(matched)).containsExactly("red-1", "red-2", "white-1", "white-2", "-");
    }

    @Test
    @DisplayName("three of one colour and one of another are asked about although the count fits")
    void wrongColours() {
        Matched matched = Matching.match(
                sight("red star", "red star", "red star", "white star", "blue star", "blue star"), request(ALL));
        assertThat(matched.doubt()).contains(Matched.COLOUR);
        assertThat(ids(matched)).containsExactly("-", "-", "-", "-", "blue-1", "blue-2");
    }

    @Test
    @DisplayName("Locked dice that a camera sees too are recognised by the face that they showed")
    void lockedSeen() {
        RollRequest request = request(
                List.of("red-2", "white-2", "blue-1", "blue-2"), lying("red-1", "star"), lying("white-1", "skull"));
        Matched matched = Matching.match(
                sight("red tools", "red star", "white skull", "white star", "blue star", "blue skull"), request);
        assertThat(matched.doubt()).isEmpty();
        assertThat(ids(matched)).containsExactly("red-2", "red-1", "white-1", "white-2", "blue-1", "blue-2");
    }

    @Test
    @DisplayName("the rolled dice alone fit as well, where the Locked ones lie elsewhere")
    void lockedElsewhere() {
        RollRequest request = request(
                List.of("red-2", "white-2", "blue-1", "blue-2"), lying("red-1", "star"), lying("white-1", "skull"));
        Matched matched = Matching.match(sight("red tools", "white star", "blue star", "blue skull"), request);
        assertThat(matched.doubt()).isEmpty();
        assertThat(ids(matched)).containsExactly("red-2", "white-2", "blue-1", "blue-2");
    }

    @Test
    @DisplayName("a Locked die that shows another face than before is asked about, never taken for a rolled one")
    void lockedChanged() {
        RollRequest request =
                request(List.of("red-2", "white-1", "white-2", "blue-1", "blue-2"), lying("red-1", "star"));
        Matched matched = Matching.match(
                sight("red tools", "red skull", "white skull", "white star", "blue star", "blue skull"), request);
        assertThat(matched.doubt()).contains(Matched.LOCKED_CHANGED);
        assertThat(ids(matched)).startsWith("-", "-");
    }

    @Test
    @DisplayName("a doubtful die makes the whole reading one to look at, and keeps its place")
    void doubtfulDie() {
        Matched matched = Matching.match(
                sight("red star?", "red skull", "white tools", "white star", "blue skull", "blue courage"),
                request(ALL));
        assertThat(matched.doubt()).contains(Matched.DIE);
        assertThat(matched.dice().get(0).id()).contains("red-1");
        assertThat(matched.dice().get(0).doubt()).contains("cocked");
    }

    @Test
    @DisplayName("ordinary dice never stand for RWB dice")
    void otherKind() {
        ReadDie pips = new ReadDie("", "d6", "red", "4", 1, Optional.empty(), 1, 1, 1);
        Matched matched =
                Matching.match(new Reading.Sight(List.of(pips), Optional.empty(), 9, 9), request(List.of("red-1")));
        assertThat(matched.doubt()).contains(Matched.KIND);
        assertThat(ids(matched)).containsExactly("-");
    }

    @Test
    @DisplayName("ordinary dice of any colour fit a roll of ordinary dice")
    void anyColour() {
        RollRequest request = new RollRequest(
                "mgf",
                new Seat("unit-a"),
                Text.literal("1d6"),
                List.of(new Die("d6-1", "d6", "any"), new Die("d6-2", "d6", "any")));
        ReadDie green = new ReadDie("", "d6", "other", "4", 1, Optional.empty(), 50, 1, 1);
        ReadDie white = new ReadDie("", "d6", "white", "2", 1, Optional.empty(), 10, 1, 1);
        Matched matched = Matching.match(new Reading.Sight(List.of(green, white), Optional.empty(), 9, 9), request);
        assertThat(ids(matched)).containsExactly("d6-2", "d6-1");
        assertThat(matched.doubt()).isEmpty();
    }

    /** What a camera saw before and after, beside each other. */
    private static Reading.Sight moved(Reading.Sight sight, int die, double x) {
        List<ReadDie> dice = new ArrayList<>(sight.dice());
        ReadDie at = dice.get(die);
        dice.set(
                die,
                new ReadDie(
                        at.name(), at.kind(), at.colour(), at.face(), at.confidence(), at.doubt(), x, 300, at.size()));
        return new Reading.Sight(dice, sight.reason(), sight.width(), sight.height());
    }

    @Test
    @DisplayName("of two dice that show a Locked die's face the Locked one is the one that nobody touched")
    void lockedStayed() {
        Reading.Sight before = sight("red skull", "red star");
        Reading.Sight after = moved(sight("red star", "red star"), 0, 333).after(before, List.of());
        Matched matched = Matching.match(after, request(List.of("red-1"), lying("red-2", "star")));
        assertThat(ids(matched)).containsExactly("red-1", "red-2");
        assertThat(matched.doubt()).isEmpty();
    }

    @Test
    @DisplayName("a Locked die that was thrown by mistake, while another was left lying, is asked about")
    void wrongOneThrown() {
        Reading.Sight before = sight("red star", "red skull");
        Reading.Sight after = moved(sight("red star", "red skull"), 0, 333).after(before, List.of());
        Matched matched = Matching.match(after, request(List.of("red-2"), lying("red-1", "star")));
        assertThat(matched.doubt()).contains(Matched.NOT_ROLLED);
        assertThat(matched.dice().get(1).doubt()).contains(Matched.NOT_ROLLED);
    }

    @Test
    @DisplayName("a Locked die that was moved aside and shows its face is no reason to ask")
    void lockedMovedAside() {
        Reading.Sight before = sight("red star", "red skull");
        Reading.Sight after =
                moved(moved(sight("red star", "red tools"), 0, 333), 1, 500).after(before, List.of());
        Matched matched = Matching.match(after, request(List.of("red-2"), lying("red-1", "star")));
        assertThat(matched.doubt()).isEmpty();
        assertThat(ids(matched)).containsExactly("red-1", "red-2");
    }

    @Test
    @DisplayName("Locked dice that stayed, with rolled ones fallen off the table, are not taken for the roll")
    void fellOff() {
        Reading.Sight before = sight("red star", "red skull");
        Reading.Sight after = sight("red star").after(before, List.of());
        Matched matched = Matching.match(after, request(List.of("red-2"), lying("red-1", "star")));
        assertThat(matched.doubt()).contains(Matched.NOT_ROLLED);
    }

    @Test
    @DisplayName("a roll that the tray could not finish is asked about although its dice fit")
    void incomplete() {
        Reading.Sight whole = sight("red star");
        Matched matched = Matching.match(
                new Reading.Sight(whole.dice(), Optional.of("incomplete"), 0, 0), request(List.of("red-1")));
        assertThat(matched.doubt()).contains("incomplete");
    }

    @Test
    @DisplayName("a doubtful thing beside complete dice is left out and told; the dice keep their places")
    void token() {
        Matched matched = Matching.match(
                sight("red star", "red skull?", "red tools", "white star", "white skull"),
                request(List.of("red-1", "red-2", "white-1", "white-2")));
        assertThat(matched.doubt()).contains(Matched.EXTRA);
        assertThat(ids(matched)).containsExactly("red-1", "-", "red-2", "white-1", "white-2");
        assertThat(matched.leftOut()).extracting(ReadDie::face).containsExactly("skull");
    }

    @Test
    @DisplayName("a doubtful thing of a colour that nobody rolls is left out, also where Locked dice lie there")
    void tokenOfAnotherColour() {
        Matched matched = Matching.match(
                sight("red star", "black star?", "red tools"), request(List.of("red-1"), lying("red-2", "star")));
        assertThat(matched.doubt()).contains(Matched.EXTRA);
        assertThat(ids(matched)).containsExactly("red-2", "-", "red-1");
    }

    @Test
    @DisplayName("a doubtful thing is not left out where it may be the rolled die, and a sure one a Locked one")
    void maybeRolled() {
        RollRequest request = request(List.of("red-1"), lying("red-2", "star"), lying("red-3", "star"));
        Matched matched = Matching.match(sight("red star", "red skull?"), request);
        assertThat(matched.doubt()).contains(Matched.COUNT);
        assertThat(ids(matched)).containsExactly("-", "-");
        assertThat(matched.leftOut()).isEmpty();
    }

    private static final RollRequest BOTH = request(List.of("red-1", "red-2"));
    private static final Reading.Sight WITH_TOKEN = sight("red star", "red skull?", "red tools");

    /** Of a roll of both dice beside a token. */
    private static List<ReadDie> leftOut() {
        return Matching.match(WITH_TOKEN, BOTH).leftOut();
    }

    @Test
    @DisplayName("what was left out of a roll is not asked about again for as long as nobody touches it")
    void tokenThatStayed() {
        Reading.Sight second = moved(moved(sight("red tools", "red courage?", "red tools"), 0, 333), 2, 500)
                .after(WITH_TOKEN, leftOut());
        Matched matched = Matching.match(second, BOTH);
        assertThat(matched.doubt()).isEmpty();
        assertThat(ids(matched)).containsExactly("red-1", "-", "red-2");
        assertThat(matched.leftOut()).hasSize(1);

        RollRequest one = request(List.of("red-1"), lying("red-2", "tools"));
        Reading.Sight lockedElsewhere =
                moved(sight("red star", "red skull?"), 0, 420).after(second, matched.leftOut());
        assertThat(Matching.match(lockedElsewhere, one).doubt()).isEmpty();
        Reading.Sight touched = moved(moved(sight("red star", "red skull?", "red tools"), 0, 420), 2, 600)
                .after(WITH_TOKEN, List.of());
        assertThat(Matching.match(touched, BOTH).doubt()).contains(Matched.EXTRA);
    }

    @Test
    @DisplayName("what was left out and is touched is looked at like any other die")
    void tokenThatMoved() {
        Reading.Sight second =
                moved(moved(sight("red star", "red skull?"), 0, 333), 1, 500).after(WITH_TOKEN, leftOut());
        Matched matched = Matching.match(second, BOTH);
        assertThat(matched.doubt()).contains(Matched.DIE);
        assertThat(ids(matched)).containsExactly("red-1", "red-2");
    }
}
