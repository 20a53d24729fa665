package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.table.Text;

/**
 * A draw pile with its discards.
 *
 * @param dealt the app's verifiable deck; empty where real cards lie on the table and the app only counts hands
 */
public record Deck(Optional<DealtDeck> dealt) {
    public static final Deck REAL = new Deck(Optional.empty());

    public boolean onTable() {
        return dealt.isEmpty();
    }

    /** How many lie face down; nobody counts real ones. */
    public int left() {
        return dealt.map(DealtDeck::left).orElse(0);
    }

    /** How many could be drawn, the discards among them. */
    public int available() {
        return dealt.map(DealtDeck::available).orElse(Integer.MAX_VALUE);
    }

    /** Face up, the latest last. */
    public List<String> discard() {
        return dealt.map(DealtDeck::discards).orElse(List.of());
    }

    public Deck on(DeckFact fact) {
        return new Deck(dealt.map(deck -> deck.on(fact)));
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
