package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

@DisplayName("Dice of nearly the cloth's colour")
class ClothColouredDiceTest {
    /** Blue dice on blue cloth, small, in poor light. */
    private static final TrayTable TABLE = new TrayTable(Level.HARD, Part.SHOWN, 3);

    @TempDir
    Path folder;

    @Test
    @DisplayName(
            "that are shown one at a time are not found, and the owner is told to say where they lie; with that they are learned")
    void whereTheyLie() throws Exception {
        Tray tray = Trays.tray(TABLE);
        show(false);
        assertThatThrownBy(() -> Enrolment.of(folder, Optional.of(tray)))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("add to labels.csv where it lies in the picture (x,y)");
        show(true);
        DiceSet set = Enrolment.of(folder, Optional.of(tray)).set();
        assertThat(set.shots()).hasSize(6);
    }

    @Test
    @DisplayName("are found beside others by the symbol that these show, where no edge of them is seen")
    void besideOthers() throws Exception {
        TrayTable redOnRed = new TrayTable(Level.HARD, Part.TUNE, 30);
        DiceReader reader = Trays.reader(redOnRed, folder);
        for (int i = 0; i < 2; i++) {
            TrayPicture picture = redOnRed.roll(6, i);
            SeenDice seen = reader.read(picture.jpeg());
            for (TrueDie die : picture.dice()) {
                if (die.readable()) {
                    assertThat(Trays.at(seen, die)).hasValueSatisfying(read -> {
                        assertThat(read.status()).as("%s", die).isEqualTo(SeenDie.Status.SURE);
                        assertThat(read.face()).isEqualTo(die.face());
                        assertThat(read.colour()).isEqualTo(die.colour());
                    });
                }
            }
        }
    }

    @Test
    @DisplayName(
            "are learned where they were said to lie if their edges are fainter than many others about them, without a tray, too")
    void justThere() throws Exception {
        // This table of the reporting part was looked at because a face was learned beside its die's top, and is not
        // reported of since.
        TrayTable blueOnBlue = new TrayTable(Level.NORMAL, Part.REPORT, 786);
        DiceSet set = Enrolment.of(Trays.enrolmentFolder(blueOnBlue, folder), Optional.empty())
                .set();
        areSure(blueOnBlue.roll(6, 1), "blue", "star", DiceReader.of(set));
    }

    @Test
    @DisplayName("are learned upright though the clearest square is turned, as the other dice's symbols tell")
    void turned() throws Exception {
        // This table of the reporting part was looked at because a face was learned turned, and is not reported of
        // since.
        TrayTable redOnRed = new TrayTable(Level.NORMAL, Part.REPORT, 835);
        areSure(redOnRed.roll(6, 1), "red", "tools", Trays.reader(redOnRed, folder));
    }

    @Test
    @DisplayName(
            "in the enrolled picture is learned where people said it lies, though the cloth shows clearer edges beside it")
    void besideItself() throws Exception {
        // This table of the reporting part was looked at because a face was learned beside its die, and is not reported
        // of since.
        TrayTable ribbed = new TrayTable(Level.HARD, Part.REPORT, 748);
        DiceSet set = Enrolment.of(Trays.enrolmentFolder(ribbed, folder), Optional.empty())
                .set();
        areSure(ribbed.roll(6, 1), "blue", "soldier", DiceReader.of(set));
    }

    /** All dice of a picture that show this. */
    private static void areSure(TrayPicture picture, String colour, String face, DiceReader reader) throws Exception {
        SeenDice seen = reader.read(picture.jpeg());
        assertThat(picture.dice())
                .filteredOn(die -> die.colour().equals(colour) && die.face().equals(face))
                .isNotEmpty()
                .allSatisfy(die -> assertThat(Trays.at(seen, die)).as("%s", die).hasValueSatisfying(read -> {
                    assertThat(read.status()).isEqualTo(SeenDie.Status.SURE);
                    assertThat(read.face()).isEqualTo(face);
                    assertThat(read.colour()).isEqualTo(colour);
                }));
    }

    private void show(boolean where) throws Exception {
        List<String> list = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String face : DiceSet.FACES) {
            TrayPicture picture = TABLE.one("blue", face, 2000 + DiceSet.FACES.indexOf(face));
            Files.write(folder.resolve(face + ".jpg"), picture.jpeg());
            TrueDie die = picture.dice().get(0);
            String at = where ? String.format(Locale.ROOT, "%.0f,%.0f", die.x(), die.y()) : ",";
            list.add(face + ".jpg,blue," + face + "," + at);
        }
        Files.write(folder.resolve("labels.csv"), list);
    }
}
