package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;

@DisplayName("A die that leans is told by the others of its picture")
class OddFitTest {
    private static final Shot STAR = BlankShot.of("red", "star");

    private static Read die(double score) {
        return die(score, score, 1, 0);
    }

    /** @param longer how many times as long as high the look is laid where it fits with {@code stretched} */
    private static Read die(double score, double stretched, double longer, double feigned) {
        return die(score, stretched, longer, feigned, 1);
    }

    private static Read die(double score, double stretched, double longer, double feigned, double light) {
        Pose laid = Pose.of(100, 100, 0, 1);
        Pose free = new Pose(100, 100, longer, 0, 0, 1);
        SymbolMatch match =
                new SymbolMatch(STAR, score, score, 0, 0.5, "soldier", 0, stretched, free, feigned, laid, 1, 1);
        Square square = new Square(100, 100, 40, 0, 0.8);
        Read read = new Read(
                square,
                match,
                new Bodies.Told("red", 3, 0.1, "white", light),
                false,
                Neighbours.Side.NO,
                Optional.empty());
        assertThat(Doubt.about(read)).isEmpty();
        return read;
    }

    private static List<String> told(Read... dice) {
        return new OddFit(m -> 0, m -> false)
                .told(List.of(dice)).stream()
                        .map(r -> r.against().orElse("sure"))
                        .toList();
    }

    @Test
    @DisplayName("if its look fits poorly and theirs leave much less unexplained")
    void fit() {
        Read sharp = die(0.99);
        assertThat(told(die(0.94), sharp, sharp)).containsExactly("unknown symbol", "sure", "sure");
        Read blurred = die(0.985);
        assertThat(told(die(0.94), blurred, blurred)).containsOnly("sure");
        Read clear = die(0.9999);
        assertThat(told(die(0.96), clear, clear)).containsOnly("sure");
    }

    @Test
    @DisplayName(
            "but not if its look fits other dice with its symbol no better: it was learned under a lamp, or blurred")
    void elsewhere() {
        List<Read> dice = List.of(die(0.94), die(0.99), die(0.99));
        assertThat(new OddFit(m -> 0.06, m -> false).told(dice)).isEqualTo(dice);
        assertThat(new OddFit(m -> 0.06, m -> false).poor(dice)).isEmpty();
        assertThat(new OddFit(m -> 0.04, m -> false).poor(dice)).containsExactly(dice.get(0));
    }

    @Test
    @DisplayName(
            "and one that fits poorly what is like no other look of its face, without any others, is asked about too")
    void alone() {
        OddFit alone = new OddFit(m -> 0, m -> true);
        assertThat(alone.told(List.of(die(0.91))).get(0).against()).contains("unknown symbol");
        assertThat(alone.told(List.of(die(0.93))).get(0).against()).isEmpty();
        assertThat(told(die(0.91))).containsExactly("sure");
    }

    @Test
    @DisplayName("but not if it lies in a deep shadow, where there is more grain against what there is to see")
    void shadow() {
        Read sharp = die(0.99);
        assertThat(told(die(0.94, 0.94, 1, 0, 0.5), sharp, sharp)).containsOnly("sure");
        assertThat(told(die(0.94, 0.94, 1, 0, 0.9), sharp, sharp)).containsExactly("unknown symbol", "sure", "sure");
    }

    @Test
    @DisplayName("if its look is stretched further than may be feigned, which mends a little, and theirs hardly are")
    void stretch() {
        Read leaning = die(0.967, 0.9712, 1.05, 0.1);
        Read flat = die(0.98, 0.98, 1.004, 0);
        assertThat(told(leaning, flat, flat)).containsExactly("cocked", "sure", "sure");
        Read uneven = die(0.98, 0.98, 1.011, 0);
        assertThat(told(leaning, uneven, uneven)).containsOnly("sure");
        assertThat(told(die(0.967, 0.9685, 1.05, 0.1), flat, flat)).containsOnly("sure");
        assertThat(told(die(0.967, 0.9712, 1.05, 0.2), flat, flat)).containsOnly("sure");
    }

    @Test
    @DisplayName("but not by one other alone, nor by those that are asked about")
    void others() {
        Read sharp = die(0.99);
        assertThat(told(die(0.94), sharp)).containsOnly("sure");
        Read asked = sharp.leaning();
        assertThat(told(die(0.94), sharp, asked)).containsExactly("sure", "sure", "cocked");
    }

    @Test
    @DisplayName(
            "in the middle of several, so that another one that leans hides it as little as one that fits well tells it")
    void median() {
        List<Read> dice =
                Stream.of(0.94, 0.93, 0.99, 0.99, 0.992).map(OddFitTest::die).toList();
        assertThat(told(dice.toArray(Read[]::new)))
                .containsExactly("unknown symbol", "unknown symbol", "sure", "sure", "sure");
    }
}
