package sandtable.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.read.DiceReader;

/** Reads pictures and prints one JSON line for each. */
@Command(
        name = "read",
        description = {
            "Reads the dice in pictures and prints a JSON line for each.",
            "In a tray that is too dark or mostly white, \"advice\" says what to change."
        },
        mixinStandardHelpOptions = true)
final class DiceReadCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--tray", paramLabel = "TRAY", description = "The tray the pictures were taken in.")
    private @Nullable Path tray;

    @Option(
            names = "--set",
            required = true,
            paramLabel = "SET",
            description = "The dice: a set's file, or \"pips\" for ordinary dice.")
    private String set;

    @Parameters(paramLabel = "IMAGE", arity = "1..*", description = "Pictures.")
    private List<Path> images;

    @Override
    public Integer call() throws Exception {
        DiceReader reader = DiceReaders.open(set, tray);
        int exit = 0;
        for (Path image : images) {
            ObjectNode line = DiceJson.object().put("file", image.toString());
            try {
                byte[] file = bytes(image);
                DiceJson.put(line, reader.read(file));
                reader.lightAdvice(file).ifPresent(advice -> line.put("advice", advice));
            } catch (UnreadablePictureException e) {
                line.put("error", e.getMessage());
                exit = 1;
            }
            spec.commandLine().getOut().println(line);
        }
        return exit;
    }

    private static byte[] bytes(Path image) throws UnreadablePictureException {
        try {
            return GivenFile.bytes(image);
        } catch (IOException e) {
            throw new UnreadablePictureException(Complaint.about(e));
        }
    }
}
