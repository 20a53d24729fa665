package sandtable.vision.set;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;

@DisplayName("The bodies of dice are seen")
class TellingStripTest {
    private static final Scalar RED = new Scalar(30, 25, 150);
    private static final Scalar BLUE = new Scalar(140, 50, 30);
    private FlatFaces faces = new FlatFaces();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void draw() {
        faces = new FlatFaces();
        faces.one(80, 60, RED, FlatFaces.LIGHT);
        faces.one(140, 60, RED, FlatFaces.LIGHT);
        faces.one(200, 60, BLUE, FlatFaces.LIGHT);
        faces.one(320, 60, BLUE, FlatFaces.LIGHT);
    }

    @AfterEach
    void release() {
        faces.plan.release();
    }

    @Test
    @DisplayName("between symbols and edges")
    void usual() {
        assertThat(set().strip()).isEqualTo(BodyStrip.USUAL);
    }

    @Test
    @DisplayName("further out where all bear frames, by which no colours are told")
    void framed() {
        for (int x : List.of(80, 140, 200, 320)) {
            faces.framed(x, 60, FlatFaces.LIGHT);
        }
        DiceSet set = set();
        assertThat(set.strip()).isEqualTo(BodyStrip.OUTER);
        assertThat(Bodies.same(set)).isEmpty();
        Bodies bodies = new Bodies(set);
        assertThat(bodies.of(faces.plan, FlatFaces.square(80, 60, 1)).colour()).isEqualTo("red");
        Bodies.Told blue = bodies.of(faces.plan, FlatFaces.square(320, 60, 1));
        assertThat(blue.colour()).isEqualTo("blue");
        assertThat(blue.ratio()).isLessThan(0.2);
    }

    @Test
    @DisplayName("further out where one look more is learned, too")
    void learned() {
        for (int x : List.of(80, 140, 200, 320)) {
            faces.framed(x, 60, FlatFaces.LIGHT);
        }
        DiceSet more = set().with(shot("red", "star", 140)).with(shot("blue", "star", 320));
        assertThat(more.strip()).isEqualTo(BodyStrip.OUTER);
        assertThat(Bodies.same(more)).isEmpty();
    }

    @Test
    @DisplayName("between symbols and edges where there is one colour, whatever it bears")
    void oneColour() {
        faces.framed(80, 60, FlatFaces.LIGHT);
        List<Shot> red = List.of(shot("red", "star", 80), shot("red", "skull", 140));
        assertThat(new DiceSet(red, 0.05, Optional.empty(), Lean.NONE).strip()).isEqualTo(BodyStrip.USUAL);
    }

    private DiceSet set() {
        List<Shot> shots = new ArrayList<>();
        shots.add(shot("red", "star", 80));
        shots.add(shot("red", "skull", 140));
        shots.add(shot("blue", "star", 200));
        shots.add(shot("blue", "skull", 320));
        return new DiceSet(shots, 0.05, Optional.empty(), Lean.NONE);
    }

    private Shot shot(String colour, String face, double x) {
        Square s = FlatFaces.square(x, 60, 1);
        return faces.shot(colour, face, s);
    }
}
