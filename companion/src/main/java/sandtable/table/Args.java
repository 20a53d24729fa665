package sandtable.table;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The few named arguments of a text. Rulings make many texts, and to reckon a hash for each name would take longer than to look it up ever does. */
final class Args extends AbstractMap<String, Object> {
    private final Object[] namesAndValues;

    /**
     * @param namesAndValues name, value, name, value ...; not to be changed any more
     */
    Args(Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            if (!(value instanceof Integer
                    || value instanceof String
                    || value instanceof Text
                    || value instanceof Sum)) {
                throw new IllegalArgumentException(
                        "An argument of a text is a number, a string, a text or a sum, and not " + value);
            }
            for (int before = 0; before < i; before += 2) {
                if (namesAndValues[before].equals(namesAndValues[i])) {
                    throw new IllegalArgumentException("A text has two arguments " + namesAndValues[i] + ".");
                }
            }
        }
        this.namesAndValues = namesAndValues;
    }

    static Args copyOf(Map<String, Object> map) {
        if (map instanceof Args same) {
            return same;
        }
        Object[] namesAndValues = new Object[2 * map.size()];
        int at = 0;
        for (Map.Entry<String, Object> arg : map.entrySet()) {
            namesAndValues[at++] = arg.getKey();
            namesAndValues[at++] = arg.getValue();
        }
        return new Args(namesAndValues);
    }

    @Override
    public int size() {
        return namesAndValues.length / 2;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return get(name) != null;
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i].equals(name)) {
                return namesAndValues[i + 1];
            }
        }
        return null;
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return namesAndValues.length / 2;
            }

            @Override
            public Iterator<Entry<String, Object>> iterator() {
                return IntStream.range(0, size())
                        .mapToObj(i -> Map.entry((String) namesAndValues[2 * i], namesAndValues[2 * i + 1]))
                        .iterator();
            }
        };
    }
}
