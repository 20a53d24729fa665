package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: a unit came onto a minefield. */
final class MinefieldRule implements ActRule<UnitAct.Minefield> {
    @Override
    public Class<UnitAct.Minefield> act() {
        return UnitAct.Minefield.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Unit> units = Loose.movers(state, seat).stream()
                .filter(unit -> !state.kind(unit).infantry())
                .toList();
        if (!units.isEmpty()) {
            choices.add(Offers.with(
                    "minefield",
                    Text.of("rivet.choice.minefield"),
                    new UnitAct.Minefield(""),
                    Choice.Weight.QUIET,
                    "move",
                    Open.one("unit", Offers.units(units))));
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.Minefield act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        Loose.against(state, by, unit, act.unit(), objections);
        unit.ifPresent(known -> objections.unless(
                !state.kind(known).infantry(), "rivet.mines", "rivet.no.mines-infantry", "unit", known.label()));
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Minefield act) {
        Timing.underWay(draft, by);
        Fighting.mines(draft, by, draft.state().unit(act.unit()).orElseThrow());
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Minefield act) {
        return Text.of("rivet.title.minefield", "unit", Unit.label(act.unit()));
    }
}
