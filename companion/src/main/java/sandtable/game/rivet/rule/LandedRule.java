package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: how many parachutists came down where they may stand. */
final class LandedRule implements ActRule<DiceAct.Landed> {
    @Override
    public Class<DiceAct.Landed> act() {
        return DiceAct.Landed.class;
    }

    private static int most(State state) {
        return state.rules().mission().parachutists().map(Mission.Drop::count).orElse(0);
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.awaits(seat, Task.Kind.LANDED).isPresent()) {
            choices.add(Offers.with(
                    "landed",
                    Text.of("rivet.choice.landed"),
                    new DiceAct.Landed(0),
                    Choice.Weight.PRIMARY,
                    "roll",
                    Open.number("count", 0, most(state))));
        }
    }

    @Override
    public void against(State state, Seat by, DiceAct.Landed act, Objections objections) {
        objections
                .senseless(state.awaits(by, Task.Kind.LANDED).isEmpty(), "rivet.no.landed")
                .senseless(act.count() < 0 || act.count() > most(state), "rivet.no.landed-count", "max", most(state));
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Landed act) {
        Task task = draft.state().task().orElseThrow();
        draft.add(new FightEffect.Settled(by, task.id()));
        Kind kind = draft.state().rules().unit(task.source());
        for (int i = 0; i < act.count(); i++) {
            Deviation.land(draft, by, kind, Optional.empty());
        }
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Landed act) {
        return Text.of("rivet.title.landed", "n", act.count());
    }
}
