package sandtable.vision.symbol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Pose;

@DisplayName("The lightness of a picture")
class GreyTest {
    private static final int N = 32;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "is looked up between its pixels in a window that is moved, turned and scaled, in a narrow picture and in a very wide one")
    void between() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int width : new int[] {100, 60_000}) {
            // Lighter by 2 a pixel to the right, up to 100 pixels from where it begins, and by 0.5 downwards.
            int from = width - 100;
            Mat slope = new Mat(100, width, CvType.CV_8UC3, new Scalar(0, 0, 0));
            for (int x = from; x < width; x++) {
                for (int y = 0; y < 100; y += 2) {
                    int light = 2 * (x - from) + y / 2;
                    slope.put(y, x, light, light, light);
                    slope.put(y + 1, x, light, light, light);
                }
            }
            Grey grey = Grey.of(slope, Ink.LIGHTNESS);
            slope.release();
            for (int i = 0; i < 50; i++) {
                Pose pose = Pose.of(
                        width - 50 + random.nextDouble(),
                        50 + random.nextDouble(),
                        7 * random.nextDouble(),
                        0.5 + random.nextDouble());
                float[] out = new float[N * N];
                grey.window(pose, N, out);
                for (int k = 0; k < out.length; k++) {
                    double[] at = pose.at(k % N - (N - 1) / 2.0, Math.floorDiv(k, N) - (N - 1) / 2.0);
                    assertThat((double) out[k])
                            .as("point %d of %s, %d wide (seed %d)", k, pose, width, seed)
                            .isCloseTo(2 * (at[0] - from) + (at[1] - 0.5) / 2, within(0.6));
                }
            }
        }
    }

    @Test
    @DisplayName("goes on beyond the picture as it is at its border")
    void beyond() {
        Mat sides = new Mat(60, 60, CvType.CV_8UC3, new Scalar(40, 40, 40));
        sides.colRange(30, 60).setTo(new Scalar(200, 200, 200));
        Grey grey = Grey.of(sides, Ink.LIGHTNESS);
        sides.release();
        float[] out = new float[N * N];
        grey.window(Pose.of(-20, 75, 0.3, 1), N, out);
        assertThat(out).usingComparatorWithPrecision(0.01f).containsOnly(40);
        grey.window(Pose.of(1e7, -1e7, 0.3, 1), N, out);
        assertThat(out).usingComparatorWithPrecision(0.01f).containsOnly(200);
    }
}
