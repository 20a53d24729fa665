package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.DiceAct;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.fight.Strike;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The dice of an attack, as they lie on the table. */
final class RollRule implements ActRule<DiceAct.Roll> {
    @Override
    public Class<DiceAct.Roll> act() {
        return DiceAct.Roll.class;
    }

    private static Optional<Task> awaited(State state, Seat seat) {
        return state.task()
                .filter(task -> task.kind() == Task.Kind.STRIKE && task.seat().equals(seat));
    }

    private static Text purpose(Task task) {
        return Text.of(
                "rivet.roll.strike",
                "cause",
                Text.of("rivet.cause." + task.cause().id()),
                "target",
                Unit.label(task.about()),
                "n",
                task.dice());
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        awaited(state, seat)
                .ifPresent(task -> choices.add(Offers.rolled(
                        "roll-" + task.id(),
                        purpose(task),
                        new DiceAct.Roll(List.of()),
                        seat,
                        task.id(),
                        purpose(task),
                        task.dice())));
    }

    @Override
    public void against(State state, Seat by, DiceAct.Roll act, Objections objections) {
        Optional<Task> task = awaited(state, by);
        objections.senseless(task.isEmpty(), "rivet.no.roll");
        task.ifPresent(known ->
                objections.senseless(!Offers.faces(act.faces(), known.dice()), "rivet.no.faces", "n", known.dice()));
    }

    @Override
    public void apply(Draft draft, Seat by, DiceAct.Roll act) {
        Task task = draft.state().task().orElseThrow();
        List<Integer> faces = act.faces().stream().map(Integer::valueOf).toList();
        Strike strike = Strike.of(faces, task.precision());
        draft.add(new FightEffect.Rolled(by, faces))
                .because(strike.because())
                .add(new FightEffect.Settled(by, task.id()));
        if (strike.hit()) {
            Fighting.hurt(draft, by, task.credit(), task.about());
        } else if (task.cause() == Task.Cause.CHAIN) {
            draft.because("rivet.chain", "rivet.because.chain-missed");
            for (Task rest : draft.state().tasks()) {
                if (rest.group().equals(task.group())) {
                    draft.add(new FightEffect.Settled(by, rest.id()));
                }
            }
        }
        if (task.cause() == Task.Cause.TANK_SHOCK) {
            displace(draft, by, task);
        }
    }

    /** Once a run-over Segment is through: the defender puts the survivors next door. */
    private static void displace(Draft draft, Seat by, Task task) {
        State state = draft.state();
        boolean more = state.tasks().stream().anyMatch(other -> other.group().equals(task.group()));
        if (more || state.unit(task.source()).isEmpty()) {
            return;
        }
        state.segment(task.source())
                .ifPresent(segment -> Places.in(state, segment).stream()
                        .filter(unit -> !state.friends(unit.owner(), by))
                        .forEach(unit -> draft.because(
                                        "rivet.tank-shock", "rivet.because.displaced", "unit", unit.label())
                                .ask(
                                        by,
                                        Task.Kind.DISPLACE,
                                        unit.owner(),
                                        task.credit(),
                                        Task.Cause.TANK_SHOCK,
                                        task.source(),
                                        unit.id(),
                                        0,
                                        0,
                                        "displace")));
    }

    @Override
    public Text title(State state, Seat by, DiceAct.Roll act) {
        return Text.of(
                "rivet.title.roll",
                "target",
                state.task().map(task -> Unit.label(task.about())).orElseGet(() -> Text.literal("?")));
    }
}
