package sandtable.serial;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The last 64 sentences of one (tray, boot) by seq: a repeat has to be the same sentence. */
final class Recent {
    private static final int SIZE = 64;

    private final Map<Integer, String> rawBySeq = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            return size() > SIZE;
        }
    };

    void add(int seq, String raw) {
        rawBySeq.put(seq, raw);
    }

    Optional<String> raw(int seq) {
        return Optional.ofNullable(rawBySeq.get(seq));
    }
}
