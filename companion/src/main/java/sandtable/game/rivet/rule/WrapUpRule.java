package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Scores the objectives. */
final class WrapUpRule implements ActRule<RoundAct.WrapUp> {
    @Override
    public Class<RoundAct.WrapUp> act() {
        return RoundAct.WrapUp.class;
    }

    private static boolean open(State state, Seat seat) {
        return state.acts(seat, Phase.WRAP_UP) && !state.turn().scored();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (open(state, seat)) {
            choices.add(Offers.with(
                    "wrap-up",
                    Text.of("rivet.choice.wrap-up"),
                    new RoundAct.WrapUp(List.of()),
                    Choice.Weight.PRIMARY,
                    "turn",
                    Standing.asked(state)));
        }
    }

    @Override
    public void against(State state, Seat by, RoundAct.WrapUp act, Objections objections) {
        Standing.against(state, act.on(), objections);
        objections.senseless(!open(state, by), "rivet.no.turn");
    }

    @Override
    public void apply(Draft draft, Seat by, RoundAct.WrapUp act) {
        Flow.wrapUp(draft, by, act.on());
    }

    @Override
    public Text title(State state, Seat by, RoundAct.WrapUp act) {
        return Text.of("rivet.title.wrap-up");
    }
}
