package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Sorted;
import sandtable.game.rivet.state.State;
import sandtable.table.Audience;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to decks and hands. */
public sealed interface CardEffect extends RivetEffect {
    private static Text named(String card) {
        return card.isEmpty() ? Text.of("rivet.card.real") : Text.of("rivet.card." + card.replaceAll("-[0-9]+$", ""));
    }

    private static Optional<DealtDeck> dealt(List<String> cards, Deck.Name deck) {
        return Optional.of(DealtDeck.of(deck.id(), cards));
    }

    /** Real cards lie on the table. */
    @JsonTypeName("deck-on-table")
    record DeckOnTable(Deck.Name deck) implements CardEffect {
        @Override
        public State on(State state) {
            return state.with(deck, Deck.REAL);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.deck-on-table", "deck", deck.label());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A deck that the app deals, before its first shuffle. */
    @JsonTypeName("deck-laid")
    record DeckLaid(Deck.Name deck, List<String> cards) implements CardEffect {
        public DeckLaid {
            cards = List.copyOf(cards);
        }

        @Override
        public State on(State state) {
            return state.with(deck, new Deck(dealt(cards, deck)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.deck-laid", "deck", deck.label(), "n", cards.size());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /**
     * Something happened to a deck. What not everybody may know of it stands in facts of their own.
     *
     * @param holder who drew or turned
     */
    @JsonTypeName("deck-changed")
    record DeckChanged(Deck.Name deck, Seat holder, DeckFact fact) implements CardEffect {
        @Override
        public State on(State state) {
            return state.with(deck, state.deck(deck).on(fact));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.deck-changed", "deck", deck.label());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(holder);
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

    /** Cards were drawn; which ones stands in {@link Seen}. */
    @JsonTypeName("drawn")
    record Drawn(Seat seat, Deck.Name deck, int count) implements CardEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            Hand hand = player.hand(deck);
            return state.deck(deck).onTable() ? state.with(player.hand(deck, hand.real(hand.real() + count))) : state;
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.drawn", "who", seat.name(), "n", count, "deck", deck.label());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** Which cards they were: for one seat's eyes. */
    @JsonTypeName("seen")
    record Seen(Seat seat, Deck.Name deck, List<String> cards) implements CardEffect {
        public Seen {
            cards = List.copyOf(cards);
        }

        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.hand(deck, player.hand(deck).plus(cards)));
        }

        @Override
        public Text words() {
            Text all = named(cards.get(0));
            for (String more : cards.subList(1, cards.size())) {
                all = Text.of("table.and", "first", all, "second", named(more));
            }
            return Text.of("rivet.effect.seen", "cards", all);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    /**
     * A card left a hand for the discards.
     *
     * @param card empty for a real one
     */
    @JsonTypeName("discarded")
    record Discarded(Seat seat, Deck.Name deck, String card, How how) implements CardEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            State after = state.with(player.hand(deck, player.hand(deck).without(card)));
            return how == How.THROWN_AWAY ? after.with(after.turn().discard()) : after;
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect."
                            + how.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'),
                    "who",
                    seat.name(),
                    "card",
                    named(card));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** Why a card leaves a hand. */
    enum How {
        @com.fasterxml.jackson.annotation.JsonProperty("thrown-away")
        THROWN_AWAY,
        @com.fasterxml.jackson.annotation.JsonProperty("played")
        PLAYED,
        @com.fasterxml.jackson.annotation.JsonProperty("fulfilled")
        FULFILLED
    }

    /**
     * The top Action! card was turned for its deviation.
     *
     * @param card empty for a real one
     */
    @JsonTypeName("flipped")
    record Flipped(Seat seat, String card, Direction direction) implements CardEffect {
        @Override
        public State on(State state) {
            return state;
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.flipped", "direction", direction.label());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Insight insight() {
            return Insight.SEEN;
        }
    }

    /** A card gives something for a while. */
    @JsonTypeName("boosted")
    record Boosted(Seat seat, Player.Boost boost, int amount) implements CardEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            return state.with(player.boosts(Sorted.plus(player.boosts(), boost, amount)));
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.boost." + boost.name().toLowerCase(java.util.Locale.ROOT),
                    "who",
                    seat.name(),
                    "n",
                    amount);
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }

    /** What cards gave is over. */
    @JsonTypeName("boosts-over")
    record BoostsOver(Seat seat, List<Player.Boost> boosts) implements CardEffect {
        public BoostsOver {
            boosts = List.copyOf(boosts);
        }

        @Override
        public State on(State state) {
            Player player = state.player(seat);
            var left = new java.util.TreeMap<>(player.boosts());
            boosts.forEach(left::remove);
            return state.with(player.boosts(left));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.boosts-over", "who", seat.name());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }
    }
}
