package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.SymbolMatch;

@DisplayName("A symbol that stands out far more than enrolled")
class SharpPictureTest {
    @Test
    @DisplayName(
            "is no other one where those of all dice of its picture do: that is sharper than the pictures of the set")
    void all() {
        List<Read> dice = told(die(100, 0.92, 1.7), die(200, 0.94, 1.6), die(300, 0.96, 1.8));
        assertThat(dice).allSatisfy(r -> assertThat(Doubt.about(r)).isEmpty());
    }

    @Test
    @DisplayName("is another one where it does alone, or stands out as much more than the others")
    void alone() {
        assertThat(Doubt.about(told(die(100, 0.92, 1.6), die(200, 0.94, 1), die(300, 0.96, 1.1))
                        .get(0)))
                .contains("unknown symbol");
        assertThat(Doubt.about(told(die(100, 0.92, 2.4), die(200, 0.94, 1.5), die(300, 0.96, 1.6))
                        .get(0)))
                .contains("unknown symbol");
    }

    @Test
    @DisplayName("is another one where fewer than two other dice fit, as nobody knows then how sharp the picture is")
    void few() {
        assertThat(Doubt.about(told(die(100, 0.92, 1.7), die(200, 0.94, 1.6), die(300, 0.8, 1.8))
                        .get(0)))
                .contains("unknown symbol");
    }

    @Test
    @DisplayName("counts as much as it does in a picture that is less sharp than those of the set")
    void blurred() {
        assertThat(told(die(100, 0.92, 1.2), die(200, 0.94, 0.7), die(300, 0.96, 0.6))
                        .get(0)
                        .match()
                        .contrast())
                .isCloseTo(1.2, within(1e-9));
    }

    private static List<Read> told(Read... dice) {
        List<Read> told = new ArrayList<>(List.of(dice));
        SharpPicture.tell(told);
        return told;
    }

    private static Read die(double x, double score, double contrast) {
        Pose at = Pose.of(x, 100, 0, 1);
        SymbolMatch match = new SymbolMatch(
                BlankShot.of("red", "star"), score, score, 0.3, 0.4, "skull", 0.4, score, at, 0.05, at, 1, contrast);
        return new Read(
                new Square(x, 100, 40, 0, 0.8),
                match,
                new Bodies.Told("red", 3, 0.1, "white", 1),
                false,
                Neighbours.Side.NO,
                Optional.empty());
    }
}
