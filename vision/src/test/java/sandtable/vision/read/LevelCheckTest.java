package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("A die that was read in the tray its set was enrolled in")
class LevelCheckTest {
    /** The camera sees 8 pixels of the left side, of which dice show 6. */
    private static final double[] LEFT = {0, 0, 8, 0};

    @Test
    @DisplayName("is as large as it reaches, where it was enrolled by a frame that is drawn on every face")
    void framed() {
        assertThat(tops(20.5)).isEqualTo(1);
        assertThat(tops(27)).isEqualTo(1.35);
        LevelCheck unknown =
                new LevelCheck(new DiceSet(List.of(BlankShot.of("red", "star")), 0.05, Optional.empty(), Lean.NONE));
        assertThat(unknown.tops()).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "is sure where the camera hardly sees a side of its set's dice, though the empty tray lies where one would be; else it leans")
    void hardlyASide() {
        NativeCv.load();
        assertThat(asked(1.2)).as("a seventh of each side was seen").isEmpty();
        assertThat(asked(6)).as("three quarters were").contains("cocked");
    }

    /**
     * Why a die is asked about of which no side is seen, though its tray says that half an edge of one should be.
     *
     * @param seen how much of their left sides the enrolled dice showed, of 8 pixels
     */
    private static Optional<String> asked(double seen) {
        List<Shot> shots = DiceSet.FACES.stream()
                .map(face -> BlankShot.of("red", face).with(new Extent(new double[] {20, 20, 20 + seen, 20}, LEFT)))
                .toList();
        Mat plan = new Mat(300, 300, CvType.CV_8UC3, new Scalar(60, 110, 50));
        EmptyPlan empty = EmptyPlan.of(plan);
        plan.submat(new Rect(130, 130, 40, 40)).setTo(new Scalar(40, 35, 180));
        // Above the middle of the upper edge, so that the upper sides of dice should be seen half as long as their
        // tops.
        PlanView view =
                PinholeView.of(new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1}, 300, 300, new double[] {149.5, 0}, 299);
        Pose laid = Pose.of(149.5, 149.5, 0, 1);
        SymbolMatch match =
                new SymbolMatch(shots.get(0), 0.99, 0.99, 0.2, 0.5, "soldier", 0.2, 0.99, laid, 0.05, laid, 1, 1);
        Read die = new Read(
                new Square(149.5, 149.5, 40, 0, 0.9),
                match,
                new Bodies.Told("red", 3, 0.1, "white", 1),
                false,
                Neighbours.Side.NO,
                Optional.empty());
        LevelCheck level = new LevelCheck(new DiceSet(shots, 0.05, Optional.empty(), Lean.NONE));
        Read told = level.of(List.of(die), plan, view, ClothColour.of(plan), empty.under(plan), 40)
                .get(0);
        plan.release();
        return Doubt.about(told);
    }

    private static double tops(double reach) {
        List<Shot> shots = DiceSet.FACES.stream()
                .map(face ->
                        BlankShot.of("red", face).with(new Extent(new double[] {reach, reach, reach + 6, reach}, LEFT)))
                .toList();
        return new LevelCheck(new DiceSet(shots, 0.05, Optional.empty(), Lean.NONE)).tops();
    }
}
