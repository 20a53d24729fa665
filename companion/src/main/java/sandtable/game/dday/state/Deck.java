package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;

/**
 * A deck.
 *
 * @param onTable real cards lie on the table and the app only counts
 * @param cards dealt by the app: the order, top first, which is sealed until the game is over
 * @param left how many are face down
 * @param discard face up, the latest last; in a deck on the table only those that somebody named
 * @param epoch how many times it was shuffled
 */
public record Deck(boolean onTable, List<String> cards, int left, List<String> discard, int epoch) {
    /** Where there is no such deck. */
    public static final Deck NONE = new Deck(false, List.of(), 0, List.of(), 0);

    public Deck {
        cards = List.copyOf(cards);
        discard = List.copyOf(discard);
    }

    public static Deck real(int left) {
        return new Deck(true, List.of(), left, List.of(), 1);
    }

    public static Deck dealt(List<String> order, int epoch) {
        return new Deck(false, order, order.size(), List.of(), epoch);
    }

    public Deck order(List<String> order) {
        return new Deck(onTable, order, order.size(), discard, epoch);
    }

    /** After a shuffle of its own discards and whatever is left. */
    public Deck reshuffled(List<String> order, int size) {
        return new Deck(onTable, order, size, List.of(), epoch + 1);
    }

    /** After a shuffle of what is left, the discards stay where they are. */
    public Deck shuffled() {
        return new Deck(onTable, cards, left, discard, epoch + 1);
    }

    public Deck left(int now) {
        return new Deck(onTable, cards, now, discard, epoch);
    }

    public Deck without(String card) {
        List<String> fewer = new java.util.ArrayList<>(cards);
        fewer.remove(card);
        return new Deck(onTable, fewer, onTable ? left : fewer.size(), discard, epoch);
    }

    public Deck withoutTop() {
        return onTable || cards.isEmpty()
                ? new Deck(onTable, cards, Math.max(0, left - 1), discard, epoch)
                : new Deck(false, cards.subList(1, cards.size()), cards.size() - 1, discard, epoch);
    }

    public Deck discards(String card) {
        List<String> more = new java.util.ArrayList<>(discard);
        more.add(card);
        return new Deck(onTable, cards, left, more, epoch);
    }

    public Deck withoutDiscard(String card) {
        List<String> fewer = new java.util.ArrayList<>(discard);
        fewer.remove(card);
        return new Deck(onTable, cards, left, fewer, epoch);
    }

    public enum Name {
        @JsonProperty("decorations")
        DECORATIONS,
        @JsonProperty("conditions")
        CONDITIONS,
        @JsonProperty("badges")
        BADGES,
        @JsonProperty("awards")
        AWARDS;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
