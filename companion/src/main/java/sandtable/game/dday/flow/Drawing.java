package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Drawing from decks, the app's own and those on the table. */
public final class Drawing {
    private Drawing() {}

    /** Whether a card can be drawn. A deck that runs out is reshuffled at once, so that only empty decks without discards have none. */
    public static boolean possible(State state, Deck.Name name) {
        Deck deck = state.deck(name);
        return deck.onTable() || deck.left() > 0;
    }

    /** The German draws a Decoration at random. */
    public static void decoration(Draft draft) {
        Deck deck = draft.state().deck(Deck.Name.DECORATIONS);
        if (!possible(draft.state(), Deck.Name.DECORATIONS)) {
            return;
        }
        draft.add(new DeckEffect.DecorationDrawn());
        if (!deck.onTable()) {
            String card = deck.cards().get(0);
            draft.add(new DeckEffect.DecorationSeen(card));
            reshuffleIfEmpty(draft, Deck.Name.DECORATIONS);
            resolveIfBlack(draft, card);
        }
    }

    /** A Wound Badge is shown and works at once. */
    static void resolveIfBlack(Draft draft, String id) {
        draft.state().rules().card(id).filter(card -> card.is("black")).ifPresent(card -> {
            draft.because("dday.wound-badge", "dday.because.wound-badge", "card", card.name());
            Cards.play(draft, State.GERMAN, card);
        });
    }

    /** A Unit draws a Badge; empty where none was named, because the deck lies on the table. */
    public static void badge(Draft draft, Seat unit) {
        draw(draft, Deck.Name.BADGES, unit);
        if (draft.state().rules().german()) {
            String fact = draft.state().rules().on("badge-of-honor") ? "badge.honor.courage" : "badge.courage";
            draft.gain(State.GERMAN, Resource.COURAGE, draft.fact(fact).number());
            draft.because(
                    "dday.badge.german",
                    "dday.because.badge-german",
                    "n",
                    draft.state().rules().number(fact));
        }
    }

    /** A Unit draws an open card. */
    public static Optional<String> draw(Draft draft, Deck.Name name, Seat unit) {
        Deck deck = draft.state().deck(name);
        if (!possible(draft.state(), name)) {
            return Optional.empty();
        }
        if (deck.onTable()) {
            draft.add(new DeckEffect.RealCardDrawn(name, unit));
            return Optional.empty();
        }
        String card = deck.cards().get(0);
        draft.add(new DeckEffect.CardDrawn(name, unit, card));
        reshuffleIfEmpty(draft, name);
        return Optional.of(card);
    }

    /** The moment the last card leaves a deck its discards become the new one. */
    static void reshuffleIfEmpty(Draft draft, Deck.Name name) {
        Deck deck = draft.state().deck(name);
        if (!deck.onTable() && deck.left() == 0 && !deck.discard().isEmpty()) {
            shuffle(draft, name, deck.discard());
            draft.because(
                    "dday.decorations.reshuffle",
                    "dday.because.reshuffled",
                    "n",
                    deck.discard().size());
        }
    }

    /** Shuffles cards into a deck; its order is sealed. */
    public static void shuffle(Draft draft, Deck.Name name, List<String> cards) {
        shuffle(draft, name, cards, true);
    }

    /** Shuffles what is left in a deck. */
    static void shuffleRest(Draft draft, Deck.Name name) {
        shuffle(draft, name, draft.state().deck(name).cards(), false);
    }

    private static void shuffle(Draft draft, Deck.Name name, List<String> cards, boolean discards) {
        int epoch = draft.state().decks().containsKey(name)
                ? draft.state().deck(name).epoch() + 1
                : 1;
        List<String> sorted = new ArrayList<>(cards);
        sorted.sort(null);
        Shuffle shuffle = Shuffle.of(sorted, draft.chance(), "deck/" + name.id() + "/" + epoch);
        draft.add(new DeckEffect.DeckShuffled(name, cards.size(), discards, shuffle.commitment()));
        draft.add(new DeckEffect.DeckOrdered(name, shuffle.order()));
    }

    /** The ids of all cards of a kind. */
    static List<String> all(State state, Card.Kind kind) {
        return state.rules().cards().values().stream()
                .filter(card -> card.kind() == kind)
                .map(Card::id)
                .toList();
    }
}
