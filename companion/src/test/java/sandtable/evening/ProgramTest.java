package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.cli.Companion;

/** Whole games over HTTP, by a program that knows no rules. */
class ProgramTest {
    private static final int MOST_ACTS = 4_000;

    @TempDir
    private Path home;

    @ParameterizedTest(name = "{1} Units, modules [{2}], seed {0}: every filled choice is accepted, and the game ends")
    @CsvSource({
        "1, 1, ''",
        "2, 2, ''",
        "3, 3, 'battle-conditions'",
        "4, 4, 'battle-conditions badges'",
    })
    void playsToTheEnd(long seed, int units, String modules) {
        Random random = new Random(seed);
        Program program = new Program(random);
        try (Companion companion = Companions.plain(home)) {
            String url = companion.server().localUrl();
            Tables.Opened table =
                    Tables.open(new Http(url), units, modules.isEmpty() ? List.of() : List.of(modules.split(" ", -1)));
            Map<String, Http> devices = new LinkedHashMap<>();
            for (String seat : table.tokens().keySet()) {
                if (seat.equals("german") || seat.startsWith("unit-")) {
                    devices.put(seat, Tables.join(url, table, seat));
                }
            }
            int acts = 0;
            boolean over = false;
            while (!over && acts < MOST_ACTS) {
                List<String> seats = new ArrayList<>(devices.keySet());
                String seat = seats.get(random.nextInt(seats.size()));
                JsonNode frame = devices.get(seat)
                        .get("/api/tables/" + table.id() + "/view?seat=" + seat)
                        .body();
                over = !frame.path("outcome").isNull();
                if (over || frame.get("choices").isEmpty()) {
                    continue;
                }
                JsonNode choice = program.choose(frame.get("choices"));
                ObjectNode act = program.fill(choice);
                Http.Answer answer = devices.get(seat)
                        .post(
                                "/api/tables/" + table.id() + "/acts",
                                Map.of(
                                        "seat",
                                        seat,
                                        "expected",
                                        frame.get("position").asLong(),
                                        "key",
                                        "seed-" + seed + "-" + acts,
                                        "act",
                                        act));
                assertThat(answer.status())
                        .as("seed %d, act %d by %s: %s -> %s", seed, acts, seat, act, answer.body())
                        .isEqualTo(200);
                acts++;
            }
            assertThat(over)
                    .as("the game with seed %d ended within %d acts", seed, MOST_ACTS)
                    .isTrue();
            Http.Answer journal = devices.get("german").get("/api/tables/" + table.id() + "/verify");
            assertThat(journal.status()).isEqualTo(200);
        }
    }
}
