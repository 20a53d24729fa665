package sandtable.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.journal.Export;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.journal.Verdict;

/** {@code sandtable verify}: checks that a table's journal is as it was written; from the home folder, or from an exported file. */
@Command(
        name = "verify",
        description = "Checks that a table's journal is whole and as it was written. Exit 0 if it is, 1 if not.",
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "TABLE", description = "A table's id, or the file of its export.")
    private String table = "";

    @Option(
            names = "--head",
            paramLabel = "HASH",
            description = "A seal that a phone kept: with it one sees that an end was cut off.")
    private @Nullable String head;

    @Option(names = "--home", paramLabel = "FOLDER", description = "The folder with all data. Default: ~/.sandtable.")
    private @Nullable Path home;

    @Override
    public Integer call() throws IOException {
        Verdict verdict = Files.isRegularFile(Path.of(table))
                ? Export.verify(GivenFile.lines(Path.of(table)), Optional.ofNullable(head))
                : stored();
        spec.commandLine().getOut().println(words(verdict));
        return verdict instanceof Verdict.Whole ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
    }

    private Verdict stored() throws IOException {
        Path folder = home == null ? Path.of(System.getProperty("user.home"), ".sandtable") : home;
        try (Store store = Stores.sqliteThatIsThere(folder)) {
            if (store.tables().find(table).isEmpty()) {
                throw new IOException("There is no table '" + table + "' in " + folder
                        + ". Its id stands in the address of its pages.");
            }
            return store.journal().verify(table, Optional.ofNullable(head));
        }
    }

    private static String words(Verdict verdict) {
        if (verdict instanceof Verdict.Whole whole) {
            return "whole: " + whole.entries() + " entries, head " + whole.head();
        }
        if (verdict instanceof Verdict.CutOff cut) {
            return "cut off: " + cut.entries() + " entries fit each other, but the kept seal is not among them; head "
                    + cut.head();
        }
        Verdict.Broken broken = (Verdict.Broken) verdict;
        return "broken at entry " + broken.position() + ": " + broken.fault();
    }
}
