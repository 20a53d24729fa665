package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("How far a die reaches about its face")
class ExtentFinderTest {
    private static final Scalar GREEN = new Scalar(60, 110, 50);
    private static final Scalar RED = new Scalar(40, 35, 180);
    private static final Square FACE = new Square(149.5, 149.5, 40, 0, 0.8);
    private static final double[] EQUAL = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    private Mat plan = new Mat();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void cloth() {
        plan = new Mat(300, 300, CvType.CV_8UC3, GREEN);
    }

    @AfterEach
    void release() {
        plan.release();
    }

    private Extent found(Square face, Square... dice) {
        return found(Ground.unknown(), face, dice);
    }

    private Extent found(Ground ground, Square face, Square... dice) {
        return finder(ground, dice).of(face);
    }

    private ExtentFinder finder(Ground ground, Square... dice) {
        // Right above the middle of the upper edge, so that the upper sides of dice are seen half as long as their
        // tops.
        PlanView view = PinholeView.of(EQUAL, 300, 300, new double[] {149.5, 0}, 299);
        return new ExtentFinder(plan, view, ClothColour.of(plan), ground, List.of(dice));
    }

    @Test
    @DisplayName("is not told on the side on which the picture ends before the cloth begins")
    void cutOff() {
        box(130, 130, 40, 60, RED);
        assertThat(found(FACE).seen()[1]).isCloseTo(40, within(1.5));
        PlanView cut = PinholeView.of(EQUAL, 300, 300, 300, 175, new double[] {149.5, 0}, 299);
        Extent seen = new ExtentFinder(plan, cut, ClothColour.of(plan), Ground.unknown(), List.of()).of(FACE);
        assertThat(seen.seen()[1]).isNaN();
        assertThat(seen.seen()[0]).isCloseTo(20, within(1.5));
    }

    @Test
    @DisplayName(
            "beside it plain cloth is seen where it has no side, but not where that may be its side in shadow, or bears something")
    void clothBeside() {
        box(130, 130, 40, 40, RED);
        assertThat(finder(Ground.unknown()).showsCloth(FACE, 3)).isTrue();
        box(130, 110, 40, 20, new Scalar(20, 17, 85));
        assertThat(finder(Ground.unknown()).showsCloth(FACE, 3)).isFalse();
        box(130, 110, 40, 20, new Scalar(230, 230, 230));
        assertThat(finder(Ground.unknown()).showsCloth(FACE, 3)).isFalse();
        assertThat(finder(Ground.unknown()).showsCloth(FACE, 0)).isTrue();
    }

    @Test
    @DisplayName(
            "where a flat one's side would be, the empty tray is seen in its own light, but not in a shadow, nor where the tray is unknown")
    void trayBeside() {
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 40, 40, RED);
        assertThat(finder(empty.under(plan)).showsTray(FACE, 3, 20, 20)).isTrue();
        assertThat(finder(Ground.unknown()).showsTray(FACE, 3, 20, 20)).isFalse();
        box(130, 122, 40, 8, new Scalar(24, 44, 20));
        assertThat(finder(empty.under(plan)).showsTray(FACE, 3, 20, 20)).isFalse();
        assertThat(finder(empty.under(plan)).showsTray(FACE, 0, 20, 20)).isTrue();
        box(130, 110, 40, 20, RED);
        assertThat(finder(empty.under(plan)).showsTray(FACE, 3, 20, 20)).isFalse();
    }

    @Test
    @DisplayName("what is as light as a shadow may be the side of a black die, in which the tray is mirrored")
    void mirrorsTheTray() {
        plan.setTo(Scalar.all(200));
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 40, 40, Scalar.all(35));
        box(130, 108, 40, 22, Scalar.all(110));
        assertThat(finder(empty.under(plan)).showsTray(FACE, 3, 20, 20)).isFalse();
    }

    private void box(int x, int y, int width, int height, Scalar colour) {
        plan.submat(new Rect(x, y, width, height)).setTo(colour);
    }

    @Test
    @DisplayName("is where the cloth begins, and how much of its sides the camera sees follows from where it lies")
    void seen() {
        box(130, 110, 40, 60, RED);
        Extent e = found(FACE);
        for (int side = 0; side < 3; side++) {
            assertThat(e.seen()[side]).isCloseTo(20, within(1.0));
            assertThat(e.side()[side]).isCloseTo(0, within(1e-6));
        }
        assertThat(e.seen()[3]).isCloseTo(40, within(1.0));
        assertThat(e.side()[3]).isCloseTo(20, within(0.1));
    }

    @Test
    @DisplayName("is told in the look's own directions, however the die is turned")
    void turned() {
        box(130, 110, 40, 60, RED);
        Extent e = found(new Square(FACE.x(), FACE.y(), FACE.size(), Math.PI / 2, 0.8));
        assertThat(e.seen()[2]).isCloseTo(40, within(1.0));
        assertThat(e.side()[2]).isCloseTo(20, within(0.1));
    }

    @Test
    @DisplayName("is the same in a shadow of the cloth")
    void shadow() {
        box(60, 60, 200, 200, new Scalar(24, 44, 20));
        box(130, 130, 40, 40, RED);
        assertThat(found(FACE).seen()[0]).isCloseTo(20, within(1.0));
    }

    @Test
    @DisplayName("ends at a wall, which was there when the tray was empty, and in its own shadow on that")
    void wall() {
        Scalar brown = new Scalar(30, 45, 70);
        box(170, 0, 130, 300, brown);
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 40, 40, RED);
        box(170, 130, 12, 40, new Scalar(12, 18, 28));
        assertThat(found(FACE).seen()[0]).isNaN();
        assertThat(found(empty.under(plan), FACE).seen()[0]).isCloseTo(20, within(2.0));
        assertThat(found(empty.under(plan), FACE).seen()[2]).isCloseTo(20, within(1.0));
    }

    @Test
    @DisplayName("beside a wall ends by its body, but goes on over its next face, which begins with its body's colour")
    void nextFace() {
        box(130, 130, 40, 40, RED);
        box(170, 130, 15, 40, new Scalar(30, 45, 70));
        Ground wall = Ground.unknown().within(s -> s.x() < 175);
        assertThat(found(wall, FACE).seen()[0]).isCloseTo(35, within(1.0));
        assertThat(finder(wall).ofItsBody(FACE).seen()[0]).isEqualTo(20);
        assertThat(finder(Ground.unknown()).ofItsBody(FACE).seen()[0])
                .as("where no wall is known")
                .isCloseTo(35, within(1.0));
        box(170, 130, 15, 40, new Scalar(28, 24, 126));
        box(174, 134, 9, 32, new Scalar(230, 230, 230));
        assertThat(finder(wall).ofItsBody(FACE).seen()[0])
                .as("in less light, and with a sign")
                .isCloseTo(35, within(1.0));
    }

    @Test
    @DisplayName("is told to a pixel on what is printed on a table, of which only a small picture is kept")
    void printed() {
        Mat large = new Mat(1500, 1500, CvType.CV_8UC3, GREEN);
        large.submat(new Rect(600, 600, 300, 300)).setTo(new Scalar(40, 110, 220));
        EmptyPlan empty = EmptyPlan.of(large);
        large.submat(new Rect(730, 730, 40, 40)).setTo(Scalar.all(220));
        PlanView view = PinholeView.of(EQUAL, 1500, 1500, new double[] {749.5, 749.5}, 1500);
        Extent seen = new ExtentFinder(large, view, ClothColour.of(large), empty.under(large), List.of())
                .of(new Square(749.5, 749.5, 40, 0, 0.8));
        for (double side : seen.seen()) {
            assertThat(side).isCloseTo(20, within(1.0));
        }
        large.release();
    }

    @Test
    @DisplayName("goes on over a side that is as dark as a shadow, where something plainly lies on that")
    void sideLikeAShadow() {
        box(0, 0, 300, 130, new Scalar(30, 45, 70));
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 40, 40, RED);
        box(130, 110, 40, 20, new Scalar(22, 33, 52));
        assertThat(found(empty.under(plan), FACE).seen()[3]).isCloseTo(20, within(2.0));
        box(145, 113, 10, 10, new Scalar(230, 230, 230));
        assertThat(found(empty.under(plan), FACE).seen()[3]).isGreaterThan(35);
    }

    @Test
    @DisplayName("ends in its own shadow, of whatever colour the light is that falls there")
    void ownShadow() {
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 40, 40, RED);
        box(170, 130, 30, 40, new Scalar(32, 30, 14));
        assertThat(found(FACE).seen()[0]).isCloseTo(50, within(1.0));
        assertThat(found(empty.under(plan), FACE).seen()[0]).isCloseTo(20, within(2.0));
    }

    @Test
    @DisplayName(
            "goes on over the sign on a side that it shows, though that is darker than the cloth and unlike its body")
    void signOnASide() {
        plan.setTo(Scalar.all(215));
        EmptyPlan empty = EmptyPlan.of(plan);
        box(130, 130, 50, 40, RED);
        box(171, 133, 8, 34, new Scalar(40, 140, 190));
        assertThat(found(empty.under(plan), FACE).seen()[0]).isCloseTo(30, within(2.0));
    }

    @Test
    @DisplayName("is not known where another die may lie, nor of a die of the cloth's colour")
    void unknown() {
        box(130, 130, 80, 40, RED);
        Square neighbour = new Square(189.5, 149.5, 40, 0, 0.8);
        assertThat(found(FACE, FACE, neighbour).seen()[0]).isNaN();
        assertThat(found(FACE, FACE, neighbour).seen()[2]).isCloseTo(20, within(1.0));
        assertThat(found(new Square(60, 60, 40, 0, 0.8)).seen()).containsOnly(Double.NaN);
    }
}
