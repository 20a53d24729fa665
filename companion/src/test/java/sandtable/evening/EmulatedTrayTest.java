package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import sandtable.bench.ServedBench;
import sandtable.bench.ServedFigure;
import sandtable.cli.Companion;
import sandtable.serial.EmulatedBoard;
import sandtable.serial.EmulatedBoard.Sensor;

/** The tray's real firmware in an emulator, its voltages and keys in the test's hands: from there to a roll on a table. */
@EnabledIf(
        value = "canRun",
        disabledReason = "needs the Debian packages gcc-avr avr-libc libsimavr-dev libelf-dev gcc make")
class EmulatedTrayTest {
    private static final Path FIRMWARE = Path.of("..", "serial-bridge", "firmware");
    private static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");
    /** 50 of 1023 above the middle of the Soldier's code: most likely a Soldier, and not sure. */
    private static final int NEARLY_A_SOLDIER_MV = 601;
    /** In the middle between the first two codes. */
    private static final int BETWEEN_TWO_FACES_MV = 714;

    @TempDir
    private Path folder;

    private Http tablet = new Http("");
    private Tables.Opened table = new Tables.Opened("", Map.of());

    static boolean canRun() {
        return EmulatedBoard.missing().isEmpty();
    }

    private EmulatedBoard board(Sensor sensor) throws Exception {
        return EmulatedBoard.start(
                FIRMWARE, Path.of("target", "firmware"), sensor, "-DSETTLE_MS=60", folder.resolve("tray"));
    }

    private Companion serve() {
        Companion companion = Companions.withTrays(folder.resolve("home"), folder.resolve("tray"));
        String url = companion.server().localUrl();
        table = Tables.open(new Http(url), 2, List.of());
        tablet = Tables.join(url, table, "display");
        return companion;
    }

    private String path(String more) {
        return "/api/tables/" + table.id() + more;
    }

    private JsonNode frame() {
        return tablet.get(path("/view?seat=display")).body();
    }

    private JsonNode reading(EmulatedBoard board, Predicate<JsonNode> wanted) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (System.nanoTime() < end) {
            for (JsonNode reading : frame().get("readings")) {
                if (wanted.test(reading)) {
                    return reading;
                }
            }
            board.pass(20);
        }
        throw new AssertionError("no such reading came: " + frame().get("readings"));
    }

    private void claim(String seat) {
        assertThat(tablet.post(path("/claims"), Map.of("seat", seat)).status()).isEqualTo(204);
    }

    private JsonNode confirm(String seat, JsonNode reading, List<String> faces) {
        Http.Answer answer = tablet.post(
                path("/acts"),
                Map.of(
                        "seat",
                        seat,
                        "expected",
                        frame().get("position").asLong(),
                        "key",
                        "confirm-" + seat,
                        "reading",
                        reading.get("id").asText(),
                        "act",
                        Map.of("type", "roll", "faces", faces)));
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
        JsonNode last = null;
        for (JsonNode entry : tablet.get(path("/journal")).body().get("entries")) {
            last = entry;
        }
        return last == null ? reading : last.get("roll");
    }

    /** What everybody sees of the dice of a Unit. */
    private List<String> seen(String seat) {
        List<String> faces = new ArrayList<>();
        for (JsonNode unit : frame().at("/view/units")) {
            if (unit.get("seat").asText().equals(seat)) {
                unit.at("/tally/dice").forEach(die -> faces.add(die.get("face").asText()));
            }
        }
        return faces;
    }

    private static List<String> texts(JsonNode list, String field) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.path(field).asText()));
        return texts;
    }

    @Test
    @DisplayName(
            "dice in the bays become a roll on the table, seen on the tablet, with the tray's own sentences in the journal; a doubtful one is asked")
    void bays() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS);
                Companion companion = serve()) {
            assertThat(companion.server().localUrl()).startsWith("http");
            claim("unit-a");
            board.pass(300);
            for (int bay = 1; bay <= 6; bay++) {
                board.lay(bay, bay);
            }
            JsonNode sure = reading(board, one -> one.get("status").asText().equals("sure"));
            assertThat(texts(sure.get("dice"), "face")).isEqualTo(FACES);
            assertThat(sure.get("seat").asText()).isEqualTo("unit-a");

            JsonNode provenance = confirm("unit-a", sure, FACES);
            assertThat(seen("unit-a")).isEqualTo(FACES);
            assertThat(provenance.get("raw")).isEqualTo(sure.get("raw")).hasSize(7);
            assertThat(provenance.at("/raw/0").asText()).startsWith("$ROL,").contains(",1,rwb,red,soldier,");
            assertThat(provenance.at("/raw/6").asText()).startsWith("$END,");

            claim("unit-b");
            for (int bay = 1; bay <= 6; bay++) {
                board.lift(bay);
            }
            board.pass(150);
            for (int bay = 1; bay <= 4; bay++) {
                board.lay(bay, 3);
            }
            board.volts(5, BETWEEN_TWO_FACES_MV);
            board.volts(6, NEARLY_A_SOLDIER_MV);
            JsonNode asked = reading(board, one -> one.get("seat").asText().equals("unit-b"));
            assertThat(asked.get("status").asText()).isEqualTo("ask");
            assertThat(texts(asked.get("dice"), "face"))
                    .containsExactly("star", "star", "star", "star", "?", "soldier");
            assertThat(texts(asked.get("dice"), "status"))
                    .containsExactly("sure", "sure", "sure", "sure", "ask", "ask");
            assertThat(texts(asked.get("dice"), "reason").subList(4, 6)).containsExactly("face", "confidence");
        }
    }

    @Test
    @DisplayName("dice that were keyed in become a roll on the table, and one that nobody could tell is asked for")
    void keypad() throws Exception {
        try (EmulatedBoard board = board(Sensor.KEYPAD);
                Companion companion = serve()) {
            assertThat(companion.server().localUrl()).startsWith("http");
            claim("unit-a");
            board.pass(300);
            for (char key : "162534435261#".toCharArray()) {
                board.press(key);
            }
            JsonNode sure = reading(board, one -> one.get("status").asText().equals("sure"));
            JsonNode provenance = confirm("unit-a", sure, texts(sure.get("dice"), "face"));
            assertThat(seen("unit-a")).containsExactly("skull", "tools", "courage", "star", "two-soldiers", "soldier");
            assertThat(provenance.get("raw")).isEqualTo(sure.get("raw")).hasSize(7);

            claim("unit-b");
            for (char key : "112131415160#".toCharArray()) {
                board.press(key);
            }
            JsonNode asked = reading(board, one -> one.get("seat").asText().equals("unit-b"));
            assertThat(asked.get("status").asText()).isEqualTo("ask");
            assertThat(asked.at("/dice/5/face").asText()).isEqualTo("?");
            assertThat(asked.at("/dice/5/reason").asText()).isEqualTo("face");
        }
    }

    @Test
    @DisplayName(
            "the companion killed three times and the cable pulled five times in the middle of rolls: each roll is there exactly once")
    void killedAndUnplugged() throws Exception {
        ServedFigure figure = ServedBench.measure(FIRMWARE, folder, 3, 5, 11);
        assertThat(figure.holds()).as(figure.toString()).isTrue();
        assertThat(figure.thrown()).isEqualTo(8);
        assertThat(figure.journalled()).isPositive();
    }
}
