package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** Drawing, with its limits and reshuffles. */
final class Cards {
    private Cards() {}

    /** How many cards of a kind this seat may still draw. */
    static int room(State state, Seat seat, Deck.Name deck) {
        if (!state.rules().mission().cards().contains(deck)) {
            return 0;
        }
        int limit = state.rules()
                .fact(deck == Deck.Name.ACTION ? "hand.action" : "hand.mission")
                .value();
        Deck from = state.deck(deck);
        int there =
                from.onTable() ? limit : from.order().size() + from.discard().size();
        return Math.max(0, Math.min(there, limit - state.player(seat).hand(deck).size()));
    }

    /** Draws up to so many cards; at the hand's limit no more. */
    static void draw(Draft draft, Seat seat, Deck.Name deck, int wanted) {
        for (int i = 0; i < wanted; i++) {
            if (room(draft.state(), seat, deck) == 0) {
                draft.because("rivet.hand", "rivet.because.hand-full", "who", seat.name(), "deck", deck.label());
                return;
            }
            refill(draft, deck);
            Deck from = draft.state().deck(deck);
            if (!from.onTable()) {
                String top = from.order().get(0);
                draft.add(new CardEffect.Drawn(seat, deck, 1)).add(new CardEffect.Seen(seat, List.of(top)));
            } else {
                draft.add(new CardEffect.Drawn(seat, deck, 1));
            }
        }
    }

    /** Turns the top Action! card and lays it on the discards. */
    static Direction flip(Draft draft, Seat seat) {
        refill(draft, Deck.Name.ACTION);
        String top = draft.state().deck(Deck.Name.ACTION).order().get(0);
        Direction direction = draft.state().rules().card(top).direction().orElse(Direction.CENTRE);
        draft.add(new CardEffect.Flipped(seat, top, direction));
        return direction;
    }

    /** An empty draw pile is made of the discards. */
    private static void refill(Draft draft, Deck.Name name) {
        Deck deck = draft.state().deck(name);
        if (deck.onTable() || !deck.order().isEmpty()) {
            return;
        }
        draft.because("rivet.reshuffle", "rivet.because.reshuffle", "deck", name.label());
        shuffle(draft, name, deck.discard());
    }

    static void shuffle(Draft draft, Deck.Name name, List<String> cards) {
        int epoch = draft.state().decks().containsKey(name)
                ? draft.state().deck(name).epoch() + 1
                : 1;
        draft.add(new CardEffect.DeckShuffled(name, false, cards.size()))
                .add(new CardEffect.DeckOrdered(
                        name, Shuffle.of(cards, draft.chance(), "deck/" + name.id() + "/" + epoch)));
    }
}
