package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
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
    /** Enrolling takes longer than reading, and some tables are read more than once. */
    private static final Map<String, DiceReader> READERS = new HashMap<>();

    @ParameterizedTest(name = "{0} {1}, table {2}, throw {3}")
    @CsvSource({
        "TUNE, EASY, 0, 1",
        "TUNE, EASY, 3, 0",
        "TUNE, EASY, 6, 2",
        "TUNE, EASY, 7, 0",
        "TUNE, EASY, 1, 4",
        "TUNE, EASY, 6, 4",
        "SHOWN, EASY, 5, 1"
    })
    @DisplayName(
            "is asked about, though its edges are too faint for a clear square, it bears a disc, or the set's dice are known by frames")
    void asked(Part part, Level level, long number, long roll, @TempDir Path folder) throws Exception {
        isAsked(new TrayTable(level, part, number), reader(part, level, number, folder), roll);
    }

    @ParameterizedTest(name = "{0} {1}, table {2}, throw {3}")
    @CsvSource({"SHOWN, EASY, 2, 3", "TUNE, EASY, 9, 1", "TUNE, NORMAL, 9, 4", "SHOWN, NORMAL, 3, 2"})
    @DisplayName(
            "is asked about, though it is larger or smaller than the set's, only darker than its cloth, or lies in a heap")
    void ofAnotherSize(Part part, Level level, long number, long roll, @TempDir Path folder) throws Exception {
        isAsked(new TrayTable(level, part, number), reader(part, level, number, folder), roll);
    }

    @ParameterizedTest(name = "{0} {1}, table {2}, throw {3}")
    @CsvSource({"TUNE, HARD, 4, 5", "REPORT, NORMAL, 564, 1"})
    @DisplayName("is asked about, though next to nothing is seen on its top: it has just the outline of a die")
    void blank(Part part, Level level, long number, long roll, @TempDir Path folder) throws Exception {
        isAsked(new TrayTable(level, part, number), reader(part, level, number, folder), roll);
    }

    @ParameterizedTest(name = "{0} {1}, table {2}, things {3}")
    @CsvSource({
        "SHOWN, NORMAL, 1, 1",
        "REPORT, EASY, 571, 2",
        "SHOWN, EASY, 2, 1",
        "TUNE, EASY, 0, 1",
        "TUNE, EASY, 0, 3"
    })
    @DisplayName("is told from coins, pawns and fingers, on which squares of some size are seen too")
    void clutter(Part part, Level level, long number, long things, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(level, part, number);
        SeenDice seen =
                reader(part, level, number, folder).read(table.clutter(things).jpeg());
        assertThat(seen.dice()).isEmpty();
    }

    private static DiceReader reader(Part part, Level level, long number, Path folder) throws Exception {
        String name = part + " " + level + " " + number;
        if (!READERS.containsKey(name)) {
            READERS.put(name, Trays.reader(new TrayTable(level, part, number), folder));
        }
        return READERS.get(name);
    }

    private static void isAsked(TrayTable table, DiceReader reader, long roll) throws Exception {
        TrayPicture picture = table.foreign(6, roll);
        SeenDice seen = reader.read(picture.jpeg());
        for (TrueDie die : picture.dice()) {
            assertThat(Trays.at(seen, die).map(SeenDie::status)).as("%s", die).contains(SeenDie.Status.ASK);
        }
    }
}
