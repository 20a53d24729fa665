package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;

@DisplayName("A symbol of which a lamp hides a part")
class RepaintedFacesTest {
    private static final int INNER = FaceCrop.MARGIN + FaceCrop.RIM;

    private FlatFaces faces = new FlatFaces();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void draw() {
        faces = FlatFaces.threeColours();
    }

    @AfterEach
    void release() {
        faces.plan.release();
    }

    @Test
    @DisplayName(
            "is learned as dice of other colours show it, in the colours of its own die, and its face is not named any more")
    void painted() {
        Shot clean = stars().get(0).shot();
        lamp();
        List<LikeFaces.Taken> lit = stars();
        List<LikeFaces.Taken> painted = repainted(lit);

        assertThat(apart(lit.get(0).shot(), clean)).isGreaterThan(15);
        assertThat(apart(painted.get(0).shot(), clean)).isLessThan(5);
        assertThat(SetCheck.unclear(lit)).containsExactly(new Enrolment.Unclear("red", "star"));
        assertThat(SetCheck.unclear(painted)).isEmpty();
    }

    @Test
    @DisplayName("leaves the other faces as they were seen")
    void others() {
        lamp();
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit).subList(1, 3)).isEqualTo(lit.subList(1, 3));
    }

    @Test
    @DisplayName("stays as it was seen where one die alone shows it else: nobody knows which of the two is right")
    void two() {
        lamp();
        List<LikeFaces.Taken> lit = stars().subList(0, 2);
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName("stays as it was seen where the other dice bear another drawing")
    void another() {
        faces.cross(80, 60, -4, 5, new Scalar(30, 25, 150), new Scalar(225, 228, 230));
        lamp();
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName("stays as it was seen where the lamp hides more than half of the face")
    void hidden() {
        Imgproc.circle(faces.plan, new Point(80, 60), 16, new Scalar(255, 255, 255), Imgproc.FILLED);
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName("is not learned from a die that a lamp is mirrored all over, in which nothing but the lamp is seen")
    void allOver() {
        // Two other red ones tell how light their tops are.
        Scalar red = new Scalar(30, 25, 150);
        faces.bare(140, 60, red);
        faces.bare(260, 60, red);
        List<LikeFaces.Taken> reds = List.of(
                TakenFaces.taken(faces, "red", "skull", FlatFaces.square(140, 60, 0.8)),
                TakenFaces.taken(faces, "red", "tools", FlatFaces.square(260, 60, 0.8)));
        Imgproc.rectangle(faces.plan, new Point(63, 43), new Point(97, 77), new Scalar(215, 212, 248), Imgproc.FILLED);
        List<LikeFaces.Taken> lit =
                Stream.concat(stars().stream(), reds.stream()).toList();
        assertThat(repainted(lit)).isEqualTo(lit.subList(1, lit.size()));
    }

    private void lamp() {
        Imgproc.circle(faces.plan, new Point(87, 66), 9, new Scalar(255, 255, 255), Imgproc.FILLED);
    }

    private List<LikeFaces.Taken> stars() {
        return TakenFaces.stars(faces, FlatFaces.square(80, 60, 0.8));
    }

    private static List<LikeFaces.Taken> repainted(List<LikeFaces.Taken> taken) {
        return new LikeFaces(taken).repainted(taken);
    }

    /** By how many grey levels the inner parts of two faces differ in the middle. */
    private static double apart(Shot one, Shot other) {
        double sum = 0;
        int n = 0;
        for (int y = INNER; y < Shot.WIDTH - INNER; y++) {
            for (int x = INNER; x < Shot.WIDTH - INNER; x++) {
                for (int c = 0; c < 3; c++, n++) {
                    int at = 3 * (y * Shot.WIDTH + x) + c;
                    sum += Math.abs((one.pixels()[at] & 0xFF) - (other.pixels()[at] & 0xFF));
                }
            }
        }
        return sum / n;
    }
}
