package sandtable.journal;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

final class MemoryInbox implements Inbox {
    private final MemoryTables tables;
    private final Map<Boot, TreeMap<Integer, Sentence>> sentences = new HashMap<>();
    private final Map<String, StoredReading> readings = new LinkedHashMap<>();

    MemoryInbox(MemoryTables tables) {
        this.tables = tables;
    }

    @Override
    public synchronized boolean keep(Sentence sentence) {
        return sentences
                        .computeIfAbsent(new Boot(sentence.tray(), sentence.boot()), boot -> new TreeMap<>())
                        .putIfAbsent(sentence.seq(), sentence)
                == null;
    }

    @Override
    public synchronized boolean keep(Sentence end, StoredReading reading) {
        if (of(end.tray(), end.boot()).containsKey(end.seq())) {
            return false;
        }
        offer(reading);
        return keep(end);
    }

    @Override
    public synchronized OptionalInt lastKept(String tray, String boot) {
        NavigableMap<Integer, Sentence> kept = of(tray, boot);
        return kept.isEmpty() ? OptionalInt.empty() : OptionalInt.of(kept.lastKey());
    }

    @Override
    public synchronized List<Sentence> sentences(String tray, String boot, int after) {
        return List.copyOf(of(tray, boot).tailMap(after, false).values());
    }

    @Override
    public synchronized void offer(StoredReading reading) {
        tables.require(reading.table());
        if (readings.putIfAbsent(reading.id(), reading) != null) {
            throw Refusals.readingExists(reading.id());
        }
    }

    @Override
    public synchronized Optional<StoredReading> find(String reading) {
        return Optional.ofNullable(readings.get(reading));
    }

    @Override
    public synchronized List<StoredReading> list(String table, StoredReading.State state) {
        return readings.values().stream()
                .filter(reading -> reading.table().equals(table) && reading.state() == state)
                .sorted(StoredReading.BY_TIME)
                .toList();
    }

    @Override
    public synchronized boolean replace(StoredReading reading) {
        StoredReading old = readings.get(reading.id());
        if (old == null || old.state() != StoredReading.State.OFFERED) {
            return false;
        }
        readings.put(reading.id(), reading);
        return true;
    }

    private NavigableMap<Integer, Sentence> of(String tray, String boot) {
        return sentences.getOrDefault(new Boot(tray, boot), new TreeMap<>());
    }

    private record Boot(String tray, String id) {}
}
