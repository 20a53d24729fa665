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
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("Edges that are found where somebody asks for them")
class NearEdgesTest {
    private static final int SEED = 11;
    private static final int POINTS = 13;
    /** A smoothed picture is rounded to whole levels, a part of it sometimes to the next. */
    private static final double ROUNDED = 0.03;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "{0} x {1} pixels")
    @CsvSource({"1,1", "63,65", "64,64", "300,200"})
    @DisplayName("are the edges of the whole picture, wherever and in whatever order they are asked for")
    void same(int width, int height) {
        Random random = new Random(SEED);
        Mat grey = new Mat(height, width, CvType.CV_8UC1);
        byte[] pixels = new byte[width * height];
        random.nextBytes(pixels);
        grey.put(0, 0, pixels);
        Mat picture = new Mat();
        Imgproc.cvtColor(grey, picture, Imgproc.COLOR_GRAY2BGR);
        EdgeField whole = EdgeField.of(picture, 0.8);
        NearEdges near = new NearEdges(picture, 0.8);
        for (int i = 0; i < 300; i++) {
            double x = width * (1.2 * random.nextDouble() - 0.1);
            double y = height * (1.2 * random.nextDouble() - 0.1);
            double turn = 2 * Math.PI * random.nextDouble();
            double reach = 1 + 20 * random.nextDouble();
            double dx = Math.cos(turn);
            double dy = Math.sin(turn);
            assertThat(near.along(x, y, dx, dy, reach, POINTS))
                    .as("line %d of seed %d", i, SEED)
                    .isCloseTo(along(whole, x, y, dx, dy, reach), within(ROUNDED));
        }
    }

    /** Mean gradient across the line, between pixels by the four round each point. */
    private static double along(EdgeField field, double x, double y, double dx, double dy, double reach) {
        double sum = 0;
        for (int k = 0; k < POINTS; k++) {
            double far = reach * (2.0 * k / (POINTS - 1) - 1);
            double px = x + far * dx;
            double py = y + far * dy;
            if (px >= 0 && py >= 0 && px < field.width - 1 && py < field.height - 1) {
                double across =
                        -dy * between(field.gx, field.width, px, py) + dx * between(field.gy, field.width, px, py);
                sum += Math.abs(across);
            }
        }
        return sum / POINTS;
    }

    private static double between(float[] values, int width, double x, double y) {
        int i = ((int) y) * width + (int) x;
        double right = x - (int) x;
        double down = y - (int) y;
        double upper = values[i] + (values[i + 1] - values[i]) * right;
        double lower = values[i + width] + (values[i + width + 1] - values[i + width]) * right;
        return upper + (lower - upper) * down;
    }
}
