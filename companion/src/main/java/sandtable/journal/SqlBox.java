package sandtable.journal;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

final class SqlBox implements Box {
    private final Database database;

    SqlBox(Database database) {
        this.database = database;
    }

    @Override
    public void put(String key, String json) {
        Checks.text("key", key);
        Checks.text("value", json);
        database.write(handle -> handle.execute(
                "INSERT INTO box (box_key, content) VALUES (?, ?)"
                        + " ON CONFLICT (box_key) DO UPDATE SET content = excluded.content",
                key,
                json));
    }

    @Override
    public Optional<String> get(String key) {
        return database.read(handle -> handle.select("SELECT content FROM box WHERE box_key = ?", key)
                .mapTo(String.class)
                .findOne());
    }

    /** Sorted here, because databases sort by their own locale. */
    @Override
    public Map<String, String> under(String prefix) {
        TreeMap<String, String> found = new TreeMap<>();
        database.read(handle -> {
            handle.select(
                            "SELECT box_key, content FROM box WHERE substr(box_key, 1, ?) = ?",
                            prefix.codePointCount(0, prefix.length()),
                            prefix)
                    .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                    .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
            return found;
        });
        return Collections.unmodifiableMap(found);
    }

    @Override
    public void remove(String key) {
        database.write(handle -> handle.execute("DELETE FROM box WHERE box_key = ?", key));
    }
}
