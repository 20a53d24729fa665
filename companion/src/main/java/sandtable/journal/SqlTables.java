package sandtable.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

final class SqlTables implements Tables {
    private static final String ROWS = "SELECT id, game, pack, title, created_at, secret FROM game_table";

    private final Database database;

    SqlTables(Database database) {
        this.database = database;
    }

    @Override
    public void create(TableRow table) {
        int created = database.write(handle -> handle.execute(
                "INSERT INTO game_table (id, game, pack, title, created_at, secret) VALUES (?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                table.id(),
                table.game(),
                table.pack(),
                table.title(),
                table.createdAt().toEpochMilli(),
                table.secret().toArray()));
        if (created == 0) {
            throw Refusals.tableExists(table.id());
        }
    }

    @Override
    public Optional<TableRow> find(String id) {
        return database.read(handle -> handle.select(ROWS + " WHERE id = ?", id)
                .map((row, context) -> table(row))
                .findOne());
    }

    @Override
    public List<TableRow> list() {
        return database.read(handle -> handle.select(ROWS + " ORDER BY created_at DESC, id")
                .map((row, context) -> table(row))
                .list());
    }

    static void require(Handle handle, String id) {
        if (handle.select("SELECT 1 FROM game_table WHERE id = ?", id)
                .mapTo(Integer.class)
                .findOne()
                .isEmpty()) {
            throw Refusals.noTable(id);
        }
    }

    private static TableRow table(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                Instant.ofEpochMilli(row.getLong(5)),
                Bytes.of(row.getBytes(6)));
    }
}
