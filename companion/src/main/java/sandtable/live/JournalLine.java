package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.data.Pack;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * A line of the journal as one viewer may read it.
 *
 * @param kind {@code opened act as-happened take-back correction}
 * @param assumed the unconfirmed facts that the ruling used
 * @param struck whether it was taken back later
 * @param reason what people wrote beside it, for corrections and what happened
 * @param roll where dice were read: where their values come from
 */
public record JournalLine(
        long position,
        Instant at,
        Seat seat,
        Text seatName,
        String device,
        String kind,
        Text title,
        Optional<JsonNode> act,
        List<Reason> because,
        List<Text> effects,
        List<Reason> broken,
        List<Assumed> assumed,
        boolean struck,
        Optional<String> reason,
        Optional<JsonNode> roll,
        String hash) {

    /**
     * @param name the rule's name, by language
     */
    public record Reason(Text text, String rule, Map<String, String> name, List<Source> citations) {}

    /** Where a rule stands. */
    public record Source(String book, String edition, String place) {
        static Source of(Pack pack, Pack.Citation citation) {
            Pack.Book book = pack.books().get(citation.book());
            return book == null
                    ? new Source(citation.book(), "", citation.place())
                    : new Source(book.title(), book.edition(), citation.place());
        }
    }

    /**
     * A fact that nobody has confirmed yet.
     *
     * @param title how people read it, where the game has words for it
     */
    public record Assumed(String fact, Optional<Text> title, String value) {}
}
