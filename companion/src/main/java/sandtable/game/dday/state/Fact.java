package sandtable.game.dday.state;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A value that the rules use.
 *
 * @param value a number, a word, or a list of them parted by commas
 * @param assumed nobody has confirmed it: rulings that use it say so
 */
public record Fact(String value, boolean assumed) {
    private static final Pattern GAIN = Pattern.compile("[a-z]+:[0-9]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+");

    /** For facts that are true or false. */
    public boolean yes() {
        return value.equals("true");
    }

    /** The value that somebody tells for this one: a gain may be told by its number alone. */
    public String told(String said) {
        boolean gain = GAIN.matcher(value).matches() && NUMBER.matcher(said).matches();
        return gain ? value.substring(0, value.indexOf(':') + 1) + said : said;
    }

    public int number() {
        return Integer.parseInt(value);
    }

    public List<String> words() {
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(",", -1));
    }

    /** One of its words; the last one where there are not so many. */
    String word(int index) {
        int from = 0;
        int comma = value.indexOf(',');
        for (int at = 0; at < index && comma >= 0; at++) {
            from = comma + 1;
            comma = value.indexOf(',', from);
        }
        return comma < 0 ? value.substring(from) : value.substring(from, comma);
    }

    public List<Integer> numbers() {
        return words().stream().map(Integer::valueOf).toList();
    }
}
