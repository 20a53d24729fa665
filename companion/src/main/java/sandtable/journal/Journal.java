package sandtable.journal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The append-only journals of all tables. Nothing here changes or removes a line. */
public interface Journal {
    /** Appends one entry that has to do with no reading; see {@link #append(Draft, Optional)}. */
    default Appended append(Draft draft) {
        return append(draft, Optional.empty());
    }

    /**
     * Appends one entry, durably, and in the same transaction settles the reading it has to do with.
     *
     * @throws IllegalArgumentException if there is no such table, or if the position would leave a gap
     */
    Appended append(Draft draft, Optional<Settling> settling);

    /** The lines after this position, in order; none if there is no such table. */
    List<Line> read(String table, long after);

    /** The line with this key. */
    Optional<Line> find(String table, String key);

    /** The last line. */
    Optional<Line> head(String table);

    /**
     * Tells of every append from now on, by this process or another one on the same database. The listener runs on a thread of the store
     * or of who appends, must be quick, and must not append; it may hear of one entry twice, and of several by the last of them.
     *
     * @return close it to hear no more
     */
    Listening listen(Consumer<Appending> listener);

    /**
     * Checks a table's whole chain, the secret parts too.
     *
     * @param head the hash of an entry that somebody kept, in hex: with it one sees a chain that was cut off or written anew
     */
    Verdict verify(String table, Optional<String> head);

    /**
     * Writes the table's lines as JSON, one a line, each with what is needed to check the chain. {@link Export} says the form.
     *
     * @param secrets whether the secret parts and their salts go with it; open them only once the game is over
     */
    void export(String table, Secrets secrets, Appendable out) throws IOException;

    /** A running {@link #listen}. */
    interface Listening extends AutoCloseable {
        @Override
        void close();
    }

    enum Secrets {
        /** Only what everybody at the table may read. */
        SEALED,
        /** The secret parts too. */
        OPENED
    }
}
