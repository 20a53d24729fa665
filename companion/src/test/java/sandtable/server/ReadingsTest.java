package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.dice.Reading;
import sandtable.journal.Stores;
import sandtable.table.Seat;

class ReadingsTest {
    @TempDir
    Path home;

    private Service service;
    private Tables table;
    private Browser ann;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.sqlite(home), home);
        table = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        ann = table.phone("player-a");
    }

    @AfterEach
    void stop() {
        service.close();
    }

    /** A white die seen from above on green cloth, a little noisy, its pips as on a real one. */
    static byte[] picture(int... faces) throws IOException {
        int edge = 90;
        BufferedImage image = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        paint.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paint.setColor(new Color(30, 80, 50));
        paint.fillRect(0, 0, 640, 480);
        for (int i = 0; i < faces.length; i++) {
            int x = 80 + 160 * i;
            int y = 180;
            paint.setColor(new Color(0, 0, 0, 70));
            paint.fillRoundRect(x + 5, y + 7, edge, edge, 22, 22);
            paint.setColor(new Color(238, 236, 228));
            paint.fillRoundRect(x, y, edge, edge, 22, 22);
            paint.setColor(new Color(25, 25, 25));
            for (int[] at : pips(faces[i])) {
                paint.fillOval(x + at[0] * edge / 4 - 9, y + at[1] * edge / 4 - 9, 18, 18);
            }
        }
        paint.dispose();
        Random noise = new Random(7);
        for (int i = 0; i < 640 * 480; i++) {
            Color was = new Color(image.getRGB(i % 640, i / 640));
            int n = noise.nextInt(9) - 4;
            image.setRGB(
                    i % 640,
                    i / 640,
                    new Color(clip(was.getRed() + n), clip(was.getGreen() + n), clip(was.getBlue() + n)).getRGB());
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    private static int clip(int value) {
        return Math.max(0, Math.min(255, value));
    }

    private static int[][] pips(int face) {
        return switch (face) {
            case 1 -> new int[][] {{2, 2}};
            case 2 -> new int[][] {{1, 1}, {3, 3}};
            case 3 -> new int[][] {{1, 1}, {2, 2}, {3, 3}};
            case 4 -> new int[][] {{1, 1}, {1, 3}, {3, 1}, {3, 3}};
            case 5 -> new int[][] {{1, 1}, {1, 3}, {2, 2}, {3, 1}, {3, 3}};
            default -> new int[][] {{1, 1}, {1, 2}, {1, 3}, {3, 1}, {3, 2}, {3, 3}};
        };
    }

    private JsonNode confirm(JsonNode reading, String face) {
        JsonNode frame = ann.view(table.id(), "player-a");
        Browser.Answer answer = ann.post(
                table.path("/acts"),
                "{\"seat\":\"player-a\",\"expected\":" + frame.get("position") + ",\"key\":\"confirm\",\"reading\":"
                        + reading.get("id") + ",\"act\":{\"type\":\"roll\",\"faces\":[\"" + face + "\"]}}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json().get("ruling").get("roll");
    }

    @Test
    @DisplayName("a reading can be confirmed once; put away or settled it confirms nothing")
    void once() throws Exception {
        JsonNode reading = photo(picture(4)).json();
        JsonNode other = photo(picture(5)).json();
        assertThat(ann.delete(table.path("/readings/" + other.get("id").asText()))
                        .status())
                .isEqualTo(204);
        assertThat(settled(other)).isEqualTo(409);
        confirm(reading, "4");
        assertThat(settled(reading)).isEqualTo(409);
    }

    private int settled(JsonNode reading) {
        return ann.post(
                        table.path("/acts"),
                        "{\"seat\":\"player-a\",\"expected\":"
                                + ann.view(table.id(), "player-a").get("position")
                                + ",\"key\":\"again\",\"reading\":" + reading.get("id")
                                + ",\"act\":{\"type\":\"roll\",\"faces\":[\"4\"]}}")
                .status();
    }

    @Test
    @DisplayName("a reading that was put away while somebody assigned it is not said to be assigned")
    void assignedTooLate() throws Exception {
        String id = photo(picture(4)).json().get("id").asText();
        Reading waiting = service.readings.find(table.id(), id).orElseThrow();
        service.readings.discard(waiting);
        assertThat(service.readings.assign(
                        waiting, service.tables.find(table.id()).orElseThrow(), new Seat("player-b")))
                .isEmpty();
        Browser.Answer late = ann.post(table.path("/readings/" + id + "/assign"), "{\"seat\":\"player-b\"}");
        assertThat(late.status()).isEqualTo(404);
    }

    @Test
    @DisplayName("a reading that waits for a roll made in another way is put away")
    void overtaken() throws Exception {
        photo(picture(4));
        ann.act(table.id(), "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"6\"]}");
        assertThat(ann.view(table.id(), "player-a").get("readings")).isEmpty();
    }

    private Browser.Answer photo(byte[] picture) {
        return ann.post(table.path("/readings?seat=player-a"), "image/png", picture);
    }

    @Test
    @DisplayName("an uploaded photo is read, offered with its boxes, and its picture can be looked at again")
    void photos() throws Exception {
        Browser.Answer answer = photo(picture(4));
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        JsonNode reading = answer.json();
        assertThat(reading.get("source").asText()).isEqualTo("photo");
        assertThat(reading.get("width").asInt()).isEqualTo(640);
        assertThat(reading.at("/dice/0/face").asText()).isEqualTo("4");
        assertThat(reading.at("/dice/0/x").asDouble()).isBetween(115.0, 135.0);
        assertThat(reading.at("/dice/0/id").asText()).isEqualTo("die");
        Browser.Answer picture = ann.get(reading.get("picture").asText());
        assertThat(picture.type()).isEqualTo("image/png");
        assertThat(picture.whole().body()).isEqualTo(picture(4));
        assertThat(confirm(reading, "4").get("picture").asText())
                .isEqualTo(reading.get("id").asText());
        assertThat(ann.get(reading.get("picture").asText()).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("two dice for a roll of one are asked about")
    void twoDice() throws Exception {
        JsonNode reading = photo(picture(4, 2)).json();
        assertThat(reading.get("status").asText()).isEqualTo("ask");
        assertThat(reading.get("reason").asText()).isEqualTo("count");
        assertThat(reading.at("/dice/0/id").isNull()).isTrue();
    }

    @Test
    @DisplayName("a picture as a form's file is taken too")
    void multipart() throws Exception {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        body.writeBytes(
                "--b\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
                        .getBytes(StandardCharsets.US_ASCII));
        body.writeBytes(picture(3));
        body.writeBytes("\r\n--b--\r\n".getBytes(StandardCharsets.US_ASCII));
        Browser.Answer answer =
                ann.post(table.path("/readings"), "multipart/form-data; boundary=b", body.toByteArray());
        assertThat(answer.status()).as(answer.body()).isEqualTo(201);
        assertThat(answer.json().at("/dice/0/face").asText()).isEqualTo("3");
    }

    @Test
    @DisplayName("a form that doesn't tell its length is refused once it is too long, and leaves nothing behind")
    void endlessForm() throws Exception {
        Set<Path> before = kept();
        byte[] head =
                "--b\r\nContent-Disposition: form-data; name=\"picture\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
                        .getBytes(StandardCharsets.US_ASCII);
        Browser.Answer answer = ann.send(ann.request(table.path("/readings"))
                .header("Content-Type", "multipart/form-data; boundary=b")
                .POST(BodyPublishers.ofInputStream(() -> new SequenceInputStream(
                        new ByteArrayInputStream(head), new ByteArrayInputStream(new byte[30 * 1024 * 1024])))));
        assertThat(answer.status()).as(answer.body()).isEqualTo(413);
        assertThat(answer.json().get("type").asText()).isEqualTo("urn:sandtable:too-large");
        assertThat(kept()).isEqualTo(before);
        Browser.Answer noForm = ann.post(
                table.path("/readings"),
                "multipart/form-data; boundary=b",
                "no form".getBytes(StandardCharsets.US_ASCII));
        assertThat(noForm.status()).as(noForm.body()).isEqualTo(422);
        assertThat(ann.view(table.id(), "player-a").get("readings")).isEmpty();
    }

    /** What forms have left in the folder for passing files. */
    private static Set<Path> kept() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("MultiPart"))
                    .collect(Collectors.toSet());
        }
    }

    @Test
    @DisplayName("what is no picture, shows no dice or is too large is refused, and nothing is kept")
    void refused() throws Exception {
        assertThat(photo("no picture at all, only words".getBytes(StandardCharsets.US_ASCII))
                        .status())
                .isEqualTo(422);
        assertThat(photo(new byte[0]).status()).isEqualTo(422);
        Browser.Answer none = photo(picture());
        assertThat(none.status()).isEqualTo(422);
        assertThat(none.json().get("type").asText()).isEqualTo("urn:sandtable:no-dice");
        assertThat(photo(Arrays.copyOf(picture(4), 5000)).status()).isEqualTo(422);
        assertThat(photo(new byte[20 * 1024 * 1024 + 1]).status()).isEqualTo(413);
        assertThat(ann.post(table.path("/readings"), "image/gif", picture(4)).status())
                .isEqualTo(415);
        assertThat(ann.view(table.id(), "player-a").get("readings")).isEmpty();
    }
}
