package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A die to learn from")
class OddBodyTest {
    private static final double[] RED = {90, 170, 150};
    private static final double[] WHITE = {220, 128, 130};

    @Test
    @DisplayName("has not its colour where a lamp makes its top white all over, or where it is named by another")
    void odd() {
        List<Shot> shots = new ArrayList<>(dice());
        assertThat(OddBody.in(shots)).isEmpty();
        shots.add(shot("red", "skull", WHITE));
        assertThat(OddBody.in(shots)).hasValue(6);
    }

    @Test
    @DisplayName("has its colour where the lamp makes it a little lighter, and where too few tell what colour that is")
    void asItShould() {
        List<Shot> shots = new ArrayList<>(dice());
        shots.add(shot("red", "skull", new double[] {130, 156, 143}));
        assertThat(OddBody.in(shots)).isEmpty();
        assertThat(OddBody.in(List.of(shot("red", "star", RED), shot("red", "skull", WHITE))))
                .isEmpty();
    }

    private static List<Shot> dice() {
        return List.of(
                shot("red", "star", RED),
                shot("white", "star", WHITE),
                shot("red", "tools", RED),
                shot("white", "tools", WHITE),
                shot("red", "soldier", RED),
                shot("white", "soldier", WHITE));
    }

    private static Shot shot(String colour, String face, double[] lab) {
        Shot blank = BlankShot.of(colour, face);
        return new Shot(colour, face, lab, blank.pixels(), Optional.empty());
    }
}
