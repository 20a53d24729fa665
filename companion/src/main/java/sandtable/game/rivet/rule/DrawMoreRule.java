package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A real card that the app doesn't know lets one draw more. */
final class DrawMoreRule implements ActRule<CardAct.DrawMore> {
    @Override
    public Class<CardAct.DrawMore> act() {
        return CardAct.DrawMore.class;
    }

    private static boolean open(State state, Seat seat, Deck.Name deck) {
        return state.deck(deck).onTable()
                && state.turn().seat().equals(seat)
                && state.tasks().isEmpty()
                && state.turn().phase() != Phase.BEGIN
                && state.clock().stage() == Stage.PLAY
                && Cards.room(state, seat, deck) > 0;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Deck.Name deck : Deck.Name.values()) {
            if (state.players().containsKey(seat) && open(state, seat, deck)) {
                choices.add(Choice.ready(
                        "draw-more-" + deck.id(),
                        Text.of("rivet.choice.draw-more", "deck", deck.label()),
                        new CardAct.DrawMore(deck),
                        Choice.Weight.QUIET,
                        "cards"));
            }
        }
    }

    @Override
    public void against(State state, Seat by, CardAct.DrawMore act, Objections objections) {
        objections.senseless(!state.players().containsKey(by), "rivet.no.player");
        if (state.players().containsKey(by)) {
            objections.unless(open(state, by, act.deck()), "rivet.hand", "rivet.no.draw-more");
        }
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.DrawMore act) {
        Cards.draw(draft, by, act.deck(), 1);
    }

    @Override
    public Text title(State state, Seat by, CardAct.DrawMore act) {
        return Text.of("rivet.title.draw-more", "deck", act.deck().label());
    }
}
