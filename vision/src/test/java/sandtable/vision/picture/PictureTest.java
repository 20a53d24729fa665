package sandtable.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.UnreadablePictureException;

@DisplayName("A picture file")
class PictureTest {
    @Test
    @DisplayName("that is something else is refused with the kinds that can be read")
    void text() {
        refused("not a picture at all, but text that is long enough".getBytes(StandardCharsets.UTF_8), "JPEG, PNG");
    }

    @Test
    @DisplayName("without a single byte is refused")
    void empty() {
        refused(new byte[0], "not a picture");
    }

    @Test
    @DisplayName("of one pixel is refused with the least size")
    void onePixel() {
        refused(file(".png", 1, 1), "1 x 1");
    }

    @Test
    @DisplayName("that claims a hundred megapixels is refused before it is decoded")
    void huge() {
        byte[] small = file(".png", 64, 64);
        ByteBuffer.wrap(small).putInt(16, 10_000).putInt(20, 10_000);
        refused(small, "10000 x 10000");
    }

    @Test
    @DisplayName("of which the end is missing is refused as cut off")
    void truncated() {
        byte[] whole = file(".jpg", 640, 480);
        refused(Arrays.copyOf(whole, whole.length / 2), "cut off");
    }

    @Test
    @DisplayName("cut off at any byte, or with bytes changed, is read or refused, and never ends the program")
    void damaged() {
        Random random = new Random(5);
        for (String kind : new String[] {".jpg", ".png", ".bmp", ".webp"}) {
            byte[] whole = file(kind, 80, 60);
            for (int i = 0; i < 150; i++) {
                byte[] bad = Arrays.copyOf(whole, 1 + random.nextInt(whole.length));
                for (int j = 0; j < 3; j++) {
                    bad[random.nextInt(bad.length)] = (byte) random.nextInt();
                }
                try {
                    Picture.decode(bad).release();
                } catch (UnreadablePictureException e) {
                    assertThat(e).hasMessageMatching("(?s).*[.]");
                }
            }
        }
    }

    @Test
    @DisplayName("of each kind is decoded in its size")
    void sizes() throws Exception {
        for (String kind : new String[] {".jpg", ".png", ".bmp", ".webp"}) {
            Mat m = Picture.decode(file(kind, 123, 77));
            assertThat(m.cols()).as(kind).isEqualTo(123);
            assertThat(m.rows()).as(kind).isEqualTo(77);
        }
    }

    private static void refused(byte[] file, String because) {
        assertThatThrownBy(() -> Picture.decode(file))
                .isInstanceOf(UnreadablePictureException.class)
                .hasMessageContaining(because);
    }

    private static byte[] file(String kind, int width, int height) {
        NativeCv.load();
        Mat m = new Mat(height, width, CvType.CV_8UC3, new Scalar(40, 90, 200));
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(kind, m, out);
        return out.toArray();
    }
}
