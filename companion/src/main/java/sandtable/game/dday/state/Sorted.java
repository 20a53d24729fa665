package sandtable.game.dday.state;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Small immutable maps that always iterate in the order of their keys, so that equal states read the same everywhere. A map with another value
 * for one of its keys shares the keys, because nearly every effect makes one.
 */
final class Sorted<K extends Comparable<K>, V> extends AbstractMap<K, V> {
    /** Up to here a search is quicker than a hash. */
    private static final int FEW = 8;

    private final Object[] keys;
    private final Object[] values;
    /** Of more than a few keys: the same entries by hash. Else empty. */
    private final Map<K, V> many;

    private Sorted(Object[] keys, Object[] values, Map<K, V> many) {
        this.keys = keys;
        this.values = values;
        this.many = many;
    }

    static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
        if (map instanceof Sorted<K, V>) {
            return map;
        }
        Map<K, V> sorted = new TreeMap<>(map);
        return new Sorted<>(
                sorted.keySet().toArray(),
                sorted.values().toArray(),
                sorted.size() > FEW ? new HashMap<>(sorted) : Map.of());
    }

    static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
        if (map instanceof Sorted<K, V> sorted && sorted.many.isEmpty()) {
            int at = Arrays.binarySearch(sorted.keys, key);
            if (at >= 0) {
                Object[] values = sorted.values.clone();
                values[at] = value;
                return new Sorted<K, V>(sorted.keys, values, Map.of());
            }
        }
        Map<K, V> more = new TreeMap<>(map);
        more.put(key, value);
        return copy(more);
    }

    @Override
    public int size() {
        return keys.length;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public @Nullable V get(@Nullable Object key) {
        if (keys.length > FEW) {
            return many.get(key);
        }
        int at = key == null ? -1 : Arrays.binarySearch(keys, key);
        return at < 0 ? null : value(at);
    }

    @SuppressWarnings("unchecked")
    private V value(int at) {
        return (V) values[at];
    }

    @SuppressWarnings("unchecked")
    private K key(int at) {
        return (K) keys[at];
    }

    @Override
    public Set<Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return keys.length;
            }

            @Override
            public Iterator<Entry<K, V>> iterator() {
                return new Entries();
            }
        };
    }

    private final class Entries implements Iterator<Entry<K, V>> {
        private int at;

        @Override
        public boolean hasNext() {
            return at < keys.length;
        }

        @Override
        public Entry<K, V> next() {
            if (at == keys.length) {
                throw new java.util.NoSuchElementException();
            }
            Entry<K, V> entry = Map.entry(key(at), value(at));
            at++;
            return entry;
        }
    }
}
