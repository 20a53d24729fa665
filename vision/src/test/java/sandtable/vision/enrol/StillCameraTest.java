package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("A camera, as several pictures of one table tell")
class StillCameraTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 4);

    private final List<Mat> pictures = new ArrayList<>();

    @BeforeEach
    void take() throws Exception {
        NativeCv.load();
        for (int i = 0; i < 6; i++) {
            pictures.add(
                    Picture.decode(TABLE.group(DiceKit.FACES.get(i), 1000 + i).jpeg()));
        }
    }

    @AfterEach
    void release() {
        pictures.forEach(Mat::release);
    }

    @Test
    @DisplayName("stood still where what lies about the dice is at the same places in all")
    void still() {
        assertThat(StillCamera.took(pictures)).isTrue();
    }

    @Test
    @DisplayName("was held in the hand where it is not")
    void byHand() {
        Random r = new Random(5);
        for (Mat m : pictures) {
            Mat turned = Imgproc.getRotationMatrix2D(
                    new Point(m.cols() / 2.0, m.rows() / 2.0), 4 * r.nextGaussian(), 1 + 0.05 * r.nextGaussian());
            Imgproc.warpAffine(m, m, turned, m.size(), Imgproc.INTER_LINEAR, Core.BORDER_REFLECT_101);
            turned.release();
        }
        assertThat(StillCamera.took(pictures)).isFalse();
    }

    @Test
    @DisplayName("is not told of by two pictures, nor by pictures of several sizes")
    void tooLittle() {
        assertThat(StillCamera.took(pictures.subList(0, 2))).isFalse();
        Mat last = pictures.get(5);
        Imgproc.resize(last, last, new Size(640, 360));
        assertThat(StillCamera.took(pictures)).isFalse();
    }
}
