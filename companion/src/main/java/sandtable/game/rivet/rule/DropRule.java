package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The Segment above which they jump. */
final class DropRule implements ActRule<DiceAct.Drop> {
    @Override
    public Class<DiceAct.Drop> act() {
        return DiceAct.Drop.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.awaits(seat, Task.Kind.DROP).isPresent()) {
            state.field()
                    .board()
                    .ifPresent(board -> choices.add(Offers.with(
                            "drop",
                            Text.of("rivet.choice.drop"),
                            new DiceAct.Drop(""),
                            Choice.Weight.PRIMARY,
                            "roll",
                            Open.one("segment", Offers.segments(board.segments())))));
        }
    }

    @Override
    public void against(State state, Seat by, DiceAct.Drop act, Objections objections) {
        objections
                .senseless(state.awaits(by, Task.Kind.DROP).isEmpty(), "rivet.no.drop")
                .senseless(
                        state.field()
                                .board()
                                .flatMap(board -> board.find(act.segment()))
                                .isEmpty(),
                        "rivet.no.segment");
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Drop act) {
        Task task = draft.state().task().orElseThrow();
        draft.add(new FightEffect.Settled(by, task.id()));
        int count = draft.state()
                .rules()
                .mission()
                .parachutists()
                .map(Mission.Drop::count)
                .orElse(0);
        for (int i = 0; i < count; i++) {
            TurnStart.parachute(draft, by, Task.Kind.FLIP, act.segment());
        }
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Drop act) {
        return Text.of("rivet.title.drop", "segment", Segment.sign(act.segment()));
    }
}
