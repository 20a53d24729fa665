package sandtable.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.vision.enrol.Enrolment;

/** Learns an owner's dice from pictures. */
@Command(
        name = "enrol",
        description = "Learns your own dice from a folder with pictures and labels.csv (file,colour,face[,x,y]).",
        mixinStandardHelpOptions = true)
final class DiceEnrolCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(names = "--tray", paramLabel = "TRAY", description = "The tray the pictures were taken in.")
    private @Nullable Path tray;

    @Option(names = "--out", required = true, paramLabel = "SET", description = "File to write the set to.")
    private Path out;

    @Parameters(paramLabel = "FOLDER", description = "Folder with the pictures and labels.csv.")
    private Path folder;

    @Override
    public Integer call() throws Exception {
        Enrolment done = Enrolment.of(folder, DiceReaders.tray(tray));
        done.set().save(out);
        ObjectNode line = DiceJson.object().put("set", out.toString()).put("looks", done.looks());
        var colours = line.putArray("colours");
        done.set().colours().forEach(colours::add);
        var alike = line.putArray("alike");
        done.alike().forEach(pair -> alike.add(pair.words()));
        var missing = line.putArray("missing");
        done.missing().forEach(missing::add);
        var unclear = line.putArray("unclear");
        done.unclear().forEach(one -> unclear.add(one.colour() + " " + one.face()));
        var differing = line.putArray("differing");
        done.differing().forEach(one -> differing.add(one.colour() + " " + one.face()));
        var likeCloth = line.putArray("likeCloth");
        done.likeCloth().forEach(likeCloth::add);
        if (tray == null) {
            line.put("table", done.set().table().isPresent());
        }
        spec.commandLine().getOut().println(line);
        return 0;
    }
}
