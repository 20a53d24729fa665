package sandtable.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.check.Checked;
import sandtable.check.Checks;
import sandtable.data.Packs;

/** {@code sandtable check KIND < file.json}: a what-if ruling by the rules that play the game. */
@Command(
        name = "check",
        description = "Rules on a what-if question, read as JSON from standard input; the answer is JSON too.",
        mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(
            paramLabel = "KIND",
            description = "What is asked: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Kinds.class)
    private String kind = "";

    @Option(names = "--lang", paramLabel = "LANG", description = "en or de; en if left out.")
    private String language = "en";

    @Option(
            names = "--home",
            paramLabel = "FOLDER",
            description = "Where Sandtable keeps its data, for the packs in it; ~/.sandtable if left out.")
    private Path home = Path.of(System.getProperty("user.home"), ".sandtable");

    private static final class Kinds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Checks.over(Packs.shipped()).kinds().iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        Checks checks = Checks.over(Packs.with(home.resolve("packs")));
        if (!checks.kinds().contains(kind)) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "There is no check '" + kind + "'. There are: " + String.join(", ", checks.kinds()) + ".");
        }
        String question = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        Checked checked = checks.check(kind, question, language);
        PrintWriter out = spec.commandLine().getOut();
        out.println(checked.text());
        out.flush();
        return checked instanceof Checked.Refused ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
    }
}
