package sandtable.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.serial.Faults;
import sandtable.serial.SimulationScript;
import sandtable.serial.TraySimulator;

/** {@code sandtable tray simulate}: a tray without hardware. */
@Command(
        name = "simulate",
        description =
                "Makes a serial port at PATH that answers like a dice tray, until it is stopped. Rolls six dice now and then, or"
                        + " plays a script. Prints `ready PATH`; the sentences go to standard error. Needs socat.",
        footer = {
            "",
            "Then, in another terminal, one of these:",
            "  sandtable serve --tray PATH",
            "  sandtable tray watch PATH",
            "A script that asks once and then is sure, and ends when all is stored:",
            "  roll 1:rwb:red:star:70 2:rwb:red:?:0",
            "  wait 2000",
            "  roll random",
            "  quit"
        },
        mixinStandardHelpOptions = true)
final class TraySimulateCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "PATH", description = "The name of the port that appears.")
    private Path path = Path.of("");

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description =
                    "What the tray does, one step a line: roll DIE..., roll random, rest DIE, state DIE STATE, wait MS, reboot,"
                            + " unplug MS, quit; a DIE is die:kind:colour:face:confidence, as in 3:rwb:red:two-soldiers:98.")
    private @org.jspecify.annotations.Nullable Path script;

    @Option(
            names = "--faults",
            paramLabel = "FAULTS",
            description = "Any of " + Faults.FORM
                    + ". drop, flip (one or two bits) and cut hit that share of the sentences; each is held"
                    + " back for up to delay (ms, or with s); the tray starts anew, or loses its cable for a second, each time"
                    + " that reboot or unplug has passed; seed gives other dice and faults.",
            converter = FaultsConverter.class)
    private Faults faults = Faults.NONE;

    @Option(
            names = "--every",
            paramLabel = "SECONDS",
            defaultValue = "5",
            converter = WholeNumber.Count.class,
            description = "Without a script: a roll this often (default: ${DEFAULT-VALUE}).")
    private int every;

    @Option(
            names = "--id",
            paramLabel = "ID",
            defaultValue = "tray-SIM",
            description = "The tray's id (default: ${DEFAULT-VALUE}).")
    private String id = "";

    @Option(names = "--quiet", description = "Doesn't show the sentences.")
    private boolean quiet;

    private final CountDownLatch forever = new CountDownLatch(1);

    /** Reads the faults. */
    static final class FaultsConverter implements CommandLine.ITypeConverter<Faults> {
        @Override
        public Faults convert(String text) {
            try {
                return Faults.parse(text);
            } catch (IllegalArgumentException e) {
                throw new CommandLine.TypeConversionException(e.getMessage());
            }
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Random random = new Random(faults.seed());
        SimulationScript steps = SimulationScript.parse(script == null ? List.of() : GivenFile.lines(script), random);
        PrintWriter err = spec.commandLine().getErr();
        Consumer<String> log = quiet ? line -> {} : err::println;
        try (TraySimulator tray = new TraySimulator(path.toAbsolutePath(), id, faults, log)) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> close(tray), "tray-simulator-end"));
            spec.commandLine().getOut().println("ready " + path);
            boolean stays = steps.play(tray);
            while (stays && !forever.await(every, TimeUnit.SECONDS)) {
                if (script == null) {
                    tray.roll(SimulationScript.sixAtRandom(random));
                }
            }
        }
        return CommandLine.ExitCode.OK;
    }

    private static void close(TraySimulator tray) {
        try {
            tray.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
