package sandtable.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code sandtable tray}: looks at dice trays, and pretends to be one. */
@Command(
        name = "tray",
        description = "Looks at serial dice trays, and pretends to be one.",
        mixinStandardHelpOptions = true,
        subcommands = {TrayListCommand.class, TrayWatchCommand.class, TraySimulateCommand.class})
final class TrayCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "say what: list, watch or simulate");
    }
}
