package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Ends the turn. */
final class EndTurnRule implements ActRule<RoundAct.EndTurn> {
    @Override
    public Class<RoundAct.EndTurn> act() {
        return RoundAct.EndTurn.class;
    }

    private static boolean open(State state, Seat seat) {
        return state.acts(seat, Phase.WRAP_UP) && state.turn().scored();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state, seat)) {
            choices.add(Choice.ready(
                    "end-turn",
                    Text.of("rivet.choice.end-turn"),
                    new RoundAct.EndTurn(),
                    Choice.Weight.PRIMARY,
                    "turn"));
        }
    }

    @Override
    public void against(State state, Seat by, RoundAct.EndTurn act, Objections objections) {
        objections.senseless(!open(state, by), "rivet.no.turn");
    }

    @Override
    public void apply(Draft draft, Seat by, RoundAct.EndTurn act) {
        Flow.endTurn(draft, by);
    }

    @Override
    public Text title(State state, Seat by, RoundAct.EndTurn act) {
        return Text.of("rivet.title.end-turn");
    }
}
