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
import sandtable.vision.bench.LiveBench;
import sandtable.vision.bench.SpeedBench;
import sandtable.vision.bench.TrayBench;
import sandtable.vision.bench.VisionBench;
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
                    "Whose tables: ${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}, on which nothing is tuned).")
    private Part part = Part.REPORT;

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
        if (trays != null) {
            TrayBench.run(trays, this::print);
            return 0;
        }
        VisionBench.drawn(part, dice, table, this::print);
        VisionBench.drawnPips(part, dice, table, this::print);
        LiveBench.run(this::print);
        if (photos != null) {
            try (Stream<Path> all = Files.list(photos)) {
                List<Path> folders = all.filter(f -> Files.isRegularFile(f.resolve("labels.csv")))
                        .sorted()
                        .toList();
                for (Path folder : folders) {
                    VisionBench.photographs(folder, this::print);
                }
            }
        }
        return 0;
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
    }
}
