package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

@DisplayName("A square that may be the top of a die nobody knows yet")
class RimTest {
    private static final Scalar CLOTH = new Scalar(60, 120, 60);
    private static final Scalar RED = new Scalar(30, 30, 160);
    private static final Scalar WHITE = new Scalar(230, 230, 230);
    private static final Rect TOP = new Rect(180, 130, FaceCrop.SIDE, FaceCrop.SIDE);
    private static final Square SQUARE = new Square(199.5, 149.5, FaceCrop.SIDE, 0, 0.8);

    private Mat plan;

    @BeforeEach
    void cloth() {
        NativeCv.load();
        plan = new Mat(300, 400, CvType.CV_8UC3, CLOTH);
    }

    @AfterEach
    void release() {
        plan.release();
    }

    @Test
    @DisplayName("ends across both of its axes, though a side of the die shows and another one touches it")
    void ends() {
        plan.submat(TOP).setTo(RED);
        assertThat(Rim.ends(plan, SQUARE)).isTrue();
        plan.submat(new Rect(TOP.x, TOP.y, TOP.width, TOP.height + 20)).setTo(RED);
        plan.submat(new Rect(TOP.x, TOP.y, 2 * TOP.width, TOP.height)).setTo(RED);
        assertThat(Rim.ends(plan, SQUARE)).as("with a side and a neighbour").isTrue();
    }

    @Test
    @DisplayName("is no top where it goes on to both sides, as a tray's wall and its cloth do")
    void goesOn() {
        assertThat(Rim.ends(plan, SQUARE)).as("cloth").isFalse();
        plan.submat(new Rect(0, TOP.y, plan.cols(), TOP.height)).setTo(RED);
        assertThat(Rim.ends(plan, SQUARE)).as("a wall").isFalse();
    }

    @Test
    @DisplayName("is no top where nothing is drawn on it")
    void drawn() {
        plan.submat(TOP).setTo(RED);
        assertThat(bears()).isFalse();
        Imgproc.circle(plan, new Point(SQUARE.x(), SQUARE.y()), 3, WHITE, Imgproc.FILLED);
        assertThat(bears()).as("next to nothing").isFalse();
        Imgproc.circle(plan, new Point(SQUARE.x(), SQUARE.y()), 6, WHITE, Imgproc.FILLED);
        assertThat(bears()).as("a symbol").isTrue();
    }

    private boolean bears() {
        Mat crop = FaceCrop.colour(plan, SQUARE);
        boolean bears = Rim.bearsSomething(crop);
        crop.release();
        return bears;
    }
}
