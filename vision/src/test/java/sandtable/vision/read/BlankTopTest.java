package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Pyramid;

@DisplayName("A top on which nothing is drawn")
class BlankTopTest {
    private static final Scalar CLOTH = new Scalar(60, 90, 40);
    private static final Scalar WOOD = new Scalar(90, 140, 190);
    private static final Scalar DARK = new Scalar(60, 110, 160);
    private static final Scalar WHITE = new Scalar(252, 253, 252);
    private static final double EDGE = 44;
    private static final Point MIDDLE = new Point(60, 60);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is a wooden cube's, in a little noise too")
    void cube() {
        Mat picture = cube(WOOD);
        Mat noise = new Mat(picture.size(), CvType.CV_16SC3);
        Core.setRNGSeed(31);
        Core.randn(noise, 0, 3);
        Core.add(picture, noise, picture, new Mat(), CvType.CV_8UC3);
        noise.release();
        assertThat(blank(picture)).isTrue();
    }

    @Test
    @DisplayName("is not one that bears a single pip, hardly darker than it")
    void pip() {
        Mat picture = cube(WOOD);
        Imgproc.circle(picture, MIDDLE, 6, DARK, Imgproc.FILLED);
        assertThat(blank(picture)).isFalse();
    }

    @Test
    @DisplayName("is not told where a lamp may have burned it out")
    void burnedOut() {
        assertThat(blank(cube(WHITE))).isFalse();
    }

    /** Turned by an eighth of a turn. */
    private static Mat cube(Scalar body) {
        Mat picture = new Mat(120, 120, CvType.CV_8UC3, CLOTH);
        double half = EDGE / Math.sqrt(2);
        Point[] corners = {
            new Point(MIDDLE.x - half, MIDDLE.y),
            new Point(MIDDLE.x, MIDDLE.y - half),
            new Point(MIDDLE.x + half, MIDDLE.y),
            new Point(MIDDLE.x, MIDDLE.y + half)
        };
        Imgproc.fillConvexPoly(picture, new MatOfPoint(corners), body);
        return picture;
    }

    private static boolean blank(Mat picture) {
        SeenDie top = SeenDie.ask(MIDDLE.x, MIDDLE.y, EDGE, "red", "star", 0.1, "unknown symbol");
        try (Pyramid pyramid = new Pyramid(picture)) {
            return BlankTop.is(top, pyramid);
        } finally {
            picture.release();
        }
    }
}
