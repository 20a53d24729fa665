package sandtable.game.dday.state;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Small immutable maps that always iterate in the order of their keys, so that equal states read the same everywhere. */
final class Sorted {
    private Sorted() {}

    static <K extends Comparable<K>, V> SortedMap<K, V> copy(Map<K, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    static <K extends Comparable<K>, V> SortedMap<K, V> with(Map<K, V> map, K key, V value) {
        SortedMap<K, V> more = new TreeMap<>(map);
        more.put(key, value);
        return Collections.unmodifiableSortedMap(more);
    }
}
