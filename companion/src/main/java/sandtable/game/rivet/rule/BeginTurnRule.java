package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Begins the turn. */
final class BeginTurnRule implements ActRule<RoundAct.BeginTurn> {
    @Override
    public Class<RoundAct.BeginTurn> act() {
        return RoundAct.BeginTurn.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.acts(seat, Phase.BEGIN)) {
            choices.add(Offers.with(
                    "begin-turn",
                    Text.of("rivet.choice.begin-turn"),
                    new RoundAct.BeginTurn(List.of()),
                    Choice.Weight.PRIMARY,
                    "turn",
                    Standing.asked(state)));
        }
    }

    @Override
    public void against(State state, Seat by, RoundAct.BeginTurn act, Objections objections) {
        Standing.against(state, act.on(), objections);
        objections.senseless(!state.acts(by, Phase.BEGIN), "rivet.no.turn");
    }

    @Override
    public void apply(Draft draft, Seat by, RoundAct.BeginTurn act) {
        TurnStart.begin(draft, by, act.on());
    }

    @Override
    public Text title(State state, Seat by, RoundAct.BeginTurn act) {
        return Text.of("rivet.title.begin-turn");
    }
}
