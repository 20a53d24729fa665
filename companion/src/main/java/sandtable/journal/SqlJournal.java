package sandtable.journal;

import java.io.IOException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

final class SqlJournal implements Journal {
    private static final String LINES = """
            SELECT e.table_id, e.position, e.at, e.seat, e.device, e.entry_key, e.public_part, e.previous, e.secret_hash, e.hash,
                   s.salt, s.secret_part
            FROM entry e LEFT JOIN entry_secret s ON s.table_id = e.table_id AND s.position = e.position
            WHERE e.table_id = ?
            """;

    private final Database database;
    private final Salts salts;

    SqlJournal(Database database, Salts salts) {
        this.database = database;
        this.salts = salts;
    }

    @Override
    public Appended append(Draft draft, Optional<Settling> settling) {
        Appended appended = appendDurably(draft, settling);
        if (appended instanceof Appended.Stored) {
            database.appended(new Appending(draft.table(), draft.position()));
        }
        return appended;
    }

    private Appended appendDurably(Draft draft, Optional<Settling> settling) {
        while (true) {
            try {
                return database.write(handle -> append(handle, draft, settling));
            } catch (UnableToExecuteStatementException e) {
                if (!(e.getCause() instanceof SQLException failure) || !database.lostRace(failure)) {
                    throw e;
                }
            }
        }
    }

    private Appended append(Handle handle, Draft draft, Optional<Settling> settling) {
        Optional<Head> last = handle.select(
                        "SELECT position, hash FROM entry WHERE table_id = ? ORDER BY position DESC LIMIT 1",
                        draft.table())
                .map((row, context) -> new Head(row.getLong(1), row.getString(2)))
                .findOne();
        // After the head: whoever sees a rival's entry there sees its key too.
        Optional<Line> earlier = find(handle, draft.table(), draft.key());
        if (earlier.isPresent()) {
            return new Appended.Repeated(earlier.get());
        }
        Head head = last.orElse(new Head(0, Chain.START));
        if (draft.position() <= head.position()) {
            return new Appended.Taken(head.position());
        }
        if (last.isEmpty()) {
            SqlTables.require(handle, draft.table());
        }
        if (draft.position() > head.position() + 1) {
            throw Refusals.gap(draft, head.position());
        }
        if (settling.isPresent() && !SqlInbox.settle(handle, draft, settling.get())) {
            return new Appended.NotOffered(settling.get().reading());
        }
        byte[] salt = salts.next();
        Line line = Chain.seal(draft, head.hash(), salt);
        insert(handle, line, salt);
        database.appending(handle, new Appending(line.table(), line.position()));
        return new Appended.Stored(line);
    }

    private static void insert(Handle handle, Line line, byte[] salt) {
        handle.execute(
                "INSERT INTO entry (table_id, position, at, seat, device, entry_key, public_part, previous, secret_hash, hash)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                line.table(),
                line.position(),
                line.at().toEpochMilli(),
                line.seat(),
                line.device(),
                line.key(),
                line.publicPart(),
                line.previous(),
                line.secretHash(),
                line.hash());
        handle.execute(
                "INSERT INTO entry_secret (table_id, position, salt, secret_part) VALUES (?, ?, ?, ?)",
                line.table(),
                line.position(),
                salt,
                line.secretPart().orElse(null));
    }

    @Override
    public List<Line> read(String table, long after) {
        return database.read(handle -> handle.select(LINES + " AND e.position > ? ORDER BY e.position", table, after)
                .map((row, context) -> line(row))
                .list());
    }

    @Override
    public Optional<Line> find(String table, String key) {
        return database.read(handle -> find(handle, table, key));
    }

    private static Optional<Line> find(Handle handle, String table, String key) {
        return handle.select(LINES + " AND e.entry_key = ?", table, key)
                .map((row, context) -> salted(row).line())
                .findOne();
    }

    @Override
    public Optional<Line> head(String table) {
        return database.read(handle -> handle.select(LINES + " ORDER BY e.position DESC LIMIT 1", table)
                .map((row, context) -> salted(row).line())
                .findOne());
    }

    @Override
    public Listening listen(Consumer<Appending> listener) {
        return database.listen(listener);
    }

    @Override
    public Verdict verify(String table, Optional<String> head) {
        return Chain.verify(table, all(table), head);
    }

    @Override
    public void export(String table, Secrets secrets, Appendable out) throws IOException {
        Export.write(all(table), secrets, out);
    }

    private List<Salted> all(String table) {
        return database.read(handle -> handle.select(LINES + " ORDER BY e.position", table)
                .map((row, context) -> salted(row))
                .list());
    }

    /** A salt that is missing reads as an empty one, which verifies nothing. */
    private static Salted salted(ResultSet row) throws SQLException {
        byte[] salt = row.getBytes(11);
        return new Salted(line(row), Optional.of(Bytes.of(salt == null ? new byte[0] : salt)));
    }

    private static Line line(ResultSet row) throws SQLException {
        Draft draft = new Draft(
                row.getString(1),
                row.getLong(2),
                Instant.ofEpochMilli(row.getLong(3)),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                Optional.ofNullable(row.getString(12)));
        return new Line(draft, row.getString(8), row.getString(9), row.getString(10));
    }

    private record Head(long position, String hash) {}
}
