package sandtable.vision.square;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
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

@DisplayName("A square that is moved onto its edges")
class SquareFitTest {
    private static final long SEED = 20261123;
    private static final Square TOP = new Square(100, 100, 40, 0.5, 0);
    /** Of the same body, so that its far edge is as clear as the top's. */
    private static final Square SIDE = new Square(112, 100, 40, 0.5, 0);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is the clearest one about a place, though a climb from there alone may end on other edges")
    void clearest() {
        Mat picture = new Mat(200, 200, CvType.CV_8UC3, new Scalar(40, 70, 40));
        fill(picture, SIDE, new Scalar(60, 60, 120));
        fill(picture, TOP, new Scalar(70, 70, 190));
        NearEdges edges = new NearEdges(picture, 0.8);
        Random random = new Random(SEED);
        int astray = 0;
        for (int i = 0; i < 60; i++) {
            Square start = new Square(
                    TOP.x() + 8 * (random.nextDouble() - 0.5),
                    TOP.y() + 8 * (random.nextDouble() - 0.5),
                    TOP.size(),
                    TOP.angle() + 0.3 * (random.nextDouble() - 0.5),
                    0);
            Square about = SquareFit.about(edges, start, 0.03);
            assertThat(about.distance(TOP)).as("seed %s, square %s", SEED, i).isLessThan(1.5);
            Square alone = SquareFit.settle(edges, start, 0.03);
            assertThat(about.score()).isGreaterThan(alone.score() - 0.01);
            astray += about.score() > alone.score() + 0.05 ? 1 : 0;
        }
        assertThat(astray).as("climbs that end elsewhere, seed %s", SEED).isPositive();
        picture.release();
    }

    private static void fill(Mat picture, Square s, Scalar colour) {
        Point[] corners = new Point[4];
        for (int i = 0; i < 4; i++) {
            corners[i] = new Point(s.corners()[i]);
        }
        MatOfPoint outline = new MatOfPoint(corners);
        Imgproc.fillConvexPoly(picture, outline, colour, Imgproc.LINE_AA);
        outline.release();
    }
}
