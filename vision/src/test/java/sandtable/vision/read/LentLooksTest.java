package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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

@DisplayName("A die whose face was enrolled with a lamp across its symbol")
class LentLooksTest {
    private static final Scalar RED = new Scalar(30, 25, 150);
    private static final double LAMP = 200;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is known by the same symbol on dice of another colour, dark on light or light on dark: it is sure")
    void lent() {
        for (boolean dark : new boolean[] {false, true}) {
            List<Shot> shots = withLamp();
            FlatFaces thrown = new FlatFaces();
            thrown.one(120, 60, RED, FlatFaces.LIGHT);
            assertThat(ofItsOwn(shots, thrown)).isLessThan(0.86);
            assertThat(status(thrown, shots)).isEqualTo(SeenDie.Status.ASK);
            shots.addAll(others(dark, true));
            assertThat(ReadFaces.of(thrown, shots, Ground.unknown()))
                    .singleElement()
                    .satisfies(d -> {
                        assertThat(d.colour() + " " + d.face()).isEqualTo("red soldier");
                        assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
                    });
            thrown.plan.release();
        }
    }

    @Test
    @DisplayName("is asked about where dice of the other colour bear another drawing by that name")
    void another() {
        List<Shot> shots = withLamp();
        shots.addAll(others(false, false));
        FlatFaces thrown = new FlatFaces();
        thrown.one(120, 60, RED, FlatFaces.LIGHT);
        assertThat(status(thrown, shots)).isEqualTo(SeenDie.Status.ASK);
        thrown.plan.release();
    }

    @Test
    @DisplayName("makes no symbol of the set of another one")
    void foreign() {
        List<Shot> shots = withLamp();
        shots.addAll(others(false, true));
        FlatFaces thrown = new FlatFaces();
        thrown.cross(120, 60, 0, 0, RED, FlatFaces.LIGHT);
        assertThat(status(thrown, shots)).isEqualTo(SeenDie.Status.ASK);
        thrown.plan.release();
    }

    /** Red dice, one of them learned under a lamp. */
    private static List<Shot> withLamp() {
        FlatFaces faces = new FlatFaces();
        faces.one(60, 60, RED, FlatFaces.LIGHT);
        faces.mirrored(60, 60, LAMP);
        faces.two(140, 60, RED, FlatFaces.LIGHT);
        List<Shot> shots = new ArrayList<>(List.of(
                faces.shot("red", "soldier", FlatFaces.square(60, 60, 1)),
                faces.shot("red", "two-soldiers", FlatFaces.square(140, 60, 1))));
        faces.plan.release();
        return shots;
    }

    /** Dice of another colour, with the same drawings or one of their own. */
    private static List<Shot> others(boolean dark, boolean same) {
        Scalar body = dark ? FlatFaces.LIGHT : FlatFaces.DARK;
        Scalar ink = dark ? FlatFaces.DARK : FlatFaces.LIGHT;
        FlatFaces faces = new FlatFaces();
        if (same) {
            faces.one(60, 60, body, ink);
        } else {
            faces.drawn(60, 60, body, ink, 3);
        }
        faces.two(140, 60, body, ink);
        String colour = dark ? "white" : "black";
        List<Shot> shots = List.of(
                faces.shot(colour, "soldier", FlatFaces.square(60, 60, 1)),
                faces.shot(colour, "two-soldiers", FlatFaces.square(140, 60, 1)));
        faces.plan.release();
        return shots;
    }

    private static double ofItsOwn(List<Shot> shots, FlatFaces thrown) {
        SymbolMatcher matcher = SymbolMatcher.of(shots);
        return matcher.match(new Fields(thrown.plan), FlatFaces.square(120, 60, 0.8), "red")
                .orElseThrow()
                .score();
    }

    private static SeenDie.Status status(FlatFaces thrown, List<Shot> shots) {
        List<SeenDie> seen = ReadFaces.of(thrown, shots, Ground.unknown());
        assertThat(seen).hasSize(1);
        return seen.get(0).status();
    }
}
