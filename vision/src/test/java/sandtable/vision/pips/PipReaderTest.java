package sandtable.vision.pips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("The reader of pips")
class PipReaderTest {
    private static final DiceReader READER = DiceReader.pips();

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

    @Test
    @DisplayName(
            "doubts a face that may be the side of another one beside it, but not for what is smaller than a die with that side is")
    void beside() {
        PipReader.Seen five = seen(5, 0.96, 100, 100, 40);
        assertThat(PipReader.judged(List.of(five, seen(PipLook.UNREADABLE, 0.99, 100, 128, 38))))
                .anySatisfy(d -> assertThat(d.reason()).contains("touching"));
        assertThat(PipReader.judged(List.of(five, seen(PipLook.UNREADABLE, 0.99, 100, 128, 20))))
                .anySatisfy(d -> {
                    assertThat(d.face()).isEqualTo("5");
                    assertThat(d.status()).isEqualTo(SeenDie.Status.SURE);
                });
    }

    @Test
    @DisplayName("says of one unclear die alone that its pips are, and of one much larger than the clear ones too")
    void unclear() {
        assertThat(PipReader.judged(List.of(seen(5, 0.6, 100, 100, 40))))
                .singleElement()
                .satisfies(d -> assertThat(d.reason()).contains("unclear pips"));
        assertThat(PipReader.judged(List.of(seen(6, 0.99, 100, 100, 40), seen(5, 0.99, 300, 100, 120))))
                .filteredOn(d -> d.face().equals("5"))
                .singleElement()
                .satisfies(d -> assertThat(d.reason()).contains("unclear pips"));
    }

    private static PipReader.Seen seen(int kind, double chance, double x, double y, double size) {
        float[] all = new float[PipLook.KINDS];
        all[0] = (float) (1 - chance);
        all[kind] = (float) chance;
        return new PipReader.Seen(new PipLook.Look(all, x, y, size), chance);
    }
}
