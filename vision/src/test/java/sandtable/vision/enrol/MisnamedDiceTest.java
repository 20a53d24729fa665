package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("A die to learn from that is named by another face")
class MisnamedDiceTest {
    private final TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);

    @Test
    @DisplayName("is refused with its picture and the die it is like: it would be read wrongly and be sure")
    void refused(@TempDir Path folder) throws Exception {
        Path labels = labels(folder);
        Files.writeString(labels, Files.readString(labels).replace("soldier.jpg,red,soldier", "soldier.jpg,red,star"));
        DiceSetException refused = catchThrowableOfType(
                DiceSetException.class, () -> Enrolment.of(folder, Optional.of(Trays.tray(table))));
        assertThat(refused.why()).isEqualTo(DiceSetException.Why.ODD_SYMBOL);
        assertThat(refused.die()).contains(new DiceSetException.Die("red", "star"));
        assertThat(refused)
                .hasMessageContaining("soldier.jpg: the red die that is named star")
                .hasMessageContaining("die bears that is named soldier");
    }

    @Test
    @DisplayName("in a whole picture of them is told by dice of one colour that bear two drawings under one name")
    void wholePicture(@TempDir Path folder) throws Exception {
        Path labels = labels(folder);
        List<String> rows = new ArrayList<>(Files.readAllLines(labels));
        assertThat(enrolled(folder).differing()).isEmpty();
        rows.replaceAll(row -> row.startsWith("two-soldiers.jpg") ? row.replace(",two-soldiers,", ",soldier,") : row);
        Files.write(labels, rows);
        assertThat(enrolled(folder)).satisfies(done -> {
            assertThat(done.differing()).extracting(Enrolment.Look::face).containsOnly("soldier");
            assertThat(done.differing())
                    .extracting(Enrolment.Look::colour)
                    .containsExactlyInAnyOrderElementsOf(done.set().colours());
        });
    }

    private Path labels(Path folder) throws Exception {
        return Trays.enrolmentFolder(table, folder).resolve("labels.csv");
    }

    private Enrolment enrolled(Path folder) throws Exception {
        return Enrolment.of(folder, Optional.of(Trays.tray(table)));
    }
}
