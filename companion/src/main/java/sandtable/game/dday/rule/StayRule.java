package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Staying, for three turns at most. */
public final class StayRule implements ActRule<MoveAct.Stay> {
    @Override
    public Class<MoveAct.Stay> act() {
        return MoveAct.Stay.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (MoveRule.mayMove(state, seat) && Moves.mustLeave(state, seat).isEmpty()) {
            choices.add(Choice.ready(
                    "stay",
                    Text.of(
                            "dday.choice.stay",
                            "sector",
                            Places.name(state.post(seat).sector())),
                    new MoveAct.Stay(),
                    Choice.Weight.NORMAL,
                    "move"));
        }
    }

    @Override
    public Objections against(State state, Seat by, MoveAct.Stay act) {
        Objections objections =
                new Objections().meansNothingUnless(MoveRule.mayMove(state, by), "dday.move", "dday.refused.moved");
        if (objections.none()) {
            Moves.mustLeave(state, by)
                    .ifPresent(rule -> objections.unless(
                            false,
                            rule,
                            "dday.refused.stay",
                            "sector",
                            Places.name(state.post(by).sector())));
        }
        return objections;
    }

    @Override
    public void apply(Draft draft, Seat by, MoveAct.Stay act) {
        draft.add(new MoveEffect.Stayed(by));
    }

    @Override
    public Text title(State state, Seat by, MoveAct.Stay act) {
        return Text.of("dday.title.stay");
    }
}
