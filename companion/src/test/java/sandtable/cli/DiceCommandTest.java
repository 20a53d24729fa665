package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("sandtable dice")
class DiceCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    private static byte[] picture(String kind, int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        paint.setColor(new Color(30, 80, 50));
        paint.fillRect(0, 0, width, height);
        paint.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, kind, file);
        return file.toByteArray();
    }

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    @Test
    @DisplayName(
            "read gives each picture that can't be read a line with what is wrong, reads the others, and ends with 1")
    void unreadable() throws Exception {
        byte[] jpeg = picture("jpg", 640, 480);
        byte[] huge = picture("png", 64, 64);
        ByteBuffer.wrap(huge).putInt(16, 10_000).putInt(20, 10_000);
        int exit = run(
                "dice",
                "read",
                "--set",
                "pips",
                file("words.jpg", "no picture at all, only words".getBytes(StandardCharsets.UTF_8)),
                file("dot.png", picture("png", 1, 1)),
                file("huge.png", huge),
                file("half.jpg", Arrays.copyOf(jpeg, jpeg.length / 2)),
                file("nothing.jpg", new byte[0]),
                folder.resolve("none.jpg").toString(),
                folder.toString(),
                file("tray.jpg", jpeg));
        assertThat(exit).isOne();
        List<JsonNode> lines = out.toString().lines().map(DiceCommandTest::json).toList();
        assertThat(lines).hasSize(8);
        assertThat(lines.stream().limit(7).map(line -> line.get("error").asText()))
                .satisfiesExactly(
                        words -> assertThat(words).contains("not a picture file", "JPEG"),
                        dot -> assertThat(dot).contains("1 x 1", "48 x 48"),
                        huge1 -> assertThat(huge1).contains("10000 x 10000", "40 megapixels"),
                        half -> assertThat(half).contains("cut off"),
                        nothing -> assertThat(nothing).contains("not a picture file"),
                        none -> assertThat(none).contains("There is no ", "none.jpg"),
                        directory -> assertThat(directory).contains("is a folder"));
        assertThat(lines.get(7).has("error")).isFalse();
        assertThat(lines.get(7).get("dice")).isEmpty();
        assertThat(lines.get(7).get("millis").asDouble()).isPositive();
    }

    @Test
    @DisplayName("read says of a dark picture and of a mostly white one what to change, and of a good one nothing")
    void light() throws Exception {
        String tray = folder.resolve("tray").toString();
        String corners = "40,40 600,40 600,440 40,440";
        assertThat(run("dice", "tray", "--out", tray, "--corners", corners, file("empty.png", plain(90))))
                .isZero();
        out.getBuffer().setLength(0);
        int exit = run(
                "dice",
                "read",
                "--tray",
                tray,
                "--set",
                "pips",
                file("dark.png", plain(6)),
                file("good.png", plain(120)),
                file("white.png", plain(255)));
        assertThat(exit).isZero();
        assertThat(out.toString().lines().map(DiceCommandTest::json))
                .satisfiesExactly(
                        dark -> assertThat(dark.get("advice").asText()).contains("too dark", "lamp"),
                        good -> assertThat(good.has("advice")).isFalse(),
                        white -> assertThat(white.get("advice").asText()).contains("blown out to white", "exposure"));
    }

    private static byte[] plain(int grey) throws IOException {
        BufferedImage image = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        paint.setColor(new Color(grey, grey, grey));
        paint.fillRect(0, 0, 640, 480);
        paint.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    private static JsonNode json(String line) {
        try {
            return new ObjectMapper().readTree(line);
        } catch (IOException e) {
            throw new IllegalStateException(line, e);
        }
    }

    @Test
    @DisplayName("read refuses a set of another version, and what is no set, with what to do")
    void sets() throws Exception {
        String picture = file("tray.jpg", picture("jpg", 640, 480));
        String later = file(
                "later.set",
                "{\"format\":\"sandtable-dice-set\",\"version\":99,\"shots\":[]}".getBytes(StandardCharsets.UTF_8));
        assertThat(run("dice", "read", "--set", later, picture)).isOne();
        assertThat(err.toString()).contains("version 99", "Enrol the dice again");
        assertThat(run("dice", "read", "--set", file("words.set", new byte[] {1, 2, 3}), picture))
                .isOne();
        assertThat(err.toString()).contains("no dice set");
        assertThat(run("dice", "read", "--set", folder.resolve("none").toString(), picture))
                .isOne();
        assertThat(out.toString()).isEmpty();
    }

    /** A table with many things on it, seen by a camera that was pushed by so many pixels. */
    private static byte[] things(int pushed) throws IOException {
        BufferedImage image = new BufferedImage(640, 360, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        Random random = new Random(9);
        for (int i = 0; i < 200; i++) {
            int grey = 20 + random.nextInt(220);
            paint.setColor(new Color(grey, grey, grey));
            paint.fillRect(random.nextInt(900) - 100 - pushed, random.nextInt(360), 60, 40);
        }
        paint.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    @Test
    @DisplayName("watch says that it is dark and that the camera was moved, and names a spoilt picture and goes on")
    void watch() throws Exception {
        BufferedImage black = new BufferedImage(640, 360, BufferedImage.TYPE_INT_RGB);
        ByteArrayOutputStream dark = new ByteArrayOutputStream();
        ImageIO.write(black, "png", dark);
        List<byte[]> shown = List.of(things(0), dark.toByteArray(), things(0), things(60));
        for (int i = 0; i < 80; i++) {
            file("%03d.png".formatted(i), shown.get(i / 20));
        }
        file("065a.png", "no picture".getBytes(StandardCharsets.UTF_8));
        assertThat(run("dice", "watch", folder.toString())).as(err.toString()).isZero();
        List<String> said = err.toString()
                .lines()
                .filter(line -> !List.of("moving", "settling", "at rest").contains(line))
                .map(line -> line.replaceAll(":.*", ""))
                .toList();
        assertThat(said).containsExactly("dark", "sees the tray again", "moved", "065a.png");
    }
}
