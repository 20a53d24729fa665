package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("A die to learn from of which next to nothing is seen but the empty tray")
class BareDiceTest extends OnFlatFaces {
    private static final Square STAR = FlatFaces.square(80, 60, 1);
    private static final Square EMPTY = FlatFaces.square(420, 60, 1);

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

    @Test
    @DisplayName(
            "is none where another die bears the symbol that is seen there: a lamp makes a black one as light as cloth in shadow")
    void symbolSeen() {
        assertThat(bare(List.of(STAR, STAR, EMPTY, EMPTY, EMPTY), 0.9, 0.2, 0.97, 0.8, 0.95))
                .isEmpty();
        assertThat(bare(List.of(STAR, EMPTY, EMPTY, EMPTY, EMPTY), 0.9, 0.2, 0.97, 0.8, 0.95))
                .hasValue("1.jpg");
    }

    private Optional<String> bare(double... covered) {
        return bare(Collections.nCopies(covered.length, EMPTY), covered);
    }

    /**
     * @param at where on the plan each die lies
     * @param covered how much of the square of each something lies in
     */
    private Optional<String> bare(List<Square> at, double... covered) {
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
                                TakenFaces.taken(faces, "red", "star", at.get(number[0] - 1))))
                        .toList())
                .map(s -> s.path().toString());
    }
}
