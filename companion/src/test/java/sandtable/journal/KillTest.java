package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills a process that appends, in the middle and without a warning (SIGKILL). */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class KillTest {
    private static final String TABLE = "t1";
    private static final int KILLS = 5;

    @TempDir
    Path home;

    @Test
    void every_append_that_was_acknowledged_is_there_and_the_chain_is_whole() throws Exception {
        long seed = 20261121;
        Random random = new Random(seed);
        try (Store store = Stores.sqlite(home)) {
            store.tables().create(Drafts.table(TABLE));
        }
        List<String> acknowledged = new ArrayList<>();
        for (int kill = 1; kill <= KILLS; kill++) {
            acknowledged.addAll(writeAndKill(1 + random.nextInt(300)));
            try (Store store = Stores.sqlite(home)) {
                List<String> kept = store.journal().read(TABLE, 0).stream()
                        .map(line -> line.position() + " " + line.hash())
                        .toList();
                assertThat(kept).as("seed %d, kill %d", seed, kill).containsAll(acknowledged);
                assertThat(kept.size() - acknowledged.size())
                        .as("appends of %d kills that were kept but not told of", kill)
                        .isBetween(0, kill);
                assertThat(store.journal().verify(TABLE, Optional.empty()))
                        .isEqualTo(new Verdict.Whole(
                                kept.size(),
                                store.journal().head(TABLE).orElseThrow().hash()));
            }
        }
    }

    /** All that the process told before it was dead; it was killed when it had told this many. */
    private List<String> writeAndKill(int after) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledWriter.class.getName(),
                        home.toString(),
                        TABLE)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> told = new ArrayList<>();
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            while (told.size() < after) {
                String line = lines.readLine();
                assertThat(line)
                        .as("the writer ended by itself after %d appends", told.size())
                        .isNotNull();
                told.add(line);
            }
            // By its handle, because Process.destroyForcibly() would close what it had still to tell.
            process.toHandle().destroyForcibly();
            told.addAll(lines.lines().toList());
        } finally {
            process.destroyForcibly().waitFor();
        }
        return told;
    }
}
