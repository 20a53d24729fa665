package sandtable.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Everything about reading real dice with a camera. */
@Command(
        name = "dice",
        description = "Reads real dice in pictures.",
        mixinStandardHelpOptions = true,
        subcommands = {
            DiceTrayCommand.class,
            DiceEnrolCommand.class,
            DiceReadCommand.class,
            DiceMatCommand.class,
            DiceWatchCommand.class,
        })
final class DiceCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "Say what to do: tray, enrol, read, mat or watch.");
    }
}
