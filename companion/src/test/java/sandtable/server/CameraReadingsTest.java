package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.dice.CameraDesk;
import sandtable.dice.Reading;
import sandtable.journal.StoredReading;
import sandtable.journal.Stores;
import sandtable.table.Seat;
import sandtable.vision.tray.Tray;

/** Cameras are folders of frames, looked at to their end one after the other. */
@DisplayName("What a camera over the tray has read")
class CameraReadingsTest {
    private static final int FRAMES = 20;

    @TempDir
    Path home;

    @TempDir
    Path frames;

    private Service service;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.sqlite(home), home);
    }

    @AfterEach
    void stop() {
        service.close();
    }

    /** The service is stopped and started again. */
    private void again() {
        service.close();
        start();
    }

    /** A camera that shows these pictures, each at rest, until its end. */
    private void show(byte[]... pictures) throws Exception {
        Path folder = Files.createTempDirectory(frames, "camera");
        for (int i = 0; i < FRAMES * pictures.length; i++) {
            Files.write(folder.resolve("%04d.png".formatted(i)), pictures[i / FRAMES]);
        }
        look(folder);
    }

    private JsonNode look(Path folder) throws InterruptedException {
        try (CameraDesk desk = service.camera(folder.toString(), home)) {
            JsonNode light = light();
            for (int tries = 0; tries < 1200 && !light.path("reason").asText().equals("ended"); tries++) {
                Thread.sleep(25);
                light = light();
            }
            assertThat(light.path("reason").asText()).as("of %s", desk).isEqualTo("ended");
            return light;
        }
    }

    private JsonNode light() {
        return Browser.phone(service.url()).get("/api/sources").json().path("camera");
    }

    private Tables table() {
        return Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
    }

    private List<StoredReading> kept(StoredReading.State state) {
        return service.store.inbox().newest("camera", state, 9);
    }

    private static JsonNode waiting(Browser phone, Tables table) {
        return phone.view(table.id(), "player-a").get("readings");
    }

    private static byte[] die(int face) throws IOException {
        return ReadingsTest.picture(face);
    }

    @Test
    @DisplayName("is offered at no table that was opened afterwards")
    void beforeTheTable() throws Exception {
        show(die(4));
        assertThat(kept(StoredReading.State.OFFERED)).hasSize(1);
        Tables table = table();
        Browser ann = table.phone("player-a");
        assertThat(waiting(ann, table)).isEmpty();
        String old = kept(StoredReading.State.OFFERED).get(0).id();
        assertThat(ann.post(table.path("/readings/" + old + "/assign"), "{\"seat\":\"player-b\"}")
                        .status())
                .isEqualTo(404);
        show(die(5));
        assertThat(waiting(ann, table)).hasSize(1);
    }

    @Test
    @DisplayName("is put away once another tray is learned, also while nothing ran; what was given to a seat stays")
    void beforeTheTray() throws Exception {
        Tables table = table();
        service.claims.claim(table.id(), new Seat("player-a"));
        show(die(4));
        again();
        show(die(5));
        assertThat(service.readings.waiting(table.id())).hasSize(2);
        byte[] empty = ReadingsTest.picture();
        List<double[]> corners =
                List.of(new double[] {20, 20}, new double[] {620, 20}, new double[] {620, 460}, new double[] {20, 460});
        Tray.learn(empty, Optional.of(corners))
                .save(Files.createDirectories(home.resolve("dice")).resolve("a.tray"));
        again();
        show(empty);
        assertThat(service.readings.waiting(table.id()))
                .extracting(Reading::seat)
                .containsExactly(Optional.of(new Seat("player-a")));
    }

    @Test
    @DisplayName(
            "waits once though the camera is started again over the same dice, and is no new throw once it is a roll")
    void sameDice() throws Exception {
        Tables table = table();
        Browser ann = table.phone("player-a");
        show(die(4));
        show(die(4));
        assertThat(waiting(ann, table)).hasSize(1);
        String reading = waiting(ann, table).get(0).get("id").asText();
        assertThat(ann.post(table.path("/readings/" + reading + "/assign"), "{\"seat\":\"player-a\"}")
                        .status())
                .isEqualTo(200);
        show(die(4));
        assertThat(waiting(ann, table)).hasSize(1);
        confirm(ann, table, reading);
        show(ReadingsTest.picture(), die(4));
        assertThat(waiting(ann, table)).isEmpty();
        again();
        show(die(4));
        assertThat(kept(StoredReading.State.OFFERED)).isEmpty();
        show(die(4), ReadingsTest.picture(4, 2));
        assertThat(kept(StoredReading.State.OFFERED)).hasSize(1);
    }

    private static void confirm(Browser ann, Tables table, String reading) {
        Browser.Answer answer = ann.post(
                table.path("/acts"),
                "{\"seat\":\"player-a\",\"expected\":"
                        + ann.view(table.id(), "player-a").get("position") + ",\"key\":\"confirm\",\"reading\":\""
                        + reading + "\",\"act\":{\"type\":\"roll\",\"faces\":[\"4\"]}}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }

    @Test
    @DisplayName("is offered though a file in its folder is spoilt; that the folder ended is said, and since when")
    void ended() throws Exception {
        Path folder = Files.createDirectory(frames.resolve("spoilt"));
        for (int i = 0; i < FRAMES; i++) {
            Files.write(folder.resolve("%04d.png".formatted(i)), die(4));
        }
        Files.writeString(folder.resolve("0005a.png"), "no picture");
        JsonNode light = look(folder);
        assertThat(light.get("state").asText()).isEqualTo("lost");
        assertThat(light.get("since").asText()).isNotEmpty();
        assertThat(kept(StoredReading.State.OFFERED)).hasSize(1);
    }
}
