package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A unit of one's own is gone. */
final class RemoveUnitRule implements ActRule<TableAct.RemoveUnit> {
    @Override
    public Class<TableAct.RemoveUnit> act() {
        return TableAct.RemoveUnit.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (Calm.now(state, seat) && !state.unitsOf(seat).isEmpty()) {
            choices.add(Offers.with(
                    "remove-unit",
                    Text.of("rivet.choice.remove-unit"),
                    new TableAct.RemoveUnit(""),
                    Choice.Weight.QUIET,
                    "notes",
                    Open.one("unit", Offers.units(state.unitsOf(seat)))));
        }
    }

    @Override
    public void against(State state, Seat by, TableAct.RemoveUnit act, Objections objections) {
        Calm.against(state, by, objections);
        objections.senseless(
                state.unit(act.unit()).filter(unit -> unit.owner().equals(by)).isEmpty(),
                "rivet.no.unit",
                "unit",
                act.unit());
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.RemoveUnit act) {
        draft.add(new UnitEffect.Removed(by, act.unit()));
    }

    @Override
    public Text title(State state, Seat by, TableAct.RemoveUnit act) {
        return Text.of("rivet.title.remove-unit", "unit", Unit.label(act.unit()));
    }
}
