package sandtable.table;

import java.util.Map;

/**
 * A sentence before it is worded: a key into the texts and named arguments, so that each viewer reads it in his own language and an old
 * journal can be read in a new one.
 *
 * @param key the key in the texts, for example {@code dday.german-loses}
 * @param args by name; each an {@link Integer}, a {@link String} (taken as it is), a {@link Text} (worded first) or a {@link Sum}
 */
public record Text(String key, Map<String, Object> args) {
    public Text {
        for (Object arg : args.values()) {
            if (!(arg instanceof Integer || arg instanceof String || arg instanceof Text || arg instanceof Sum)) {
                throw new IllegalArgumentException(
                        "An argument of a text is a number, a string, a text or a sum, and not " + arg);
            }
        }
        args = Map.copyOf(args);
    }

    public static Text of(String key) {
        return new Text(key, Map.of());
    }

    /**
     * @param namesAndValues name, value, name, value ...
     */
    public static Text of(String key, Object... namesAndValues) {
        if (namesAndValues.length == 2) {
            return new Text(key, Map.of((String) namesAndValues[0], namesAndValues[1]));
        }
        if (namesAndValues.length == 4) {
            return new Text(
                    key,
                    Map.of(
                            (String) namesAndValues[0],
                            namesAndValues[1],
                            (String) namesAndValues[2],
                            namesAndValues[3]));
        }
        @SuppressWarnings({"unchecked", "rawtypes"})
        Map.Entry<String, Object>[] args = new Map.Entry[namesAndValues.length / 2];
        for (int i = 0; i < args.length; i++) {
            args[i] = Map.entry((String) namesAndValues[2 * i], namesAndValues[2 * i + 1]);
        }
        return new Text(key, Map.ofEntries(args));
    }

    /** What somebody typed, in whatever language he typed it. */
    public static Text literal(String words) {
        return new Text("literal", Map.of("words", words));
    }
}
