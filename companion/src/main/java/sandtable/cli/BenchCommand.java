package sandtable.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code sandtable bench}: the figures that the documentation states, each by the command that measures it. */
@Command(
        name = "bench",
        description = "Measures a figure that the documentation states. Exit 0 where it holds, 1 where it doesn't.",
        mixinStandardHelpOptions = true,
        subcommands = {
            SerialBench.class,
            BenchVisionCommand.class,
            TableBench.class,
            RulesBench.class,
            JournalBenchCommand.class,
            GamesBench.class
        })
final class BenchCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "say which figure");
    }
}
