package sandtable.data;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Data of one printing of a game.
 *
 * @param id for example {@code atlantikwall-2e}
 * @param game which {@code Game} rules it: {@code dday} or {@code rivet}
 * @param title the printing's name, in no language but its own
 * @param books the rulebooks its citations point into, by tag
 * @param rules by id: where each rule stands
 * @param facts values with their source and confidence, by name
 * @param content what only the game itself understands: maps, limits, card sets
 */
public record Pack(
        String id,
        String game,
        String title,
        Map<String, Book> books,
        Map<String, Rule> rules,
        Map<String, Fact> facts,
        JsonNode content) {
    public Pack {
        books = Collections.unmodifiableMap(books);
        rules = Collections.unmodifiableMap(rules);
        facts = Collections.unmodifiableMap(facts);
    }

    /**
     * A rulebook or public source.
     *
     * @param title as printed, or the source's name
     * @param edition edition or printing
     */
    public record Book(String title, String edition) {}

    /**
     * @param name the rule in a few words, by language
     * @param citations at least one
     */
    public record Rule(Map<String, String> name, List<Citation> citations) {}

    /**
     * @param book tag of a {@link Book}
     * @param place page or section heading
     */
    public record Citation(String book, String place) {}

    /**
     * @param value the value, or the marked default of an unconfirmed one
     * @param confidence A stated in a rulebook, B stated in a public source, C inferred, D weak, U unknown
     * @param source where it comes from, or why it was assumed
     */
    public record Fact(JsonNode value, String confidence, String source) {
        /** Rulings that use it list it as assumed, until the owner confirms it. */
        public boolean assumed() {
            return !confidence.equals("A") && !confidence.equals("B");
        }
    }
}
