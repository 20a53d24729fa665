package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import sandtable.vision.picture.NativeCv;

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
}
