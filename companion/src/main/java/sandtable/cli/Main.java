package sandtable.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * The command {@code sandtable}. Standard output is the answer alone; logs go to standard error. Exit 0 done, 1 refused or failed, 2 wrong
 * usage.
 */
@Command(
        name = "sandtable",
        description = "A digital companion for a physical game table.",
        mixinStandardHelpOptions = true,
        version = "sandtable " + Version.NUMBER,
        subcommands = {
            ServeCommand.class,
            RehearseCommand.class,
            CheckCommand.class,
            DiceCommand.class,
            TrayCommand.class,
            VerifyCommand.class,
            BenchCommand.class
        })
public final class Main implements Callable<Integer> {
    @CommandLine.Mixin
    private ServeCommand.Options serve;

    /** Runs the command and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
                .setExecutionExceptionHandler((e, command, parsed) -> {
                    command.getErr().println(Complaint.about(e));
                    return CommandLine.ExitCode.SOFTWARE;
                });
    }

    @Override
    public Integer call() throws InterruptedException {
        return serve.serve();
    }
}
