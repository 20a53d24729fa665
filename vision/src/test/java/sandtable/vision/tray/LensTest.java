package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("A lens that bends straight lines")
class LensTest {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final double[][] CORNERS = {{120, 80}, {520, 90}, {600, 420}, {50, 400}};

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {-0.16, -0.03, 0, 0.05, 0.16})
    @DisplayName("shows each point somewhere, and it is known from there where a pinhole shows it")
    void thereAndBack(double k1) {
        Lens.Distortion lens = new Lens(1, k1).in(WIDTH, HEIGHT);
        Random r = new Random(11);
        for (int i = 0; i < 200; i++) {
            double x = WIDTH * r.nextDouble();
            double y = HEIGHT * r.nextDouble();
            double[] seen = lens.distort(x, y);
            double[] back = lens.undistort(seen[0], seen[1]);
            assertThat(Math.hypot(back[0] - x, back[1] - y)).as("%s,%s", x, y).isLessThan(0.01);
        }
        assertThat(lens.undistort((WIDTH - 1) / 2.0, (HEIGHT - 1) / 2.0)[0]).isEqualTo((WIDTH - 1) / 2.0);
    }

    @Test
    @DisplayName("shows the sides of a barrel where lines run outwards in the middle")
    void barrel() {
        Lens.Distortion barrel = new Lens(1, -0.1).in(WIDTH, HEIGHT);
        assertThat(barrel.distort(10, 10)[1]).isGreaterThan(barrel.distort(WIDTH / 2.0, 10)[1]);
    }

    @Test
    @DisplayName("leaves the plan as a pinhole's picture gives it")
    void plan() {
        NativeCv.load();
        Mat straight = blobs();
        Mat bent = BentPicture.of(straight, -0.1);
        double[][] seen = new double[4][];
        for (int i = 0; i < 4; i++) {
            seen[i] = new Lens(1, -0.1).in(WIDTH, HEIGHT).distort(CORNERS[i][0], CORNERS[i][1]);
        }
        PlanView pinhole = TrayPose.of(CORNERS, WIDTH, HEIGHT, Lens.straight(1)).plan(1);
        PlanView lens = TrayPose.of(seen, WIDTH, HEIGHT, new Lens(1, -0.1)).plan(1);
        assertThat(lens.width()).isEqualTo(pinhole.width());
        Mat wanted = pinhole.of(straight);
        Mat mended = lens.of(bent);
        Mat unmended = pinhole.of(bent);
        assertThat(apart(wanted, mended)).isLessThan(0.2 * apart(wanted, unmended));
        double[] at = lens.toPicture(100, 80);
        double[] back = lens.toPlan(at[0], at[1]);
        assertThat(back[0]).isCloseTo(100, within(0.01));
        assertThat(back[1]).isCloseTo(80, within(0.01));
        for (Mat m : new Mat[] {straight, bent, wanted, mended, unmended}) {
            m.release();
        }
    }

    private static double apart(Mat a, Mat b) {
        return Core.norm(a, b, Core.NORM_L1) / a.total();
    }

    private static Mat blobs() {
        Mat m = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 90, 60));
        Random r = new Random(4);
        for (int i = 0; i < 60; i++) {
            Point at = new Point(WIDTH * r.nextDouble(), HEIGHT * r.nextDouble());
            Imgproc.circle(m, at, 12, new Scalar(40 + 200 * r.nextDouble(), 200, 40), Imgproc.FILLED);
        }
        Imgproc.blur(m, m, new org.opencv.core.Size(5, 5));
        return m;
    }
}
