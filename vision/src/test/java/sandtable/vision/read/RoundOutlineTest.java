package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
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
import sandtable.vision.square.Square;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;

@DisplayName("What might be taken for a die")
class RoundOutlineTest {
    private static final Scalar GREEN = new Scalar(60, 110, 50);
    private static final Scalar RED = new Scalar(40, 35, 180);
    private static final Scalar YELLOW = new Scalar(60, 190, 210);
    private static final Point MIDDLE = new Point(120, 100);
    private static final Square LAID = new Square(MIDDLE.x + 1, MIDDLE.y - 1, 40, 0.2, 0.5);
    private static final Square CLEAR = new Square(LAID.x(), LAID.y(), LAID.size(), LAID.angle(), 0.8);

    private Mat plan = new Mat();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void cloth() {
        plan = new Mat(200, 240, CvType.CV_8UC3, GREEN);
    }

    @AfterEach
    void release() {
        plan.release();
    }

    @Test
    @DisplayName("is a coin if its outline is a circle")
    void coin() {
        Imgproc.circle(plan, MIDDLE, 23, YELLOW, Imgproc.FILLED);
        Imgproc.circle(plan, MIDDLE, 17, RED, 2);
        assertThat(round()).isTrue();
    }

    @Test
    @DisplayName("is a pawn if its outline is a rod's with round ends")
    void pawn() {
        Imgproc.circle(plan, MIDDLE, 15, RED, Imgproc.FILLED);
        Imgproc.circle(plan, new Point(MIDDLE.x + 14, MIDDLE.y + 8), 15, RED, Imgproc.FILLED);
        Imgproc.line(plan, MIDDLE, new Point(MIDDLE.x + 14, MIDDLE.y + 8), RED, 29);
        assertThat(round()).isTrue();
    }

    @Test
    @DisplayName("is a coin too if it is twice as large as a die, or a long pawn")
    void large() {
        Imgproc.circle(plan, MIDDLE, 48, YELLOW, Imgproc.FILLED);
        assertThat(round()).isTrue();
        plan.setTo(GREEN);
        Imgproc.line(plan, new Point(MIDDLE.x - 20, MIDDLE.y), new Point(MIDDLE.x + 20, MIDDLE.y + 9), RED, 25);
        assertThat(round()).isTrue();
    }

    @Test
    @DisplayName(
            "is a coin on a floor of several colours too, and beside the tray's edge, where the empty tray is known")
    void printedFloor() {
        plan.submat(new Rect(112, 0, 38, 200)).setTo(YELLOW);
        plan.submat(new Rect(150, 0, 90, 200)).setTo(new Scalar(0, 0, 0));
        EmptyPlan empty = EmptyPlan.of(plan);
        plan.submat(new Rect(150, 0, 90, 200)).setTo(new Scalar(160, 160, 160));
        Imgproc.circle(plan, MIDDLE, 23, RED, Imgproc.FILLED);
        assertThat(new RoundOutline(plan, cloth(GREEN), empty.under(plan)).isAt(LAID))
                .isTrue();
        assertThat(new RoundOutline(plan, cloth(GREEN), Ground.unknown()).isAt(LAID))
                .isFalse();
    }

    @Test
    @DisplayName(
            "is a coin, whatever is on it, if it reaches beyond a die's top, and may be a disc on a die if it does not")
    void disc() {
        Imgproc.circle(plan, MIDDLE, 26, YELLOW, Imgproc.FILLED);
        assertThat(new RoundOutline(plan, cloth(GREEN), Ground.unknown()).isCoinAt(LAID))
                .isTrue();
        plan.setTo(GREEN);
        Imgproc.circle(plan, MIDDLE, 18, YELLOW, Imgproc.FILLED);
        assertThat(new RoundOutline(plan, cloth(GREEN), Ground.unknown()).isCoinAt(LAID))
                .isFalse();
        assertThat(round()).isTrue();
        assertThat(round(CLEAR)).as("in a clear square").isFalse();
    }

    @Test
    @DisplayName("is a coin or a pawn in a clear square too if it reaches as far")
    void inAClearSquare() {
        Imgproc.circle(plan, MIDDLE, 21, YELLOW, Imgproc.FILLED);
        assertThat(round(CLEAR)).isTrue();
        plan.setTo(GREEN);
        Imgproc.line(plan, new Point(MIDDLE.x - 7, MIDDLE.y), new Point(MIDDLE.x + 7, MIDDLE.y + 4), RED, 29);
        assertThat(round(CLEAR)).isTrue();
    }

    @Test
    @DisplayName("is a die if it has corners, however round they are and whatever is on it")
    void die() {
        int edge = 40;
        int corner = 8;
        Rect tall = new Rect((int) MIDDLE.x - edge / 2 + corner, (int) MIDDLE.y - edge / 2, edge - 2 * corner, edge);
        Rect wide = new Rect((int) MIDDLE.x - edge / 2, (int) MIDDLE.y - edge / 2 + corner, edge, edge - 2 * corner);
        Imgproc.rectangle(plan, tall, RED, Imgproc.FILLED);
        Imgproc.rectangle(plan, wide, RED, Imgproc.FILLED);
        for (int x = -1; x <= 1; x += 2) {
            for (int y = -1; y <= 1; y += 2) {
                int away = edge / 2 - corner;
                Imgproc.circle(plan, new Point(MIDDLE.x + x * away, MIDDLE.y + y * away), corner, RED, Imgproc.FILLED);
            }
        }
        Imgproc.circle(plan, MIDDLE, 15, YELLOW, Imgproc.FILLED);
        assertThat(round()).isFalse();
    }

    @Test
    @DisplayName("stays what it may be where its outline is hidden")
    void hidden() {
        Imgproc.rectangle(plan, new Rect(0, 0, (int) MIDDLE.x, plan.rows()), RED, Imgproc.FILLED);
        Imgproc.circle(plan, MIDDLE, 23, YELLOW, Imgproc.FILLED);
        assertThat(new RoundOutline(plan, cloth(GREEN), Ground.unknown()).isAt(LAID))
                .isFalse();
    }

    private boolean round() {
        return round(LAID);
    }

    private boolean round(Square laid) {
        return new RoundOutline(plan, ClothColour.of(plan), Ground.unknown()).isAt(laid);
    }

    private static ClothColour cloth(Scalar bgr) {
        Mat one = new Mat(1, 1, CvType.CV_8UC3, bgr);
        ClothColour cloth = ClothColour.of(one);
        one.release();
        return cloth;
    }
}
