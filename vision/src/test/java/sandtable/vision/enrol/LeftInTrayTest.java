package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import org.opencv.objdetect.Objdetect;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.tray.Tray;

@DisplayName("Dice that were left in the tray when it was shown empty")
class LeftInTrayTest {
    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    private static int dice(byte[] shownEmpty, byte[] other, Optional<List<double[]>> corners) throws Exception {
        return LeftInTray.dice(Tray.learn(shownEmpty, corners), shownEmpty, other);
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    @DisplayName("are counted, and in an empty tray there are none")
    void counted(Level level) throws Exception {
        for (int i = 0; i < 3; i++) {
            TrayTable table = new TrayTable(level, Part.TUNE, 910 + i, 960, 540, false);
            Optional<List<double[]>> corners = Optional.of(List.of(table.corners()));
            byte[] other = table.group("skull", 1005).jpeg();
            assertThat(dice(table.empty(1).jpeg(), other, corners))
                    .as("empty " + i)
                    .isZero();
            TrayPicture left = table.group("star", 1004);
            assertThat(dice(left.jpeg(), other, corners))
                    .as("left " + i)
                    .isBetween(2, left.dice().size());
        }
    }

    @Test
    @DisplayName("are not the printed mat's markers, which stay where they are")
    void markers() throws Exception {
        Mat picture = new Mat(720, 1280, CvType.CV_8UC3, new Scalar(90, 120, 95));
        Mat mat = picture.submat(90, 630, 260, 1020);
        mat.setTo(new Scalar(235, 235, 235));
        int side = 80;
        int[][] at = {{270, 100}, {1010 - side, 100}, {1010 - side, 620 - side}, {270, 620 - side}};
        for (int id = 0; id < at.length; id++) {
            Mat marker = new Mat();
            Objdetect.generateImageMarker(
                    Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50), id, side, marker, 1);
            Imgproc.cvtColor(marker, marker, Imgproc.COLOR_GRAY2BGR);
            Mat place = picture.submat(at[id][1], at[id][1] + side, at[id][0], at[id][0] + side);
            marker.copyTo(place);
            place.release();
            marker.release();
        }
        Imgproc.GaussianBlur(picture, picture, new Size(0, 0), 0.8);
        MatOfByte jpeg = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture, jpeg);
        byte[] file = jpeg.toArray();
        jpeg.release();
        mat.release();
        picture.release();
        assertThat(new DiceFinder(Optional.of(Tray.learn(file, Optional.empty())), Optional.empty())
                        .find(file, List.of()))
                .as("what looks like dice")
                .isNotEmpty();
        assertThat(dice(file, file, Optional.empty())).isZero();
    }
}
