package sandtable.game.dday.state;

import java.util.Arrays;
import java.util.List;

/**
 * A value that the rules use.
 *
 * @param value a number, a word, or a list of them parted by commas
 * @param assumed nobody has confirmed it: rulings that use it say so
 */
public record Fact(String value, boolean assumed) {
    public int number() {
        return Integer.parseInt(value);
    }

    public List<String> words() {
        return value.isEmpty() ? List.of() : Arrays.asList(value.split(",", -1));
    }

    public List<Integer> numbers() {
        return words().stream().map(Integer::valueOf).toList();
    }
}
