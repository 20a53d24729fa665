package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Audience;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to decks and to the German's hand. */
public sealed interface DeckEffect extends DdayEffect {
    private static Text deckName(Deck.Name deck) {
        return Text.of("dday.deck." + deck.id());
    }

    /** A deck of real cards on the table. */
    @JsonTypeName("deck-on-table")
    record DeckOnTable(Deck.Name deck, int cards) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.with(deck, Deck.real(cards));
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

    /**
     * A deck was shuffled. Its order stands in {@link DeckOrdered}.
     *
     * @param cards in the deck now
     * @param discards whether the discards are in it again
     * @param commitment to the seed, shown before the first draw
     */
    @JsonTypeName("deck-shuffled")
    record DeckShuffled(Deck.Name deck, int cards, boolean discards, String commitment) implements DeckEffect {
        @Override
        public State on(State state) {
            return state.changeDeck(
                    deck, before -> discards ? before.reshuffled(before.cards(), cards) : before.shuffled());
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-shuffled", "deck", deckName(deck), "n", cards);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** The order of a deck, top first: sealed until the game is over. */
    @JsonTypeName("deck-ordered")
    record DeckOrdered(Deck.Name deck, List<String> order) implements DeckEffect {
        public DeckOrdered {
            order = List.copyOf(order);
        }

        @Override
        public State on(State state) {
            return state.with(
                    deck, state.decks().containsKey(deck) ? state.deck(deck).order(order) : Deck.dealt(order, 1));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.deck-ordered", "deck", deckName(deck));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }

        @Override
        public Audience audience() {
            return Audience.NOBODY;
        }
    }

    /** The German drew the top Decoration; which one stands in {@link DecorationSeen}. */
    @JsonTypeName("decoration-drawn")
    record DecorationDrawn() implements DeckEffect {
        @Override
        public State on(State state) {
            Deck deck = state.deck(Deck.Name.DECORATIONS);
            State after = state.with(Deck.Name.DECORATIONS, deck.withoutTop());
            return deck.onTable() || deck.cards().isEmpty()
                    ? after.with(state.hand().onTable(state.hand().onTable() + 1))
                    : after.with(state.hand().plus(deck.cards().get(0)));
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
            return state;
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
            return state.changeDeck(Deck.Name.DECORATIONS, deck -> deck.without(card))
                    .with(state.hand().plus(card));
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
            return state.with(state.hand().minus(card)).changeDeck(Deck.Name.DECORATIONS, deck -> deck.discards(card));
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
            return state.with(state.hand().onTable(state.hand().onTable() - 1));
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
            return state;
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

    /** Cards that were looked at lie in another order: known to who looked, and sealed for all others. */
    @JsonTypeName("deck-arranged")
    record DeckArranged(Deck.Name deck, Seat by, List<String> order) implements DeckEffect {
        public DeckArranged {
            order = List.copyOf(order);
        }

        @Override
        public State on(State state) {
            return state.changeDeck(deck, before -> before.order(order));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.deck-arranged", by, "deck", deckName(deck));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }

        @Override
        public Audience audience() {
            return Audience.NOBODY;
        }
    }

    /** The top card of an open deck went to a seat. */
    @JsonTypeName("card-drawn")
    record CardDrawn(Deck.Name deck, Seat seat, String card) implements DeckEffect {
        @Override
        public State on(State state) {
            State after =
                    state.changeDeck(deck, before -> before.without(card)).changeForce(seat, force -> force.plus(card));
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
            State after = state.changeDeck(deck, Deck::withoutTop);
            return deck == Deck.Name.BADGES ? after.changeMarks(seat, marks -> marks.badge()) : after;
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
                    .changeDeck(deck, before -> before.discards(card));
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
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.without(card))
                    .changeField(field -> field.condition(Optional.of(card)));
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
            return state.changeDeck(Deck.Name.CONDITIONS, deck -> deck.discards(card))
                    .changeField(field -> field.condition(field.condition().filter(now -> !now.equals(card)))
                            .weather(field.weather().filter(now -> !now.equals(card))));
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
            return state.changeDeck(Deck.Name.CONDITIONS, Deck::withoutTop);
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

    /** Used by effects that name the kind of a card. */
    static Deck.Name deckOf(Card.Kind kind) {
        return switch (kind) {
            case BADGE -> Deck.Name.BADGES;
            case AWARD -> Deck.Name.AWARDS;
            case CONDITION -> Deck.Name.CONDITIONS;
            case DECORATION, SPECIALIST, ITEM, VEHICLE -> Deck.Name.DECORATIONS;
        };
    }
}
