package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: a unit came through gas. */
final class ThroughGasRule implements ActRule<UnitAct.ThroughGas> {
    @Override
    public Class<UnitAct.ThroughGas> act() {
        return UnitAct.ThroughGas.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Unit> units = new ArrayList<>(Loose.movers(state, seat));
        for (Cloud cloud : state.field().clouds().values()) {
            if (!units.isEmpty()) {
                choices.add(Offers.with(
                        "through-" + cloud.id(),
                        Text.of("rivet.choice.through-gas"),
                        new UnitAct.ThroughGas("", cloud.id()),
                        Choice.Weight.QUIET,
                        "move",
                        Open.one("unit", Offers.units(units))));
            }
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.ThroughGas act, Objections objections) {
        Loose.against(state, by, state.unit(act.unit()), act.unit(), objections);
        objections.senseless(!state.field().clouds().containsKey(act.cloud()), "rivet.no.cloud");
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.ThroughGas act) {
        Timing.underWay(draft, by);
        Fighting.gas(
                draft,
                by,
                draft.state().cloud(act.cloud()).orElseThrow(),
                List.of(draft.state().unit(act.unit()).orElseThrow()));
    }

    @Override
    public Text title(State state, Seat by, UnitAct.ThroughGas act) {
        return Text.of("rivet.title.through-gas", "unit", Unit.label(act.unit()));
    }
}
