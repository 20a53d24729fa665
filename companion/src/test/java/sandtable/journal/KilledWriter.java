package sandtable.journal;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Appends and tells so, until it is killed: {@code HOME TABLE}. Each line on standard output is the position and key of an append that returned. */
final class KilledWriter {
    private KilledWriter() {}

    public static void main(String[] args) {
        PrintStream acknowledged = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        String table = args[1];
        try (Store store = Stores.sqlite(Path.of(args[0]))) {
            long position = store.journal().head(table).map(Line::position).orElse(0L);
            while (true) {
                position++;
                Draft draft = Drafts.draft(table, position);
                if (store.journal().append(draft) instanceof Appended.Stored stored) {
                    acknowledged.println(
                            stored.line().position() + " " + stored.line().hash());
                }
            }
        }
    }
}
