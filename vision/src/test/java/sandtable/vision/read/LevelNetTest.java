package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
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

@DisplayName("An ordinary die that leans")
class LevelNetTest {
    @ParameterizedTest(name = "table {0}, roll {1}")
    @CsvSource({"7, 1", "15, 4", "18, 0"})
    @DisplayName(
            "is asked about in a tray that is known, by how its top and its side are seen, and the flat ones are sure")
    void asked(long number, long roll) throws Exception {
        TrayTable table = new TrayTable(Level.NORMAL, Part.TUNE, number, 1280, 720, true);
        TrayPicture picture = table.roll(6, roll);
        SeenDice seen = DiceReader.pips().in(Trays.tray(table)).read(picture.jpeg());
        assertThat(picture.dice()).anyMatch(d -> d.kind().equals("cocked"));
        for (TrueDie die : picture.dice()) {
            assertThat(Trays.at(seen, die))
                    .as("%s", die)
                    .hasValueSatisfying(d -> assertThat(d.reason().orElse("sure"))
                            .isEqualTo(die.kind().equals("good") ? "sure" : "cocked"));
        }
    }

    @Test
    @DisplayName("is not told where nobody knows how the camera stands")
    void unknown() throws Exception {
        TrayTable table = new TrayTable(Level.NORMAL, Part.TUNE, 18, 1280, 720, true);
        TrayPicture picture = table.roll(6, 0);
        List<SeenDie> seen = DiceReader.pips().read(picture.jpeg()).dice();
        assertThat(seen).hasSize(6).allMatch(d -> d.status() == SeenDie.Status.SURE);
    }
}
