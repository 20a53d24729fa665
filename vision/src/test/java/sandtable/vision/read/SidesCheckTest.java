package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.PinholeView;
import sandtable.vision.tray.PlanView;

@DisplayName("What is seen of a die's top and side together")
class SidesCheckTest {
    private static final double[] AS_IT_IS = {1, 0, 0, 0, 1, 0, 0, 0, 1};
    private static final double MIDDLE = 149.5;
    private static final double FOCAL = 300;
    /** The camera stands above the picture's upper edge. */
    private static final PlanView ASLANT = PinholeView.of(AS_IT_IS, 300, 300, new double[] {MIDDLE, 0}, FOCAL);

    private static final PlanView FROM_ABOVE =
            PinholeView.of(AS_IT_IS, 300, 300, new double[] {MIDDLE, MIDDLE - 0.2 * FOCAL}, FOCAL);

    @Test
    @DisplayName("says that it lies level, where its reach or its look said that it leans, if it says so plainly")
    void lies() {
        assertThat(why(die().leaning(), 3, ASLANT)).isEmpty();
        assertThat(why(die().leaning(), 2, ASLANT)).contains("cocked");
    }

    @Test
    @DisplayName("says no such thing from above, where a token looks the same")
    void fromAbove() {
        assertThat(why(die().leaning(), 5, FROM_ABOVE)).contains("cocked");
    }

    @Test
    @DisplayName("says no such thing of a die whose symbol fits less than plainly, as something may cover it")
    void covered() {
        assertThat(why(die(0.9).leaning(), 5, ASLANT)).contains("cocked");
    }

    @Test
    @DisplayName("says that it leans, if it says so plainly and nothing is known of how it lies")
    void leans() {
        assertThat(why(die(), -3, ASLANT)).contains("cocked");
        assertThat(why(die(), -3, FROM_ABOVE)).contains("cocked");
        assertThat(why(die(), -1, ASLANT)).isEmpty();
        assertThat(why(die().lying(), -3, ASLANT)).isEmpty();
    }

    @Test
    @DisplayName("says nothing of other doubts")
    void others() {
        assertThat(why(die().doubted("touching"), 5, ASLANT)).contains("touching");
        assertThat(why(die().doubted("touching"), -5, ASLANT)).contains("touching");
    }

    private static Optional<String> why(Read die, double level, PlanView view) {
        Mat picture = new Mat(300, 300, CvType.CV_8UC3, new Scalar(60, 110, 50));
        try (Pyramid pyramid = new Pyramid(picture)) {
            List<Read> told = new SidesCheck(1, (p, v, top) -> level).told(List.of(die), pyramid, view);
            return Doubt.about(told.get(0));
        } finally {
            picture.release();
        }
    }

    private static Read die() {
        return die(0.99);
    }

    private static Read die(double fits) {
        NativeCv.load();
        Pose laid = Pose.of(MIDDLE, MIDDLE, 0, 1);
        SymbolMatch match = new SymbolMatch(
                BlankShot.of("red", "star"), fits, 0.99, 0.2, 0.5, "soldier", 0.2, fits, laid, 0.05, laid, 1, 1);
        return new Read(
                new Square(MIDDLE, MIDDLE, 40, 0, 0.9), match, new Bodies.Told("red", 3, 0.1, "white", 1), false);
    }
}
