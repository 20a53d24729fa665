package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Ground;

@DisplayName("A die whose body is hidden where its colour is told")
class HiddenBodyTest {
    private static final Scalar RED = new Scalar(30, 25, 150);
    private static final Scalar BLUE = new Scalar(140, 50, 30);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is of the colour whose hue its whole face has")
    void told() {
        assertThat(read(RED)).satisfies(d -> {
            assertThat(d.colour()).isEqualTo("red");
            assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
        });
    }

    @Test
    @DisplayName("is asked about where that is no colour of the set")
    void foreign() {
        assertThat(read(new Scalar(40, 120, 60)).status()).isEqualTo(SeenDie.Status.ASK);
    }

    private static SeenDie read(Scalar body) {
        FlatFaces shown = new FlatFaces();
        shown.two(80, 60, RED, FlatFaces.LIGHT);
        shown.two(200, 60, BLUE, FlatFaces.LIGHT);
        List<Shot> shots = List.of(shot(shown, "red", 80), shot(shown, "blue", 200));
        shown.plan.release();
        FlatFaces thrown = new FlatFaces();
        thrown.two(120, 60, body, FlatFaces.LIGHT);
        thrown.litAlong(120, 60, 70, 0, 1, 2);
        List<SeenDie> read = ReadFaces.of(thrown, shots, Ground.unknown());
        thrown.plan.release();
        assertThat(read).hasSize(1);
        return read.get(0);
    }

    private static Shot shot(FlatFaces shown, String colour, double x) {
        Square s = FlatFaces.square(x, 60, 1);
        return shown.shot(colour, "two-soldiers", s);
    }
}
