package sandtable.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.vision.picture.WholeFile;
import sandtable.vision.tray.PrintedMat;

/** Writes the mat that shows the camera where the tray is. */
@Command(
        name = "mat",
        description = "Writes a mat to print and lay into the tray, so that the camera finds its corners.",
        mixinStandardHelpOptions = true)
final class DiceMatCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--paper",
            defaultValue = "A4",
            description = "${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}).")
    private PrintedMat.Paper paper;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE.pdf",
            description = "File to write; print it at 100 %%.")
    private Path out;

    @Override
    public Integer call() throws Exception {
        WholeFile.write(out, PrintedMat.pdf(paper));
        spec.commandLine()
                .getOut()
                .println(DiceJson.object().put("mat", out.toString()).put("paper", paper.name()));
        return 0;
    }
}
