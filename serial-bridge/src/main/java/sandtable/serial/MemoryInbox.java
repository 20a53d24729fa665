package sandtable.serial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * An inbox that remembers as long as the process lives: for {@code tray watch} and for tests. Safe for several threads. Holds the
 * last 64 settled sentences of each boot and every finished roll until it is taken.
 */
public final class MemoryInbox implements TrayInbox {
    private static final int RECENT = 64;

    private final Map<String, List<Kept>> recent = new LinkedHashMap<>();
    private final Map<String, List<Kept>> awaiting = new LinkedHashMap<>();
    private final List<TrayRoll> rolls = new ArrayList<>();

    @Override
    public synchronized Memory recall(String tray, String boot) {
        List<Kept> last = recent.getOrDefault(key(tray, boot), List.of());
        OptionalInt lastSeq = last.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(last.get(last.size() - 1).seq());
        return new Memory(lastSeq, last, awaiting.getOrDefault(tray, List.of()));
    }

    @Override
    public synchronized void keep(Batch batch) {
        List<Kept> stored = recent.computeIfAbsent(key(batch.tray(), batch.boot()), k -> new ArrayList<>());
        List<Kept> open = awaiting.computeIfAbsent(batch.tray(), k -> new ArrayList<>());
        int last = stored.isEmpty() ? 0 : stored.get(stored.size() - 1).seq();
        for (Kept sentence : batch.sentences()) {
            if (sentence.seq() <= last) {
                throw new IllegalStateException(
                        "sentence " + sentence.seq() + " of " + batch.tray() + " is stored already");
            }
            last = sentence.seq();
        }
        for (TrayRoll roll : batch.rolls()) {
            open.removeIf(sentence -> sentence.boot().equals(roll.boot()));
            rolls.add(roll);
        }
        for (Kept sentence : batch.sentences()) {
            stored.add(sentence);
            if (sentence.awaitsRoll()) {
                open.add(sentence);
            }
        }
        while (stored.size() > RECENT) {
            stored.remove(0);
        }
    }

    /** Whether a roll of any tray has dice and no end yet. */
    synchronized boolean awaitsAny() {
        return awaiting.values().stream().anyMatch(sentences -> !sentences.isEmpty());
    }

    /** Takes the rolls finished since the last call, in order. */
    public synchronized List<TrayRoll> takeRolls() {
        List<TrayRoll> taken = List.copyOf(rolls);
        rolls.clear();
        return taken;
    }

    private static String key(String tray, String boot) {
        return tray + "\n" + boot;
    }
}
