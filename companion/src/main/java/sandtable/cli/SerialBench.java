package sandtable.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.serial.EmulatedBoard;
import sandtable.serial.MutationFigure;
import sandtable.serial.SoakFigure;
import sandtable.serial.UnplugFigure;

/** The serial tray's figures; see docs/serial.md. */
@Command(name = "serial", description = "The serial tray's figures.", mixinStandardHelpOptions = true)
final class SerialBench implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--seed", defaultValue = "1", description = "Of all that is random (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--firmware",
            paramLabel = "FOLDER",
            defaultValue = "serial-bridge/firmware",
            description = "Where the firmware's sources are (default: ${DEFAULT-VALUE}).")
    private Path firmware = Path.of("");

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "say which: mutations, soak, unplug");
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
        SoakFigure figure = SoakFigure.measure(firmware, work(), Duration.ofSeconds(seconds), seed);
        return told(figure, figure.holds());
    }

    @Command(name = "unplug", description = "The emulated tray unplugged in the middle of rolls.")
    int unplug(
            @Option(names = "--cycles", defaultValue = "200", description = "How often (default: ${DEFAULT-VALUE}).")
                    int cycles)
            throws IOException, InterruptedException {
        requireEmulator();
        UnplugFigure figure = UnplugFigure.measure(firmware, work(), cycles, seed);
        return told(figure, figure.holds());
    }

    private static void requireEmulator() throws IOException {
        Optional<String> missing = EmulatedBoard.missing();
        if (missing.isPresent()) {
            throw new IOException(missing.get());
        }
    }

    private static Path work() throws IOException {
        return Files.createTempDirectory("sandtable-serial");
    }

    private int told(Object figure, boolean holds) {
        spec.commandLine().getOut().println(figure);
        return holds ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }
}
