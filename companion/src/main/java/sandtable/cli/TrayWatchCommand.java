package sandtable.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.serial.FileInbox;
import sandtable.serial.MemoryInbox;
import sandtable.serial.TrayBridge;
import sandtable.serial.TrayEvent;
import sandtable.serial.TrayInbox;
import sandtable.serial.TrayLight;
import sandtable.serial.TrayListener;
import sandtable.serial.TrayRoll;
import sandtable.serial.TraySettings;

/**
 * {@code sandtable tray watch}: speaks with a tray as the companion does, and shows what it says. A roll is acknowledged only
 * after it was printed.
 */
@Command(
        name = "watch",
        description =
                "Speaks with the tray on a port like the companion, acknowledges what it printed, and shows it live until it is"
                        + " stopped (Ctrl-C). Don't watch a tray of which the companion is to get the rolls.",
        footer = {
            "",
            "Try it without a tray:",
            "  sandtable tray simulate /tmp/tray       in one terminal",
            "  sandtable tray watch /tmp/tray          in another; what stands in brackets is the verdict on a sentence",
            "  sandtable tray watch /tmp/tray --json   one line for each finished roll"
        },
        mixinStandardHelpOptions = true)
final class TrayWatchCommand implements Callable<Integer> {
    private static final Set<TrayLight.Trouble> HOPELESS =
            EnumSet.of(TrayLight.Trouble.BUSY, TrayLight.Trouble.NO_PERMISSION, TrayLight.Trouble.CANNOT_OPEN);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            paramLabel = "PORT",
            description = "A serial port, a link to one, or a pseudo terminal; waits until it is there.")
    private String port = "";

    @Option(names = "--json", description = "Prints one line for each finished roll, and nothing else.")
    private boolean json;

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "Keeps what came in FILE: watching again with it goes on without loss or doubling.")
    private Optional<Path> keep = Optional.empty();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description =
                    "Has the tray change a setting once it is found, and keep it: dice=rwb, dice=german (the last two are"
                            + " black), dice=d6 (ordinary dice), lock=3 (leaves die 3 out), lock=0 (takes all in again).")
    private List<String> settings = List.of();

    @Option(
            names = "--rolls",
            paramLabel = "N",
            description = "Ends after so many rolls; what comes along with the last one is printed too.")
    private long rolls = Long.MAX_VALUE;

    @Option(
            names = "--ask-below",
            paramLabel = "PERCENT",
            defaultValue = "90",
            converter = WholeNumber.Percent.class,
            description = "A die under this confidence is asked for (default: ${DEFAULT-VALUE}).")
    private int askBelow;

    private final CountDownLatch found = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile int exitCode = CommandLine.ExitCode.OK;

    @Override
    public Integer call() throws IOException, InterruptedException {
        TrayInbox inbox = keep.isPresent() ? new FileInbox(keep.get()) : new MemoryInbox();
        Printer printer = new Printer(
                inbox, spec.commandLine().getOut(), spec.commandLine().getErr());
        TrayBridge bridge = new TrayBridge(port, new TraySettings(askBelow), printer, printer).start();
        try {
            for (String setting : settings) {
                found.await();
                bridge.configure(setting);
            }
            done.await();
            return exitCode;
        } finally {
            bridge.close();
        }
    }

    private void end(int code) {
        exitCode = code;
        found.countDown();
        done.countDown();
    }

    /** Prints before it lets the bridge acknowledge. */
    private final class Printer implements TrayInbox, TrayListener {
        private final TrayInbox inbox;
        private final PrintWriter out;
        private final PrintWriter err;
        private long printed;

        Printer(TrayInbox inbox, PrintWriter out, PrintWriter err) {
            this.inbox = inbox;
            this.out = out;
            this.err = err;
        }

        @Override
        public Memory recall(String tray, String boot) {
            return inbox.recall(tray, boot);
        }

        @Override
        public synchronized void keep(Batch batch) {
            if (out.checkError()) {
                end(CommandLine.ExitCode.SOFTWARE);
                throw new IllegalStateException("nobody reads what is printed");
            }
            inbox.keep(batch);
            for (TrayRoll roll : batch.rolls()) {
                out.println(json ? TrayRollText.json(roll) : TrayRollText.plain(roll));
                printed++;
            }
            out.flush();
        }

        @Override
        public void heard(TrayEvent event) {
            if (event instanceof TrayEvent.Line line && !json) {
                boolean from = line.direction() == TrayEvent.Direction.FROM_TRAY;
                String verdict = line.verdict().isEmpty() ? "" : "   (" + line.verdict() + ")";
                out.println((from ? "tray  " : "host  ") + line.raw() + verdict);
            } else if (event instanceof TrayEvent.Light light) {
                show(light.light());
            } else if (event instanceof TrayEvent.Rolled && printed >= rolls) {
                end(CommandLine.ExitCode.OK);
            }
        }

        private void show(TrayLight light) {
            String tray = light.tray().orElse("tray");
            if (light.state() == TrayLight.State.FOUND && light.trouble() == TrayLight.Trouble.NONE) {
                err.println(tray + " found on " + light.port());
                found.countDown();
            } else if (!light.detail().isEmpty()) {
                err.println(light.detail());
            }
            if (light.tray().isEmpty() && HOPELESS.contains(light.trouble())) {
                end(CommandLine.ExitCode.SOFTWARE);
            }
        }
    }
}
