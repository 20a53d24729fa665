package sandtable.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

final class MemoryInbox implements Inbox {
    private final MemoryTables tables;
    private final Map<Boot, TreeMap<Integer, Sentence>> sentences = new HashMap<>();
    private final List<Sentence> awaiting = new ArrayList<>();
    private final Map<String, StoredReading> readings = new LinkedHashMap<>();

    MemoryInbox(MemoryTables tables) {
        this.tables = tables;
    }

    @Override
    public synchronized void keep(List<Sentence> batch, List<Finished> finished) {
        Set<List<Object>> names = new HashSet<>();
        for (Sentence sentence : batch) {
            if (of(sentence.tray(), sentence.boot()).containsKey(sentence.seq())
                    || !names.add(List.of(sentence.tray(), sentence.boot(), sentence.seq()))) {
                throw Refusals.sentenceExists(sentence);
            }
        }
        finished.forEach(roll -> requireNew(roll.reading()));
        for (Finished roll : finished) {
            awaiting.removeIf(sentence ->
                    sentence.tray().equals(roll.tray()) && sentence.boot().equals(roll.boot()));
            readings.put(roll.reading().id(), roll.reading());
        }
        for (Sentence sentence : batch) {
            sentences
                    .computeIfAbsent(new Boot(sentence.tray(), sentence.boot()), boot -> new TreeMap<>())
                    .put(sentence.seq(), sentence);
            if (sentence.awaitsRoll()) {
                awaiting.add(sentence);
            }
        }
    }

    @Override
    public synchronized OptionalInt lastKept(String tray, String boot) {
        NavigableMap<Integer, Sentence> kept = of(tray, boot);
        return kept.isEmpty() ? OptionalInt.empty() : OptionalInt.of(kept.lastKey());
    }

    @Override
    public synchronized List<Sentence> recent(String tray, String boot, int most) {
        List<Sentence> kept = List.copyOf(of(tray, boot).values());
        return kept.subList(Math.max(0, kept.size() - most), kept.size());
    }

    @Override
    public synchronized List<Sentence> awaiting(String tray) {
        return awaiting.stream()
                .filter(sentence -> sentence.tray().equals(tray))
                .toList();
    }

    @Override
    public synchronized void offer(StoredReading reading) {
        requireNew(reading);
        readings.put(reading.id(), reading);
    }

    @Override
    public synchronized Optional<StoredReading> find(String reading) {
        return Optional.ofNullable(readings.get(reading));
    }

    @Override
    public synchronized List<StoredReading> list(String table, StoredReading.State state) {
        return readings.values().stream()
                .filter(reading -> reading.table().equals(Optional.of(table)) && reading.state() == state)
                .sorted(StoredReading.BY_TIME)
                .toList();
    }

    @Override
    public synchronized List<StoredReading> unplaced(StoredReading.State state) {
        return readings.values().stream()
                .filter(reading -> reading.table().isEmpty() && reading.state() == state)
                .sorted(StoredReading.BY_TIME)
                .toList();
    }

    @Override
    public synchronized List<StoredReading> newest(String source, StoredReading.State state, int most) {
        return readings.values().stream()
                .filter(reading -> reading.source().equals(source) && reading.state() == state)
                .sorted(StoredReading.BY_TIME.reversed())
                .limit(most)
                .toList();
    }

    @Override
    public synchronized boolean replace(StoredReading reading) {
        reading.table().ifPresent(tables::require);
        StoredReading old = readings.get(reading.id());
        if (old == null || old.state() != StoredReading.State.OFFERED) {
            return false;
        }
        readings.put(reading.id(), reading);
        return true;
    }

    /** Does to a reading what an entry means for it; false where the entry may not be appended. */
    synchronized boolean settle(Draft entry, Settling settling) {
        StoredReading old = readings.get(settling.reading());
        if (old == null || old.state() != settling.before()) {
            return !settling.isRequired();
        }
        readings.put(
                old.id(),
                new StoredReading(
                        old.id(),
                        Optional.of(entry.table()),
                        Optional.of(entry.seat()),
                        settling.request().or(old::request),
                        old.source(),
                        old.dice(),
                        old.raw(),
                        old.picture(),
                        settling.state(),
                        old.at()));
        return true;
    }

    private void requireNew(StoredReading reading) {
        reading.table().ifPresent(tables::require);
        if (readings.containsKey(reading.id())) {
            throw Refusals.readingExists(reading.id());
        }
    }

    private NavigableMap<Integer, Sentence> of(String tray, String boot) {
        return sentences.getOrDefault(new Boot(tray, boot), new TreeMap<>());
    }

    private record Boot(String tray, String id) {}
}
