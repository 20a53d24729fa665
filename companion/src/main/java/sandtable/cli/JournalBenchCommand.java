package sandtable.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.bench.JournalBench;

/** {@code sandtable bench journal}: durable appends, reading, and an evening opened again. */
@Command(
        name = "journal",
        description =
                "Durable appends, reading and checking, and an evening of 5,000 entries opened again. SQLite in the current folder.",
        mixinStandardHelpOptions = true)
final class JournalBenchCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--database", paramLabel = "URL", description = "An empty PostgreSQL database instead.")
    private @Nullable String database;

    @Option(names = "--home", paramLabel = "FOLDER", description = "Only open this home folder, and leave it as it is.")
    private @Nullable Path home;

    @Override
    public Integer call() throws IOException {
        Consumer<String> out = spec.commandLine().getOut()::println;
        if (home != null) {
            JournalBench.home(home, out);
        } else if (database != null) {
            JournalBench.postgres(database, out);
        } else {
            JournalBench.sqlite(out);
        }
        return 0;
    }
}
