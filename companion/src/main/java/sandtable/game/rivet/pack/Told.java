package sandtable.game.rivet.pack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What the owner has told of his copy at earlier tables, as his box keeps it: each fact is a list of words, or one word or number. What makes no
 * sense is as if it were not there.
 */
public final class Told {
    private final Map<String, Object> facts;

    public Told(Map<String, Object> facts) {
        this.facts = facts;
    }

    /** The words of a fact; none if it was never told. */
    public List<String> words(String fact) {
        Object value = facts.get(fact);
        if (value instanceof List<?> list) {
            return list.stream().map(String::valueOf).toList();
        }
        return value == null ? List.of() : List.of(String.valueOf(value));
    }

    /** The words of all facts that begin so, by what follows, in order. */
    public Map<String, List<String>> under(String prefix) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        new TreeMap<>(facts)
                .keySet().stream()
                        .filter(fact -> fact.startsWith(prefix))
                        .forEach(fact -> found.put(fact.substring(prefix.length()), words(fact)));
        return found;
    }

    /** A fact that is one number. */
    public OptionalInt number(String fact) {
        return numbers(fact).filter(list -> list.size() == 1).stream()
                .mapToInt(list -> list.get(0))
                .findFirst();
    }

    /** A fact that is nothing but small numbers. */
    public Optional<List<Integer>> numbers(String fact) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : words(fact)) {
            if (!word.matches("\\d{1,3}")) {
                return Optional.empty();
            }
            numbers.add(Integer.valueOf(word));
        }
        return numbers.isEmpty() ? Optional.empty() : Optional.of(numbers);
    }
}
