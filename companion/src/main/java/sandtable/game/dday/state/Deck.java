package sandtable.game.dday.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.deck.TableDeck;

/** A deck of this game: one that the app deals, or real cards on the table. */
public record Deck(sandtable.deck.Deck pile) {
    /** Where there is no such deck. */
    public static final Deck NONE = new Deck(DealtDeck.of("none", List.of()));

    /** Real cards lie on the table and the app only counts. */
    public boolean onTable() {
        return pile instanceof TableDeck;
    }

    /** How many are face down. */
    public int left() {
        return pile.left();
    }

    /** How many could be drawn, the discards among them. */
    public int available() {
        return pile.available();
    }

    /** The discards that are known by name, the latest last. */
    public List<String> discard() {
        return pile.discards();
    }

    /** What lies face down, by name and not in its order; nothing of real cards. A secret. */
    public List<String> cards() {
        return pile instanceof DealtDeck dealt ? dealt.lookThrough() : List.of();
    }

    public Deck on(DeckFact fact) {
        return new Deck(pile.on(fact));
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
