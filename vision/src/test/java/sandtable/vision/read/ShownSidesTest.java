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

@DisplayName("A flat die that shows as little of its sides as the enrolled ones did")
class ShownSidesTest {
    @ParameterizedTest(name = "{0}, table {1}, roll {2}")
    @CsvSource({"EASY, 0, 4", "EASY, 5, 2", "NORMAL, 11, 0", "NORMAL, 10, 1"})
    @DisplayName("is sure, though a token would look much the same from there")
    void sure(Level level, long table, long roll, @TempDir Path folder) throws Exception {
        TrayTable tray = new TrayTable(level, Part.TUNE, table);
        TrayPicture picture = tray.roll(6, roll);
        SeenDice seen = Trays.reader(tray, folder).read(picture.jpeg());
        for (TrueDie die : picture.dice()) {
            assertThat(Trays.at(seen, die).map(SeenDie::status)).as("%s", die).contains(SeenDie.Status.SURE);
        }
    }
}
