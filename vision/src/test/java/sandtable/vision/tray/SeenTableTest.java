package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;

@DisplayName("The table beneath the dice of several pictures")
class SeenTableTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final Lean LEAN = new Lean(0.05, 0.1);
    private static final Scalar RED = new Scalar(40, 40, 200);
    private static final Square PRINTED = new Square(60, 60, 40, 0, 0);
    /** Where one lies in every picture. */
    private static final Square ALWAYS = new Square(500, 100, 40, 0, 0);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "is known where no die lies in some of them, with what is printed there, and taken to go on where one always does")
    void known() {
        Ground bare = groundOf(table());
        assertThat(at(bare, PRINTED)).isZero();
        assertThat(at(bare, die(2))).isZero();
        assertThat(at(bare, ALWAYS)).isZero();
        Mat thrown = table();
        lay(thrown, die(2), RED);
        lay(thrown, ALWAYS, RED);
        Ground ground = groundOf(thrown);
        assertThat(at(ground, die(2))).isEqualTo(1);
        assertThat(at(ground, ALWAYS)).isEqualTo(1);
        assertThat(at(ground, die(4))).isZero();
    }

    @Test
    @DisplayName("is unknown if the pictures have little in common")
    void nothing() {
        List<Mat> pictures = new ArrayList<>();
        List<List<Square>> dice = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            pictures.add(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(40 * i, 255 - 40 * i, (90 * i) % 256)));
            lay(pictures.get(i), new Square(120 + 80 * i, 180, 200, 0, 0), Scalar.all(20 + 40 * i));
            dice.add(List.of());
        }
        assertThat(SeenTable.of(pictures, dice, LEAN)).isEmpty();
        pictures.forEach(Mat::release);
    }

    /** Of a picture of the table that six pictures with two dice each tell. */
    private static Ground groundOf(Mat picture) {
        List<Mat> pictures = new ArrayList<>();
        List<List<Square>> dice = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Mat shown = table();
            lay(shown, die(i), RED);
            lay(shown, ALWAYS, RED);
            pictures.add(shown);
            dice.add(List.of(die(i), ALWAYS));
        }
        Tray table = SeenTable.of(pictures, dice, LEAN).orElseThrow();
        pictures.forEach(Mat::release);
        Mat plan = LEAN.plan(WIDTH, HEIGHT).of(picture);
        Ground ground = table.ground().orElseThrow().under(plan);
        plan.release();
        picture.release();
        return ground;
    }

    /** Share of a square of the picture in which something lies. */
    private static double at(Ground ground, Square s) {
        PlanView view = LEAN.plan(WIDTH, HEIGHT);
        return ground.covered(s.through(p -> view.toPlan(p[0], p[1])));
    }

    private static Square die(int number) {
        return new Square(60 + 80 * number, 250, 40, 0, 0);
    }

    private static Mat table() {
        Mat picture = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 110, 70));
        lay(picture, PRINTED, Scalar.all(240));
        return picture;
    }

    private static void lay(Mat picture, Square s, Scalar colour) {
        Rect all = new Rect(0, 0, picture.cols(), picture.rows());
        int edge = (int) s.size();
        Rect there = new Rect((int) (s.x() - s.size() / 2), (int) (s.y() - s.size() / 2), edge, edge);
        int right = Math.min(there.x + edge, all.width);
        Mat part = picture.submat(new Rect(there.x, there.y, right - there.x, Math.min(edge, all.height - there.y)));
        part.setTo(colour);
        part.release();
    }
}
