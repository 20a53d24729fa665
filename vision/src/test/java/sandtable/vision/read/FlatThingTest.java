package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("A square thing as large as a die")
class FlatThingTest {
    private static final double[] SAME = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    /** For a camera above the left edge of the plan, which sees the left sides of dice. */
    private static final PlanView VIEW = PinholeView.of(SAME, 600, 400, new double[] {0, 200}, 500);

    private static final Scalar CLOTH = new Scalar(90, 120, 80);
    private static final Scalar RED = new Scalar(40, 35, 190);
    private static final Scalar DARK_RED = new Scalar(25, 22, 120);
    private static final Scalar SHADED_RED = new Scalar(36, 31, 168);
    private static final Scalar SHADED_CLOTH = new Scalar(76, 102, 68);
    private static final Scalar LIGHT = new Scalar(185, 205, 215);
    private static final Rect TOP = new Rect(260, 160, 80, 80);
    /** Where a side of it may be as dark as that. */
    private static final Rect LIKE_A_SHADOW = new Rect(228, 160, 32, 80);

    private Mat plan = new Mat();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void cloth() {
        plan = new Mat(400, 600, CvType.CV_8UC3, CLOTH);
    }

    @AfterEach
    void release() {
        plan.release();
    }

    private void lay(Rect where, Scalar colour) {
        Mat part = plan.submat(where);
        part.setTo(colour);
        part.release();
    }

    private boolean flat(Scalar cloth, double x) {
        return flat(cloth, x, FaceCrop.SIDE / 2.0);
    }

    private boolean flat(Scalar cloth, double x, double reach) {
        return flat(cloth, new Square(x, 200, 80, 0, 0.8), reach);
    }

    private boolean flat(Square square) {
        return flat(CLOTH, square, FaceCrop.SIDE / 2.0);
    }

    private boolean flat(Scalar cloth, Square square, double reach) {
        Mat empty = new Mat(400, 600, CvType.CV_8UC3, cloth);
        Ground ground = EmptyPlan.of(empty).under(plan);
        empty.release();
        ExtentFinder extents = new ExtentFinder(plan, VIEW, ClothColour.of(plan), ground, List.of(square));
        return new FlatThing(plan, ground, extents).isAt(square, reach);
    }

    @Test
    @DisplayName("is flat where the camera would see a die's side and sees the cloth")
    void token() {
        lay(TOP, RED);
        assertThat(flat(CLOTH, 300)).isTrue();
    }

    @Test
    @DisplayName("is as large as one if that reaches beyond the edges of its top, as rounded dice do")
    void rounded() {
        lay(new Rect(221, 153, 32, 94), SHADED_CLOTH);
        lay(new Rect(253, 153, 94, 94), RED);
        assertThat(flat(CLOTH, 300)).isFalse();
        assertThat(flat(CLOTH, 300, 22)).isTrue();
    }

    @Test
    @DisplayName("is a die where its side is seen")
    void die() {
        lay(TOP, RED);
        lay(new Rect(220, 164, 40, 72), DARK_RED);
        assertThat(flat(CLOTH, 300)).isFalse();
    }

    @Test
    @DisplayName("is a die where its side is as dark as a shadow on the cloth, but for what is on it")
    void sideLikeAShadow() {
        lay(TOP, RED);
        lay(LIKE_A_SHADOW, SHADED_CLOTH);
        assertThat(flat(CLOTH, 300)).isTrue();
        lay(new Rect(236, 216, 20, 8), LIGHT);
        assertThat(flat(CLOTH, 300)).isFalse();
    }

    @Test
    @DisplayName("is a die where its edges are round, and so a little darker than its top just within its outline")
    void roundEdges() {
        lay(LIKE_A_SHADOW, SHADED_CLOTH);
        lay(TOP, SHADED_RED);
        lay(new Rect(266, 166, 68, 68), RED);
        assertThat(flat(CLOTH, 300)).isFalse();
    }

    @Test
    @DisplayName(
            "is a die where that is seen on its side towards the camera alone, but for what a token's thickness darkens")
    void roundEdgeTowardsTheCamera() {
        lay(LIKE_A_SHADOW, SHADED_CLOTH);
        lay(TOP, RED);
        lay(new Rect(260, 160, 10, 80), SHADED_RED);
        assertThat(flat(CLOTH, 300)).isFalse();
        lay(new Rect(266, 160, 10, 80), RED);
        assertThat(flat(CLOTH, 300)).isTrue();
    }

    @Test
    @DisplayName("may be a die where the camera sees it from above")
    void above() {
        lay(new Rect(10, 160, 80, 80), RED);
        assertThat(flat(CLOTH, 50)).isFalse();
    }

    @Test
    @DisplayName("may be a die where its side in shadow may be of the cloth's colour")
    void likeItsSide() {
        plan.setTo(DARK_RED);
        lay(TOP, RED);
        assertThat(flat(DARK_RED, 300)).isFalse();
    }

    @Test
    @DisplayName(
            "is flat whatever is printed on it and whatever shadow falls on it, where the cloth beside it lies in full light")
    void printed() {
        framed(TOP);
        assertThat(flat(CLOTH, 300)).isTrue();
        lay(LIKE_A_SHADOW, SHADED_CLOTH);
        assertThat(flat(CLOTH, 300)).isFalse();
    }

    @Test
    @DisplayName("may be a larger one, which is flat where the cloth beside it lies in full light")
    void larger() {
        framed(new Rect(249, 149, 102, 102));
        assertThat(flat(CLOTH, 300)).isTrue();
        lay(new Rect(217, 149, 32, 102), SHADED_CLOTH);
        assertThat(flat(CLOTH, 300)).isFalse();
    }

    private void framed(Rect thing) {
        lay(thing, RED);
        lay(new Rect(thing.x + 6, thing.y + 6, thing.width - 12, thing.height - 12), LIGHT);
        lay(new Rect(thing.x + 10, thing.y + 10, thing.width - 20, thing.height - 20), RED);
        lay(new Rect(thing.x, thing.y, thing.width, 12), DARK_RED);
    }

    @Test
    @DisplayName("may be a smaller die's top and its two sides together, which leave two corners out")
    void smaller() {
        double foot = 36;
        diamond(300 - foot, 60, DARK_RED);
        Imgproc.rectangle(plan, new Point(300 - foot, 200 - 42), new Point(300, 200 + 42), DARK_RED, Imgproc.FILLED);
        diamond(300, 60, RED);
        Square both = new Square(300 - foot / 2, 200, 60 + foot / Math.sqrt(2), Math.PI / 4, 0.8);
        assertThat(flat(both)).isFalse();
        diamond(both.x(), both.size(), RED);
        assertThat(flat(both)).isTrue();
    }

    /** A square that stands on a corner. */
    private void diamond(double x, double size, Scalar colour) {
        double half = size / Math.sqrt(2);
        MatOfPoint corners = new MatOfPoint(
                new Point(x - half, 200), new Point(x, 200 - half), new Point(x + half, 200), new Point(x, 200 + half));
        Imgproc.fillConvexPoly(plan, corners, colour);
        corners.release();
    }

    @Test
    @DisplayName("may be a die where another one lies beside it")
    void beside() {
        lay(TOP, RED);
        lay(new Rect(180, 160, 80, 80), new Scalar(230, 230, 230));
        assertThat(flat(CLOTH, 300)).isFalse();
    }
}
