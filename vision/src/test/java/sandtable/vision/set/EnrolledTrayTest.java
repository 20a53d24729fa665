package sandtable.vision.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.tray.Tray;

@DisplayName("The tray a set was enrolled in")
class EnrolledTrayTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("is seen so again when the set is read there, from its file too")
    void again() throws Exception {
        TrayTable table = new TrayTable(Level.NORMAL, Part.TUNE, 7);
        Tray tray = Trays.tray(table);
        DiceSet set = Enrolment.of(Trays.enrolmentFolder(table, folder), Optional.of(tray))
                .set();
        EnrolledTray known = set.tray().orElseThrow();
        // The camera's is 1.02, and 0.89 by the corners alone.
        assertThat(tray.lens().focal()).isLessThan(0.92);
        assertThat(known.mended(tray).lens().focal()).isCloseTo(1.02, within(0.05));
        Path file = folder.resolve("set");
        set.save(file);
        assertThat(DiceSet.load(file).tray()).contains(known);
        String written = Files.readString(file);
        for (String focal : List.of("0.0001", "-1", "1e300", "\"long\"")) {
            Files.writeString(file, written.replaceAll("\"focal\":[0-9.]+,", "\"focal\":" + focal + ","));
            assertThatThrownBy(() -> DiceSet.load(file))
                    .as(focal)
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("Enrol the dice again");
        }
        for (String damaged : List.of(
                "\"k1\":0.2",
                "\"faceShare\":0",
                "\"faceShare\":7",
                "\"faceShare\":\"small\"",
                "\"lean\":{\"x\":9,\"y\":0}",
                "\"lean\":{\"x\":0.6,\"y\":0,\"focal\":0.4,\"k1\":0}",
                "\"lean\":{\"x\":0,\"y\":0,\"focal\":0.9,\"k1\":-0.15}",
                "\"seen\":[1,2,3]",
                "\"seen\":[20,20,20,-1]",
                "\"side\":[0,0,null,0]",
                "\"side\":[0,0,1e9,0]")) {
            String name = damaged.substring(0, damaged.indexOf(':'));
            Files.writeString(file, written.replaceAll(name + ":([-0-9.E]+|\\{[^}]*\\}|\\[[^\\]]*\\])", damaged));
            assertThatThrownBy(() -> DiceSet.load(file))
                    .as(damaged)
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("Enrol the dice again");
        }
        Files.writeString(file, written.replaceAll("\"focal\":[0-9.]+,", ""));
        assertThat(DiceSet.load(file).tray().orElseThrow().mended(tray)).isSameAs(tray);
        Tray other = Trays.tray(new TrayTable(Level.NORMAL, Part.TUNE, 3));
        assertThat(known.mended(other)).isSameAs(other);
    }
}
