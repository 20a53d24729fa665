package sandtable.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.vision.camera.Camera;
import sandtable.vision.camera.Frame;
import sandtable.vision.camera.LiveReader;
import sandtable.vision.camera.LiveReading;
import sandtable.vision.camera.RestFinder;
import sandtable.vision.camera.ViewWatch;

/** Follows a camera: states, and what hinders it, on standard error, a JSON line for each rest on standard output. */
@Command(
        name = "watch",
        description = "Follows a camera and prints a JSON line each time the dice have come to rest.",
        mixinStandardHelpOptions = true)
final class DiceWatchCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--tray", paramLabel = "TRAY", description = "The tray under the camera.")
    private @Nullable Path tray;

    @Option(
            names = "--set",
            defaultValue = "pips",
            paramLabel = "SET",
            description = "The dice: a set's file, or \"pips\" (default).")
    private String set;

    @Parameters(
            paramLabel = "SOURCE",
            description = "A camera's number or address, a folder of pictures, or an AVI film with MJPEG.")
    private String source;

    private RestFinder.State shown = RestFinder.State.WAITING;
    private Optional<String> trouble = Optional.empty();

    @Override
    public Integer call() throws Exception {
        try (ViewWatch watch = tray == null ? ViewWatch.anywhere() : ViewWatch.ofTray();
                LiveReader live = new LiveReader(DiceReaders.open(set, tray), watch);
                Camera camera = Camera.open(source)) {
            Consumer<String> spoilt = spec.commandLine().getErr()::println;
            for (Optional<Frame> next = camera.next(spoilt); next.isPresent(); next = camera.next(spoilt)) {
                try (Frame frame = next.get()) {
                    Optional<LiveReading> reading = live.next(frame);
                    tell(live);
                    reading.ifPresent(this::print);
                }
            }
        }
        return 0;
    }

    private void tell(LiveReader live) {
        if (!live.trouble().equals(trouble)) {
            trouble = live.trouble();
            spec.commandLine()
                    .getErr()
                    .println(trouble.map(DiceWatchCommand::words).orElse("sees the tray again"));
        }
        if (live.state() != shown) {
            shown = live.state();
            spec.commandLine()
                    .getErr()
                    .println(shown.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        }
    }

    private static String words(String trouble) {
        return trouble.equals("dark")
                ? "dark: too dark to read dice in; turn on a lamp"
                : "moved: the camera was moved; put it back, or learn the empty tray again";
    }

    private void print(LiveReading reading) {
        ObjectNode line = DiceJson.object().put("at", DiceJson.rounded(reading.millis(), 0));
        DiceJson.put(line, reading.seen());
        var stayed = line.putArray("stayed");
        reading.stayed().forEach(stayed::add);
        spec.commandLine().getOut().println(line);
    }
}
