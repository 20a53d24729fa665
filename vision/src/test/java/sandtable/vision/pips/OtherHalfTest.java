package sandtable.vision.pips;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Pyramid;

@DisplayName("The other half of a piece")
class OtherHalfTest {
    private static final double FACE = 40;
    private static final Scalar GROUND = new Scalar(70, 110, 60);
    private static final Scalar BODY = new Scalar(225, 235, 240);
    private static final Scalar INK = new Scalar(20, 20, 25);

    private Mat picture;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void table() {
        picture = new Mat(240, 320, CvType.CV_8UC3, GROUND);
    }

    @AfterEach
    void clear() {
        picture.release();
    }

    @Test
    @DisplayName("is seen across a domino's line from either half, whichever way it lies, and where one half is blank")
    void domino() {
        block(140, 100, 2 * FACE, FACE, BODY);
        pips(120, 100);
        line(140, 84, 116);
        assertThat(from(120, 100)).isTrue();
        pips(160, 100);
        assertThat(from(120, 100)).isTrue();
        assertThat(from(160, 100)).isTrue();
        Mat turned = Imgproc.getRotationMatrix2D(new Point(120, 100), 33, 1);
        Imgproc.warpAffine(
                picture, picture, turned, picture.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE, GROUND);
        turned.release();
        assertThat(from(120, 100)).isTrue();
    }

    @Test
    @DisplayName("is not seen beside a die that lies alone, or touches another of its colour")
    void dice() {
        die(120, 100);
        assertThat(from(120, 100)).isFalse();
        die(120 + FACE + 2, 100);
        assertThat(from(120, 100)).isFalse();
        assertThat(from(120 + FACE + 2, 100)).isFalse();
    }

    @Test
    @DisplayName("is not seen in a row of three dice with a fine dark line between them")
    void row() {
        block(160, 100, 3 * FACE, FACE, BODY);
        for (int i = 0; i < 3; i++) {
            pips(120 + i * FACE, 100);
        }
        line(140, 80, 120);
        line(180, 80, 120);
        assertThat(from(120, 100)).isFalse();
    }

    @Test
    @DisplayName("is not seen where the ground is of the body's colour, nor beyond the picture")
    void nothingToTellBy() {
        picture.setTo(BODY);
        pips(120, 100);
        line(140, 84, 116);
        assertThat(from(120, 100)).isFalse();
        picture.setTo(GROUND);
        block(20, 100, 2 * FACE, FACE, BODY);
        pips(20, 100);
        line(2, 84, 116);
        assertThat(from(20, 100)).isFalse();
    }

    private boolean from(double x, double y) {
        Mat soft = new Mat();
        Imgproc.GaussianBlur(picture, soft, new Size(0, 0), 0.6);
        try (Pyramid pyramid = new Pyramid(soft)) {
            return OtherHalf.of(pyramid, x, y, FACE);
        } finally {
            soft.release();
        }
    }

    private void block(double x, double y, double wide, double high, Scalar colour) {
        Imgproc.rectangle(
                picture,
                new Point(x - wide / 2, y - high / 2),
                new Point(x + wide / 2, y + high / 2),
                colour,
                Imgproc.FILLED);
    }

    /** A die with rounded edges, which are darker, and its shadow. */
    private void die(double x, double y) {
        block(x, y, FACE + 4, FACE + 4, new Scalar(40, 60, 35));
        block(x, y, FACE, FACE, new Scalar(150, 160, 165));
        block(x, y, 0.84 * FACE, 0.84 * FACE, BODY);
        pips(x, y);
    }

    private void pips(double x, double y) {
        for (int i = -1; i <= 1; i++) {
            Imgproc.circle(picture, new Point(x + 10 * i, y + 10 * i), 4, INK, Imgproc.FILLED, Imgproc.LINE_AA);
        }
    }

    private void line(double x, double from, double to) {
        Imgproc.line(picture, new Point(x, from), new Point(x, to), INK, 1);
    }
}
