package sandtable.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.bench.GamesFigure;

/** {@code sandtable bench games}: whole games by players who know no rules, with every law checked after every act. */
@Command(
        name = "games",
        description =
                "Whole games of D-Day Dice from what is offered; laws, citations, take-backs, secrets and decks are checked.",
        mixinStandardHelpOptions = true)
final class GamesBench implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--games", defaultValue = "5000", description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--threads", defaultValue = "2", description = "How many at a time (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Override
    public Integer call() throws InterruptedException {
        if (games < 1 || threads < 1) {
            throw new CommandLine.ParameterException(spec.commandLine(), "--games and --threads are 1 or more");
        }
        GamesFigure figure = GamesFigure.measure(games, threads);
        figure.told().forEach(spec.commandLine().getOut()::println);
        return figure.holds() ? 0 : 1;
    }
}
