package sandtable.vision.set;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;

@DisplayName("A die's body")
class BodiesTest {
    private static final double[] RED = {95, 175, 160};
    private static final double[] WHITE = {225, 128, 132};

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is told by the rim of the face, which a square that lies on its badge does not show")
    void rim() {
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(90, 90, 90));
        plan.submat(new Rect(30, 30, 40, 40)).setTo(new Scalar(20, 20, 160));
        plan.submat(new Rect(38, 38, 24, 24)).setTo(new Scalar(225, 225, 225));
        Bodies bodies = new Bodies(set(RED, WHITE));
        assertThat(bodies.of(plan, new Square(49.5, 49.5, 40, 0, 1)).colour()).isEqualTo("red");
        assertThat(bodies.of(plan, new Square(49.5, 49.5, 24, 0, 1)).colour()).isEqualTo("white");
        plan.release();
    }

    @Test
    @DisplayName("cannot be told where two of the set look alike")
    void alike() {
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(225, 225, 225));
        Bodies.Told told = new Bodies(set(new double[] {224, 129, 130}, WHITE)).of(plan, new Square(50, 50, 40, 0, 1));
        assertThat(told.ratio()).isEqualTo(1);
        plan.release();
    }

    @Test
    @DisplayName("is not doubted because one look of another colour was taken under a lamp's reflection")
    void astray() {
        double[] glaring = {190, 145, 140};
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(200, 200, 200));
        Square face = new Square(50, 50, 40, 0, 1);
        double plainly =
                new Bodies(set(List.of(RED, RED, RED), WHITE)).of(plan, face).ratio();
        assertThat(new Bodies(set(List.of(RED, RED, glaring), WHITE))
                        .of(plan, face)
                        .ratio())
                .isEqualTo(plainly);
        plan.release();
    }

    @Test
    @DisplayName("that mirrors a lamp is told by what is left of its colour")
    void mirrors() {
        Bodies bodies = new Bodies(set(RED, WHITE));
        Square face = new Square(50, 50, 40, 0, 1);
        // Red of which the camera sees a tenth of white paper's light more; as Lab tells it this is as far from red as
        // from white.
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(104, 102, 198));
        assertThat(bodies.of(plan, face).colour()).isEqualTo("red");
        assertThat(bodies.of(plan, face).ratio()).isLessThan(0.3);
        plan.release();
    }

    @Test
    @DisplayName("that is black and mirrors a lamp is no blue one, though it may be as near to that")
    void greyOfBlack() {
        double[] blue = {80, 125, 109};
        double[] black = {45, 127, 126};
        Bodies bodies = new Bodies(set(blue, black));
        Square face = new Square(50, 50, 40, 0, 1);
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, Scalar.all(68));
        assertThat(bodies.of(plan, face).colour())
                .as("the colour enrolled second")
                .isEqualTo("white");
        assertThat(bodies.of(plan, face).ratio()).isLessThan(0.3);
        plan.setTo(new Scalar(86, 72, 68));
        assertThat(bodies.of(plan, face).ratio()).as("a little blue").isGreaterThan(0.4);
        plan.release();
    }

    @Test
    @DisplayName("that was enrolled under a mirrored lamp is told by its own colour where it mirrors none")
    void mirroredWhenEnrolled() {
        double[] glossyBlue = {129, 138, 101};
        double[] black = {110, 128, 132};
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(134, 72, 60));
        Bodies.Told told = new Bodies(set(glossyBlue, black)).of(plan, new Square(50, 50, 40, 0, 1));
        assertThat(told.colour()).as("the colour enrolled first").isEqualTo("red");
        assertThat(told.ratio()).isLessThan(0.3);
        plan.release();
    }

    @Test
    @DisplayName("that lies in the shadow of a wall is told by what is left of its light")
    void shadow() {
        Bodies bodies = new Bodies(set(RED, WHITE));
        Square face = new Square(50, 50, 40, 0, 1);
        // White with 0.36 of the light.
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(136, 140, 142));
        Bodies.Told told = bodies.of(plan, face);
        assertThat(told.colour()).isEqualTo("white");
        assertThat(told.ratio()).isLessThan(0.25);
        assertThat(told.light()).isBetween(0.3, 0.45);
        plan.setTo(new Scalar(95, 95, 150));
        assertThat(bodies.of(plan, face).ratio()).as("neither").isGreaterThan(0.4);
        plan.release();
    }

    @Test
    @DisplayName(
            "between white and black may be either in another light, unless a symbol fits plainly that only one of them bears")
    void grey() {
        double[] black = {50, 130, 125};
        DiceSet set = set(black, WHITE);
        Bodies bodies = new Bodies(set);
        Square face = new Square(50, 50, 40, 0, 1);
        Mat plan = new Mat(100, 100, CvType.CV_8UC3, new Scalar(118, 122, 124));
        assertThat(bodies.of(plan, face).ratio()).isGreaterThan(0.4);
        Shot white = set.shots().get(1);
        assertThat(bodies.asEnrolled(plan, face, white, false)).isEmpty();
        assertThat(bodies.asEnrolled(plan, face, white, true))
                .hasValueSatisfying(told -> assertThat(told.ratio()).isLessThan(0.4));
        plan.setTo(new Scalar(150, 110, 90));
        assertThat(bodies.asEnrolled(plan, face, white, true)).as("bluish").isEmpty();
        plan.release();
    }

    private static DiceSet set(double[] red, double[] white) {
        return set(List.of(red), white);
    }

    private static DiceSet set(List<double[]> reds, double[] white) {
        byte[] pixels = new byte[Shot.WIDTH * Shot.WIDTH * 3];
        List<Shot> shots = new ArrayList<>();
        reds.forEach(red -> shots.add(new Shot("red", "star", red, pixels, Optional.empty())));
        shots.add(new Shot("white", "star", white, pixels, Optional.empty()));
        return new DiceSet(shots, 0.05, Optional.empty(), Lean.NONE);
    }
}
