package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

@DisplayName("A die of another make that lies open to view")
class ForeignDieTest {
    @ParameterizedTest(name = "{0}, table {1}, throw {2}")
    @CsvSource({"TUNE, 0, 1", "TUNE, 3, 0", "TUNE, 6, 2", "TUNE, 7, 0", "TUNE, 1, 4", "TUNE, 6, 4", "SHOWN, 5, 1"})
    @DisplayName(
            "is asked about, though its edges are too faint for a clear square, it bears a disc, or the set's dice are known by frames")
    void asked(Part part, long number, long roll, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, part, number);
        TrayPicture picture = table.foreign(6, roll);
        SeenDice seen = Trays.reader(table, folder).read(picture.jpeg());
        for (TrueDie die : picture.dice()) {
            assertThat(Trays.at(seen, die).map(SeenDie::status)).as("%s", die).contains(SeenDie.Status.ASK);
        }
    }
}
