package sandtable.vision.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;

@DisplayName("A set that is shown for a measurement")
class ShowingTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 5);

    @ParameterizedTest(name = "{0}")
    @ValueSource(booleans = {true, false})
    @DisplayName("is read from one picture a face and colour, with no place told, in the learned tray and without it")
    void read(boolean tray) throws Exception {
        DiceReader reader = new Showing(tray, true).reader(TABLE);
        TrayPicture thrown = TABLE.roll(6, 1);
        List<SeenDie> dice = reader.read(thrown.jpeg()).dice();
        assertThat(dice).allMatch(die -> die.status() == SeenDie.Status.SURE);
        assertThat(dice.stream().map(die -> die.colour() + " " + die.face()))
                .containsExactlyInAnyOrderElementsOf(thrown.dice().stream()
                        .map(die -> die.colour() + " " + die.face())
                        .toList());
    }
}
