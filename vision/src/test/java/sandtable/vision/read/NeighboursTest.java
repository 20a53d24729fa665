package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("A square next to a die of its colour")
class NeighboursTest {
    private static final double[] SAME = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    @Test
    @DisplayName(
            "may be its side where that is nearer to the camera, and one that is seen as squarely as a top where the camera looks up along it")
    void side() {
        assertThat(sides(200)).containsExactly(Neighbours.Side.NO, Neighbours.Side.MAYBE);
        assertThat(sides(90)).containsExactly(Neighbours.Side.NO, Neighbours.Side.AS_SQUARE_AS_A_TOP);
    }

    /** Of a top at 140 and a square at 100, for a camera that is above 0. */
    private static List<Neighbours.Side> sides(double focal) {
        PlanView view = PinholeView.of(SAME, 200, 200, new double[] {0, 100}, focal);
        return Neighbours.withoutSides(List.of(red(140), red(100)), view).stream()
                .map(Read::side)
                .toList();
    }

    private static Read red(double x) {
        Pose at = Pose.of(x, 100, 0, 1);
        SymbolMatch match = new SymbolMatch(
                BlankShot.of("red", "star"), 0.98, 0.98, 0.3, 0.4, "skull", 0.4, 0.98, at, 0.05, at, 1, 1);
        return new Read(
                new Square(x, 100, 40, 0, 0.8), match, "red", 3, 0.1, false, Neighbours.Side.NO, Optional.empty());
    }
}
