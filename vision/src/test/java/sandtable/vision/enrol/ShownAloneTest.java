package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

@DisplayName("Dice shown alone, without a tray and with no place told, from a camera that stands still")
class ShownAloneTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 5, 960, 540, false);
    private static final double SIZE = TABLE.one("red", "star", 1).dice().get(0).size();

    @Test
    @DisplayName("are learned where the table shows clearer squares than theirs")
    void printed(@TempDir Path folder) throws Exception {
        readsAll(folder, colour -> false);
    }

    @Test
    @DisplayName("are learned though it is said of others where they lie")
    void othersTold(@TempDir Path folder) throws Exception {
        readsAll(folder, TABLE.kit.colours().get(0)::equals);
    }

    /** @param told of which colours' dice it is said where they lie */
    private static void readsAll(Path folder, Predicate<String> told) throws Exception {
        List<String> csv = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String colour : TABLE.kit.colours()) {
            for (String face : DiceKit.FACES) {
                TrayPicture one = TABLE.one(colour, face, 2000 + csv.size());
                TrueDie die = one.dice().get(0);
                String place = told.test(colour) ? String.format(Locale.ROOT, "%.1f,%.1f", die.x(), die.y()) : ",";
                csv.add(colour + face + ".jpg," + colour + "," + face + "," + place);
                Files.write(folder.resolve(colour + face + ".jpg"), onPrint(one.jpeg()));
            }
        }
        Files.write(folder.resolve("labels.csv"), csv);
        DiceReader reader = DiceReader.of(Enrolment.of(folder, Optional.empty()).set());
        TrayPicture thrown = TABLE.roll(6, 3);
        assertThat(reader.read(thrown.jpeg()).dice())
                .filteredOn(die -> die.status() == SeenDie.Status.SURE)
                .extracting(die -> die.colour() + " " + die.face())
                .containsExactlyInAnyOrderElementsOf(thrown.dice().stream()
                        .map(die -> die.colour() + " " + die.face())
                        .toList());
    }

    /** With two frames printed on the table, as large as a die's face. */
    private static byte[] onPrint(byte[] jpeg) throws Exception {
        Mat picture = Picture.decode(jpeg);
        int size = (int) SIZE;
        for (int x : new int[] {20, 900 - size}) {
            Imgproc.rectangle(picture, new Point(x, 20), new Point(x + size, 20 + size), new Scalar(250, 250, 250), -1);
            Imgproc.rectangle(
                    picture,
                    new Point(x + size / 4, 20 + size / 4),
                    new Point(x + 3 * size / 4, 20 + 3 * size / 4),
                    new Scalar(20, 20, 20),
                    -1);
        }
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture, out);
        byte[] bytes = out.toArray();
        out.release();
        picture.release();
        return bytes;
    }
}
