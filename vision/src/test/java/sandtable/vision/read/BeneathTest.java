package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
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

@DisplayName("A die under a finger")
class BeneathTest {
    private static final int PICTURES = 4;
    /** Of a top, so that there is something to see, and so little that its symbol is not. */
    private static final double LEAST_VISIBLE = 0.3;

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"NORMAL, 1", "HARD, 1"})
    @DisplayName("is asked about, though no square and no symbol is seen of it")
    void asked(Level level, long number, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(level, Part.SHOWN, number);
        DiceReader reader = Trays.reader(table, folder);
        int hidden = 0;
        int asked = 0;
        for (int k = 0; k < PICTURES; k++) {
            TrayPicture picture = table.covered(6, 500 + k);
            SeenDice seen = reader.read(picture.jpeg());
            for (TrueDie die : picture.dice()) {
                if (die.mustNotBeSure() && die.visible() >= LEAST_VISIBLE) {
                    Optional<SeenDie.Status> status = Trays.at(seen, die).map(SeenDie::status);
                    assertThat(status).as("%s", die).isNotEqualTo(Optional.of(SeenDie.Status.SURE));
                    hidden++;
                    asked += status.isPresent() ? 1 : 0;
                }
            }
        }
        assertThat(hidden).isPositive();
        assertThat(asked).as("of %s", hidden).isGreaterThanOrEqualTo((int) Math.ceil(0.8 * hidden));
    }

    @ParameterizedTest(name = "{0} {1}, fingers {2}")
    @CsvSource({"NORMAL, 1, 900", "NORMAL, 1, 901", "HARD, 1, 900", "HARD, 1, 901"})
    @DisplayName(
            "is told from fingers over the bare cloth, coins and pawns, but for a question at most in each picture")
    void fingers(Level level, long number, long fingers, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(level, Part.SHOWN, number);
        SeenDice seen =
                Trays.reader(table, folder).read(table.fingers(4, fingers).jpeg());
        assertThat(seen.dice()).hasSizeLessThan(2).allMatch(d -> d.status() == SeenDie.Status.ASK);
    }
}
