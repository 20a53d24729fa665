package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.Set;
import sandtable.deck.DeckFact;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Audience;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to the German's hand, and to the deck it is drawn from and played to. */
public sealed interface HandEffect extends DdayEffect {
    /** The German drew the top Decoration; which one stands in {@link DecorationSeen}. */
    @JsonTypeName("decoration-drawn")
    record DecorationDrawn() implements HandEffect {
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
    record DecorationSeen(String card) implements HandEffect {
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
    record DecorationTaken() implements HandEffect {
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
    record DecorationChosen(String card) implements HandEffect {
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
    record DecorationPlayed(String card) implements HandEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().minus(card))
                    .changeDeck(Deck.Name.DECORATIONS, deck -> deck.on(DeckEffect.discarded(card)));
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
    record RealDecorationPlayed() implements HandEffect {
        @Override
        public State on(State state) {
            return state.with(state.hand().onTable(state.hand().onTable() - 1))
                    .changeDeck(Deck.Name.DECORATIONS, deck -> deck.on(new DeckFact.Discarded(Optional.empty())));
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
    record HandCounted(int cards) implements HandEffect {
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
}
