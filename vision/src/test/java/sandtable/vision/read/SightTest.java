package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("A square token that the camera sees aslant")
class SightTest {
    @ParameterizedTest(name = "table {0}")
    @ValueSource(longs = {301, 303})
    @DisplayName("is not asked about: no side is seen below it, where a die would show one")
    void tokens(long number, @TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.HARD, Part.TUNE, number);
        DiceReader reader = Trays.reader(table, folder);
        assertThat(reader.read(table.tokens(6, 1).jpeg()).dice()).isEmpty();
    }
}
