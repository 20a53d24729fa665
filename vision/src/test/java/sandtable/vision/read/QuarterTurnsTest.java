package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
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
import sandtable.vision.symbol.QuarterTurns;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PlanView;

@DisplayName("A symbol that is like itself in each quarter turn")
class QuarterTurnsTest {
    private static final Scalar CLOTH = new Scalar(90, 120, 60);
    private static final Scalar BODY = new Scalar(30, 30, 180);
    private static final Scalar INK = new Scalar(235, 235, 235);
    /** How far above the middle of its face the symbol lies, pixels of a look. */
    private static final int UP = 4;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is known by its look, with where the middle of its die lies in each turn")
    void turns() {
        List<Pose> turns = new QuarterTurns().of(look(true));
        assertThat(turns).hasSize(3);
        Pose half = turns.get(1);
        assertThat(half.x()).isCloseTo(0, within(1.2));
        assertThat(half.y()).isCloseTo(-2 * UP, within(1.2));
        assertThat(new QuarterTurns().of(look(false))).isEmpty();
    }

    @Test
    @DisplayName("is read in the turn in which its die lies flat")
    void flat() {
        assertThat(Doubt.about(checked(200, true))).isEmpty();
        Read turned = checked(200 - 2 * UP, true);
        assertThat(Doubt.about(turned)).isEmpty();
        assertThat(turned.square().y()).isCloseTo(200, within(1.2));
        assertThat(Doubt.about(checked(200 - 2 * UP, false))).contains("cocked");
    }

    /** A die in the middle of a plan, straight below the camera, of which the middle was taken to lie elsewhere. */
    private static Read checked(double y, boolean star) {
        Mat plan = new Mat(400, 400, CvType.CV_8UC3, CLOTH);
        double edge = FaceCrop.SIDE;
        Imgproc.rectangle(
                plan,
                new Point(200 - edge / 2, 200 - edge / 2),
                new Point(200 + edge / 2, 200 + edge / 2),
                BODY,
                Imgproc.FILLED);
        symbol(plan, 200, 200 - UP, star);
        Pose laid = Pose.of(200, y, star ? Math.PI : 0, 1);
        SymbolMatch match =
                new SymbolMatch(look(star), 0.99, 0.99, 0.2, 0.5, "soldier", 0.2, 0.99, laid, 0, laid, 1, 1);
        Square square = new Square(200, y, edge, 0, 0.9);
        Read read = new Read(
                square, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, Neighbours.Side.NO, Optional.empty());
        Extent whole = look(star).extent().orElseThrow();
        List<Shot> all = Stream.concat(
                        Stream.of(look(star)),
                        Stream.of("skull", "soldier")
                                .map(face -> BlankShot.of("red", face).with(whole)))
                .toList();
        LevelCheck check = new LevelCheck(new DiceSet(all, 0.05, Optional.empty(), Lean.NONE));
        PlanView view = PlanView.asIs(400, 400);
        List<Read> out = check.of(List.of(read), plan, view, ClothColour.of(plan), Ground.unknown(), edge);
        plan.release();
        return out.get(0);
    }

    private static Shot look(boolean star) {
        Mat face = new Mat(Shot.WIDTH, Shot.WIDTH, CvType.CV_8UC3, BODY);
        symbol(face, (Shot.WIDTH - 1) / 2.0, (Shot.WIDTH - 1) / 2.0 - UP, star);
        byte[] pixels = new byte[3 * Shot.WIDTH * Shot.WIDTH];
        face.get(0, 0, pixels);
        face.release();
        Extent extent = new Extent(new double[] {20, 20, 20, 20}, new double[4]);
        return new Shot("red", star ? "star" : "tools", new double[] {90, 190, 170}, pixels, Optional.of(extent));
    }

    /** A star with four points, or an arrow. */
    private static void symbol(Mat picture, double x, double y, boolean star) {
        double[][] corners = star
                ? new double[][] {{0, -11}, {3, -3}, {11, 0}, {3, 3}, {0, 11}, {-3, 3}, {-11, 0}, {-3, -3}}
                : new double[][] {{0, -11}, {9, 0}, {3, 0}, {3, 11}, {-3, 11}, {-3, 0}, {-9, 0}};
        Point[] points = Stream.of(corners)
                .map(c -> new Point(16 * (x + c[0]), 16 * (y + c[1])))
                .toArray(Point[]::new);
        MatOfPoint outline = new MatOfPoint(points);
        Imgproc.fillPoly(picture, List.of(outline), INK, Imgproc.LINE_AA, 4);
        outline.release();
    }
}
