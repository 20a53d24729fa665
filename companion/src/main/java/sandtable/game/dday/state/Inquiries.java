package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.table.Seat;

/**
 * What the owner is asked in passing: unconfirmed facts on which a ruling depended. Nobody waits for the answer.
 *
 * @param open the facts that were asked for and are still unanswered, each with the seat whose ruling first depended on it
 * @param left those that the owner leaves at their default: they stay assumed, and are not asked for again at this table
 */
public record Inquiries(Map<String, Seat> open, List<String> left) {
    public static final Inquiries NONE = new Inquiries(Map.of(), List.of());

    public Inquiries {
        open = Sorted.copy(open);
        left = List.copyOf(left);
    }

    /** Whether it was asked for at this table before, answered or not. */
    public boolean knows(String fact) {
        return open.containsKey(fact) || left.contains(fact);
    }

    public Inquiries ask(String fact, Seat seat) {
        return new Inquiries(Sorted.with(open, fact, seat), left);
    }

    public Inquiries leave(String fact) {
        List<String> more = new ArrayList<>(left);
        more.add(fact);
        return new Inquiries(answered(fact).open(), more);
    }

    public Inquiries answered(String fact) {
        if (!open.containsKey(fact)) {
            return this;
        }
        Map<String, Seat> rest = new TreeMap<>(open);
        rest.remove(fact);
        return new Inquiries(rest, left);
    }

    /** What a seat is asked now: one thing at a time. */
    public Optional<String> first(Seat seat) {
        return open.entrySet().stream()
                .filter(asked -> asked.getValue().equals(seat))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
