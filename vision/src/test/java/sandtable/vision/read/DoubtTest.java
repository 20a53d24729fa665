package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.vision.read.Neighbours.Side.AS_SQUARE_AS_A_TOP;
import static sandtable.vision.read.Neighbours.Side.MAYBE;
import static sandtable.vision.read.Neighbours.Side.NO;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;

@DisplayName("A reading is doubted")
class DoubtTest {
    private static final Shot STAR = BlankShot.of("red", "star");
    private static final Square SQUARE = new Square(100, 100, 40, 0, 0.8);

    private static Read read(double score, double told, double second, double likeness, Neighbours.Side side) {
        Pose flat = Pose.of(100, 100, 0, 1);
        SymbolMatch match =
                new SymbolMatch(STAR, score, told, second, 0.05, "soldier", likeness, score, flat, 0, flat, 1, 1);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, side, Optional.empty());
    }

    @Test
    @DisplayName("not where the picture leaves nothing open, though two faces of the set are much alike")
    void plain() {
        assertThat(Doubt.about(read(0.998, 0.998, 0.954, 0.87, NO))).isEmpty();
        assertThat(Doubt.about(read(0.96, 0.96, 0.92, 0.87, NO))).contains("unknown symbol");
    }

    @Test
    @DisplayName("where the second face leaves hardly more open than the first")
    void rival() {
        assertThat(Doubt.about(read(0.88, 0.88, 0.72, 0.7, NO))).contains("unknown symbol");
        assertThat(Doubt.about(read(0.88, 0.88, 0.5, 0.7, NO))).isEmpty();
    }

    @Test
    @DisplayName(
            "where it may be the side of a die that lies next to it and fits only just, or sides are seen as squarely as tops")
    void side() {
        assertThat(Doubt.about(read(0.84, 0.86, 0.23, 0.36, NO))).isEmpty();
        assertThat(Doubt.about(read(0.84, 0.86, 0.23, 0.36, MAYBE))).contains("touching");
        assertThat(Doubt.about(read(0.95, 0.95, 0.23, 0.36, MAYBE))).isEmpty();
        assertThat(Doubt.about(read(0.998, 0.998, 0.23, 0.36, AS_SQUARE_AS_A_TOP)))
                .contains("touching");
    }

    @Test
    @DisplayName("where its ink stands out half as much again as the look's, and that hardly fits")
    void strongerInk() {
        assertThat(Doubt.about(drawn(0.9, 1.4, 1))).isEmpty();
        assertThat(Doubt.about(drawn(0.9, 1.5, 1))).contains("unknown symbol");
        assertThat(Doubt.about(drawn(0.96, 1.5, 1))).isEmpty();
    }

    @Test
    @DisplayName(
            "where its ink stands out so, and what tells faces apart fits less than the badge that all of them bear")
    void strongerInkOnABadge() {
        assertThat(Doubt.about(drawn(0.96, 0.87, 1.4, 1))).isEmpty();
        assertThat(Doubt.about(drawn(0.96, 0.87, 1.5, 1))).contains("unknown symbol");
        assertThat(Doubt.about(drawn(0.96, 0.92, 1.5, 1))).isEmpty();
    }

    private static Read drawn(double score, double contrast, double scale) {
        return drawn(score, score, contrast, scale);
    }

    private static Read drawn(double score, double told, double contrast, double scale) {
        Pose flat = Pose.of(100, 100, 0, scale);
        SymbolMatch match =
                new SymbolMatch(STAR, score, told, 0.5, 0.05, "soldier", 0.4, score, flat, 0, flat, scale, contrast);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, NO, Optional.empty());
    }

    @Test
    @DisplayName(
            "where it fits only just and lies there a tenth larger or smaller than its look, as a token's sign may")
    void ofAnotherSize() {
        assertThat(Doubt.about(drawn(0.88, 1, 1.12))).contains("unknown symbol");
        assertThat(Doubt.about(drawn(0.88, 1, 0.9))).contains("unknown symbol");
        assertThat(Doubt.about(drawn(0.88, 1, 1.07))).isEmpty();
        assertThat(Doubt.about(drawn(0.91, 1, 1.12))).isEmpty();
    }

    @Test
    @DisplayName("where its edges may be the tray's, but not if it is plainly like the look")
    void edges() {
        assertThat(Doubt.about(read(0.9, 0.9, 0.23, 0.36, NO))).isEmpty();
        assertThat(Doubt.about(read(0.9, 0.9, 0.23, 0.36, NO).withoutEdges())).contains("covered");
        assertThat(Doubt.about(read(0.98, 0.98, 0.23, 0.36, NO).withoutEdges())).isEmpty();
    }

    @Test
    @DisplayName("where it is seen stretched by a little and may be the side of a die that leans")
    void leaningSide() {
        Pose by5 = new Pose(100, 100, 1.025, 0, 0, 0.975);
        assertThat(Doubt.about(aLittleBetter(by5, NO))).isEmpty();
        assertThat(Doubt.about(aLittleBetter(by5, MAYBE))).contains("touching");
    }

    private static Read aLittleBetter(Pose free, Neighbours.Side side) {
        Pose flat = Pose.of(100, 100, 0, 1);
        SymbolMatch match = new SymbolMatch(STAR, 0.93, 0.93, 0.5, 0.05, "soldier", 0.3, 0.933, free, 0.2, flat, 1, 1);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, side, Optional.empty());
    }

    @Test
    @DisplayName("where its colour is between two, sooner if it lies next to another die")
    void colour() {
        assertThat(Doubt.about(between(0.35, NO))).isEmpty();
        assertThat(Doubt.about(between(0.35, MAYBE))).contains("touching");
        assertThat(Doubt.about(between(0.25, MAYBE))).isEmpty();
        assertThat(Doubt.about(between(0.43, NO))).contains("not of this set");
    }

    private static Read between(double ratio, Neighbours.Side side) {
        SymbolMatch clear = read(0.98, 0.98, 0.3, 0.3, side).match();
        return new Read(SQUARE, clear, new Bodies.Told("red", 10, ratio, "white", 1), false, side, Optional.empty());
    }

    @Test
    @DisplayName("where it fits better stretched, except where its outline or how far it reaches says that it lies")
    void stretched() {
        Pose by5 = new Pose(100, 100, 1.025, 0, 0, 0.975);
        assertThat(Doubt.about(stretched(by5, 0.15, false))).contains("cocked");
        assertThat(Doubt.about(stretched(by5, 0.15, true))).isEmpty();
    }

    @Test
    @DisplayName(
            "not where a stretch, however large, mends next to nothing, as of long and thin symbols in small pictures")
    void hardlyMended() {
        Pose by10 = new Pose(100, 100, 1.05, 0, 0, 0.95);
        assertThat(Doubt.about(mended(by10, 0.950, 0.955, false))).isEmpty();
        assertThat(Doubt.about(mended(by10, 0.950, 0.961, false))).contains("cocked");
    }

    @Test
    @DisplayName("where a small stretch already explains a quarter more of the picture, and not where it mends little")
    void leansALittle() {
        Pose by3 = new Pose(100, 100, 1.015, 0, 0, 0.985);
        assertThat(Doubt.about(mended(by3, 0.980, 0.986, false))).contains("cocked");
        assertThat(Doubt.about(mended(by3, 0.980, 0.986, true))).isEmpty();
        assertThat(Doubt.about(mended(by3, 0.980, 0.982, false))).isEmpty();
        // As near to the look as grain lets any be: nothing is left to mend.
        assertThat(Doubt.about(mended(by3, 0.9968, 0.9978, false))).isEmpty();
        assertThat(Doubt.about(mended(by3, 0.9950, 0.9978, false))).contains("cocked");
    }

    @Test
    @DisplayName("but not where the look fits well and grain may feign so small a stretch")
    void feigned() {
        Pose by3 = new Pose(100, 100, 1.015, 0, 0, 0.985);
        Pose by5 = new Pose(100, 100, 1.025, 0, 0, 0.975);
        for (Pose free : List.of(by3, by5)) {
            assertThat(Doubt.about(mended(free, 0.975, 0.985, 0.12, false))).isEmpty();
            assertThat(Doubt.about(mended(free, 0.975, 0.985, 0.02, false))).contains("cocked");
            assertThat(Doubt.about(mended(free, 0.965, 0.985, 0.12, false))).contains("cocked");
        }
        Pose by7 = new Pose(100, 100, 1.035, 0, 0, 0.965);
        assertThat(Doubt.about(mended(by7, 0.975, 0.985, 0.2, false))).contains("cocked");
    }

    @Test
    @DisplayName("asking how far the die reaches, unless the look of no flat die was ever mended so much")
    void asksReach() {
        Pose by5 = new Pose(100, 100, 1.025, 0, 0, 0.975);
        assertThat(Doubt.asksReach(mended(by5, 0.980, 0.985, false).match())).isTrue();
        assertThat(Doubt.asksReach(mended(by5, 0.980, 0.981, false).match())).isFalse();
        assertThat(Doubt.asksReach(mended(by5, 0.980, 0.990, false).match())).isFalse();
    }

    @Test
    @DisplayName("where a faint symbol is seen stretched, though that mends nothing")
    void faintAndStretched() {
        Pose by5 = new Pose(100, 100, 1.025, 0, 0, 0.975);
        assertThat(Doubt.about(faint(Pose.of(100, 100, 0, 1), 1))).isEmpty();
        assertThat(Doubt.about(faint(by5, 1))).contains("unknown symbol");
    }

    @Test
    @DisplayName("where a symbol is faint and not of the size of the set's")
    void faintAndLarge() {
        for (double scale : new double[] {0.86, 0.91, 1.12}) {
            assertThat(Doubt.about(faint(Pose.of(100, 100, 0, 1), scale))).contains("unknown symbol");
        }
        assertThat(Doubt.about(faint(Pose.of(100, 100, 0, 1), 1.06))).isEmpty();
    }

    private static Read faint(Pose free, double scale) {
        Pose flat = Pose.of(100, 100, 0, 1);
        SymbolMatch match =
                new SymbolMatch(STAR, 0.82, 0.86, 0.2, 0.3, "soldier", 0.4, 0.82, free, 0.1, flat, scale, 0.7);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, NO, Optional.empty());
    }

    @Test
    @DisplayName("where the die reaches further on one side than flat ones do, however well the symbol fits")
    void leans() {
        Read plain = read(0.998, 0.998, 0.3, 0.3, NO);
        assertThat(Doubt.about(plain)).isEmpty();
        assertThat(Doubt.about(plain.leaning())).contains("cocked");
    }

    private static Read mended(Pose free, double score, double stretched, boolean flat) {
        return mended(free, score, stretched, 0.02, flat);
    }

    private static Read mended(Pose free, double score, double stretched, double feigned, boolean flat) {
        SymbolMatch match = new SymbolMatch(
                STAR, score, score, 0.3, 0.4, "soldier", 0.4, stretched, free, feigned, Pose.of(100, 100, 0, 1), 1, 1);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), flat, NO, Optional.empty());
    }

    private static Read stretched(Pose free, double feigned, boolean flat) {
        SymbolMatch match = new SymbolMatch(
                STAR, 0.96, 0.96, 0.3, 0.4, "soldier", 0.4, 0.97, free, feigned, Pose.of(100, 100, 0, 1), 1, 1);
        assertThat(Doubt.asksOutline(match)).isEqualTo(feigned > 0.1);
        return new Read(SQUARE, match, new Bodies.Told("red", 3, 0.1, "white", 1), flat, NO, Optional.empty());
    }
}
