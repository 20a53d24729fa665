package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sandtable.table.Text;

/**
 * A draw pile with its discards.
 *
 * @param onTable real cards lie on the table and the app only counts hands
 * @param order face down, top first; sealed until the game is over
 * @param discard face up, the latest last
 * @param epoch how many times it was shuffled
 */
public record Deck(boolean onTable, List<String> order, List<String> discard, int epoch) {
    public static final Deck REAL = new Deck(true, List.of(), List.of(), 0);

    public Deck {
        order = List.copyOf(order);
        discard = List.copyOf(discard);
    }

    public Deck shuffled(List<String> now) {
        return new Deck(false, now, List.of(), epoch + 1);
    }

    public Deck without(int top) {
        return new Deck(onTable, order.subList(Math.min(top, order.size()), order.size()), discard, epoch);
    }

    /** Lays a card on the discards; of real cards nothing is kept. */
    public Deck discards(String card) {
        if (card.isEmpty()) {
            return this;
        }
        List<String> more = new ArrayList<>(discard);
        more.add(card);
        return new Deck(onTable, order, more, epoch);
    }

    public enum Name {
        @JsonProperty("action")
        ACTION,
        @JsonProperty("mission")
        MISSION;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        public Text label() {
            return Text.of("rivet.deck." + id());
        }
    }
}
