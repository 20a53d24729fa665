package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.journal.Stores;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;

@DisplayName("Enrolling dice over HTTP")
class DiceEnrolmentTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final byte[] EMPTY = TABLE.empty(1).jpeg();

    @TempDir
    Path home;

    private Service service;
    private Browser host;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.inMemory(), home);
        host = Browser.ofHost(service.url());
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private void begin() {
        assertThat(host.post("/api/dice/draft", "{\"camera\":false}").status()).isEqualTo(200);
    }

    private static JsonNode good(Browser.Answer answer) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    private Browser.Answer send(String path, byte[] picture) {
        return host.post("/api/dice/draft" + path, "image/jpeg", picture);
    }

    private static String corners() {
        return Arrays.stream(TABLE.corners())
                .map(c -> String.format(Locale.ROOT, "[%.1f,%.1f]", c[0], c[1]))
                .collect(Collectors.joining(",", "{\"corners\":[", "]}"));
    }

    private static void refused(Browser.Answer answer, int status, String kind) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.type()).isEqualTo("application/problem+json");
        assertThat(answer.json().get("type").asText()).isEqualTo("urn:sandtable:" + kind);
        assertThat(answer.json().get("detail").asText())
                .hasSizeGreaterThan(15)
                .doesNotContain("server.", "{", "/tmp", "sandtable.vision");
    }

    @Test
    @DisplayName(
            "goes from the empty tray over pictures and corrections to a set that is in use, shared and taken in again")
    void whole() throws Exception {
        begin();
        assertThat(good(send("/empty", EMPTY)).at("/draft/corners").isNull()).isTrue();
        assertThat(good(host.post("/api/dice/draft/tray", corners())).at("/draft/corners"))
                .hasSize(4);
        TrayPicture stars = TABLE.group("star", 1004);
        JsonNode shown = good(send("/pictures?face=star", stars.jpeg())).at("/draft/pictures/0");
        assertThat(shown.get("dice")).hasSize(3);
        TrayPicture soldiers = TABLE.group("soldier", 1000);
        JsonNode dice = good(send("/pictures?face=soldier", soldiers.jpeg()));
        assertThat(dice.at("/draft/pictures/1/dice")).hasSize(3);
        assertThat(dice.get("missing")).hasSize(4);

        JsonNode two = dice.at("/draft/pictures/1/dice/0");
        JsonNode corrected = good(host.post(
                "/api/dice/draft/pictures/p2",
                "{\"dice\":[{\"x\":" + two.get("x") + ",\"y\":" + two.get("y")
                        + ",\"size\":0,\"colour\":\"blue\",\"face\":\"skull\"}]}"));
        assertThat(corrected.at("/draft/pictures/1/dice")).hasSize(1);
        assertThat(corrected.at("/draft/pictures/1/dice/0/colour").asText()).isEqualTo("blue");
        String tapped = soldiers.dice().stream()
                .map(d -> String.format(
                        Locale.ROOT,
                        "{\"x\":%.1f,\"y\":%.1f,\"size\":0,\"colour\":\"%s\",\"face\":\"soldier\"}",
                        d.x() + 5,
                        d.y() - 4,
                        d.colour()))
                .collect(Collectors.joining(",", "{\"dice\":[", "]}"));
        assertThat(good(host.post("/api/dice/draft/pictures/p2", tapped)).at("/draft/pictures/1/dice"))
                .hasSize(3);
        assertThat(good(send("/pictures?face=star", stars.jpeg())).at("/draft/pictures"))
                .hasSize(3);
        assertThat(good(host.delete("/api/dice/draft/pictures/p3")).at("/draft/pictures"))
                .hasSize(2);
        assertThat(host.get("/api/dice/draft/pictures/p3").status()).isEqualTo(404);
        assertThat(host.get("/api/dice/draft/pictures/p1").type()).isEqualTo("image/jpeg");

        JsonNode done = good(host.post("/api/dice/draft/finish", "{\"name\":\"Unsere Würfel\"}"));
        assertThat(done.get("looks").asInt()).isEqualTo(6);
        JsonNode after = good(host.get("/api/dice"));
        assertThat(after.at("/draft/learned/name").asText()).isEqualTo("Unsere Würfel");
        assertThat(after.at("/draft/learned/looks").asInt()).isEqualTo(6);
        JsonNode sets = after.get("sets");
        assertThat(sets.at("/0/name").asText()).isEqualTo("Unsere Würfel");
        assertThat(sets.at("/0/used").asBoolean()).isTrue();

        byte[] file = host.get("/api/dice/sets/Unsere%20W%C3%BCrfel").whole().body();
        assertThat(file.length).isLessThan(5_000_000);
        assertThat(new String(file, StandardCharsets.UTF_8)).doesNotContain(home.toString());
        JsonNode taken = good(host.post("/api/dice/sets?name=friend", "application/octet-stream", file));
        assertThat(taken.at("/sets/0/name").asText()).isEqualTo("friend");
        assertThat(taken.at("/sets/0/looks/red/star").asInt()).isEqualTo(1);
        assertThat(taken.at("/sets/0/table").isBoolean()).isTrue();
        assertThat(good(host.post("/api/dice/sets/Unsere%20W%C3%BCrfel/use", "{}"))
                        .at("/sets/0/name")
                        .asText())
                .isEqualTo("Unsere Würfel");
        assertThat(good(host.delete("/api/dice/draft/pictures/p2"))
                        .at("/draft/learned")
                        .isNull())
                .isTrue();
    }

    private static byte[] png(int width, int height) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", file);
        return file.toByteArray();
    }

    @Test
    @DisplayName(
            "refuses what is no picture, a dot, a bomb, a cut-off or empty file and one that is too large, and goes on")
    void badPictures() throws Exception {
        begin();
        byte[] bomb = png(64, 64);
        ByteBuffer.wrap(bomb).putInt(16, 10_000).putInt(20, 10_000);
        for (String path : new String[] {"/empty", "/pictures?face=star"}) {
            for (byte[] bad : new byte[][] {
                "no picture at all, only words".getBytes(StandardCharsets.US_ASCII),
                png(1, 1),
                bomb,
                Arrays.copyOf(EMPTY, EMPTY.length / 2),
                new byte[0]
            }) {
                refused(send(path, bad), 422, "not-a-picture");
            }
            refused(send(path, new byte[20 * 1024 * 1024 + 1]), 413, "too-large");
            refused(host.post("/api/dice/draft" + path, "image/gif", EMPTY), 415, "wrong-content-type");
        }
        JsonNode dice = good(host.get("/api/dice"));
        assertThat(dice.at("/draft/empty").isNull()).isTrue();
        assertThat(dice.at("/draft/pictures")).isEmpty();
        Tables table = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        for (byte[] bad : new byte[][] {png(1, 1), bomb}) {
            refused(
                    table.phone("player-a").post(table.path("/readings?seat=player-a"), "image/png", bad),
                    422,
                    "not-a-picture");
        }
    }

    @ParameterizedTest(name = "{0} as {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "[[0,0],[900,0],[900,500]] | bad-field | 400",
                "[[0,0],[0,500],[900,500],[900,0]] | broken-tray | 422",
                "[[400,200],[440,200],[440,230],[400,230]] | broken-tray | 422",
                "[[-4000,0],[900,0],[900,500],[0,500]] | broken-tray | 422",
            })
    @DisplayName("refuses a tray in which dice can't be read, and says in German what to do")
    void badTrays(String corners, String kind, int status) {
        begin();
        good(send("/empty", EMPTY));
        Browser.Answer answer = host.post("/api/dice/draft/tray?lang=de", "{\"corners\":" + corners.strip() + "}");
        refused(answer, status, kind.strip());
    }

    @Test
    @DisplayName("says of a picture of another shape than the tray's that it is that, and does not call it no picture")
    void otherShape() throws IOException {
        begin();
        good(send("/empty", EMPTY));
        good(host.post("/api/dice/draft/tray", corners()));
        Browser.Answer turned = send("/pictures?face=star", png(390, 844));
        refused(turned, 422, "broken-set");
        assertThat(turned.json().get("detail").asText()).contains("another shape");
        assertThat(send("/pictures?face=star&lang=de", png(390, 844))
                        .json()
                        .get("detail")
                        .asText())
                .contains("andere Form");
    }

    @Test
    @DisplayName("names the die that can't be learned, in the reader's language")
    void namesTheDie() {
        begin();
        good(send("/empty", EMPTY));
        good(host.post("/api/dice/draft/tray", corners()));
        TrayPicture stars = TABLE.group("star", 1004);
        good(send("/pictures?face=star", stars.jpeg()));
        double[] bare = bare(stars);
        String tapped = stars.dice().stream()
                .map(d -> String.format(
                        Locale.ROOT,
                        "{\"x\":%.1f,\"y\":%.1f,\"size\":0,\"colour\":\"%s\",\"face\":\"star\"}",
                        d.colour().equals("white") ? bare[0] : d.x(),
                        d.colour().equals("white") ? bare[1] : d.y(),
                        d.colour()))
                .collect(Collectors.joining(",", "{\"dice\":[", "]}"));
        good(host.post("/api/dice/draft/pictures/p1", tapped));
        for (String face : List.of("soldier", "skull", "tools")) {
            good(send("/pictures?face=" + face, TABLE.group(face, 1000).jpeg()));
        }
        Browser.Answer english = host.post("/api/dice/draft/finish", "{\"name\":\"ours\"}");
        refused(english, 422, "broken-set");
        assertThat(english.json().get("detail").asText()).startsWith("white Star: No die is seen");
        assertThat(host.post("/api/dice/draft/finish?lang=de", "{\"name\":\"ours\"}")
                        .json()
                        .get("detail")
                        .asText())
                .startsWith("Stern (weiß): ");
    }

    /** The place on the floor, between its middle and its corners, that is farthest from the dice. */
    private static double[] bare(TrayPicture picture) {
        double[][] corners = TABLE.corners();
        double x = Arrays.stream(corners).mapToDouble(c -> c[0]).average().orElseThrow();
        double y = Arrays.stream(corners).mapToDouble(c -> c[1]).average().orElseThrow();
        return Arrays.stream(corners)
                .map(c -> new double[] {x + 0.7 * (c[0] - x), y + 0.7 * (c[1] - y)})
                .max(Comparator.comparingDouble(p -> picture.dice().stream()
                        .mapToDouble(d -> Math.hypot(d.x() - p[0], d.y() - p[1]))
                        .min()
                        .orElseThrow()))
                .orElseThrow();
    }

    @Test
    @DisplayName("refuses a file that is no set, a set of another version and a bad name, and keeps what there was")
    void badSets() throws Exception {
        String later = "{\"format\":\"sandtable-dice-set\",\"version\":99,\"shots\":[]}";
        for (String bad : new String[] {"", "words", "[]", "{}", later}) {
            refused(
                    host.post(
                            "/api/dice/sets?name=x", "application/octet-stream", bad.getBytes(StandardCharsets.UTF_8)),
                    422,
                    "broken-set");
        }
        assertThat(host.post(
                                "/api/dice/sets?name=x",
                                "application/octet-stream",
                                later.getBytes(StandardCharsets.UTF_8))
                        .json()
                        .get("detail")
                        .asText())
                .contains("another version");
        refused(host.post("/api/dice/sets?name=..%2Fx", "application/octet-stream", new byte[9]), 400, "bad-field");
        refused(host.post("/api/dice/sets?name=x", "application/octet-stream", new byte[5_000_001]), 413, "too-large");
        refused(host.post("/api/dice/sets/none/use", "{}"), 404, "no-such-set");
        refused(host.get("/api/dice/sets/none"), 404, "no-such-set");
        assertThat(good(host.get("/api/dice")).get("sets")).isEmpty();
        Path dice = home.resolve("dice");
        if (Files.isDirectory(dice)) {
            try (var files = Files.list(dice)) {
                assertThat(files).isEmpty();
            }
        }
    }

    @Test
    @DisplayName("is for the host, the shared tablet and the referee, and needs a set on the way")
    void who() {
        Tables table = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        refused(table.phone("player-a").get("/api/dice"), 403, "dice-desk-only");
        refused(Browser.phone(service.url()).post("/api/dice/draft", "{\"camera\":false}"), 403, "dice-desk-only");
        good(table.phone("display").get("/api/dice"));
        good(table.phone("referee").get("/api/dice"));
        refused(send("/pictures?face=star", EMPTY), 404, "no-draft");
        refused(host.post("/api/dice/draft/finish", "{\"name\":\"x\"}"), 404, "no-draft");
        begin();
        refused(send("/pictures?face=sun", EMPTY), 400, "bad-field");
        refused(host.post("/api/dice/draft/finish", "{\"name\":\"x\"}"), 422, "broken-set");
        refused(host.post("/api/dice/draft/empty?from=camera", ""), 409, "no-camera");
        refused(host.get("/api/dice/camera"), 409, "no-camera");
    }
}
