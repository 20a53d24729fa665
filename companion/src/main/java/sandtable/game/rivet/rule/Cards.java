package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.CardEffect.How;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Drawing and discarding, with limits and reshuffles. */
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
        int room = limit - state.player(seat).hand(deck).size();
        return Math.max(0, Math.min(state.deck(deck).available(), room));
    }

    /** Draws up to so many cards; at the hand's limit no more. */
    static void draw(Draft draft, Seat seat, Deck.Name deck, int wanted) {
        for (int i = 0; i < wanted; i++) {
            if (room(draft.state(), seat, deck) == 0) {
                draft.because("rivet.hand", "rivet.because.hand-full", "who", seat.name(), "deck", deck.label());
                return;
            }
            List<String> cards = top(draft, deck, seat);
            draft.add(new CardEffect.Drawn(seat, deck, 1));
            if (!cards.isEmpty()) {
                draft.add(new CardEffect.Seen(seat, deck, cards));
            }
        }
    }

    /** Turns the top Action! card of the app's deck and lays it on the discards. */
    static Direction flip(Draft draft, Seat seat) {
        String top = top(draft, Deck.Name.ACTION, seat).get(0);
        Direction direction = draft.state().rules().card(top).direction().orElse(Direction.CENTRE);
        draft.add(new CardEffect.Flipped(seat, top, direction));
        discarded(draft, Deck.Name.ACTION, seat, top);
        return direction;
    }

    /** A card leaves a hand for the discards; an empty id is a real one. */
    static void discard(Draft draft, Deck.Name deck, Seat seat, String card, How how) {
        draft.add(new CardEffect.Discarded(seat, deck, card, how));
        if (!card.isEmpty()) {
            discarded(draft, deck, seat, card);
        }
    }

    private static void discarded(Draft draft, Deck.Name deck, Seat seat, String card) {
        dealt(draft, deck).ifPresent(pile -> changed(draft, deck, seat, pile.discard(Optional.of(card))));
    }

    /** The top card's name; nothing where real cards are drawn. */
    private static List<String> top(Draft draft, Deck.Name name, Seat holder) {
        List<DeckFact> facts =
                dealt(draft, name).map(pile -> pile.draw(1, draft.chance())).orElse(List.of());
        changed(draft, name, holder, facts);
        return facts.stream()
                .flatMap(fact -> fact instanceof DeckFact.Seen seen ? seen.names().stream() : Stream.empty())
                .toList();
    }

    private static Optional<DealtDeck> dealt(Draft draft, Deck.Name name) {
        return draft.state().deck(name).dealt();
    }

    private static void changed(Draft draft, Deck.Name name, Seat holder, List<DeckFact> facts) {
        for (DeckFact fact : facts) {
            draft.add(new CardEffect.DeckChanged(name, holder, fact));
            if (fact instanceof DeckFact.Shuffled shuffled && shuffled.epoch() > 1) {
                draft.because("rivet.reshuffle", "rivet.because.reshuffle", "deck", name.label());
            }
        }
    }

    /** Lays a deck that the app deals on the table, and fixes its first seed before any device has sent anything. */
    static void lay(Draft draft, Deck.Name name, List<String> cards) {
        draft.add(new CardEffect.DeckLaid(name, cards));
        dealt(draft, name).ifPresent(pile -> changed(draft, name, Seat.REFEREE, pile.commit(draft.chance())));
    }

    /** Opens the decks once the game is over, so that everybody can check them. */
    static void open(Draft draft) {
        for (Deck.Name name : draft.state().decks().keySet()) {
            dealt(draft, name).ifPresent(pile -> changed(draft, name, Seat.REFEREE, pile.open()));
        }
    }

    /** A card by its name; a real one without. */
    static Text label(State state, String card) {
        return card.isEmpty()
                ? Text.of("rivet.card.real")
                : state.rules().card(card).label();
    }

    /** Whether a seat holds this card; an empty id is any real one. */
    static boolean holds(State state, Seat seat, Deck.Name deck, String card) {
        if (!state.players().containsKey(seat)) {
            return false;
        }
        Hand hand = state.player(seat).hand(deck);
        return card.isEmpty() ? hand.real() > 0 : hand.cards().contains(card);
    }
}
