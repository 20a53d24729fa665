package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Set;
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

    /** A deck is shuffled; its order stands in {@link DeckOrdered}. */
    @JsonTypeName("deck-shuffled")
    record DeckShuffled(Deck.Name deck, boolean onTable, int cards) implements CardEffect {
        @Override
        public State on(State state) {
            return onTable ? state.with(deck, Deck.REAL) : state;
        }

        @Override
        public Text words() {
            return Text.of(
                    onTable ? "rivet.effect.deck-on-table" : "rivet.effect.deck-shuffled",
                    "deck",
                    deck.label(),
                    "n",
                    cards);
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** The order of a deck, top first: sealed until the game is over. */
    @JsonTypeName("deck-ordered")
    record DeckOrdered(Deck.Name deck, List<String> order) implements CardEffect {
        public DeckOrdered {
            order = List.copyOf(order);
        }

        @Override
        public State on(State state) {
            return state.with(
                    deck,
                    state.decks().containsKey(deck)
                            ? state.deck(deck).shuffled(order)
                            : new Deck(false, order, List.of(), 1));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.deck-ordered", "deck", deck.label());
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

    /** Cards were drawn; which ones stands in {@link Seen}. */
    @JsonTypeName("drawn")
    record Drawn(Seat seat, Deck.Name deck, int count) implements CardEffect {
        @Override
        public State on(State state) {
            Player player = state.player(seat);
            Hand hand = player.hand(deck);
            Deck from = state.deck(deck);
            if (from.onTable()) {
                return state.with(player.hand(deck, hand.real(hand.real() + count)));
            }
            List<String> top =
                    from.order().subList(0, Math.min(count, from.order().size()));
            return state.with(player.hand(deck, hand.plus(top))).with(deck, from.without(count));
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
    record Seen(Seat seat, List<String> cards) implements CardEffect {
        public Seen {
            cards = List.copyOf(cards);
        }

        @Override
        public State on(State state) {
            return state;
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
            State after = state.with(player.hand(deck, player.hand(deck).without(card)))
                    .with(deck, state.deck(deck).discards(card));
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
            Deck deck = state.deck(Deck.Name.ACTION);
            return state.with(
                    Deck.Name.ACTION, deck.without(deck.onTable() ? 0 : 1).discards(card));
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
