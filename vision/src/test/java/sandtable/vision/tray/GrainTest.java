package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("A table's grain")
class GrainTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final long SEED = 20261127;

    private final Mat felt = new Mat();

    /** Felt whose fibres differ by less than a camera's noise. */
    @BeforeEach
    void lay() {
        NativeCv.load();
        Core.setRNGSeed((int) SEED);
        Mat fibres = noise(8);
        Imgproc.GaussianBlur(fibres, fibres, new Size(0, 0), 1.5);
        Mat cloth = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Core.add(cloth, fibres, felt, new Mat(), CvType.CV_8UC3);
        fibres.release();
        cloth.release();
    }

    @AfterEach
    void release() {
        felt.release();
    }

    @Test
    @DisplayName("tells the place, though dice lie there, the light is another one and the camera adds noise")
    void same() {
        Grain before = Grain.of(photo(felt, 1));
        Mat later = felt.clone();
        for (int i = 0; i < 6; i++) {
            Mat die = later.submat(new Rect(150 + 170 * i, 80 + 90 * i, 80, 80));
            die.setTo(new Scalar(40, 40, 220));
            die.release();
        }
        assertThat(before.isOfThePlaceOf(Grain.of(photo(later, 0.6))))
                .as("seed %d", SEED)
                .isTrue();
        later.release();
    }

    @Test
    @DisplayName("says that the camera has moved, by a hundredth of the picture or more")
    void moved() {
        Grain before = Grain.of(photo(felt, 1));
        for (double[] to : new double[][] {{13, 0, 0, 1}, {0, 13, 0, 1}, {0, 0, 2, 1}, {0, 0, 0, 1.02}}) {
            Mat how = Imgproc.getRotationMatrix2D(new Point(WIDTH / 2.0, HEIGHT / 2.0), to[2], to[3]);
            how.put(0, 2, how.get(0, 2)[0] + to[0]);
            how.put(1, 2, how.get(1, 2)[0] + to[1]);
            Mat other = new Mat();
            Imgproc.warpAffine(felt, other, how, felt.size(), Imgproc.INTER_LINEAR, Core.BORDER_REFLECT_101);
            assertThat(before.isOfThePlaceOf(Grain.of(photo(other, 1))))
                    .as("seed %d, moved by %s", SEED, Arrays.toString(to))
                    .isFalse();
            how.release();
            other.release();
        }
    }

    @Test
    @DisplayName("is not what a picture's format makes of a plain table, nor that of a picture of another shape")
    void none() {
        Mat plain = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Imgproc.GaussianBlur(plain, plain, new Size(0, 0), 3);
        assertThat(Grain.of(photo(plain, 1)).isOfThePlaceOf(Grain.of(photo(plain, 1))))
                .as("seed %d", SEED)
                .isFalse();
        Mat half = felt.submat(new Rect(0, 0, WIDTH, HEIGHT / 2));
        assertThat(Grain.of(felt).isOfThePlaceOf(Grain.of(half))).isFalse();
        half.release();
        plain.release();
    }

    /** As a camera takes it and keeps it as a JPEG file. */
    private static Mat photo(Mat table, double light) {
        Mat seen = new Mat();
        Mat noise = noise(5);
        Core.multiply(table, Scalar.all(light), seen);
        Core.add(seen, noise, seen, new Mat(), CvType.CV_8UC3);
        MatOfByte file = new MatOfByte();
        MatOfInt how = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, 85);
        Imgcodecs.imencode(".jpg", seen, file, how);
        Mat photo = Imgcodecs.imdecode(file, Imgcodecs.IMREAD_COLOR);
        seen.release();
        noise.release();
        file.release();
        how.release();
        return photo;
    }

    private static Mat noise(double spread) {
        Mat noise = new Mat(HEIGHT, WIDTH, CvType.CV_16SC3);
        Core.randn(noise, 0, spread * 4);
        Core.multiply(noise, Scalar.all(0.25), noise);
        return noise;
    }
}
