package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.square.BodyColour;

@DisplayName("The size at which all dice of a set fit")
class SizeFitTest {
    private static final List<Double> NEAR = List.of(0.9, 0.95, 1.0, 1.05, 1.1);

    @Test
    @DisplayName("is the clearest, and others are not even looked at where the bodies are plainly of other colours")
    void plain() {
        List<Double> asked = new ArrayList<>();
        double best = SizeFit.best(NEAR, f -> {
            asked.add(f);
            return new SizeFit(f, 12 - 10 * Math.abs(f - 1.05), 56);
        });
        assertThat(best).isEqualTo(1.05);
        assertThat(asked).containsExactlyElementsOf(NEAR);
    }

    @Test
    @DisplayName("is the larger one where the clearest has rims of one ink and the dice themselves have not")
    void frame() {
        // As on a drawn set with square frames, whose faces are 1.25 times as large as the clearest squares.
        DoubleFunction<SizeFit> drawn = f -> f < 1.12
                ? new SizeFit(f, 15.5 - 5 * Math.abs(f - 1), 19)
                : new SizeFit(f, 10.9, 42 - 40 * Math.abs(f - 1.25));
        assertThat(SizeFit.best(NEAR, drawn)).isBetween(1.2, 1.3);
    }

    @Test
    @DisplayName("stays where larger squares are hardly clearer apart, or are no squares any more")
    void stays() {
        assertThat(SizeFit.best(NEAR, f -> new SizeFit(f, 12 - 10 * Math.abs(f - 1), f < 1.12 ? 32 : 36)))
                .isEqualTo(1);
        assertThat(SizeFit.best(
                        NEAR, f -> new SizeFit(f, f < 1.12 ? 12 - 10 * Math.abs(f - 1) : 5, f < 1.12 ? 20 : 60)))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("knows of no other colours where all dice have one")
    void oneColour() {
        TreeMap<String, List<double[]>> rims = new TreeMap<>();
        rims.put("red", List.of(new double[] {95, 175, 160}, new double[] {90, 170, 150}));
        assertThat(SizeFit.of(1, 3, rims).apart()).isZero();
        rims.put("white", List.of(new double[] {225, 128, 132}));
        assertThat(SizeFit.of(1, 3, rims).apart())
                .isEqualTo(BodyColour.distance(new double[] {95, 175, 160}, new double[] {225, 128, 132}));
    }
}
