package sandtable.game.dday.flow;

import sandtable.game.dday.card.Ability;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.script.Script;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** What playing, gaining and losing a card means for where it lies. What it does besides stands in the card. */
public final class Cards {
    private Cards() {}

    /** Its player plays it: a Decoration from the hand, an open card from the table. */
    public static void play(Draft draft, Seat seat, Card card) {
        draft.because("dday.card", "dday.because.card", "card", card.name(), "text", card.text());
        if (card.abilities(Ability.Trigger.REVEAL).findAny().isPresent()) {
            away(draft, seat, card);
            Script.reveal(draft, card);
        } else {
            Script.use(draft, seat, card);
            away(draft, seat, card);
        }
    }

    private static void away(Draft draft, Seat seat, Card card) {
        switch (card.kind()) {
            case DECORATION -> {
                draft.add(new HandEffect.DecorationPlayed(card.id()));
            }
            case ITEM, AWARD, VEHICLE -> draft.add(new CardEffect.CardUsed(seat, card.id()));
            case BADGE -> {
                if (draft.state().rules().on("badge-of-honor")) {
                    draft.add(new CardEffect.AbilityUsed(seat, card.id()));
                } else {
                    draft.add(new DeckEffect.CardDiscarded(Deck.Name.BADGES, seat, card.id()));
                }
            }
            case SPECIALIST -> draft.add(new CardEffect.AbilityUsed(seat, card.id()));
            case CONDITION -> {}
        }
    }

    /** It is lost: a Specialist is back in the pool, a one-use card counts as used. */
    public static void lose(Draft draft, Seat seat, Card card) {
        switch (card.kind()) {
            case SPECIALIST ->
                draft.add(
                        returns(draft.state(), card)
                                ? new CardEffect.Returned(seat, card.id())
                                : new CardEffect.CardGone(seat, card.id()));
            case BADGE -> draft.add(new DeckEffect.CardDiscarded(Deck.Name.BADGES, seat, card.id()));
            case ITEM, AWARD, VEHICLE -> draft.add(new CardEffect.CardUsed(seat, card.id()));
            case DECORATION -> draft.add(new HandEffect.DecorationPlayed(card.id()));
            case CONDITION -> {}
        }
    }

    /**
     * Whether a lost Specialist can be rallied again. Those of MGF and Land Mines can by the rule itself (The German Player, MGF and Land
     * Mines), the Zwangsrekrut too (Solitaire Play, Sniper); for all others the rulebook leaves it open.
     */
    private static boolean returns(State state, Card card) {
        return !state.rules().option("lost-specialists").equals("gone")
                || card.is("returns")
                || State.sameCard(card.id(), Features.MGF)
                || State.sameCard(card.id(), Features.MINES);
    }
}
