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

/** What happens to decks and to the German's hand. */
public sealed interface DeckEffect extends DdayEffect {
    private static DeckFact discarded(String card) {
        return new DeckFact.Discarded(Optional.of(card));
    }

    private static Text deckName(Deck.Name deck) {
        return Text.of("dday.deck." + deck.id());
    }

    /** The facts of the deck that this effect is about, for who checks the deck after the game. */
    default List<DeckFact> facts() {
        return List.of();
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
        public List<DeckFact> facts() {
            return List.of(fact);
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

    /** The German drew the top Decoration; which one stands in {@link DecorationSeen}. */
    @JsonTypeName("decoration-drawn")
    record DecorationDrawn() implements DeckEffect {
        @Override
        public State on(State state) {
            return state.deck(Deck.Name.DECORATIONS).onTable()
                    ? state.with(state.hand().onTable(state.hand().onTable() + 1))
                    : state;
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.decoration-drawn");
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** Which Decoration it was: for the German's eyes. */
    @JsonTypeName("decoration-seen")
    record DecorationSeen(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().plus(card));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.decoration-seen", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }

        @Override
        public Audience audience() {
            return Audience.only(State.GERMAN);
        }
    }

    /** The German took a Decoration of his choice; which one stands in {@link DecorationChosen}. */
    @JsonTypeName("decoration-taken")
    record DecorationTaken() implements DeckEffect {
        @Override
        public State on(State state) {
            return state;
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.decoration-taken");
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** The German searched the deck for a Decoration; which one is his secret. */
    @JsonTypeName("decoration-chosen")
    record DecorationChosen(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().plus(card));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.decoration-chosen", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }

        @Override
        public Audience audience() {
            return Audience.only(State.GERMAN);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** A Decoration left the hand for the discards, in the open. */
    @JsonTypeName("decoration-played")
    record DecorationPlayed(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().minus(card))
                    .changeDeck(Deck.Name.DECORATIONS, deck -> deck.on(discarded(card)));
        }

        @Override
        public List<DeckFact> facts() {
            return List.of(discarded(card));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.decoration-played", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }
    }

    /** A real Decoration was played or lost; the app knows only that it is gone. */
    @JsonTypeName("real-decoration-played")
    record RealDecorationPlayed() implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().onTable(state.hand().onTable() - 1))
                    .changeDeck(Deck.Name.DECORATIONS, deck -> deck.on(new DeckFact.Discarded(Optional.empty())));
        }

        @Override
        public List<DeckFact> facts() {
            return List.of(new DeckFact.Discarded(Optional.empty()));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.real-decoration-played");
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
        }
    }

    /** How many real Decorations the German holds was set. */
    @JsonTypeName("hand-counted")
    record HandCounted(int cards) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().onTable(cards));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.hand-counted", "n", cards);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(State.GERMAN);
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
            return deck == Deck.Name.BADGES ? after.changeMarks(seat, marks -> marks.badge()) : after;
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
            return deck == Deck.Name.BADGES ? state.changeMarks(seat, marks -> marks.badge()) : state;
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
        public List<DeckFact> facts() {
            return List.of(discarded(card));
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

    /** The Battle Condition of this turn was revealed. */
    @JsonTypeName("condition-revealed")
    record ConditionRevealed(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.condition(Optional.of(card)));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.condition-revealed", "card", CardEffect.name(card));
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

    /** The Battle Condition stays as the Weather. */
    @JsonTypeName("weather-set")
    record WeatherSet(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.weather(Optional.of(card)).condition(Optional.empty()));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.weather-set", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A Battle Condition or the Weather is over. */
    @JsonTypeName("condition-over")
    record ConditionOver(String card) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.on(discarded(card)))
                    .changeField(field -> field.condition(field.condition().filter(now -> !now.equals(card)))
                            .weather(field.weather().filter(now -> !now.equals(card))));
        }

        @Override
        public List<DeckFact> facts() {
            return List.of(discarded(card));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.condition-over", "card", CardEffect.name(card));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A real Battle Condition was turned up on the table. */
    @JsonTypeName("real-condition")
    record RealCondition() implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.on(new DeckFact.Discarded(Optional.empty())));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.real-condition");
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
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
