package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("A die to learn from of which next to nothing is seen but the empty tray")
class BareDiceTest {
    @Test
    @DisplayName("is told by its picture where the others of its colour are seen plainly")
    void alone() {
        assertThat(bare(0.95, 0.9, 0.2, 0.97, 0.8)).hasValue("2.jpg");
        assertThat(bare(0.95, 0.9, 0.7, 0.97, 0.8)).isEmpty();
    }

    @Test
    @DisplayName("is none where all of its colour hardly stand out on the cloth")
    void ofTheClothsColour() {
        assertThat(bare(0.2, 0.3, 0.25, 0.4, 0.22)).isEmpty();
    }

    /** @param covered how much of the square of each die something lies in */
    private static Optional<String> bare(double... covered) {
        int[] number = {0};
        return BareDice.first(DoubleStream.of(covered)
                        .mapToObj(share -> new BareDice.Shown(
                                Path.of(number[0]++ + ".jpg"),
                                new EnrolledDie(
                                        new Labels.Row("red", "star", Optional.empty()),
                                        Optional.empty(),
                                        new double[2],
                                        List.of(),
                                        s -> share),
                                FlatFaces.square(60, 60, 1)))
                        .toList())
                .map(s -> s.path().toString());
    }
}
