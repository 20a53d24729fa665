package sandtable.vision.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.vision.read.DiceReader;

/** Photographs of ordinary dice that lie beside the repository on some machines and are no part of it. */
@DisplayName("Pips on real photographs the nets never saw")
class PhotoTest {
    private static final Path PHOTOS = Path.of("..", "..", "shared", "dice-photos");

    @ParameterizedTest(name = "of {0}: at least {1} in 100 dice are sure and right, at most {2} sure and wrong")
    @CsvSource({"nell-byler, 88, 1", "matteop65, 92, 1", "DamianTab, 93, 1"})
    void photos(String source, int percent, int mostWrong) throws Exception {
        Path folder = PHOTOS.resolve(source);
        assumeTrue(Files.isDirectory(folder), "no photographs on this machine");
        Set<String> learned = PhotoBench.learned();
        DiceReader reader = DiceReader.pips();
        VisionTally tally = new VisionTally(source);
        for (Map.Entry<String, List<VisionTally.Expected>> e :
                PhotoBench.labels(folder).entrySet()) {
            if (!learned.contains(source + "/" + e.getKey())) {
                byte[] file = Files.readAllBytes(folder.resolve("images").resolve(e.getKey()));
                tally.picture(e.getValue(), reader.read(file).dice(), 0);
            }
        }
        assertThat(100.0 * tally.right() / tally.dice()).as(tally.line()).isGreaterThanOrEqualTo(percent);
        assertThat(tally.wrongSure()).as(tally.line()).isLessThanOrEqualTo(mostWrong);
    }
}
