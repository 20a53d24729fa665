package sandtable.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.vision.bench.DrawnBench;
import sandtable.vision.bench.Faults;
import sandtable.vision.bench.LiveBench;
import sandtable.vision.bench.PhotoBench;
import sandtable.vision.bench.Showing;
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
            converter = WholeNumber.Count.class,
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
            names = "--faults",
            paramLabel = "FOLDER",
            description = "Keeps here what was read otherwise than it lies: faults.csv and a piece of each picture.")
    private @Nullable Path faults;

    @Option(
            names = "--no-tray",
            description =
                    "With --level, --trays or --speed: enrols and reads without the tray, as from a camera that looks"
                            + " straight down.")
    private boolean noTray;

    @Option(
            names = "--alone",
            description = "With --level: enrols from pictures of one die each, with no place told, instead of six group"
                    + " pictures.")
    private boolean shownAlone;

    /** What is read in place of drawn trays of all kinds and a film. */
    private static final class Alone {
        @Option(
                names = "--level",
                paramLabel = "LEVEL",
                split = ",",
                description =
                        "Draws owners' dice of these levels alone: ${COMPLETION-CANDIDATES}, with commas between.")
        private List<Level> levels = List.of();

        @Option(
                names = "--photos",
                paramLabel = "FOLDER",
                description = "Reads the folders of labelled photographs in this folder alone.")
        private @Nullable Path photos;

        @Option(
                names = "--trays",
                paramLabel = "FOLDER",
                description =
                        "Reads the tables in this folder alone; each has its empty tray, pictures to enrol and throws.")
        private @Nullable Path trays;

        @Option(names = "--speed", description = "Measures alone how long six dice take, warm, on one core.")
        private boolean speed;
    }

    @ArgGroup
    private Alone alone = new Alone();

    @Override
    public Integer call() throws Exception {
        if (noTray && alone.trays == null && alone.levels.isEmpty() && !alone.speed) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "--no-tray goes with --level, --trays or --speed: name one of them, or leave it out.");
        }
        if (shownAlone && alone.levels.isEmpty()) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--alone goes with --level: name a level, or leave it out.");
        }
        if (alone.speed) {
            SpeedBench.run(part, !noTray, this::print);
            return 0;
        }
        Faults kept = faults == null ? Faults.none() : Faults.in(faults);
        if (alone.trays != null) {
            TrayBench.run(alone.trays, !noTray, kept, this::print);
        } else if (alone.photos != null) {
            PhotoBench.run(alone.photos, kept, this::print);
        } else if (!alone.levels.isEmpty()) {
            new DrawnBench(part, alone.levels, dice, table, new Showing(!noTray, shownAlone), kept)
                    .symbols(this::print);
        } else {
            DrawnBench drawn = new DrawnBench(part, List.of(Level.values()), dice, table, Showing.USUAL, kept);
            drawn.symbols(this::print);
            drawn.pips(this::print);
            LiveBench.run(this::print);
        }
        return 0;
    }

    private void print(String line) {
        spec.commandLine().getOut().println(line);
    }
}
