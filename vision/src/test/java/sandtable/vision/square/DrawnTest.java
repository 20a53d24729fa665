package sandtable.vision.square;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

@DisplayName("What is drawn within a square")
class DrawnTest {
    private static final TrayTable TABLE = new TrayTable(Level.HARD, Part.TUNE, 3, 960, 540, false);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is several times as much on each top of a hard throw as on the cloth in its place")
    void tops() throws Exception {
        Mat empty = Picture.decode(TABLE.empty(1).jpeg());
        Mat thrown = Picture.decode(TABLE.group("star", 1).jpeg());
        Drawn cloth = new Drawn(empty);
        Drawn dice = new Drawn(thrown);
        for (TrueDie d : TABLE.group("star", 1).dice()) {
            Square top = new Square(d.x(), d.y(), d.size(), 0, 0);
            assertThat(dice.in(top)).as(d.toString()).isGreaterThan(3 * cloth.in(top));
        }
        empty.release();
        thrown.release();
    }

    @Test
    @DisplayName("is counted as far as the picture reaches")
    void beside() throws Exception {
        Mat empty = Picture.decode(TABLE.empty(1).jpeg());
        assertThat(new Drawn(empty).in(new Square(-200, 900, 40, 0, 0))).isZero();
        empty.release();
    }
}
