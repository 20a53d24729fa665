package sandtable.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL database that several processes share. The unique constraints decide who was first; NOTIFY tells the others. */
final class PostgresDatabase implements Database {
    private static final int CONNECTIONS = 4;
    private static final long WAIT_MS = 10_000;

    /** SQLSTATE unique_violation, PostgreSQL's manual, appendix A. */
    private static final String UNIQUE_VIOLATION = "23505";

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final PostgresListening listening;

    private PostgresDatabase(HikariDataSource pool, PostgresListening listening) {
        this.pool = pool;
        this.jdbi = Jdbis.on(pool);
        this.listening = listening;
    }

    /**
     * @param jdbcUrl {@code jdbc:postgresql://HOST/DATABASE?user=...&password=...}
     */
    static PostgresDatabase open(String jdbcUrl) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setURL(jdbcUrl);
        // What the server would tell of a failing row may be secret.
        source.setLogServerErrorDetail(false);
        source.setApplicationName("sandtable");
        HikariConfig config = new HikariConfig();
        config.setPoolName("sandtable-postgres");
        config.setDataSource(source);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(WAIT_MS);
        HikariDataSource pool = new HikariDataSource(config);
        try {
            Migrations.run(pool, "postgres");
            return new PostgresDatabase(pool, new PostgresListening(source));
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
    }

    @Override
    public <R> R write(Function<Handle, R> work) {
        return jdbi.inTransaction(work::apply);
    }

    @Override
    public <R> R read(Function<Handle, R> work) {
        return jdbi.inTransaction(work::apply);
    }

    @Override
    public boolean lostRace(SQLException failure) {
        return UNIQUE_VIOLATION.equals(failure.getSQLState());
    }

    /** PostgreSQL delivers it when the transaction commits, and never if it doesn't. */
    @Override
    public void appending(Handle handle, Appending appending) {
        handle.select("SELECT pg_notify(?, ?)", PostgresListening.CHANNEL, PostgresListening.payload(appending))
                .mapTo(String.class)
                .list();
    }

    @Override
    public void appended(Appending appending) {}

    @Override
    public Journal.Listening listen(Consumer<Appending> listener) {
        return listening.add(listener);
    }

    @Override
    public void close() {
        listening.close();
        pool.close();
    }
}
