package sandtable.game.dday.state;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sandtable.table.Text;

/** How people read facts: each has a title of its own in the texts, {@code dday.fact.NAME}. */
public final class FactWords {
    /** The table of Item Points is told number by number: {@code tools.points.3}. */
    public static final String POINTS = "tools.points";

    private static final Pattern GAIN = Pattern.compile("([a-z]+):([0-9]{1,3})");

    private static final String MAP = "map.";

    /** What the facts begin with whose value is a bonus. */
    private static final String BONUS = "rwb.";

    private FactWords() {}

    /** The fact about what is printed at a learned map's start. */
    public static String soldiers(String map) {
        return MAP + map + ".soldiers";
    }

    public static Text title(String fact) {
        if (fact.startsWith(MAP)) {
            return Text.of("dday.fact.map.soldiers");
        }
        return fact.startsWith(POINTS + ".")
                ? Text.of("dday.fact.tools.points.at", "n", Integer.parseInt(fact.substring(POINTS.length() + 1)))
                : Text.of("dday.fact." + fact);
    }

    /** The facts whose value is one of some words, each with all of them; their titles are {@code dday.told.WORD}. */
    public static final Map<String, List<String>> WORDS = Map.of(
            "skull-cancels", List.of("own-choice", "any-other-die"),
            "five-dice.left-out", List.of("chosen", "red", "white", "blue"),
            "straight.award", List.of("random", "chosen"),
            "mgf.dice", List.of("unit", "sector"),
            "trade-dice.reach", List.of("sector", "map"),
            "lose-specialist.when", List.of("on-arrival", "each-turn"));

    /** A value as people read it: words for words and for what it gives, a bonus by its name, all else as it is. */
    public static Object value(String fact, String value) {
        if (WORDS.getOrDefault(fact, List.of()).contains(value)) {
            return Text.of("dday.told." + value);
        }
        if (fact.startsWith(BONUS)) {
            return Text.of("dday.rwb." + value.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-"));
        }
        if (value.equals("true") || value.equals("false")) {
            return Text.of(value.equals("true") ? "dday.yes" : "dday.no");
        }
        Object words = value;
        String[] parts = value.split(",", -1);
        for (int i = 0; i < parts.length; i++) {
            Optional<Text> gain = gain(parts[i]);
            if (gain.isEmpty()) {
                return value;
            }
            words = i == 0 ? gain.get() : Text.of("dday.told.both", "one", words, "other", gain.get());
        }
        return words;
    }

    private static Optional<Text> gain(String part) {
        Matcher gain = GAIN.matcher(part);
        if (!gain.matches()) {
            return Optional.empty();
        }
        return Arrays.stream(Resource.values())
                .filter(resource -> resource.id().equals(gain.group(1)))
                .map(resource -> resource.amount(Integer.parseInt(gain.group(2))))
                .findFirst();
    }

    /** The fact about so many Tools. */
    public static String points(int tools) {
        return POINTS + "." + tools;
    }
}
