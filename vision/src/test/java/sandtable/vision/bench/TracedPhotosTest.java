package sandtable.vision.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.read.DiceReader;

@DisplayName("The reader of pips")
class TracedPhotosTest {
    private static final Path TRACED = Path.of("src", "test", "resources", "sandtable", "vision", "pips");

    @Test
    @DisplayName("reads dice of unseen makes in ray-traced pictures, and is sure of no cocked, covered or lettered one")
    void traced() throws Exception {
        DiceReader reader = DiceReader.pips();
        VisionTally tally = new VisionTally("traced");
        for (Map.Entry<String, List<VisionTally.Expected>> e :
                PhotoBench.labels(TRACED).entrySet()) {
            byte[] file = Files.readAllBytes(TRACED.resolve("images").resolve(e.getKey()));
            tally.picture(e.getValue(), reader.read(file).dice(), 0);
        }
        assertThat(tally.dice()).isGreaterThan(25);
        assertThat(100.0 * tally.right() / tally.dice()).as(tally.line()).isGreaterThanOrEqualTo(60);
        assertThat(tally.wrongSure()).as(tally.line()).isZero();
        assertThat(tally.forbiddenSure()).as(tally.line()).isZero();
    }
}
