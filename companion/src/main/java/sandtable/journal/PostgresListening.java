package sandtable.journal;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of other processes' appends: one connection and one thread, from the first listener on. If the connection breaks it is made anew, and
 * then every table's head is told, because what was said meanwhile is lost.
 */
final class PostgresListening implements AutoCloseable {
    static final String CHANNEL = "sandtable_journal";

    private static final Logger LOG = LoggerFactory.getLogger(PostgresListening.class);
    private static final long AGAIN_AFTER_MS = 500;

    private final DataSource source;
    private final Listeners listeners = new Listeners();
    private final CountDownLatch closed = new CountDownLatch(1);
    private @Nullable Connection connection;
    private boolean started;

    PostgresListening(DataSource source) {
        this.source = source;
    }

    static String payload(Appending appending) {
        return appending.position() + " " + appending.table();
    }

    /** Returns once appends are heard of. */
    Journal.Listening add(Consumer<Appending> listener) {
        Journal.Listening listening = listeners.add(listener);
        synchronized (this) {
            if (!started) {
                try {
                    Connection first = connect();
                    Thread thread = new Thread(() -> hearFrom(first), "sandtable-journal-listener");
                    thread.setDaemon(true);
                    thread.start();
                    started = true;
                } catch (SQLException e) {
                    listening.close();
                    throw new IllegalStateException("PostgreSQL can't be listened to: " + e.getMessage(), e);
                }
            }
        }
        return listening;
    }

    private synchronized Connection connect() throws SQLException {
        if (isClosed()) {
            throw new SQLException("The store is closed.");
        }
        Connection made = source.getConnection();
        connection = made;
        try (Statement statement = made.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
        }
        return made;
    }

    private void hearFrom(Connection first) {
        Optional<Connection> current = Optional.of(first);
        while (!isClosed()) {
            try {
                if (current.isEmpty()) {
                    Connection next = connect();
                    current = Optional.of(next);
                    heads(next).forEach(listeners::tell);
                }
                hear(current.get());
            } catch (SQLException e) {
                current.ifPresent(PostgresListening::closeQuietly);
                current = Optional.empty();
                if (!isClosed()) {
                    LOG.warn(
                            "The connection that hears of other processes' entries broke; trying again. {}",
                            e.getMessage());
                }
            }
            if (current.isEmpty() && waitToClose()) {
                return;
            }
        }
    }

    private void hear(Connection on) throws SQLException {
        PGConnection postgres = on.unwrap(PGConnection.class);
        while (!isClosed()) {
            PGNotification[] heard = postgres.getNotifications(0);
            for (PGNotification notification : heard == null ? new PGNotification[0] : heard) {
                String payload = notification.getParameter();
                int space = payload.indexOf(' ');
                listeners.tell(new Appending(payload.substring(space + 1), Long.parseLong(payload, 0, space, 10)));
            }
        }
    }

    private static List<Appending> heads(Connection on) throws SQLException {
        List<Appending> heads = new ArrayList<>();
        try (Statement statement = on.createStatement();
                ResultSet rows =
                        statement.executeQuery("SELECT table_id, MAX(position) FROM entry GROUP BY table_id")) {
            while (rows.next()) {
                heads.add(new Appending(rows.getString(1), rows.getLong(2)));
            }
        }
        return heads;
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    private boolean waitToClose() {
        try {
            return closed.await(AGAIN_AFTER_MS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    @Override
    public void close() {
        closed.countDown();
        Connection open;
        synchronized (this) {
            open = connection;
        }
        if (open != null) {
            closeQuietly(open);
        }
    }

    private static void closeQuietly(Connection connection) {
        try {
            connection.close();
        } catch (SQLException e) {
            LOG.debug("A connection did not close: {}", e.getMessage());
        }
    }
}
