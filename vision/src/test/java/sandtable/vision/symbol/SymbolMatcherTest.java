package sandtable.vision.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.picture.NativeCv;

@DisplayName("A symbol")
class SymbolMatcherTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "that is drawn twice on another face is no rival there though it lies well on each of the two, and is told by itself where it stands alone")
    void part() {
        FlatFaces faces = new FlatFaces();
        faces.one(80, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.two(200, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        List<Shot> shots = List.of(
                faces.shot("black", "soldier", FlatFaces.square(80, 60, 1)),
                faces.shot("black", "two-soldiers", FlatFaces.square(200, 60, 1)));
        SymbolMatcher matcher = SymbolMatcher.of(shots);
        faces.one(320, 61, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.two(420, 59, FlatFaces.DARK, FlatFaces.LIGHT);
        Fields fields = new Fields(faces.plan);
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

    @Test
    @DisplayName("that looks the same after each quarter turn lies so that its face is where the die's edges are")
    void cross() {
        FlatFaces faces = new FlatFaces();
        faces.cross(80, 60, 5, 2, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.one(160, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        SymbolMatcher matcher = SymbolMatcher.of(List.of(
                faces.shot("black", "star", FlatFaces.square(80, 60, 1)),
                faces.shot("black", "soldier", FlatFaces.square(160, 60, 1))));
        int[][] turned = {{5, 2}, {-2, 5}, {-5, -2}, {2, -5}};
        for (int[] aside : turned) {
            faces.cross(320, 60, aside[0], aside[1], FlatFaces.DARK, FlatFaces.LIGHT);
            SymbolMatch match = matcher.match(new Fields(faces.plan), FlatFaces.square(321, 60, 0.8), "black")
                    .orElseThrow();
            assertThat(match.face()).isEqualTo("star");
            assertThat(match.laid().x()).isCloseTo(320, within(1.2));
            assertThat(match.laid().y()).isCloseTo(60, within(1.2));
        }
        faces.plan.release();
    }
}
