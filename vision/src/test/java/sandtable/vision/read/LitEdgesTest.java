package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.symbol.Alignment;
import sandtable.vision.symbol.Fields;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Ink;
import sandtable.vision.symbol.Look;
import sandtable.vision.symbol.SameSymbol;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.symbol.Weights;
import sandtable.vision.tray.Ground;

@DisplayName("A lamp along the rounded edges of a glossy die")
class LitEdgesTest {
    private static final int BRIGHT = 255;
    private static final int FAINT = 160;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is left out where it lies along one or two of them: the die is sure")
    void two() {
        List<Shot> shots = shots();
        for (int[] along : new int[][] {{0}, {1}, {2, 3}}) {
            FlatFaces thrown = thrown(BRIGHT, along);
            assertThat(like(SymbolMatcher.of(shots), thrown)).isLessThan(0.86);
            assertThat(like(SymbolMatcher.of(shots).unlit(), thrown)).isGreaterThan(0.95);
            assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                    .singleElement()
                    .satisfies(d -> {
                        assertThat(d.face()).isEqualTo("soldier");
                        assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
                    });
            thrown.plan.release();
        }
    }

    @Test
    @DisplayName("is left out where the enrolled picture shows it too, along another edge")
    void enrolled() {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.litAlong(60, 60, FAINT, 1);
        faces.two(140, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        List<Shot> shots = shots(faces);
        FlatFaces thrown = thrown(FAINT, 2);
        assertThat(like(SymbolMatcher.of(shots), thrown)).isLessThan(0.86);
        assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                .singleElement()
                .satisfies(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.SURE));
        thrown.plan.release();
    }

    @Test
    @DisplayName("is none where it goes all round: a frame is another make's")
    void frame() {
        FlatFaces thrown = thrown(FAINT, 0, 1, 2, 3);
        assertThat(like(SymbolMatcher.of(shots()).unlit(), thrown)).isLessThan(0.9);
        assertThat(ReadFaces.of(thrown, shots(), Ground.unknown()))
                .singleElement()
                .satisfies(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.ASK));
        thrown.plan.release();
    }

    @Test
    @DisplayName("makes no symbol of the set of another one")
    void foreign() {
        FlatFaces thrown = new FlatFaces();
        thrown.cross(120, 60, 0, 0, FlatFaces.DARK, FlatFaces.LIGHT);
        thrown.litAlong(120, 60, BRIGHT, 0, 3);
        assertThat(ReadFaces.of(thrown, shots(), Ground.unknown()))
                .singleElement()
                .satisfies(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.ASK));
        thrown.plan.release();
    }

    @Test
    @DisplayName("leaves two dice with one symbol like each other, lit along other edges each")
    void alike() {
        FlatFaces faces = new FlatFaces();
        faces.large(80, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.litAlong(80, 60, BRIGHT, 3);
        faces.large(200, 60, FlatFaces.DARK, new Scalar(FAINT, FAINT, FAINT));
        faces.litAlong(200, 60, BRIGHT, 0);
        Shot one = faces.shot("black", "skull", FlatFaces.square(80, 60, 1));
        Shot other = faces.shot("blue", "skull", FlatFaces.square(200, 60, 1));
        Look look = new Look(one, Weights.of(List.of(one, other)), Ink.LIGHTNESS);
        Alignment alignment = new Alignment();
        double all = SameSymbol.laid(alignment, look, other, Ink.LIGHTNESS).correlation();
        assertThat(all).isLessThan(0.9);
        assertThat(SameSymbol.unlit(alignment, look, other, Ink.LIGHTNESS)).isGreaterThan(all + 0.05);
        faces.plan.release();
    }

    private static FlatFaces thrown(int light, int... lit) {
        FlatFaces thrown = new FlatFaces();
        thrown.one(120, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        thrown.litAlong(120, 60, light, lit);
        return thrown;
    }

    private static List<Shot> shots() {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        faces.two(140, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        return shots(faces);
    }

    private static List<Shot> shots(FlatFaces faces) {
        List<Shot> shots = List.of(
                faces.shot("black", "soldier", FlatFaces.square(60, 60, 1)),
                faces.shot("black", "two-soldiers", FlatFaces.square(140, 60, 1)));
        faces.plan.release();
        return shots;
    }

    private static double like(SymbolMatcher matcher, FlatFaces thrown) {
        Fields fields = new Fields(thrown.plan);
        return matcher.match(fields, FlatFaces.square(120, 60, 0.8), "black")
                .orElseThrow()
                .score();
    }
}
