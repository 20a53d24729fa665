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
    private static final Args NONE = new Args();

    public Text {
        args = Args.copyOf(args);
    }

    public static Text of(String key) {
        return new Text(key, NONE);
    }

    /**
     * @param namesAndValues name, value, name, value ...
     */
    public static Text of(String key, Object... namesAndValues) {
        return new Text(key, new Args(namesAndValues));
    }

    /** What somebody typed, in whatever language he typed it. */
    public static Text literal(String words) {
        return of("literal", "words", words);
    }
}
