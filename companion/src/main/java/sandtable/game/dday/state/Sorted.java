package sandtable.game.dday.state;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Small immutable maps that always iterate in the order of their keys, so that equal states read the same everywhere. A map with another value
 * for one of its keys shares the keys and where they are found, because nearly every effect makes one.
 */
final class Sorted<K extends Comparable<K>, V> extends AbstractMap<K, V> {
    private static final int NONE = -1;

    private final Object[] keys;
    private final Object[] values;
    /** The places of the keys by their hash; a key whose slot is taken stands in the next free one. More than half of them are free. */
    private final int[] slots;

    private Sorted(Object[] keys, Object[] values, int[] slots) {
        this.keys = keys;
        this.values = values;
        this.slots = slots;
    }

    static <K extends Comparable<K>, V> Map<K, V> copy(Map<K, V> map) {
        if (map instanceof Sorted<K, V>) {
            return map;
        }
        Map<K, V> sorted = map instanceof TreeMap<K, V> ? map : new TreeMap<>(map);
        Object[] keys = sorted.keySet().toArray();
        return new Sorted<>(keys, sorted.values().toArray(), slots(keys));
    }

    static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
        if (map instanceof Sorted<K, V> sorted) {
            int at = sorted.place(key);
            if (at >= 0) {
                Object[] values = sorted.values.clone();
                values[at] = value;
                return new Sorted<>(sorted.keys, values, sorted.slots);
            }
        }
        Map<K, V> more = new TreeMap<>(map);
        more.put(key, value);
        return copy(more);
    }

    private static int[] slots(Object[] keys) {
        int[] slots = new int[Integer.highestOneBit(keys.length + 1) * 4];
        Arrays.fill(slots, NONE);
        for (int at = 0; at < keys.length; at++) {
            int slot = slot(keys[at], slots.length);
            while (slots[slot] != NONE) {
                slot = (slot + 1) & (slots.length - 1);
            }
            slots[slot] = at;
        }
        return slots;
    }

    /** Where the search for a key begins. The upper half of a hash says as much as the lower one. */
    private static int slot(Object key, int slots) {
        int hash = key.hashCode();
        return (hash ^ (hash >>> Short.SIZE)) & (slots - 1);
    }

    /** Where the key stands; {@link #NONE} where there is no such key. */
    private int place(Object key) {
        int slot = slot(key, slots.length);
        int at = slots[slot];
        while (at != NONE && keys[at] != key && !keys[at].equals(key)) {
            slot = (slot + 1) & (slots.length - 1);
            at = slots[slot];
        }
        return at;
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
        int at = key == null ? NONE : place(key);
        return at == NONE ? null : value(at);
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
    public Set<K> keySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return keys.length;
            }

            @Override
            public boolean contains(@Nullable Object key) {
                return containsKey(key);
            }

            @Override
            public Iterator<K> iterator() {
                return new Walk<>(keys);
            }
        };
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<>() {
            @Override
            public int size() {
                return values.length;
            }

            @Override
            public Iterator<V> iterator() {
                return new Walk<>(values);
            }
        };
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

    /** Over the keys or the values alone, without an entry for each. */
    private static final class Walk<T> implements Iterator<T> {
        private final Object[] all;
        private int at;

        Walk(Object[] all) {
            this.all = all;
        }

        @Override
        public boolean hasNext() {
            return at < all.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
            if (at == all.length) {
                throw new NoSuchElementException();
            }
            return (T) all[at++];
        }
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
                throw new NoSuchElementException();
            }
            Entry<K, V> entry = Map.entry(key(at), value(at));
            at++;
            return entry;
        }
    }
}
