package sandtable.game.rivet.state;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Maps that always come in the same order, so that equal states give equal bytes and equal choices. */
public final class Sorted {
    private Sorted() {}

    public static <K extends Comparable<K>, V> SortedMap<K, V> copy(Map<K, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    public static <K extends Comparable<K>, V> SortedMap<K, V> none() {
        return Collections.unmodifiableSortedMap(new TreeMap<>());
    }

    public static <K extends Comparable<K>, V> SortedMap<K, V> with(Map<K, V> map, K key, V value) {
        TreeMap<K, V> more = new TreeMap<>(map);
        more.put(key, value);
        return Collections.unmodifiableSortedMap(more);
    }

    public static <K extends Comparable<K>, V> SortedMap<K, V> without(Map<K, V> map, K key) {
        TreeMap<K, V> fewer = new TreeMap<>(map);
        fewer.remove(key);
        return Collections.unmodifiableSortedMap(fewer);
    }

    /** Adds to a counter. */
    public static <K extends Comparable<K>> SortedMap<K, Integer> plus(Map<K, Integer> map, K key, int amount) {
        return with(map, key, map.getOrDefault(key, 0) + amount);
    }
}
