package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.cli.Companion;
import sandtable.vision.read.DiceReader;

/** A camera over the tray, as a folder of frames that shows real dice at rest. */
class CameraTest {
    private static final Path PHOTOS = Path.of("..", "..", "shared", "dice-photos", "nell-byler", "images");
    private static final int FRAMES = 40;

    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "what a camera sees at rest is offered at the table with its picture, and nothing is rolled before somebody confirms it")
    void offered() throws Exception {
        assumeTrue(Files.isDirectory(PHOTOS), "the real photos of dice are not here");
        byte[] photo = readable();
        Path frames = Files.createDirectories(folder.resolve("frames"));
        for (int i = 0; i < FRAMES; i++) {
            Files.write(frames.resolve("%03d.jpg".formatted(i)), photo);
        }
        try (Companion companion = Companions.withCamera(folder.resolve("home"), frames.toString())) {
            String url = companion.server().localUrl();
            Tables.Opened table = Tables.open(new Http(url), 1, List.of());
            Http tablet = Tables.join(url, table, "display");
            String view = "/api/tables/" + table.id() + "/view?seat=display";
            JsonNode frame = tablet.get(view).body();
            for (int tries = 0; tries < 600 && frame.get("readings").isEmpty(); tries++) {
                Thread.onSpinWait();
                frame = tablet.get(view).body();
            }
            JsonNode reading = frame.get("readings").get(0);
            assertThat(reading.get("source").asText()).isEqualTo("camera");
            assertThat(reading.get("dice")).isNotEmpty();
            assertThat(tablet.get(reading.get("picture").asText()).status()).isEqualTo(200);
            assertThat(frame.get("position").asLong()).isEqualTo(1);
        }
    }

    private static byte[] readable() throws Exception {
        List<Path> photos;
        try (Stream<Path> files = Files.list(PHOTOS)) {
            photos = files.sorted().limit(10).toList();
        }
        DiceReader pips = DiceReader.pips();
        for (Path photo : photos) {
            byte[] bytes = Files.readAllBytes(photo);
            if (!pips.read(bytes).dice().isEmpty()) {
                return bytes;
            }
        }
        throw new IOException("No dice were read in the first photos");
    }
}
