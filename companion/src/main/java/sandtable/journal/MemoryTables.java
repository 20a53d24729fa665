package sandtable.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

final class MemoryTables implements Tables {
    private final Map<String, TableRow> rows = new ConcurrentHashMap<>();

    @Override
    public void create(TableRow table) {
        if (rows.putIfAbsent(table.id(), table) != null) {
            throw Refusals.tableExists(table.id());
        }
    }

    @Override
    public Optional<TableRow> find(String id) {
        return Optional.ofNullable(rows.get(id));
    }

    @Override
    public List<TableRow> list() {
        List<TableRow> all = new ArrayList<>(rows.values());
        all.sort(Comparator.comparing(TableRow::createdAt).reversed().thenComparing(TableRow::id));
        return List.copyOf(all);
    }

    void require(String id) {
        if (!rows.containsKey(id)) {
            throw Refusals.noTable(id);
        }
    }
}
