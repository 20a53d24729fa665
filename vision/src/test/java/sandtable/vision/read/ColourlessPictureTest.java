package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("A picture without colours, as a camera takes it in the dark,")
class ColourlessPictureTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("leaves it open which of a set's dice are red, white, blue or black: none is sure")
    void grey(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 0);
        DiceReader reader = Trays.reader(table, folder);
        Mat picture = Picture.decode(table.roll(6, 0).jpeg());
        assertThat(reader.read(picture).dice())
                .hasSize(6)
                .allSatisfy(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.SURE));
        Mat grey = new Mat();
        Imgproc.cvtColor(picture, grey, Imgproc.COLOR_BGR2GRAY);
        Imgproc.cvtColor(grey, grey, Imgproc.COLOR_GRAY2BGR);
        assertThat(reader.read(grey).dice())
                .hasSizeGreaterThanOrEqualTo(4)
                .allSatisfy(d -> assertThat(d.status()).isEqualTo(SeenDie.Status.ASK));
        picture.release();
        grey.release();
    }
}
