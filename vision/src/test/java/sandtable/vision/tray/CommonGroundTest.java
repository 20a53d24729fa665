package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;

@DisplayName("The ground that pictures from one place have in common")
class CommonGroundTest {
    private static final Scalar CLOTH = new Scalar(60, 110, 70);
    private static final Scalar PRINT = new Scalar(240, 240, 240);
    private static final Square PRINTED = new Square(60, 60, 40, 0, 0);
    private static final List<Scalar> COLOURS =
            List.of(new Scalar(40, 40, 200), new Scalar(245, 245, 245), new Scalar(200, 60, 40));

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is bare where each has its die at another place, whatever is printed there and in whatever light")
    void bare() {
        List<Mat> pictures = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Mat picture = table();
            lay(picture, die(i), COLOURS.get(i % 3));
            Core.multiply(picture, Scalar.all(0.9 + 0.02 * i), picture);
            pictures.add(picture);
        }
        List<Ground> grounds = CommonGround.of(pictures);
        pictures.forEach(Mat::release);
        for (int i = 0; i < grounds.size(); i++) {
            assertThat(grounds.get(i).covered(die(i))).as("its own die").isGreaterThan(0.9);
            assertThat(grounds.get(i).covered(die((i + 1) % 9)))
                    .as("another's die")
                    .isZero();
            assertThat(grounds.get(i).covered(PRINTED)).as("the print").isZero();
        }
    }

    @Test
    @DisplayName("is unknown where dice of several colours lie in the same place in turn")
    void open() {
        List<Mat> pictures = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Mat picture = table();
            lay(picture, die(0), COLOURS.get(i / 3));
            pictures.add(picture);
        }
        List<Ground> grounds = CommonGround.of(pictures);
        pictures.forEach(Mat::release);
        assertThat(grounds).allMatch(ground -> ground.covered(die(0)) > 0.9);
        assertThat(grounds).allMatch(ground -> ground.covered(PRINTED) == 0);
    }

    private static Square die(int number) {
        return new Square(60 + 60 * number, 200, 40, 0, 0);
    }

    private static Mat table() {
        Mat picture = new Mat(360, 640, CvType.CV_8UC3, CLOTH);
        lay(picture, PRINTED, PRINT);
        return picture;
    }

    private static void lay(Mat picture, Square s, Scalar colour) {
        int edge = (int) s.size();
        Mat there = picture.submat(new Rect((int) (s.x() - s.size() / 2), (int) (s.y() - s.size() / 2), edge, edge));
        there.setTo(colour);
        there.release();
    }
}
