package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: who is in the cloud, or in the Segment that was really hit. */
final class StruckRule implements ActRule<DiceAct.Struck> {
    @Override
    public Class<DiceAct.Struck> act() {
        return DiceAct.Struck.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        state.awaits(seat, Task.Kind.STRUCK)
                .ifPresent(task -> choices.add(Offers.with(
                        "struck-" + task.id(),
                        Text.of(task.cause() == Task.Cause.CLOUD ? "rivet.choice.struck-gas" : "rivet.choice.struck"),
                        new DiceAct.Struck(List.of()),
                        Choice.Weight.PRIMARY,
                        "roll",
                        Open.set(
                                "units",
                                Offers.units(state.field().units().values()),
                                0,
                                state.field().units().size()))));
    }

    @Override
    public void against(State state, Seat by, DiceAct.Struck act, Objections objections) {
        objections
                .senseless(state.awaits(by, Task.Kind.STRUCK).isEmpty(), "rivet.no.struck")
                .senseless(
                        !Offers.different(
                                act.units(), List.copyOf(state.field().units().keySet())),
                        "rivet.no.targets");
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Struck act) {
        Task task = draft.state().task().orElseThrow();
        draft.add(new FightEffect.Settled(by, task.id()));
        Optional<Cloud> cloud = draft.state().cloud(task.about());
        if (task.cause() != Task.Cause.CLOUD) {
            Deviation.arrives(draft, by, task, Optional.empty(), act.units());
        } else if (cloud.isPresent()) {
            List<Unit> units = act.units().stream()
                    .flatMap(unit -> draft.state().unit(unit).stream())
                    .toList();
            Fighting.gas(draft, by, cloud.get(), units);
        }
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Struck act) {
        return Text.of("rivet.title.struck", "n", act.units().size());
    }
}
