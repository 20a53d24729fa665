package sandtable.vision.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.NativeCv;

@DisplayName("Before a running camera")
class LiveReaderTest {
    private final Random noise = new Random(3);

    /** A disc on cloth, with a camera's noise. */
    private Frame frame(double x, int number) {
        NativeCv.load();
        Mat m = new Mat(360, 640, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Imgproc.circle(m, new Point(x, 180), 30, new Scalar(230, 230, 230), -1);
        byte[] v = new byte[360 * 640 * 3];
        m.get(0, 0, v);
        for (int i = 0; i < v.length; i++) {
            v[i] = (byte) ((v[i] & 0xFF) + noise.nextInt(7) - 3);
        }
        m.put(0, 0, v);
        return new Frame(m, number * 33.3);
    }

    @Test
    @DisplayName("rest begins only when nothing has moved for a while, and ends with the next movement")
    void rest() {
        try (RestFinder rest = new RestFinder()) {
            RestFinder.State state = RestFinder.State.WAITING;
            int n = 0;
            for (int i = 0; i < 10; i++) {
                state = rest.next(frame(100 + 12 * i, n++));
            }
            assertThat(state).isEqualTo(RestFinder.State.MOVING);
            rest.next(frame(208, n++));
            state = rest.next(frame(208, n++));
            assertThat(state).isEqualTo(RestFinder.State.SETTLING);
            for (int i = 0; i < 12; i++) {
                state = rest.next(frame(208, n++));
            }
            assertThat(state).isEqualTo(RestFinder.State.AT_REST);
            assertThat(rest.next(frame(240, n))).isEqualTo(RestFinder.State.MOVING);
        }
    }

    @Test
    @DisplayName("a die that two frames read differently is asked about")
    void unsteady() {
        SeenDice a = new SeenDice(9, 9, List.of(SeenDie.sure(5, 5, 40, "red", "star", 1)), 1);
        SeenDice b = new SeenDice(9, 9, List.of(SeenDie.sure(5, 6, 40, "red", "skull", 1)), 1);
        SeenDice none = new SeenDice(9, 9, List.of(), 1);
        assertThat(LiveReader.agreed(List.of(a, a, a)).dice()).isEqualTo(a.dice());
        assertThat(LiveReader.agreed(List.of(a, b, a)).dice())
                .allMatch(d -> d.status() == SeenDie.Status.ASK)
                .isNotEmpty();
        assertThat(LiveReader.agreed(List.of(a, a, none)).dice())
                .allMatch(d -> d.status() == SeenDie.Status.ASK)
                .hasSize(1);
    }

    @Test
    @DisplayName("a stream's pictures are cut out by their own marks")
    void mjpeg() throws Exception {
        byte[] picture = {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, 1, 2, 3, (byte) 0xFF, (byte) 0xD9};
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        for (int i = 0; i < 2; i++) {
            stream.write("--x\r\nContent-Type: image/jpeg\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            stream.write(picture);
        }
        ByteArrayInputStream in = new ByteArrayInputStream(stream.toByteArray());
        assertThat(NetworkCamera.cut(in)).hasValue(picture);
        assertThat(NetworkCamera.cut(in)).hasValue(picture);
        assertThat(NetworkCamera.cut(in)).isEmpty();
    }

    @Test
    @DisplayName("a spoilt picture in a folder is named, and the next is shown")
    void spoilt(@TempDir Path folder) throws Exception {
        NativeCv.load();
        Mat grey = new Mat(360, 640, CvType.CV_8UC3, new Scalar(60, 110, 70));
        Imgcodecs.imwrite(folder.resolve("1.png").toString(), grey);
        Files.writeString(folder.resolve("2.png"), "no picture");
        Imgcodecs.imwrite(folder.resolve("3.png").toString(), grey);
        try (Camera camera = Camera.open(folder.toString())) {
            assertThat(camera.next()).isPresent();
            assertThatThrownBy(camera::next)
                    .isInstanceOfSatisfying(
                            CameraException.class, e -> assertThat(e.goesOn()).isTrue())
                    .hasMessageContaining("2.png");
            assertThat(camera.next()).isPresent();
            assertThat(camera.next()).isEmpty();
        }
        grey.release();
    }

    @Test
    @DisplayName("that is not there, or an empty folder, is said so")
    void noCamera(@TempDir Path folder) throws Exception {
        assertThatThrownBy(() -> Camera.open(folder.toString())).isInstanceOf(CameraException.class);
        assertThatThrownBy(() -> Camera.open(folder.resolve("none").toString())).isInstanceOf(CameraException.class);
        Files.writeString(folder.resolve("film.avi"), "no film");
        assertThatThrownBy(() -> Camera.open(folder.resolve("film.avi").toString()))
                .isInstanceOf(CameraException.class)
                .hasMessageContaining("MJPEG");
    }
}
