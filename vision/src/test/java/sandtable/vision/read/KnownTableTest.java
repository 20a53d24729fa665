package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.set.DiceSet;

@DisplayName("A table on which a set was learned from a camera that stood still, without a tray")
class KnownTableTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("serves as a tray: dice of other makes are asked about, what is no die is not, also by the set's file")
    void known() throws Exception {
        TrayTable table = new TrayTable(Level.NORMAL, Part.TUNE, 1);
        DiceSet set = set(table);
        Path file = folder.resolve("set");
        set.save(file);
        assertThat(Files.size(file)).isLessThan(1_000_000);
        DiceReader reader = DiceReader.of(DiceSet.load(file));
        DiceReader anywhere = DiceReader.of(new DiceSet(set.shots(), set.faceShare(), Optional.empty(), set.lean()));
        int asked = 0;
        int askedAnywhere = 0;
        for (int i = 0; i < 4; i++) {
            assertThat(sure(reader.read(table.roll(6, i).jpeg()))).isEqualTo(6);
            byte[] others = table.foreign(6, i).jpeg();
            SeenDice seen = reader.read(others);
            assertThat(sure(seen)).isZero();
            asked += seen.dice().size();
            askedAnywhere += anywhere.read(others).dice().size();
        }
        assertThat(asked).as("of 24 dice of other makes").isGreaterThanOrEqualTo(21);
        assertThat(askedAnywhere).as("where the table is not known").isLessThan(18);
        assertThat(reader.read(table.clutter(2).jpeg()).dice()).isEmpty();
    }

    @Test
    @DisplayName("is not taken for the place of a picture that was taken from elsewhere")
    void elsewhere() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1);
        DiceReader reader = DiceReader.of(set(table));
        TrayPicture thrown = table.roll(6, 1);
        Mat near = Picture.decode(thrown.jpeg());
        Mat how = Imgproc.getRotationMatrix2D(new Point(near.cols() / 2.0, near.rows() / 2.0), 25, 0.9);
        Mat far = new Mat();
        Imgproc.warpAffine(near, far, how, near.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        assertThat(sure(reader.read(far))).isEqualTo(6);
        List.of(near, how, far).forEach(Mat::release);
    }

    @Test
    @DisplayName("makes a set's file of no use where what that says of it is damaged")
    void damaged() throws Exception {
        DiceSet set = set(new TrayTable(Level.EASY, Part.TUNE, 1));
        assertThat(set.table()).isPresent();
        Path file = folder.resolve("set");
        set.save(file);
        String written = Files.readString(file);
        for (String damaged : List.of(
                "\"table\":{}",
                "\"table\":7",
                "$1\"width\":3$2",
                "$1\"width\":0$2",
                "$1\"width\":1280,\"height\":100000000$4",
                "\"table\":{\"width\":1280,\"height\":720,\"png\":\"AAAA\"}")) {
            Files.writeString(
                    file, written.replaceAll("(\"table\":\\{)\"width\":1280((,\"height\":720)([^}]*\\}))", damaged));
            assertThatThrownBy(() -> DiceSet.load(file))
                    .as(damaged)
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("Enrol the dice again");
        }
    }

    private DiceSet set(TrayTable table) throws Exception {
        return Enrolment.of(Trays.enrolmentFolder(table, folder), Optional.empty())
                .set();
    }

    private static long sure(SeenDice seen) {
        return seen.dice().stream()
                .filter(d -> d.status() == SeenDie.Status.SURE)
                .count();
    }
}
