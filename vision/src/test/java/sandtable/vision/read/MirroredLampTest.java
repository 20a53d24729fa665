package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.symbol.Fields;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Ground;

@DisplayName("A lamp that a die mirrors across its symbol")
class MirroredLampTest {
    private static final Scalar GOLD = new Scalar(60, 120, 150);
    private static final Scalar RED = new Scalar(30, 25, 110);
    private static final double LAMP = 100;
    private static final double FAINT_LAMP = 40;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("hides it in lightness, and not in colours in which white light cancels out: the die is sure")
    void gold() {
        List<Shot> shots = shots(RED, GOLD);
        FlatFaces thrown = new FlatFaces();
        thrown.two(120, 60, RED, GOLD);
        thrown.mirrored(120, 60, LAMP);
        assertThat(like(SymbolMatcher.of(shots), thrown)).isLessThan(0.8);
        assertThat(like(SymbolMatcher.withoutWhite(shots), thrown)).isGreaterThan(0.95);
        assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                .singleElement()
                .satisfies(d -> {
                    assertThat(d.face()).isEqualTo("two-soldiers");
                    assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
                });
        thrown.plan.release();
    }

    @Test
    @DisplayName("that hides little of it leaves a die sure too, though the others of its picture fit far better")
    void faint() {
        List<Shot> shots = shots(RED, GOLD);
        FlatFaces thrown = new FlatFaces();
        thrown.two(120, 60, RED, GOLD);
        thrown.one(240, 60, RED, GOLD);
        thrown.one(360, 60, RED, GOLD);
        thrown.mirrored(120, 60, FAINT_LAMP);
        assertThat(like(SymbolMatcher.of(shots), thrown)).isBetween(0.87, 0.94);
        assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                .hasSize(3)
                .allSatisfy(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.SURE));
        thrown.plan.release();
    }

    @Test
    @DisplayName("makes a die doubtful whose symbol has no other colour than its body")
    void white() {
        List<Shot> shots = shots(FlatFaces.DARK, FlatFaces.LIGHT);
        assertThat(SymbolMatcher.withoutWhite(shots).knowsNone()).isTrue();
        FlatFaces thrown = new FlatFaces();
        thrown.two(120, 60, FlatFaces.DARK, FlatFaces.LIGHT);
        thrown.mirrored(120, 60, 2 * LAMP);
        assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                .singleElement()
                .satisfies(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.ASK));
        thrown.plan.release();
    }

    @Test
    @DisplayName("is not taken away so that what is no symbol of the set becomes one")
    void foreign() {
        FlatFaces thrown = new FlatFaces();
        thrown.cross(120, 60, 0, 0, RED, GOLD);
        thrown.mirrored(120, 60, LAMP);
        assertThat(ReadFaces.of(thrown, shots(RED, GOLD), Ground.unknown()))
                .singleElement()
                .satisfies(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.ASK));
        thrown.plan.release();
    }

    private static List<Shot> shots(Scalar body, Scalar ink) {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, body, ink);
        faces.two(140, 60, body, ink);
        List<Shot> shots = List.of(
                faces.shot("red", "soldier", FlatFaces.square(60, 60, 1)),
                faces.shot("red", "two-soldiers", FlatFaces.square(140, 60, 1)));
        faces.plan.release();
        return shots;
    }

    private static double like(SymbolMatcher matcher, FlatFaces thrown) {
        Fields fields = new Fields(thrown.plan);
        return matcher.match(fields, FlatFaces.square(120, 60, 0.8), "red")
                .orElseThrow()
                .score();
    }
}
