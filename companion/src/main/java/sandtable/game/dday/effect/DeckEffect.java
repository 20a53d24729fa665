package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.deck.TableDeck;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Audience;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to decks; the German's hand and the Battle Conditions in play have files of their own. */
public sealed interface DeckEffect extends DdayEffect {
    /** A card on the discards, face up. */
    static DeckFact discarded(String card) {
        return new DeckFact.Discarded(Optional.of(card));
    }

    private static Text deckName(Deck.Name deck) {
        return Text.of("dday.deck." + deck.id());
    }

    /** A deck of real cards on the table. */
    @JsonTypeName("deck-on-table")
    record DeckOnTable(Deck.Name deck, int cards) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(deck, new Deck(TableDeck.of(deck.id(), cards)));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-on-table", "deck", deckName(deck), "n", cards);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A deck that the app deals, before its first shuffle. */
    @JsonTypeName("deck-laid")
    record DeckLaid(Deck.Name deck, List<String> cards) implements DeckEffect {
        public DeckLaid {
            cards = List.copyOf(cards);
        }

        @Override
        public State on(State state) {
            return state.with(deck, new Deck(DealtDeck.of(deck.id(), cards)));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-laid", "deck", deckName(deck), "n", cards.size());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /**
     * Something happened to a deck. What not everybody may know of it stands in facts of their own.
     *
     * @param holder who drew, looked or chose
     */
    @JsonTypeName("deck-changed")
    record DeckChanged(Deck.Name deck, Seat holder, DeckFact fact) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(deck, before -> before.on(fact));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-changed", "deck", deckName(deck));
        }

        /** The Decorations are the German's own affair; other decks are everybody's. */
        @Override
        public Set<Seat> touches() {
            return deck == Deck.Name.DECORATIONS ? Set.of(State.GERMAN) : TABLE;
        }

        @Override
        public Audience audience() {
            return fact.audience(holder);
        }

        @Override
        public Insight insight() {
            return fact.insight();
        }
    }

    /** The top cards of a deck were seen by some; which they are is theirs alone. */
    @JsonTypeName("deck-peeked")
    record DeckPeeked(Deck.Name deck, Seat by, List<String> cards) implements DeckEffect {
        public DeckPeeked {
            cards = List.copyOf(cards);
        }

        @Override
        public State on(State state) {
            return state.changeField(field -> field.look(deck, cards));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-peeked", "deck", deckName(deck), "n", cards.size());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(by);
        }

        @Override
        public Audience audience() {
            return Audience.only(by);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** Cards that were looked at were put back. */
    @JsonTypeName("deck-arranged")
    record DeckArranged(Deck.Name deck, Seat by) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.look(deck, List.of()));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.deck-arranged", by, "deck", deckName(deck));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(by);
        }
    }

    /** The top card of an open deck went to a seat. */
    @JsonTypeName("card-drawn")
    record CardDrawn(Deck.Name deck, Seat seat, String card) implements DeckEffect {
        @Override
        public State on(State state) {
            State after = state.changeForce(seat, force -> force.plus(card));
            return deck == Deck.Name.BADGES ? badgeDrawn(after, seat) : after;
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.card-drawn", seat, "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** A Unit drew a real card from a deck on the table. */
    @JsonTypeName("real-card-drawn")
    record RealCardDrawn(Deck.Name deck, Seat seat) implements DeckEffect {
        @Override
        public State on(State state) {
            return deck == Deck.Name.BADGES ? badgeDrawn(state, seat) : state;
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.real-card-drawn", seat, "deck", deckName(deck));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    private static State badgeDrawn(State state, Seat seat) {
        return state.changeMarks(seat, marks -> marks.badge()).changeField(field -> field.badgeDrawn(seat));
    }

    /** A Badge that was used went to its own discards. */
    @JsonTypeName("card-discarded")
    record CardDiscarded(Deck.Name deck, Seat seat, String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeForce(
                            seat, force -> force.minus(card).with(force.marks().use(card)))
                    .changeDeck(deck, before -> before.on(discarded(card)));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.card-used", seat, "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** Two face-up piles from which alone Items can be found. */
    @JsonTypeName("supply-split")
    record SupplySplit(List<List<String>> piles) implements DeckEffect {
        public SupplySplit {
            piles = List.copyOf(piles);
        }

        @Override
        public State on(State state) {
            return state.changeField(field -> field.supply(piles));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.supply-split");
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }
}
