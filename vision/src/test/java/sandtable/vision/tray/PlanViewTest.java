package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;

@DisplayName("The plan of a picture")
class PlanViewTest {
    /** The plan is the picture, half as large and moved by 30 and 20 pixels. */
    private static final double[] TO_PLAN = {0.5, 0, 30, 0, 0.5, 20, 0, 0, 1};

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("shows each picture where the view says, the first that was taken and those after it")
    void each() {
        PlanView view = PinholeView.of(TO_PLAN, 300, 200, new double[] {150, 100}, 400);
        Mat picture = new Mat(300, 400, CvType.CV_8UC3);
        for (int shift = 0; shift < 4; shift++) {
            for (int y = 0; y < 300; y++) {
                for (int x = 0; x < 400; x++) {
                    picture.put(y, x, 0.5 * x, 0.5 * y, 50 * shift);
                }
            }
            Mat plan = view.of(picture);
            for (int y = 60; y < 150; y += 30) {
                for (int x = 60; x < 200; x += 20) {
                    double[] seen = plan.get(y, x);
                    assertThat(seen[0]).isBetween(x - 31.0, x - 29.0);
                    assertThat(seen[1]).isBetween(y - 21.0, y - 19.0);
                    assertThat(seen[2]).isEqualTo(50.0 * shift);
                }
            }
            plan.release();
        }
        picture.release();
    }

    @Test
    @DisplayName(
            "is laid flat in the parts that are asked for, pixel for pixel from the first picture on, and elsewhere by half a small pixel")
    void parts() {
        // Slopes and a wave: bilinear steps show neither more nor less of them in another size.
        Mat picture = new Mat(720, 1280, CvType.CV_8UC3);
        for (int y = 0; y < 720; y++) {
            byte[] row = new byte[3 * 1280];
            for (int x = 0; x < 1280; x++) {
                row[3 * x] = (byte) (x / 6);
                row[3 * x + 1] = (byte) (y / 4);
                row[3 * x + 2] = (byte) (128 + 100 * Math.sin(x / 40.0) * Math.sin(y / 40.0));
            }
            picture.put(y, 0, row);
        }
        PlanView view = new Lean(0.1, 0.25, new Lens(0.9, -0.1)).plan(1280, 720);
        Rect part = new Rect(300, 200, 150, 90);
        Mat whole = view.of(picture);
        Mat small = view.small(picture);
        Mat laid = view.of(picture, List.of(part), small);
        assertThat(small.size()).isEqualTo(new Size(480, Math.round(480.0 * view.height() / view.width())));
        assertThat(laid.size()).isEqualTo(whole.size());
        assertThat(most(whole.submat(part), laid.submat(part))).isZero();
        List<Rect> parts =
                List.of(part, new Rect(0, 0, 50, 41), new Rect(view.width() - 77, view.height() - 61, 77, 61));
        PlanView fresh = new Lean(0.1, 0.25, new Lens(0.9, -0.1)).plan(1280, 720);
        for (int i = 0; i < 2; i++) {
            Mat seen = fresh.of(picture, parts, small);
            for (Rect there : parts) {
                assertThat(most(whole.submat(there), seen.submat(there)))
                        .as("picture %s, part %s", i, there)
                        .isZero();
            }
        }
        Rect inside = new Rect(100, 100, view.width() - 200, view.height() - 200);
        assertThat(most(whole.submat(inside), laid.submat(inside))).isBetween(1.0, 5.0);
    }

    /** The most by which two pictures differ. */
    private static double most(Mat a, Mat b) {
        return Core.norm(a, b, Core.NORM_INF);
    }

    @Test
    @DisplayName("shows what lies about a point of the picture in the middle, through a lens that bends lines too")
    void about() {
        Mat picture = new Mat(720, 1280, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(picture, new Point(1100, 90), 6, Scalar.all(255), Imgproc.FILLED);
        PlanView view = new Lean(0, 0.2, new Lens(0.9, -0.1)).plan(1280, 720);
        Mat part = view.about(picture, new Square(1100, 90, 60, 0, 0), 41);
        assertThat(part.get(20, 20)[0]).isEqualTo(255.0);
        part.release();
        picture.release();
    }
}
