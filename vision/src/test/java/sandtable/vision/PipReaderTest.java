package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("The reader of pips")
class PipReaderTest {
    private static final DiceReader READER = DiceReader.pips();
    private static final Path TRACED = Path.of("src", "test", "resources", "sandtable", "vision", "pips");

    @Test
    @DisplayName("reads dice of unseen makes in ray-traced pictures, and is sure of no cocked, covered or lettered one")
    void traced() throws Exception {
        VisionTally tally = new VisionTally("traced");
        for (Map.Entry<String, List<VisionTally.Expected>> e :
                VisionBench.labels(TRACED).entrySet()) {
            byte[] file = Files.readAllBytes(TRACED.resolve("images").resolve(e.getKey()));
            tally.picture(e.getValue(), READER.read(file).dice(), 0);
        }
        assertThat(tally.dice()).isGreaterThan(25);
        assertThat(100.0 * tally.right() / tally.dice()).as(tally.line()).isGreaterThanOrEqualTo(60);
        assertThat(tally.wrongSure()).as(tally.line()).isZero();
        assertThat(tally.forbiddenSure()).as(tally.line()).isZero();
    }

    @Test
    @DisplayName("is sure of no die with symbols, and finds none among coins and pawns or in an empty tray")
    void nothingToRead() throws Exception {
        for (long table = 1; table <= 3; table++) {
            TrayTable symbols = new TrayTable(Level.NORMAL, Part.SHOWN, table);
            String seed = "table " + table;
            assertThat(READER.read(symbols.roll(6, 1).jpeg()).dice())
                    .as(seed)
                    .noneMatch(d -> d.status() == SeenDie.Status.SURE);
            assertThat(READER.read(symbols.clutter(1).jpeg()).dice())
                    .as(seed)
                    .noneMatch(d -> d.status() == SeenDie.Status.SURE);
            assertThat(READER.read(symbols.empty(1).jpeg()).dice()).as(seed).isEmpty();
        }
    }
}
