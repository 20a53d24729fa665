package sandtable.journal;

import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** What the SQL stores need of a database, and what differs between them. */
interface Database extends AutoCloseable {
    /** Runs in one transaction that may write; what it throws undoes all of it. */
    <R> R write(Function<Handle, R> work);

    /** Runs in one transaction that only reads. */
    <R> R read(Function<Handle, R> work);

    /** Whether another process was quicker, so that trying once more will see what it did. */
    boolean lostRace(SQLException failure);

    /** Called inside the transaction that appends. */
    void appending(Handle handle, Appending appending);

    /** Called once the append is durable. */
    void appended(Appending appending);

    Journal.Listening listen(Consumer<Appending> listener);

    @Override
    void close();
}
