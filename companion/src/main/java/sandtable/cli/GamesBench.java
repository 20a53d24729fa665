package sandtable.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.bench.GamesFigure;
import sandtable.bench.Recording;

/** {@code sandtable bench games}: whole games by players who know no rules, with every law checked after every act. */
@Command(
        name = "games",
        description =
                "Whole games of D-Day Dice from what is offered; laws, citations, take-backs, secrets and decks are checked.",
        mixinStandardHelpOptions = true)
final class GamesBench implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--games",
            defaultValue = "5000",
            converter = WholeNumber.Count.class,
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--threads",
            defaultValue = "2",
            converter = WholeNumber.Count.class,
            description = "How many at a time (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--record",
            paramLabel = "FOLDER",
            description = "Instead, record one whole game of each mix of modules there, as the tests' fixtures are.")
    private @Nullable Path record;

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (record != null) {
            Recording.write(record).forEach(spec.commandLine().getOut()::println);
            return 0;
        }
        GamesFigure figure = GamesFigure.measure(games, threads);
        figure.told().forEach(spec.commandLine().getOut()::println);
        return figure.holds() ? 0 : 1;
    }
}
