package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** The camera is above the middle of the plan; the die lies to the right of it, so its far side is the right one. */
@DisplayName("A die whose top is seen squarely")
class HiddenSideTest {
    private static final Scalar GREEN = new Scalar(60, 110, 50);
    private static final Scalar GREEN_IN_SHADE = new Scalar(24, 46, 20);
    private static final Scalar RED = new Scalar(40, 35, 180);
    private static final Scalar RED_SIDE = new Scalar(26, 22, 120);
    private static final Scalar BLUE = new Scalar(160, 60, 30);
    private static final int EDGE = 40;
    private static final int LEFT = 260;
    private static final int TOP = 100;
    private static final Square FACE = new Square(LEFT + EDGE / 2.0, TOP + EDGE / 2.0, EDGE, 0, 0.8);

    private Mat plan = new Mat();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void cloth() {
        plan = new Mat(240, 400, CvType.CV_8UC3, GREEN);
    }

    @AfterEach
    void release() {
        plan.release();
    }

    @Test
    @DisplayName("leans if a side is seen beyond its far edge, and the cloth at its near one")
    void leans() {
        box(LEFT, RED, EDGE);
        box(LEFT + EDGE, RED_SIDE, 7);
        assertThat(seen(FACE)).isTrue();
    }

    @Test
    @DisplayName("lies flat if its near side is seen")
    void flat() {
        box(LEFT - 7, RED_SIDE, 7);
        box(LEFT, RED, EDGE);
        assertThat(seen(FACE)).isFalse();
    }

    @Test
    @DisplayName("lies flat if its shadow falls beyond its far edge")
    void shadow() {
        box(LEFT, RED, EDGE);
        box(LEFT + EDGE, GREEN_IN_SHADE, 9);
        assertThat(seen(FACE)).isFalse();
    }

    @Test
    @DisplayName("lies flat if another die touches it there")
    void touching() {
        box(LEFT, RED, EDGE);
        box(LEFT + EDGE, BLUE, EDGE);
        assertThat(seen(FACE)).isFalse();
    }

    @Test
    @DisplayName("lies flat if the square was laid beside the face")
    void laidBeside() {
        box(LEFT, RED, EDGE);
        assertThat(seen(new Square(FACE.x() - 5, FACE.y(), EDGE, 0, 0.8))).isFalse();
    }

    @Test
    @DisplayName("on cloth of its own colour says nothing by its sides")
    void ownColour() {
        plan.setTo(RED);
        box(LEFT + EDGE, RED_SIDE, 7);
        assertThat(seen(FACE)).isFalse();
    }

    @Test
    @DisplayName("that leans is asked about as cocked, however clear its symbol is")
    void asked() {
        Pose pose = Pose.of(0, 0, 0, 1);
        SymbolMatch match = new SymbolMatch("star", 0.99, 0.99, 0.3, 0.4, "skull", 0.3, 0.99, pose, 0.01, pose, 1, 1);
        SetReader.Read lying = new SetReader.Read(FACE, match, "red", 3, 0.1, false, false, false);
        assertThat(Doubt.about(lying)).isEmpty();
        assertThat(Doubt.about(lying.withHiddenSide(true))).contains("cocked");
    }

    private void box(int left, Scalar colour, int width) {
        Imgproc.rectangle(plan, new Rect(left, TOP, width, EDGE), colour, Imgproc.FILLED);
    }

    private boolean seen(Square face) {
        return new HiddenSide(plan, PlanView.asIs(plan.cols(), plan.rows()), ClothColour.of(plan)).isSeen(face);
    }
}
