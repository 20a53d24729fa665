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
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Small immutable maps that always iterate in the order of their keys, so that equal states read the same everywhere. A map with another value
 * for one of its keys shares the keys and where they are found, because nearly every effect makes one.
 */
final class Sorted<K extends Comparable<K>, V> extends AbstractMap<K, V> {
    private static final int NONE = -1;
    /** So few keys are looked through one by one: that is quicker than to reckon a hash. */
    private static final int FEW = 8;

    private final Object[] keys;
    private final Object[] values;
    /**
     * The places of the keys by their hash, unless they are few; a key whose slot is taken stands in the next free one. More than half of them
     * are free.
     */
    private final int[] slots;

    private Sorted(Object[] keys, Object[] values, int[] slots) {
        this.keys = keys;
        this.values = values;
        this.slots = slots;
    }

    static <K extends Comparable<K>, V> Sorted<K, V> copy(Map<K, V> map) {
        if (map instanceof Sorted<K, V> same) {
            return same;
        }
        Map<K, V> sorted = map instanceof TreeMap<K, V> ? map : new TreeMap<>(map);
        Object[] keys = sorted.keySet().toArray();
        return new Sorted<>(keys, sorted.values().toArray(), slots(keys));
    }

    static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
        return copy(map).with(key, value);
    }

    /** With another value for each key; the map itself where none of them is another one. */
    static <K extends Comparable<K>, V> Map<K, V> mapped(Map<K, V> map, BiFunction<K, V, V> change) {
        return copy(map).mapped(change);
    }

    private Sorted<K, V> with(K key, V value) {
        int at = place(key);
        if (at != NONE) {
            Object[] changed = values.clone();
            changed[at] = value;
            return new Sorted<>(keys, changed, slots);
        }
        int before = -1 - Arrays.binarySearch(keys, key);
        Object[] more = inserted(keys, before, key);
        return new Sorted<>(more, inserted(values, before, value), slots(more));
    }

    private static Object[] inserted(Object[] array, int at, Object one) {
        Object[] more = Arrays.copyOf(array, array.length + 1);
        System.arraycopy(array, at, more, at + 1, array.length - at);
        more[at] = one;
        return more;
    }

    private Sorted<K, V> mapped(BiFunction<K, V, V> change) {
        Object[] changed = values;
        for (int at = 0; at < values.length; at++) {
            V now = change.apply(key(at), value(at));
            if (now != values[at]) {
                changed = changed == values ? values.clone() : changed;
                changed[at] = now;
            }
        }
        return changed == values ? this : new Sorted<>(keys, changed, slots);
    }

    private static int[] slots(Object[] keys) {
        if (keys.length <= FEW) {
            return new int[0];
        }
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
        if (slots.length == 0) {
            return few(key);
        }
        int slot = slot(key, slots.length);
        int at = slots[slot];
        while (at != NONE && keys[at] != key && !keys[at].equals(key)) {
            slot = (slot + 1) & (slots.length - 1);
            at = slots[slot];
        }
        return at;
    }

    private int few(Object key) {
        for (int at = 0; at < keys.length; at++) {
            if (keys[at] == key) {
                return at;
            }
        }
        for (int at = 0; at < keys.length; at++) {
            if (keys[at].equals(key)) {
                return at;
            }
        }
        return NONE;
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
