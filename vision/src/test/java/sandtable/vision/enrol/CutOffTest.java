package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.FoundDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.tray.Tray;

@DisplayName("A picture to learn from")
class CutOffTest {
    @TempDir
    static Path folder;

    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);

    private static TrayPicture picture;
    private static TrueDie die;

    @BeforeAll
    static void draw() {
        picture = TABLE.one("red", "star", 6);
        die = picture.dice().get(0);
    }

    @Test
    @DisplayName("is refused where a third of a die's face lies beyond its edge")
    void edge() {
        Throwable refused = catchThrowable(() -> enrol(540 - die.y() - 0.15 * die.size()));
        assertThat(refused)
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("the red die is cut off")
                .extracting(e -> ((DiceSetException) e).why())
                .isEqualTo(DiceSetException.Why.DIE_CUT_OFF);
    }

    @Test
    @DisplayName("is accepted where the face just fits in")
    void fits() throws Exception {
        assertThat(enrol(540 - die.y() - 0.85 * die.size()).looks()).isEqualTo(1);
    }

    @Test
    @DisplayName("shows that a die is cut off as soon as it is taken")
    void shown() throws Exception {
        assertThat(seen(540 - die.y() - 0.15 * die.size()).flaws()).contains("cut-off");
        assertThat(seen(540 - die.y() - 0.85 * die.size()).flaws()).doesNotContain("cut-off");
    }

    private static FoundDie seen(double down) throws Exception {
        return new DiceFinder(Optional.of(tray(down)), Optional.empty())
                .at(moved(picture.jpeg(), down), die.x(), die.y() + down, die.size(), List.of());
    }

    /** With all that is seen moved down, and the tray with it. */
    private static Enrolment enrol(double down) throws Exception {
        Files.write(folder.resolve("one.jpg"), moved(picture.jpeg(), down));
        Files.writeString(
                folder.resolve("labels.csv"),
                "file,colour,face,x,y\none.jpg,red,star," + die.x() + "," + (die.y() + down) + "\n");
        return Enrolment.of(folder, Optional.of(tray(down)));
    }

    private static Tray tray(double down) throws Exception {
        List<double[]> corners = Arrays.stream(TABLE.corners())
                .map(c -> new double[] {c[0], c[1] + down})
                .toList();
        return Tray.learn(moved(TABLE.empty(1).jpeg(), down), Optional.of(corners));
    }

    private static byte[] moved(byte[] jpeg, double down) throws UnreadablePictureException {
        Mat picture = Picture.decode(jpeg);
        Mat map = new Mat(2, 3, CvType.CV_64F);
        map.put(0, 0, 1, 0, 0, 0, 1, down);
        Mat moved = new Mat();
        Imgproc.warpAffine(picture, moved, map, picture.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", moved, out);
        byte[] bytes = out.toArray();
        out.release();
        moved.release();
        map.release();
        picture.release();
        return bytes;
    }
}
