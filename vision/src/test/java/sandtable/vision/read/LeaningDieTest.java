package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

@DisplayName("A die that leans towards the camera, so that its top is seen as squarely as a flat one's")
class LeaningDieTest {
    @Test
    @DisplayName(
            "is asked about by the side it shows, and the flat ones beside it are sure; a set from before that was known reads it")
    void asked(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.NORMAL, Part.TUNE, 6);
        Tray tray = Trays.tray(table);
        Path file = folder.resolve("set");
        Enrolment.of(Trays.enrolmentFolder(table, folder), Optional.of(tray))
                .set()
                .save(file);
        TrayPicture picture = table.roll(6, 5);
        SeenDice seen = DiceReader.of(DiceSet.load(file)).in(tray).read(picture.jpeg());
        assertThat(picture.dice()).anyMatch(d -> d.kind().equals("cocked"));
        for (TrueDie die : picture.dice()) {
            Optional<String> reason = Trays.at(seen, die).flatMap(SeenDie::reason);
            assertThat(reason)
                    .as("%s", die)
                    .isEqualTo(die.kind().equals("good") ? Optional.empty() : Optional.of("cocked"));
        }
        String written = Files.readString(file);
        Files.writeString(file, written.replaceAll(",\"seen\":\\[[^]]*],\"side\":\\[[^]]*]", ""));
        SeenDice before = DiceReader.of(DiceSet.load(file)).in(tray).read(picture.jpeg());
        assertThat(asked(before)).isEqualTo(asked(seen) - 1);
    }

    @ParameterizedTest(name = "table {0}, roll {1}")
    @CsvSource({"14, 4", "4, 0"})
    @DisplayName("is asked about where the empty tray is seen in place of its side, though it has the cloth's colour")
    void emptyTray(long number, long roll, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.HARD, Part.TUNE, number);
        TrayPicture picture = table.roll(6, roll);
        SeenDice seen = Trays.reader(table, folder).read(picture.jpeg());
        List<TrueDie> leaning =
                picture.dice().stream().filter(d -> d.kind().equals("cocked")).toList();
        assertThat(leaning.stream().flatMap(die -> Trays.at(seen, die).stream()))
                .isNotEmpty()
                .allMatch(d -> d.status() == SeenDie.Status.ASK);
    }

    @Test
    @DisplayName("is asked about where the other dice of the picture fit their looks far better")
    void odd(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.HARD, Part.SHOWN, 7);
        TrayPicture picture = table.roll(6, 1);
        SeenDice seen = Trays.reader(table, folder).read(picture.jpeg());
        for (TrueDie die : picture.dice()) {
            assertThat(Trays.at(seen, die).map(SeenDie::status))
                    .as("%s", die)
                    .contains(die.kind().equals("good") ? SeenDie.Status.SURE : SeenDie.Status.ASK);
        }
    }

    private static long asked(SeenDice seen) {
        return seen.dice().stream()
                .filter(d -> d.status() == SeenDie.Status.ASK)
                .count();
    }
}
