package sandtable.table;

import java.util.List;

/**
 * A field of a choice's act that is still to be filled.
 *
 * @param name the field in the act's JSON
 * @param kind its form
 * @param values the allowed values; empty for {@link Kind#NUMBER} and {@link Kind#TEXT}
 * @param min the least count of a LIST or SET, the least NUMBER, the least length of a TEXT
 * @param max the greatest
 */
public record Open(String name, Kind kind, List<Option> values, int min, int max) {
    public Open {
        values = List.copyOf(values);
    }

    public static Open one(String name, List<Option> values) {
        return new Open(name, Kind.ONE, values, 1, 1);
    }

    /** Exactly {@code count} values, repeats allowed, order matters. */
    public static Open list(String name, List<Option> values, int count) {
        return new Open(name, Kind.LIST, values, count, count);
    }

    /** From {@code min} to {@code max} different values. */
    public static Open set(String name, List<Option> values, int min, int max) {
        return new Open(name, Kind.SET, values, min, max);
    }

    public static Open number(String name, int min, int max) {
        return new Open(name, Kind.NUMBER, List.of(), min, max);
    }

    public static Open text(String name, int min, int max) {
        return new Open(name, Kind.TEXT, List.of(), min, max);
    }

    public enum Kind {
        /** One of the values. */
        ONE,
        /** A JSON list of values, repeats allowed. */
        LIST,
        /** A JSON list of different values. */
        SET,
        NUMBER,
        TEXT
    }

    /**
     * @param value as it stands in the act's JSON
     * @param label as people read it
     */
    public record Option(String value, Text label) {}
}
