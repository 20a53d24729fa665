package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
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
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("What looks like no face of the set")
class LikeNoFaceTest {
    private static final double[] SAME = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    /** For a camera above the left edge of the plan. */
    private static final PlanView VIEW = PinholeView.of(SAME, 600, 400, new double[] {0, 200}, 500);

    /** Just below the camera, which sees no sides there. */
    private static final Rect BELOW = new Rect(10, 160, 80, 80);

    private static final Scalar WHITE = new Scalar(230, 235, 235);
    private static final Scalar RED = new Scalar(30, 30, 160);
    private static final Scalar CLOTH = new Scalar(150, 170, 180);

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

    private boolean mayBeADie(Read r, Read... others) {
        return mayBeADie(r, FaceCrop.SIDE / 2.0, others);
    }

    /** @param reach how far the dice of the set reach, pixels of a face of {@link FaceCrop#SIDE} */
    private boolean mayBeADie(Read r, double reach, Read... others) {
        ClothColour cloth = ClothColour.of(plan);
        Mat empty = new Mat(400, 600, CvType.CV_8UC3, CLOTH);
        Ground ground = EmptyPlan.of(empty).under(plan);
        empty.release();
        return new LikeNoFace(List.of(others), plan, VIEW, cloth, ground, level(reach)).mayBeADie(r);
    }

    private static LevelCheck level(double reach) {
        Extent extent = new Extent(new double[] {reach, reach, reach, reach}, new double[4]);
        List<Shot> shots = List.of(BlankShot.of("black", "star").with(extent));
        return new LevelCheck(new DiceSet(shots, 0.055, Optional.empty(), Lean.NONE));
    }

    @Test
    @DisplayName(
            "is a shadow where nothing is seen in it and it is lighter in no colour, though another lamp shines into it")
    void shadow() {
        plan.submat(BELOW).setTo(new Scalar(80, 55, 50));
        assertThat(mayBeADie(read(50, 0.3, 0.1))).isFalse();
        assertThat(mayBeADie(read(50, 0.3, 0.8)))
                .as("something is printed on it")
                .isTrue();
        assertThat(mayBeADie(read(50, 0.7, 0.1))).as("it is like a face").isTrue();
        plan.submat(BELOW).setTo(WHITE);
        assertThat(mayBeADie(read(50, 0.3, 0.1))).as("a white thing").isTrue();
    }

    @Test
    @DisplayName("is the side of a die that was read, and no die that touches it there")
    void side() {
        Read top = read(400, 0.97, 1);
        plan.submat(new Rect(340, 160, 100, 80)).setTo(new Scalar(30, 30, 160));
        assertThat(mayBeADie(read(350, 0.65, 0.5), top)).isFalse();
        assertThat(mayBeADie(read(350, 0.65, 0.5), read(400, 0.6, 0.5)))
                .as("beside what looks like no face either")
                .isTrue();
        assertThat(mayBeADie(read(350, 0.65, 1.1), top)).as("clearly printed").isTrue();
        plan.submat(new Rect(280, 160, 160, 80)).setTo(new Scalar(30, 30, 160));
        assertThat(mayBeADie(read(320, 0.65, 0.5), top))
                .as("a die that touches")
                .isTrue();
    }

    @Test
    @DisplayName("is a token where no side is seen of it, though it is printed")
    void token() {
        plan.submat(new Rect(260, 160, 80, 80)).setTo(new Scalar(30, 30, 160));
        assertThat(mayBeADie(read(300, 0.3, 1))).isFalse();
        plan.submat(new Rect(220, 164, 40, 72)).setTo(new Scalar(20, 20, 100));
        assertThat(mayBeADie(read(300, 0.3, 1))).as("its side").isTrue();
    }

    @Test
    @DisplayName("is something larger where it goes on far beyond a die, though a clear square is seen in it")
    void larger() {
        plan.submat(new Rect(214, 130, 126, 140)).setTo(WHITE);
        assertThat(mayBeADie(read(300, 0.3, 1))).isFalse();
        assertThat(mayBeADie(read(300, 0.3, 1), 27))
                .as("the set's dice are known by frames within their tops")
                .isTrue();
    }

    @Test
    @DisplayName("is no die where little is drawn on what is no clear square: a pawn, or a coin that something touches")
    void littleDrawn() {
        plan.submat(new Rect(214, 160, 126, 80)).setTo(WHITE);
        assertThat(mayBeADie(read(300, 0.4, 0.4))).as("a clear square").isTrue();
        assertThat(mayBeADie(squared(0.66, 0.4))).isFalse();
        assertThat(mayBeADie(squared(0.66, 0.48))).isTrue();
    }

    @Test
    @DisplayName("is a die without a clear square where it bears something and has a die's outline, its side with it")
    void faintSquare() {
        plan.submat(new Rect(214, 160, 126, 80)).setTo(WHITE);
        assertThat(mayBeADie(faint(1))).isTrue();
        assertThat(mayBeADie(faint(0.48))).as("little is printed on it").isFalse();
        plan.submat(new Rect(214, 160, 150, 100)).setTo(WHITE);
        assertThat(mayBeADie(faint(1))).as("something larger").isFalse();
        plan.setTo(CLOTH);
        plan.submat(new Rect(300, 160, 40, 80)).setTo(WHITE);
        assertThat(mayBeADie(faint(1))).as("something smaller").isFalse();
    }

    @Test
    @DisplayName(
            "is not meant where a symbol of the set lies on a clear square: that is a die, however round it looks, and no coin")
    void clearSquare() {
        Imgproc.circle(plan, new Point(300, 200), 56, RED, Imgproc.FILLED);
        Read leaning = read(300, 0.97, 1).leaning();
        Square s = leaning.square();
        assertThat(mayBeADie(leaning)).isTrue();
        assertThat(mayBeADie(leaning.at(new Square(s.x(), s.y(), s.size(), s.angle(), 0.7))))
                .isFalse();
    }

    private static Read faint(double contrast) {
        return squared(0.6, contrast);
    }

    /** @param clear how clear its square is */
    private static Read squared(double clear, double contrast) {
        Read r = read(300, 0.4, contrast);
        Square s = r.square();
        return r.at(new Square(s.x(), s.y(), s.size(), s.angle(), clear));
    }

    private static Read read(double x, double score, double contrast) {
        Pose at = Pose.of(x, 200, 0, 1);
        SymbolMatch match = new SymbolMatch(
                BlankShot.of("black", "star"), score, score, 0.3, 0.4, "skull", 0.4, score, at, 0.05, at, 1, contrast);
        return new Read(
                new Square(x, 200, 80, 0, 0.8),
                match,
                new Bodies.Told("black", 3, 0.1, "white", 1),
                false,
                Neighbours.Side.NO,
                Optional.empty());
    }
}
