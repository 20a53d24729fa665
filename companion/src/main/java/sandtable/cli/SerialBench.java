package sandtable.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.bench.ServedBench;
import sandtable.bench.ServedFigure;
import sandtable.bench.WorkFolder;
import sandtable.data.Packs;
import sandtable.dice.Claims;
import sandtable.dice.Readings;
import sandtable.dice.Sources;
import sandtable.dice.TrayDesk;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.live.LiveTables;
import sandtable.serial.EmulatedBoard;
import sandtable.serial.KillFigure;
import sandtable.serial.LatencyFigure;
import sandtable.serial.MutationFigure;
import sandtable.serial.SoakFigure;
import sandtable.serial.UnplugFigure;

/** The serial tray's figures; see docs/serial.md. */
@Command(
        name = "serial",
        description = "The serial tray's figures.",
        mixinStandardHelpOptions = true,
        scope = CommandLine.ScopeType.INHERIT)
final class SerialBench implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--seed",
            scope = CommandLine.ScopeType.INHERIT,
            defaultValue = "1",
            description = "Of all that is random (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--firmware",
            scope = CommandLine.ScopeType.INHERIT,
            paramLabel = "FOLDER",
            defaultValue = "serial-bridge/firmware",
            description = "Where the firmware's sources are (default: ${DEFAULT-VALUE}).")
    private Path firmware = Path.of("");

    @Override
    public void run() {
        throw new CommandLine.ParameterException(
                spec.commandLine(), "say which: mutations, soak, served, unplug, kills, latency");
    }

    @Command(name = "mutations", description = "Spoiled sentences against a strict reference check.")
    int mutations(
            @Option(names = "--count", defaultValue = "1000000", description = "Sentences (default: ${DEFAULT-VALUE}).")
                    long count) {
        MutationFigure figure = MutationFigure.measure(count, seed);
        return told(figure, figure.holds());
    }

    @Command(name = "soak", description = "Dice thrown without a pause on the emulated firmware.")
    int soak(
            @Option(names = "--seconds", defaultValue = "600", description = "How long (default: ${DEFAULT-VALUE}).")
                    long seconds)
            throws IOException, InterruptedException {
        requireEmulator();
        try (WorkFolder work = WorkFolder.make("bench-serial-")) {
            SoakFigure figure = SoakFigure.measure(firmware, work.path(), Duration.ofSeconds(seconds), seed);
            return told(figure, figure.holds());
        }
    }

    @Command(name = "unplug", description = "The emulated tray unplugged in the middle of rolls.")
    int unplug(
            @Option(
                            names = "--cycles",
                            defaultValue = "200",
                            converter = WholeNumber.Count.class,
                            description = "How often (default: ${DEFAULT-VALUE}).")
                    int cycles)
            throws IOException, InterruptedException {
        requireEmulator();
        try (WorkFolder work = WorkFolder.make("bench-serial-")) {
            UnplugFigure figure = UnplugFigure.measure(firmware, work.path(), cycles, seed);
            return told(figure, figure.holds());
        }
    }

    @Command(
            name = "kills",
            description = "`tray watch --keep` killed in the middle of rolls of the emulated tray, and started again.")
    int kills(
            @Option(
                            names = "--kills",
                            defaultValue = "50",
                            converter = WholeNumber.Count.class,
                            description = "How often (default: ${DEFAULT-VALUE}).")
                    int kills)
            throws IOException, InterruptedException {
        requireEmulator();
        try (WorkFolder work = WorkFolder.make("bench-serial-")) {
            KillFigure figure = KillFigure.measure(firmware, work.path(), kills, seed, SerialBench::watch);
            return told(figure, figure.holds());
        }
    }

    /** This program once more, as a reader of the port. */
    private static List<String> watch(Path port, Path kept) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "tray",
                "watch",
                port.toString(),
                "--json",
                "--keep",
                kept.toString());
    }

    @Command(
            name = "served",
            description =
                    "`serve` killed and the emulated tray unplugged in the middle of rolls, up to the tables' journals.")
    int served(
            @Option(
                            names = "--kills",
                            defaultValue = "50",
                            description = "How often the companion is killed (default: ${DEFAULT-VALUE}).")
                    int kills,
            @Option(
                            names = "--unplugs",
                            defaultValue = "200",
                            description = "How often the cable is pulled (default: ${DEFAULT-VALUE}).")
                    int unplugs)
            throws IOException, InterruptedException {
        requireEmulator();
        try (WorkFolder work = WorkFolder.make("bench-serial-")) {
            ServedFigure figure = ServedBench.measure(firmware, work.path(), kills, unplugs, seed);
            return told(figure, figure.holds());
        }
    }

    @Command(
            name = "latency",
            description = "From the last byte of END to its reading durable in the companion's SQLite file.")
    int latency(
            @Option(
                            names = "--rolls",
                            defaultValue = "500",
                            converter = WholeNumber.Count.class,
                            description = "Rolls (default: ${DEFAULT-VALUE}).")
                    int rolls)
            throws IOException, InterruptedException {
        Clock clock = Clock.systemUTC();
        try (WorkFolder work = WorkFolder.make("bench-serial-");
                Store store = Stores.sqlite(work.path());
                LiveTables tables = new LiveTables(
                        store, Games.all(), Packs.with(work.path().resolve("packs")), clock, Version.NUMBER);
                TrayDesk desk = new TrayDesk(
                        store.inbox(),
                        new Readings(store.inbox(), tables, new Claims(store.box())),
                        new Sources(),
                        clock,
                        TrayDesk.Search.NAMED_ONLY)) {
            LatencyFigure figure = LatencyFigure.measure(desk, work.path().resolve("tray"), rolls);
            return told(figure, figure.holds());
        }
    }

    private static void requireEmulator() throws IOException {
        Optional<String> missing = EmulatedBoard.missing();
        if (missing.isPresent()) {
            throw new IOException(missing.get());
        }
    }

    private int told(Object figure, boolean holds) {
        spec.commandLine().getOut().println(figure);
        return holds ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
