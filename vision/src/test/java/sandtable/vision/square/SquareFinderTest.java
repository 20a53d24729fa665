package sandtable.vision.square;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("The clearest square")
class SquareFinderTest {
    private static final double FRAME = 24;
    private static final double BODY = 33;
    private static final double MIDDLE = 60;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "at {0} degrees")
    @ValueSource(ints = {3, 15, 31, 45, 58, 77})
    @DisplayName("of a die with a frame on it lies in the die's middle, not between its edge and its frame")
    void framed(int degrees) {
        Mat picture = new Mat(120, 120, CvType.CV_8UC3, new Scalar(110, 105, 100));
        fill(picture, degrees, BODY, new Scalar(50, 50, 190));
        fill(picture, degrees, FRAME, new Scalar(110, 200, 225));
        fill(picture, degrees, FRAME - 3.5, new Scalar(50, 50, 190));
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 0.7);
        Square clearest =
                SquareFinder.find(EdgeField.of(picture, 0.8), FRAME, 0.22).get(0);
        picture.release();
        assertThat(Math.hypot(clearest.x() - MIDDLE, clearest.y() - MIDDLE)).isLessThan(FRAME / 10);
    }

    private static void fill(Mat picture, int degrees, double edge, Scalar colour) {
        Point[] corners = new Point[4];
        double[][] found = new Square(MIDDLE, MIDDLE, edge, Math.toRadians(degrees), 1).corners();
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Point(found[i][0] * 16, found[i][1] * 16);
        }
        MatOfPoint polygon = new MatOfPoint(corners);
        Imgproc.fillConvexPoly(picture, polygon, colour, Imgproc.LINE_AA, 4);
        polygon.release();
    }
}
