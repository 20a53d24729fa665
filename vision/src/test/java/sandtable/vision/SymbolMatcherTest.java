package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;

@DisplayName("A symbol that is drawn twice on another face")
class SymbolMatcherTest {
    private static final Scalar LIGHT = new Scalar(225, 228, 230);
    private static final Scalar DARK = new Scalar(25, 22, 20);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "is no rival there though it lies well on each of the two, and is told by itself where it stands alone")
    void part() {
        FlatFaces faces = new FlatFaces();
        faces.one(80, 60, DARK, LIGHT);
        faces.two(200, 60, DARK, LIGHT);
        List<Shot> shots = Stream.of(
                        faces.taken("black", "soldier", FlatFaces.square(80, 60, 1)),
                        faces.taken("black", "two-soldiers", FlatFaces.square(200, 60, 1)))
                .map(LikeFaces.Taken::shot)
                .toList();
        SymbolMatcher matcher = new SymbolMatcher(shots);
        faces.one(320, 61, DARK, LIGHT);
        faces.two(420, 59, DARK, LIGHT);
        Map<String, SymbolMatcher.Field> fields = matcher.fields(faces.plan);
        SymbolMatch two =
                matcher.match(fields, FlatFaces.square(419, 60, 0.8), "black").orElseThrow();
        assertThat(two.face()).isEqualTo("two-soldiers");
        assertThat(two.told()).isGreaterThan(0.97);
        assertThat(two.second()).isLessThan(0.6);
        SymbolMatch one =
                matcher.match(fields, FlatFaces.square(321, 60, 0.8), "black").orElseThrow();
        assertThat(one.face()).isEqualTo("soldier");
        assertThat(one.second()).isLessThan(0.6);
        assertThat(matcher.likeness("black", "soldier", "two-soldiers")).isLessThan(0.6);
        faces.plan.release();
    }
}
