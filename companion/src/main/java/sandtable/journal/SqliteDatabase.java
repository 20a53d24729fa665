package sandtable.journal;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/**
 * One SQLite file: a single connection that writes, a few that read.
 *
 * <p>Write-ahead log with synchronous=FULL: what is committed survives a power cut, for one fsync a commit.
 */
final class SqliteDatabase implements Database {
    /** The newest migration; PRAGMA user_version says which one a file has, so that a warm start needs no Flyway (0.4 s). */
    private static final int FORM = 1;

    private static final int BUSY_MS = 5_000;
    private static final int READERS = 3;

    private final Listeners listeners = new Listeners();
    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final Jdbi writer;
    private final Jdbi reader;

    private SqliteDatabase(HikariDataSource writing, HikariDataSource reading) {
        this.writing = writing;
        this.reading = reading;
        this.writer = Jdbis.on(writing);
        this.reader = Jdbis.on(reading);
    }

    /** Opens the file, makes it where there is none, brings an older one up to date. */
    static SqliteDatabase open(Path file) {
        OwnersFiles.create(file);
        HikariDataSource writing = writing(file);
        try {
            migrate(writing, file);
            HikariConfig config = config("sandtable-reader", source(file, TransactionMode.DEFERRED), READERS);
            config.setMinimumIdle(0);
            config.setInitializationFailTimeout(-1);
            config.setConnectionInitSql("PRAGMA query_only = ON");
            return new SqliteDatabase(writing, new HikariDataSource(config));
        } catch (RuntimeException e) {
            writing.close();
            throw e;
        }
    }

    private static HikariDataSource writing(Path file) {
        try {
            return new HikariDataSource(config("sandtable-writer", source(file, TransactionMode.IMMEDIATE), 1));
        } catch (HikariPool.PoolInitializationException e) {
            throw unreadable(file, e);
        }
    }

    private static IllegalStateException unreadable(Path file, Exception cause) {
        return new IllegalStateException(
                "The data in " + file + " can't be read: it is damaged, or no SQLite file. Put a backup in its place,"
                        + " or name another folder with --home.",
                cause);
    }

    private static void migrate(HikariDataSource writing, Path file) {
        int form = form(writing, file);
        if (form > FORM) {
            throw new IllegalStateException("The data in " + file + " was written by a newer Sandtable (form " + form
                    + ", this one knows " + FORM + "). Start the newer one, or name another folder with --home.");
        }
        if (form < FORM) {
            Migrations.run(writing, "sqlite");
        }
    }

    private static int form(HikariDataSource writing, Path file) {
        try (Connection connection = writing.getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("PRAGMA user_version")) {
            return row.next() ? row.getInt(1) : 0;
        } catch (SQLException e) {
            throw unreadable(file, e);
        }
    }

    private static SQLiteDataSource source(Path file, TransactionMode mode) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MS);
        config.setTransactionMode(mode);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static HikariConfig config(String name, SQLiteDataSource source, int size) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setDataSource(source);
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(2L * BUSY_MS);
        config.setMaxLifetime(0);
        return config;
    }

    @Override
    public <R> R write(Function<Handle, R> work) {
        return writer.inTransaction(work::apply);
    }

    @Override
    public <R> R read(Function<Handle, R> work) {
        return reader.inTransaction(work::apply);
    }

    /** Never: whoever writes has locked the file before he reads what he decides on. */
    @Override
    public boolean lostRace(SQLException failure) {
        return false;
    }

    @Override
    public void appending(Handle handle, Appending appending) {}

    @Override
    public void appended(Appending appending) {
        listeners.tell(appending);
    }

    @Override
    public Journal.Listening listen(Consumer<Appending> listener) {
        return listeners.add(listener);
    }

    /** A consistent copy while others go on writing; there whole or not at all. */
    void backup(Path target) {
        Path absolute = target.toAbsolutePath();
        if (Files.exists(absolute)) {
            throw new IllegalArgumentException("There is a file " + target + " already. Name another one.");
        }
        Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            OwnersFiles.create(part);
            reader.useHandle(handle -> {
                handle.execute("PRAGMA query_only = OFF");
                try {
                    handle.execute("VACUUM INTO ?", part.toString());
                } finally {
                    handle.execute("PRAGMA query_only = ON");
                }
            });
            try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(part, absolute, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileAlreadyExistsException e) {
            throw new IllegalArgumentException("There is a file " + target + " already. Name another one.", e);
        } catch (IOException e) {
            throw new UncheckedIOException("The backup can't be written to " + target + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        reading.close();
        writing.close();
    }
}
