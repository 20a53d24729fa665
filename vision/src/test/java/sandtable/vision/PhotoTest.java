package sandtable.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Photographs of ordinary dice that lie beside the repository on some machines and are no part of it. */
@DisplayName("Pips on real photographs")
class PhotoTest {
    private static final Path PHOTOS = Path.of("..", "..", "shared", "dice-photos");

    @ParameterizedTest(name = "of {0} are read: of every twelfth picture''s dice at least {1} in 100 sure and right")
    @CsvSource({"nell-byler, 20", "matteop65, 45", "DamianTab, 5"})
    void photos(String source, int percent) throws Exception {
        Path folder = PHOTOS.resolve(source);
        assumeTrue(Files.isDirectory(folder), "no photographs on this machine");
        List<String> lines = Files.readAllLines(folder.resolve("labels.csv"));
        List<String> files =
                lines.stream().skip(1).map(l -> l.split(",")[0]).distinct().toList();
        int dice = 0;
        int right = 0;
        for (int i = 0; i < files.size(); i += 12) {
            String file = files.get(i);
            List<SeenDie> seen = new ArrayList<>(DiceReader.pips()
                    .read(Files.readAllBytes(folder.resolve("images").resolve(file)))
                    .dice());
            for (String line : lines) {
                String[] c = line.split(",");
                if (c[0].equals(file)) {
                    dice++;
                    double w = Double.parseDouble(c[4]);
                    double x = Double.parseDouble(c[2]) + w / 2;
                    double y = Double.parseDouble(c[3]) + Double.parseDouble(c[5]) / 2;
                    if (seen.stream()
                            .anyMatch(s -> Math.hypot(s.x() - x, s.y() - y) < Math.max(14, 0.55 * w)
                                    && s.status() == SeenDie.Status.SURE
                                    && s.face().equals(c[6]))) {
                        right++;
                    }
                }
            }
        }
        assertThat(100.0 * right / dice).as("%d of %d", right, dice).isGreaterThanOrEqualTo(percent);
    }
}
