package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sandtable.deck.DealtDeck;
import sandtable.deck.DeckFact;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** What everybody starts with. */
public final class Start {
    private Start() {}

    public static void of(Draft draft, List<String> startSpecialists) {
        int soldiers = soldiers(draft);
        for (Seat unit : draft.state().units()) {
            draft.gain(unit, Resource.SOLDIERS, soldiers);
            draft.gain(unit, Resource.COURAGE, draft.fact("start.units.courage").number());
        }
        draft.because("dday.start.units", "dday.because.start-units", "amount", Resource.SOLDIERS.amount(soldiers));
        BaseRulebook.fewGoodMen(draft);
        if (draft.state().rules().german()) {
            german(draft, startSpecialists);
            deck(draft, Deck.Name.DECORATIONS, Card.Kind.DECORATION);
        }
        if (draft.state().rules().module("battle-conditions")) {
            deck(draft, Deck.Name.CONDITIONS, Card.Kind.CONDITION);
        }
        if (draft.state().rules().module("badges")) {
            deck(draft, Deck.Name.BADGES, Card.Kind.BADGE);
        }
        deck(draft, Deck.Name.AWARDS, Card.Kind.AWARD);
        if (draft.state().rules().on("supply-snafu") && !draft.state().rules().realPool()) {
            snafu(draft);
        }
        if (draft.state().rules().module("badges") && draft.state().rules().on("badge-of-assistance")) {
            for (Seat unit : draft.state().units()) {
                draft.because("dday.badge.assistance", "dday.because.badge-assistance", "who", unit.name());
                Drawing.assistance(draft, unit);
            }
        }
    }

    /** As printed at the start; of a map that is learned the owner is asked for it. */
    private static int soldiers(Draft draft) {
        Battlefield map = draft.state().map();
        return map.learned() ? draft.fact(FactWords.soldiers(map.id())).number() : map.soldiers();
    }

    /** The owner tells what is printed at a learned map's start: in the first turn the Units have it all the same. */
    public static void soldiersTold(Draft draft, int before) {
        int now = soldiers(draft);
        if (draft.state().clock().turn() > 1) {
            return;
        }
        for (Seat unit : draft.state().units()) {
            draft.gain(unit, Resource.SOLDIERS, now - before);
            draft.lose(unit, Resource.SOLDIERS, before - now);
        }
        draft.because("dday.start.units", "dday.because.start-units", "amount", Resource.SOLDIERS.amount(now));
    }

    private static void german(Draft draft, List<String> specialists) {
        for (String specialist : specialists) {
            if (draft.state().rules().card(specialist).isPresent()) {
                draft.add(new CardEffect.Joined(State.GERMAN, specialist));
            }
        }
        int units = draft.state().units().size();
        if (draft.state().rules().on("blind-start")) {
            OrdinaryDice.ask(draft, State.GERMAN, OrdinaryDice.BLIND_START, "", units);
            return;
        }
        int soldiers = draft.fact("start.german.soldiers").number();
        int each = draft.fact("start.german.courage").number();
        draft.gain(State.GERMAN, Resource.SOLDIERS, soldiers);
        draft.gain(State.GERMAN, Resource.COURAGE, each * (units - 1));
        draft.because(
                "dday.start.german",
                "dday.because.start-german",
                "soldiers",
                Resource.SOLDIERS.amount(soldiers),
                "each",
                each,
                "further",
                units - 1,
                "courage",
                Resource.COURAGE.amount(each * (units - 1)));
    }

    private static void deck(Draft draft, Deck.Name name, Card.Kind kind) {
        List<String> cards = Drawing.all(draft.state(), kind);
        if (draft.state().rules().option("deck." + name.id()).equals("table")) {
            draft.add(new DeckEffect.DeckOnTable(name, cards.size()));
        } else if (!cards.isEmpty()) {
            Drawing.lay(draft, name, cards);
        }
    }

    /** Regular and Special Items together, in two piles of which only the tops can be found. Real ones lie on the table, for all to see. */
    private static void snafu(Draft draft) {
        List<String> items = new ArrayList<>(draft.state().rules().cards().values().stream()
                .filter(card ->
                        card.kind() == Card.Kind.ITEM && card.side() != Card.Side.GERMAN && !card.is("legendary"))
                .map(Card::id)
                .sorted()
                .toList());
        DealtDeck pile = DealtDeck.of("supply", items);
        pile = pile.on(pile.commit(draft.chance()));
        List<String> order = pile.draw(items.size(), draft.chance()).stream()
                .flatMap(fact -> fact instanceof DeckFact.Seen seen ? seen.names().stream() : Stream.empty())
                .toList();
        int half = (order.size() + 1) / 2;
        draft.add(new DeckEffect.SupplySplit(List.of(order.subList(0, half), order.subList(half, order.size()))));
        draft.because("dday.snafu", "dday.because.snafu", "n", order.size());
    }
}
