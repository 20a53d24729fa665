package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.dice.CameraDesk;
import sandtable.game.dday.DdayGame;
import sandtable.journal.Stores;

@DisplayName("What anybody on the network reads of")
class CameraTroubleTest {
    @TempDir
    Path home;

    private Service service;
    private @Nullable CameraDesk desk;

    @BeforeEach
    void start() {
        service = new Service(Stores.inMemory(), home, List.of(new DdayGame()));
    }

    @AfterEach
    void stop() {
        if (desk != null) {
            desk.close();
        }
        service.close();
    }

    /** Waits until the light says so, as somebody reads it who has not joined. */
    private JsonNode light(String detail) throws InterruptedException {
        JsonNode light = asked();
        for (int tries = 0; tries < 400 && !light.path("detail").asText().contains(detail); tries++) {
            Thread.sleep(25);
            light = asked();
        }
        assertThat(light.path("detail").asText()).contains(detail);
        return light;
    }

    private JsonNode asked() {
        return Browser.phone(service.url()).get("/api/sources").json().path("camera");
    }

    private void set(String content) throws IOException {
        Files.writeString(Files.createDirectories(home.resolve("dice")).resolve("a.set"), content);
    }

    @Test
    @DisplayName("a camera whose address is written wrongly has nothing of the address, nor of its password")
    void address() throws Exception {
        desk = service.camera("http://admin:geheim%zz@192.168.1.99/video", home);
        JsonNode light = light("address");
        assertThat(light.get("reason").asText()).isEqualTo("cannot-open");
        assertThat(light.toString()).doesNotContain("admin", "geheim", "192.168.1.99");
    }

    @Test
    @DisplayName(
            "a broken set is that the set is broken, not the camera; nothing of its folder; and what is wrong with it now")
    void brokenSet() throws Exception {
        Path frames = Files.createDirectory(home.resolve("frames"));
        ImageIO.write(
                new BufferedImage(320, 240, BufferedImage.TYPE_INT_RGB),
                "png",
                frames.resolve("1.png").toFile());
        set("{\"format\":\"sandtable-dice-set\",\"version\":99,\"shots\":[]}");
        desk = service.camera(frames.toString(), home);
        JsonNode later = light("version 99");
        assertThat(later.get("reason").asText()).isEqualTo("set");
        assertThat(later.toString()).doesNotContain(home.toString());
        set("no set at all");
        JsonNode damaged = light("this is no dice set");
        assertThat(damaged.get("reason").asText()).isEqualTo("set");
        assertThat(damaged.get("since")).isEqualTo(later.get("since"));
    }

    @Test
    @DisplayName("a photo that can't be read because of the set is told in the phone's language and without a folder")
    void photo() throws Exception {
        set("{\"format\":\"sandtable-dice-set\",\"version\":99,\"shots\":[]}");
        Tables table = Tables.open(
                service,
                "{\"pack\":\"atlantikwall-2e\",\"cards\":\"training\",\"map\":\"exercise-tiger\",\"units\":1}");
        Browser.Answer answer = table.phone("unit-a")
                .post(table.path("/readings?seat=unit-a&lang=de"), "image/png", ReadingsTest.picture(4));
        assertThat(answer.status()).as(answer.body()).isEqualTo(422);
        assertThat(answer.json().get("type").asText()).isEqualTo("urn:sandtable:broken-set");
        assertThat(answer.json().get("detail").asText())
                .contains("andere Version")
                .doesNotContain(home.toString());
    }
}
