package sandtable.vision.square;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("The edges of a picture")
class EdgeFieldTest {
    private static final double BLUR = 0.8;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "{0} x {1} pixels")
    @CsvSource({"1,1", "7,1", "1,9", "5,3", "40,16", "33,17", "61,50"})
    @DisplayName("are at each pixel, at the borders too, Sobel's gradient of the channel in which it is strongest")
    void strongest(int width, int height) {
        Mat picture = new Mat(height, width, CvType.CV_8UC3);
        byte[] pixels = new byte[3 * width * height];
        new Random(4).nextBytes(pixels);
        picture.put(0, 0, pixels);
        EdgeField field = EdgeField.of(picture, BLUR);

        Mat lab = new Mat();
        Imgproc.GaussianBlur(picture, lab, new Size(0, 0), BLUR);
        Imgproc.cvtColor(lab, lab, Imgproc.COLOR_BGR2Lab);
        short[] dx = sobel(lab, 1, 0);
        short[] dy = sobel(lab, 0, 1);
        for (int i = 0; i < width * height; i++) {
            int most = 3 * i;
            for (int c = 3 * i + 1; c < 3 * i + 3; c++) {
                most = Math.hypot(dx[c], dy[c]) >= Math.hypot(dx[most], dy[most]) ? c : most;
            }
            double strength = Math.hypot(dx[most], dy[most]);
            assertThat(field.strength[i]).as("strength at %d", i).isCloseTo((float) strength, within(1e-3f));
            assertThat(field.gx[i])
                    .as("to the right at %d", i)
                    .isCloseTo((float) (dx[most] / (strength + 20)), within(1e-5f));
            assertThat(field.gy[i])
                    .as("downwards at %d", i)
                    .isCloseTo((float) (dy[most] / (strength + 20)), within(1e-5f));
        }
    }

    private static short[] sobel(Mat lab, int x, int y) {
        Mat out = new Mat();
        Imgproc.Sobel(lab, out, CvType.CV_16S, x, y, 3);
        short[] values = new short[3 * lab.rows() * lab.cols()];
        out.get(0, 0, values);
        return values;
    }
}
