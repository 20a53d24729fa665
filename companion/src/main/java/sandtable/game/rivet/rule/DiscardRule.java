package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.effect.CardEffect.How;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Discards one Action! card before drawing. */
final class DiscardRule implements ActRule<CardAct.Discard> {
    @Override
    public Class<CardAct.Discard> act() {
        return CardAct.Discard.class;
    }

    private static boolean open(State state, Seat seat) {
        return state.acts(seat, Phase.CARDS) && !state.turn().discarded();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!open(state, seat)) {
            return;
        }
        Hand hand = state.player(seat).hand(Deck.Name.ACTION);
        hand.cards().forEach(card -> offer(state, card, choices));
        if (hand.real() > 0) {
            offer(state, "", choices);
        }
    }

    private static void offer(State state, String card, List<Choice> choices) {
        choices.add(Choice.ready(
                "discard-" + card,
                Text.of("rivet.choice.discard", "card", Cards.label(state, card)),
                new CardAct.Discard(card),
                Choice.Weight.NORMAL,
                "cards"));
    }

    @Override
    public void against(State state, Seat by, CardAct.Discard act, Objections objections) {
        objections
                .senseless(!Cards.holds(state, by, Deck.Name.ACTION, act.card()), "rivet.no.card")
                .unless(open(state, by), "rivet.cards", "rivet.no.discard");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.Discard act) {
        Cards.discard(draft, Deck.Name.ACTION, by, act.card(), How.THROWN_AWAY);
    }

    @Override
    public Text title(State state, Seat by, CardAct.Discard act) {
        return Text.of("rivet.title.discard", "card", Cards.label(state, act.card()));
    }
}
