package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The process is killed in mid-game; whatever it had confirmed to a device is there when it starts again. */
class KillTest {
    private static final int KILLS = 3;
    private static final long SEED = 7;

    @TempDir
    private Path folder;

    @Test
    @DisplayName(
            "every act that was confirmed before a SIGKILL is in the journal after it, once, and the devices still hold their seats")
    void killed() throws Exception {
        Path home = folder.resolve("home");
        Random random = new Random(SEED);
        Program program = new Program(random);
        List<Long> confirmed = new ArrayList<>();
        Tables.Opened table = null;
        Http display = null;
        for (int kill = 0; kill <= KILLS; kill++) {
            Child child = Child.start(home);
            if (table == null || display == null) {
                table = Tables.open(new Http(child.url()), 2, List.of());
                display = Tables.join(child.url(), table, "display");
            }
            display = display.at(child.url());
            JsonNode journal =
                    display.get("/api/tables/" + table.id() + "/journal").body();
            Set<Long> there = new HashSet<>();
            journal.get("entries")
                    .forEach(entry -> there.add(entry.get("position").asLong()));
            assertThat(there).as("seed %d, after kill %d", SEED, kill).containsAll(confirmed);
            assertThat(there).hasSize(journal.get("entries").size());
            if (kill == KILLS) {
                child.close();
                break;
            }
            CountDownLatch acts = new CountDownLatch(2 + random.nextInt(20));
            Thread killer = killAfter(child, acts, random.nextInt(30));
            play(display, table, program, confirmed, kill, acts);
            killer.join();
        }
        assertThat(confirmed).hasSizeGreaterThan(KILLS);
    }

    /** Some acts are confirmed, some milliseconds go by, and the plug is pulled. */
    private static Thread killAfter(Child child, CountDownLatch acts, int millis) {
        Thread killer = new Thread(
                () -> {
                    try {
                        acts.await();
                        Thread.sleep(millis);
                        child.kill();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "killer");
        killer.start();
        return killer;
    }

    /** Plays until the connection breaks; notes what was confirmed. */
    private static void play(
            Http display, Tables.Opened table, Program program, List<Long> confirmed, int round, CountDownLatch acts) {
        try {
            for (int i = 0; i < 100_000; i++) {
                JsonNode frame = display.get("/api/tables/" + table.id() + "/view?seat=display")
                        .body();
                if (frame.path("choices").isEmpty()) {
                    continue;
                }
                JsonNode choice = program.choose(frame.get("choices"));
                Http.Answer answer = display.post(
                        "/api/tables/" + table.id() + "/acts",
                        Map.of(
                                "seat", choice.get("seat").asText(),
                                "expected", frame.get("position").asLong(),
                                "key", "kill-" + round + "-" + i,
                                "act", program.fill(choice)));
                if (answer.status() == 200) {
                    confirmed.add(answer.body().get("position").asLong());
                    acts.countDown();
                }
            }
        } catch (UncheckedIOException e) {
            // killed: what we wait for
        }
    }
}
