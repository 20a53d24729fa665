package sandtable.journal;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

final class MemoryBox implements Box {
    private final TreeMap<String, String> values = new TreeMap<>();

    @Override
    public synchronized void put(String key, String json) {
        Checks.text("key", key);
        Checks.text("value", json);
        values.put(key, json);
    }

    @Override
    public synchronized Optional<String> get(String key) {
        return Optional.ofNullable(values.get(key));
    }

    @Override
    public synchronized Map<String, String> under(String prefix) {
        TreeMap<String, String> found = new TreeMap<>(values.tailMap(prefix, true));
        found.keySet().removeIf(key -> !key.startsWith(prefix));
        return Collections.unmodifiableMap(found);
    }

    @Override
    public synchronized void remove(String key) {
        values.remove(key);
    }
}
