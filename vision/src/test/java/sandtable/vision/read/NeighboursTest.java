package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

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
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("A square next to a die")
class NeighboursTest {
    private static final double[] SAME = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    @Test
    @DisplayName(
            "of its colour may be its side where that is nearer to the camera, and one that is seen as squarely as a top where the camera looks up along it")
    void side() {
        assertThat(sides(200)).containsExactly(Neighbours.Side.NO, Neighbours.Side.MAYBE);
        assertThat(sides(90)).containsExactly(Neighbours.Side.NO, Neighbours.Side.AS_SQUARE_AS_A_TOP);
    }

    @Test
    @DisplayName(
            "may be the side of a die whose colour is in doubt, and not of one of another make, which has none of the set's")
    void doubtfulColour() {
        PlanView view = PinholeView.of(SAME, 200, 200, new double[] {0, 100}, 90);
        Read side = red(100);
        Read top = die(140, "black", 0.9);
        assertThat(Neighbours.beside(side, List.of(bodied(top, 4, 0.9), side), view)
                        .side())
                .isEqualTo(Neighbours.Side.AS_SQUARE_AS_A_TOP);
        assertThat(Neighbours.beside(side, List.of(bodied(top, 60, 0.9), side), view)
                        .side())
                .isEqualTo(Neighbours.Side.NO);
        assertThat(Neighbours.beside(side, List.of(top, side), view).side()).isEqualTo(Neighbours.Side.NO);
    }

    @Test
    @DisplayName("is another die though both lie roughly, if it has another colour or both symbols are plain")
    void rough() {
        PlanView view = PinholeView.of(SAME, 200, 200, new double[] {100, 100}, 400);
        Read red = die(140, "red", 0.88);
        assertThat(Neighbours.withoutOverlaps(new ArrayList<>(List.of(red, die(106, "black", 0.88))), view))
                .hasSize(2);
        assertThat(Neighbours.withoutOverlaps(new ArrayList<>(List.of(red, die(106, "black", 0.8))), view))
                .containsExactly(red);
        assertThat(Neighbours.withoutOverlaps(new ArrayList<>(List.of(red, die(106, "red", 0.88))), view))
                .containsExactly(red);
        assertThat(Neighbours.withoutOverlaps(new ArrayList<>(List.of(red, die(110, "black", 0.88))), view))
                .containsExactly(red);
    }

    /** Of a top at 140 and a square at 100, for a camera that is above 0. */
    private static List<Neighbours.Side> sides(double focal) {
        PlanView view = PinholeView.of(SAME, 200, 200, new double[] {0, 100}, focal);
        return Neighbours.withoutSides(List.of(red(140), red(100)), view).stream()
                .map(Read::side)
                .toList();
    }

    private static Read red(double x) {
        return die(x, "red", 0.98);
    }

    private static Read die(double x, String colour, double score) {
        Pose at = Pose.of(x, 100, 0, 1);
        SymbolMatch match = new SymbolMatch(
                BlankShot.of(colour, "star"), score, score, 0.3, 0.4, "skull", 0.4, score, at, 0.05, at, 1, 1);
        return new Read(
                new Square(x, 100, 40, 0, 0.8),
                match,
                new Bodies.Told(colour, 3, 0.1, "white", 1),
                false,
                Neighbours.Side.NO,
                Optional.empty());
    }

    private static Read bodied(Read r, double distance, double ratio) {
        return new Read(
                r.square(),
                r.match(),
                new Bodies.Told(r.colour(), distance, ratio, "white", 1),
                false,
                r.side(),
                r.against());
    }
}
