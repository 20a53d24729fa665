package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
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
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PlanView;

@DisplayName("A die whose look is stretched by no more than a flat one's may be")
class OnACoinTest {
    private static final Scalar CLOTH = new Scalar(150, 170, 180);
    private static final Scalar RED = new Scalar(30, 30, 160);
    private static final Scalar GOLD = new Scalar(40, 190, 230);
    private static final int SIZE = FaceCrop.SIDE;
    private static final Point MIDDLE = new Point(300, 200);

    private final Shot star = BlankShot.of("red", "star");

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("leans where a coin goes on under it, but is sure beside a coin, and where its look is not stretched")
    void coin() {
        Mat plan = new Mat(400, 600, CvType.CV_8UC3, CLOTH);
        assertThat(asked(plan, 1.025, 0.992)).as("alone").isEmpty();
        coinAt(plan, MIDDLE.x + 1.4 * SIZE, 0.5);
        assertThat(asked(plan, 1.025, 0.992)).as("beside a coin").isEmpty();
        coinAt(plan, MIDDLE.x + SIZE, 0.5);
        assertThat(asked(plan, 1.025, 0.992)).as("touching it").isEmpty();
        coinAt(plan, MIDDLE.x + 1.45 * SIZE, 0.75);
        assertThat(asked(plan, 1.025, 0.992)).as("beside a large one").isEmpty();
        shadowOver(plan);
        assertThat(asked(plan, 1.025, 0.992))
                .as("in a shadow that goes on under it")
                .isEmpty();
        // What the edge that stands on the coin shows beyond a level die.
        plan.submat(new Rect((int) MIDDLE.x - SIZE, (int) MIDDLE.y - SIZE / 2, SIZE / 2, SIZE))
                .setTo(RED);
        Imgproc.circle(
                plan, new Point(MIDDLE.x - 0.2 * SIZE, MIDDLE.y + 0.8 * SIZE), 3 * SIZE / 4, GOLD, Imgproc.FILLED);
        assertThat(asked(plan, 1.025, 0.992)).as("on a coin").contains("cocked");
        assertThat(asked(plan, 1.025, 0.99)).as("a stretch that mends nothing").isEmpty();
        assertThat(asked(plan, 1.01, 0.992)).as("hardly a stretch").isEmpty();
        plan.release();
    }

    /** Of another thing: it goes on under the die, but nothing lies there. */
    private static void shadowOver(Mat plan) {
        Mat part = plan.submat(new Rect((int) MIDDLE.x - SIZE, (int) MIDDLE.y - 2 * SIZE, 2 * SIZE, 4 * SIZE));
        Core.multiply(part, Scalar.all(0.7), part);
        part.release();
    }

    /** @param radius in edges of a face */
    private static void coinAt(Mat plan, double x, double radius) {
        Imgproc.circle(plan, new Point(x, MIDDLE.y), (int) (radius * SIZE), GOLD, Imgproc.FILLED);
    }

    /** Why it is asked about, with a look that fits with 0.99. */
    private Optional<String> asked(Mat plan, double stretch, double stretched) {
        plan.submat(new Rect((int) MIDDLE.x - SIZE / 2, (int) MIDDLE.y - SIZE / 2, SIZE, SIZE))
                .setTo(RED);
        Mat bare = new Mat(400, 600, CvType.CV_8UC3, CLOTH);
        Ground ground = EmptyPlan.of(bare).under(plan);
        bare.release();
        double k = Math.sqrt(stretch);
        Pose free = new Pose(MIDDLE.x, MIDDLE.y, k, 0, 0, 1 / k);
        Pose laid = Pose.of(MIDDLE.x, MIDDLE.y, 0, 1);
        SymbolMatch match =
                new SymbolMatch(star, 0.99, 0.99, 0.2, 0.5, "soldier", 0.2, stretched, free, 0.05, laid, 1, 1);
        Square top = new Square(MIDDLE.x, MIDDLE.y, SIZE, 0, 0.9);
        Read read = new Read(
                top, match, new Bodies.Told("red", 3, 0.1, "white", 1), false, Neighbours.Side.NO, Optional.empty());
        LevelCheck level = new LevelCheck(new DiceSet(List.of(star), 0.055, Optional.empty(), Lean.NONE));
        PlanView view = PlanView.asIs(600, 400);
        return Doubt.about(level.of(List.of(read), plan, view, ClothColour.of(plan), ground, SIZE)
                .get(0));
    }
}
