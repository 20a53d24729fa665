package sandtable.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jdbi.v3.core.Handle;

final class SqlInbox implements Inbox {
    private static final String READINGS =
            "SELECT id, table_id, seat, request, source, dice, raw, picture, state, at FROM reading";

    private static final String SENTENCES = "SELECT tray, boot, seq, raw, awaits_roll, at FROM sentence";

    private final Database database;

    SqlInbox(Database database) {
        this.database = database;
    }

    @Override
    public void keep(List<Sentence> sentences, List<Finished> finished) {
        database.write(handle -> {
            for (Finished roll : finished) {
                handle.execute(
                        "UPDATE sentence SET awaits_roll = 0 WHERE tray = ? AND boot = ? AND awaits_roll = 1",
                        roll.tray(),
                        roll.boot());
                insert(handle, roll.reading());
            }
            sentences.forEach(sentence -> insert(handle, sentence));
            return true;
        });
    }

    @Override
    public OptionalInt lastKept(String tray, String boot) {
        return recent(tray, boot, 1).stream().mapToInt(Sentence::seq).findFirst();
    }

    @Override
    public List<Sentence> recent(String tray, String boot, int most) {
        List<Sentence> backwards = new ArrayList<>(database.read(handle -> handle.select(
                        SENTENCES + " WHERE tray = ? AND boot = ? ORDER BY seq DESC LIMIT ?", tray, boot, most)
                .map((row, context) -> sentence(row))
                .list()));
        Collections.reverse(backwards);
        return List.copyOf(backwards);
    }

    @Override
    public List<Sentence> awaiting(String tray) {
        return database.read(
                handle -> handle.select(SENTENCES + " WHERE tray = ? AND awaits_roll = 1 ORDER BY kept", tray)
                        .map((row, context) -> sentence(row))
                        .list());
    }

    @Override
    public void offer(StoredReading reading) {
        database.write(handle -> {
            insert(handle, reading);
            return true;
        });
    }

    @Override
    public Optional<StoredReading> find(String reading) {
        return database.read(handle -> handle.select(READINGS + " WHERE id = ?", reading)
                .map((row, context) -> reading(row))
                .findOne());
    }

    @Override
    public List<StoredReading> list(String table, StoredReading.State state) {
        return readings("table_id = ? AND state = ?", table, state.name());
    }

    @Override
    public List<StoredReading> unplaced(StoredReading.State state) {
        return readings("table_id IS NULL AND state = ?", state.name());
    }

    @Override
    public List<StoredReading> newest(String source, StoredReading.State state, int most) {
        List<StoredReading> found = new ArrayList<>(
                readings("source = ? AND state = ? ORDER BY at DESC LIMIT ?", source, state.name(), most));
        Collections.reverse(found);
        return List.copyOf(found);
    }

    /** Sorted here, because databases sort ids by their own locale. */
    private List<StoredReading> readings(String where, Object... values) {
        List<StoredReading> found = database.read(handle -> handle.select(READINGS + " WHERE " + where, values)
                .map((row, context) -> reading(row))
                .list());
        return found.stream().sorted(StoredReading.BY_TIME).toList();
    }

    @Override
    public boolean replace(StoredReading reading) {
        int replaced = database.write(handle -> {
            reading.table().ifPresent(table -> SqlTables.require(handle, table));
            return handle.execute(
                    "UPDATE reading SET table_id = ?, seat = ?, request = ?, source = ?, dice = ?, raw = ?, picture = ?,"
                            + " state = ?, at = ? WHERE id = ? AND state = 'OFFERED'",
                    reading.table().orElse(null),
                    reading.seat().orElse(null),
                    reading.request().orElse(null),
                    reading.source(),
                    reading.dice(),
                    reading.raw(),
                    reading.picture().orElse(null),
                    reading.state().name(),
                    reading.at().toEpochMilli(),
                    reading.id());
        });
        return replaced > 0;
    }

    /** Does to a reading what an entry means for it; false where the entry may not be appended. */
    static boolean settle(Handle handle, Draft entry, Settling settling) {
        int settled = handle.execute(
                "UPDATE reading SET table_id = ?, seat = ?, request = COALESCE(?, request), state = ? WHERE id = ? AND state = ?",
                entry.table(),
                entry.seat(),
                settling.request().orElse(null),
                settling.state().name(),
                settling.reading(),
                settling.before().name());
        return settled > 0 || !settling.isRequired();
    }

    private static void insert(Handle handle, Sentence sentence) {
        int inserted = handle.execute(
                "INSERT INTO sentence (tray, boot, seq, raw, awaits_roll, at) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                sentence.tray(),
                sentence.boot(),
                sentence.seq(),
                sentence.raw(),
                sentence.awaitsRoll() ? 1 : 0,
                sentence.at().toEpochMilli());
        if (inserted == 0) {
            throw Refusals.sentenceExists(sentence);
        }
    }

    private static void insert(Handle handle, StoredReading reading) {
        reading.table().ifPresent(table -> SqlTables.require(handle, table));
        int inserted = handle.execute(
                "INSERT INTO reading (id, table_id, seat, request, source, dice, raw, picture, state, at)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                reading.id(),
                reading.table().orElse(null),
                reading.seat().orElse(null),
                reading.request().orElse(null),
                reading.source(),
                reading.dice(),
                reading.raw(),
                reading.picture().orElse(null),
                reading.state().name(),
                reading.at().toEpochMilli());
        if (inserted == 0) {
            throw Refusals.readingExists(reading.id());
        }
    }

    private static Sentence sentence(ResultSet row) throws SQLException {
        return new Sentence(
                row.getString(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getInt(5) == 1,
                Instant.ofEpochMilli(row.getLong(6)));
    }

    private static StoredReading reading(ResultSet row) throws SQLException {
        return new StoredReading(
                row.getString(1),
                Optional.ofNullable(row.getString(2)),
                Optional.ofNullable(row.getString(3)),
                Optional.ofNullable(row.getString(4)),
                row.getString(5),
                row.getString(6),
                row.getString(7),
                Optional.ofNullable(row.getString(8)),
                StoredReading.State.valueOf(row.getString(9)),
                Instant.ofEpochMilli(row.getLong(10)));
    }
}
