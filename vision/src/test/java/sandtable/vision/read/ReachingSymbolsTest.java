package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Ground;

@DisplayName("A die whose symbols reach to its edges, so that its rim is now of its body's colour, now of its ink's")
class ReachingSymbolsTest {
    private static final Scalar RED = new Scalar(30, 25, 150);
    private static final Scalar WHITE = new Scalar(225, 228, 230);
    private static final Scalar PINK = new Scalar(150, 140, 210);
    private static final int X = 120;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("has the colour of the only dice that bear its symbol light on dark, or dark on light, as it does")
    void told() {
        assertThat(read(WHITE, RED)).satisfies(d -> {
            assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
            assertThat(d.colour()).isEqualTo("white");
        });
        assertThat(read(RED, WHITE)).satisfies(d -> {
            assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
            assertThat(d.colour()).isEqualTo("red");
        });
    }

    @Test
    @DisplayName("is asked about if that face had another rim when it was enrolled")
    void another() {
        assertThat(read(WHITE, PINK).status()).isEqualTo(SeenDie.Status.ASK);
    }

    private static SeenDie read(Scalar body, Scalar ink) {
        FlatFaces thrown = new FlatFaces();
        thrown.one(X, 60, body, ink);
        edged(thrown, X, ink);
        List<SeenDie> read = ReadFaces.of(thrown, shots(), Ground.unknown());
        thrown.plan.release();
        assertThat(read).hasSize(1);
        return read.get(0);
    }

    /** Ink from where the symbol ends to the edges of the top. */
    private static void edged(FlatFaces faces, int x, Scalar ink) {
        Imgproc.rectangle(faces.plan, new Point(x - 17, 43), new Point(x + 17, 77), ink, 6);
    }

    /** One face of either colour with a frame of ink along its edges, and one without. */
    private static List<Shot> shots() {
        List<Shot> shots = new ArrayList<>();
        for (String colour : List.of("red", "white")) {
            Scalar body = colour.equals("red") ? RED : WHITE;
            Scalar ink = colour.equals("red") ? WHITE : RED;
            FlatFaces faces = new FlatFaces();
            faces.one(60, 60, body, ink);
            edged(faces, 60, ink);
            faces.two(140, 60, body, ink);
            shots.add(faces.shot(colour, "soldier", FlatFaces.square(60, 60, 1)));
            shots.add(faces.shot(colour, "two-soldiers", FlatFaces.square(140, 60, 1)));
            faces.plan.release();
        }
        return shots;
    }
}
