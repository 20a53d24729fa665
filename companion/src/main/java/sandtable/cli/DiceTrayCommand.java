package sandtable.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.vision.tray.Tray;

/** Learns where a tray's floor lies in the camera's picture. */
@Command(
        name = "tray",
        description = "Learns the tray from a picture of it without dice.",
        mixinStandardHelpOptions = true)
final class DiceTrayCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--out", required = true, paramLabel = "TRAY", description = "File to write the tray to.")
    private Path out;

    @Option(
            names = "--corners",
            paramLabel = "\"x,y x,y x,y x,y\"",
            description =
                    "The floor's corners in pixels, clockwise from the upper left. Needed where the printed mat is"
                            + " not in view.")
    private @Nullable String corners;

    @Parameters(paramLabel = "EMPTY", description = "Picture of the empty tray.")
    private Path picture;

    @Override
    public Integer call() throws Exception {
        Optional<List<double[]>> given = corners == null ? Optional.empty() : Optional.of(parse(corners));
        Tray tray = Tray.learn(GivenFile.bytes(picture), given);
        tray.save(out);
        ObjectNode line = DiceJson.object().put("tray", out.toString());
        var array = line.putArray("corners");
        for (double[] c : tray.corners()) {
            array.addArray().add(DiceJson.rounded(c[0], 1)).add(DiceJson.rounded(c[1], 1));
        }
        tray.cloth()
                .ifPresent(cloth -> line.put("cloth", cloth.hex())
                        .put("light", DiceJson.rounded(cloth.light(), 0))
                        .put("evenness", DiceJson.rounded(cloth.evenness(), 2)));
        spec.commandLine().getOut().println(line);
        return 0;
    }

    private List<double[]> parse(String text) {
        List<double[]> all = new ArrayList<>();
        for (String pair : text.strip().split("[\\s;]+", -1)) {
            String[] xy = pair.split(",", -1);
            try {
                if (xy.length != 2) {
                    throw new NumberFormatException();
                }
                all.add(new double[] {Double.parseDouble(xy[0]), Double.parseDouble(xy[1])});
            } catch (NumberFormatException e) {
                throw new CommandLine.ParameterException(
                        spec.commandLine(), "--corners: \"" + pair + "\" is no corner; write x,y in pixels.", e);
            }
        }
        if (all.size() != 4) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(), "--corners: four corners are needed, and " + all.size() + " were given.");
        }
        return all;
    }
}
