package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Draws the Action! card that is due and some Secret Missions. */
final class DrawRule implements ActRule<CardAct.Draw> {
    @Override
    public Class<CardAct.Draw> act() {
        return CardAct.Draw.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!state.acts(seat, Phase.CARDS)) {
            return;
        }
        int missions = Cards.room(state, seat, Deck.Name.MISSION);
        boolean action = !Timing.veryFirst(state) && Cards.room(state, seat, Deck.Name.ACTION) > 0;
        Text label = Text.of(action ? "rivet.choice.draw" : "rivet.choice.draw-none");
        choices.add(
                missions == 0
                        ? Choice.ready("draw", label, new CardAct.Draw(0), Choice.Weight.PRIMARY, "turn")
                        : Offers.with(
                                "draw",
                                label,
                                new CardAct.Draw(missions),
                                Choice.Weight.PRIMARY,
                                "turn",
                                Open.number("missions", 0, missions)));
    }

    @Override
    public void against(State state, Seat by, CardAct.Draw act, Objections objections) {
        objections
                .senseless(!state.acts(by, Phase.CARDS), "rivet.no.cards-phase")
                .senseless(act.missions() < 0, "rivet.no.missions", "n", 0);
        if (state.acts(by, Phase.CARDS)) {
            int room = Cards.room(state, by, Deck.Name.MISSION);
            objections.unless(act.missions() <= room, "rivet.hand", "rivet.no.missions", "n", room);
        }
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.Draw act) {
        boolean deals = draft.state().rules().mission().cards().contains(Deck.Name.ACTION);
        if (deals && Timing.veryFirst(draft.state())) {
            draft.because("rivet.first-turn", "rivet.because.first-turn", "who", by.name());
        } else if (deals) {
            Cards.draw(draft, by, Deck.Name.ACTION, 1);
        }
        Cards.draw(draft, by, Deck.Name.MISSION, act.missions());
        Flow.next(draft, by);
    }

    @Override
    public Text title(State state, Seat by, CardAct.Draw act) {
        return Text.of("rivet.title.draw");
    }
}
