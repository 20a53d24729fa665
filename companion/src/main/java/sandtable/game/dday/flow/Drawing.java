package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Drawing from decks, the app's own and those on the table. */
public final class Drawing {
    private Drawing() {}

    /** Whether a card can be drawn. A deck that runs out is reshuffled, so that only empty decks without discards have none. */
    public static boolean possible(State state, Deck.Name name) {
        return state.deck(name).available() > 0;
    }

    /** The German draws a Decoration at random. */
    public static void decoration(Draft draft) {
        if (!possible(draft.state(), Deck.Name.DECORATIONS)) {
            return;
        }
        List<String> cards = top(draft, Deck.Name.DECORATIONS, State.GERMAN);
        draft.add(new HandEffect.DecorationDrawn());
        draft.because("dday.decorations.secret", "dday.because.decoration-secret");
        for (String card : cards) {
            draft.add(new HandEffect.DecorationSeen(card));
            resolveIfBlack(draft, card);
        }
    }

    /** Draws the top card: its name, or nothing where real cards are drawn. */
    static List<String> top(Draft draft, Deck.Name name, Seat holder) {
        List<DeckFact> facts = draft.state().deck(name).pile().draw(1, draft.chance());
        changed(draft, name, holder, facts);
        return facts.stream()
                .flatMap(fact -> fact instanceof DeckFact.Seen seen ? seen.names().stream() : Stream.empty())
                .toList();
    }

    /** Journals what happened to a deck. */
    static void changed(Draft draft, Deck.Name name, Seat holder, List<DeckFact> facts) {
        for (DeckFact fact : facts) {
            draft.add(new DeckEffect.DeckChanged(name, holder, fact));
            if (fact instanceof DeckFact.Shuffled shuffled
                    && shuffled.epoch() > 1
                    && shuffled.source() == DeckFact.Source.DECK_AND_DISCARDS) {
                draft.because(reshuffling(name), "dday.because.reshuffled", "n", shuffled.cards());
            }
        }
    }

    /** Decorations and Badges each have a rule of their own; what is done with other empty decks is the same. */
    private static String reshuffling(Deck.Name name) {
        return name == Deck.Name.BADGES ? "dday.badge" : "dday.decorations.reshuffle";
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
        Optional<String> drawn = draw(draft, Deck.Name.BADGES, unit);
        draft.because("dday.badge", "dday.because.badge", "who", unit.name());
        german(draft);
        drawn.ifPresent(card -> AtOnce.ask(draft, unit, card));
    }

    /** A free Badge at the start; by house rule the German gains for it as for others. */
    static void assistance(Draft draft, Seat unit) {
        draw(draft, Deck.Name.BADGES, unit);
        if (draft.state().rules().on("badge-of-assistance-pays")) {
            german(draft);
        }
    }

    /** The German's Courage for a Badge. */
    private static void german(Draft draft) {
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
        if (!possible(draft.state(), name)) {
            return Optional.empty();
        }
        List<String> cards = top(draft, name, unit);
        if (cards.isEmpty()) {
            draft.add(new DeckEffect.RealCardDrawn(name, unit));
            return Optional.empty();
        }
        draft.add(new DeckEffect.CardDrawn(name, unit, cards.get(0)));
        return Optional.of(cards.get(0));
    }

    /** Lays a deck that the app deals on the table, and fixes its first seed before any device has sent anything. */
    static void lay(Draft draft, Deck.Name name, List<String> cards) {
        draft.add(new DeckEffect.DeckLaid(name, cards));
        if (draft.state().deck(name).pile() instanceof DealtDeck dealt) {
            changed(draft, name, Seat.REFEREE, dealt.commit(draft.chance()));
        }
    }

    /** Opens a deck once the game is over, so that everybody can check it. */
    static void open(Draft draft) {
        for (Deck.Name name : draft.state().decks().keySet()) {
            if (draft.state().deck(name).pile() instanceof DealtDeck dealt) {
                changed(draft, name, Seat.REFEREE, dealt.open());
            }
        }
    }

    /** The ids of all cards of a kind. */
    static List<String> all(State state, Card.Kind kind) {
        return state.rules().cards().of(kind).stream().map(Card::id).toList();
    }
}
