package sandtable.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.vision.bench.DrawnBench;
import sandtable.vision.bench.Faults;
import sandtable.vision.bench.LiveBench;
import sandtable.vision.bench.PhotoBench;
import sandtable.vision.bench.SpeedBench;
import sandtable.vision.bench.TrayBench;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;

/** Reads drawn trays and labelled photographs and prints how often that was right. */
@Command(
        name = "vision",
        description = "Reads drawn trays and labelled photographs and prints how often that was right.",
        mixinStandardHelpOptions = true)
final class BenchVisionCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--dice",
            defaultValue = "216",
            description = "Dice drawn at each level (default ${DEFAULT-VALUE}).")
    private int dice;

    @Option(names = "--table", defaultValue = "0", description = "First table's number (default ${DEFAULT-VALUE}).")
    private long table;

    @Option(
            names = "--part",
            defaultValue = "REPORT",
            description =
                    "Whose tables: ${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}, of which figures are told).")
    private Part part = Part.REPORT;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "Draws owners' dice of these levels alone: ${COMPLETION-CANDIDATES}; may be given again.")
    private List<Level> levels = List.of();

    @Option(
            names = "--faults",
            paramLabel = "FOLDER",
            description = "Keeps here what was read otherwise than it lies: faults.csv and a piece of each picture.")
    private @Nullable Path faults;

    @Option(names = "--photos", paramLabel = "FOLDER", description = "Folder with folders of labelled photographs.")
    private @Nullable Path photos;

    @Option(
            names = "--trays",
            paramLabel = "FOLDER",
            description =
                    "Reads the tables in this folder alone; each has its empty tray, pictures to enrol and throws.")
    private @Nullable Path trays;

    @Option(names = "--speed", description = "Measures alone how long six dice take, warm, on one core.")
    private boolean speed;

    @Override
    public Integer call() throws Exception {
        if (speed) {
            SpeedBench.run(part, this::print);
            return 0;
        }
        Faults kept = faults == null ? Faults.none() : Faults.in(faults);
        if (trays != null) {
            TrayBench.run(trays, kept, this::print);
            return 0;
        }
        if (!levels.isEmpty()) {
            new DrawnBench(part, levels, dice, table, kept).symbols(this::print);
            return 0;
        }
        DrawnBench drawn = new DrawnBench(part, List.of(Level.values()), dice, table, kept);
        drawn.symbols(this::print);
        drawn.pips(this::print);
        LiveBench.run(this::print);
        if (photos != null) {
            try (Stream<Path> all = Files.list(photos)) {
                List<Path> folders = all.filter(f -> Files.isRegularFile(f.resolve("labels.csv")))
                        .sorted()
                        .toList();
                for (Path folder : folders) {
                    PhotoBench.run(folder, kept, this::print);
                }
            }
        }
        return 0;
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
    }
}
