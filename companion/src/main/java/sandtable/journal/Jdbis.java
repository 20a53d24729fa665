package sandtable.journal;

import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jdbi.v3.core.statement.StatementExceptions.MessageRendering;

/** How all databases are spoken to. */
final class Jdbis {
    private Jdbis() {}

    /** Messages of failures are told without the statement's values, because among them are secrets. */
    static Jdbi on(DataSource source) {
        Jdbi jdbi = Jdbi.create(source);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(MessageRendering.NONE);
        return jdbi;
    }
}
