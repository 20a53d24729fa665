package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: a unit runs over enemy infantry. */
final class TankShockRule implements ActRule<UnitAct.TankShock> {
    @Override
    public Class<UnitAct.TankShock> act() {
        return UnitAct.TankShock.class;
    }

    private static boolean shocks(State state, Unit unit) {
        return Places.ability(state, unit, Ability.TANK_SHOCK) > 0
                && state.turn().phase() == Phase.MOVEMENT
                && !state.turn().over(unit.id())
                && !state.turn().activeNow(unit.id());
    }

    private static boolean soft(State state, Unit unit) {
        Kind kind = state.kind(unit);
        return kind.infantry() && (!kind.hero() || state.rules().is("tank-shock-heroes", "yes"));
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        for (Unit unit : Loose.movers(state, seat)) {
            List<Unit> targets = state.enemiesOf(seat).stream()
                    .filter(enemy -> soft(state, enemy))
                    .toList();
            if (shocks(state, unit) && !targets.isEmpty()) {
                choices.add(Offers.with(
                        "tank-shock-" + unit.id(),
                        Text.of("rivet.choice.tank-shock", "unit", unit.label()),
                        new UnitAct.TankShock(unit.id(), List.of()),
                        Choice.Weight.NORMAL,
                        "move",
                        Open.set("targets", Offers.units(targets), 1, Math.min(Loose.MOST_TARGETS, targets.size()))));
            }
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.TankShock act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        Loose.against(state, by, unit, act.unit(), objections);
        objections.senseless(
                act.targets().isEmpty()
                        || act.targets().stream().distinct().count()
                                != act.targets().size()
                        || act.targets().stream()
                                .anyMatch(target -> state.unit(target).isEmpty()),
                "rivet.no.targets");
        if (objections.meaningless().isEmpty()) {
            objections
                    .unless(
                            shocks(state, unit.orElseThrow()),
                            "rivet.tank-shock",
                            "rivet.no.ability",
                            "unit",
                            Unit.label(act.unit()),
                            "ability",
                            Ability.TANK_SHOCK.label())
                    .unless(
                            act.targets().stream()
                                    .flatMap(target -> state.unit(target).stream())
                                    .allMatch(target -> soft(state, target) && !state.friends(target.owner(), by)),
                            "rivet.tank-shock",
                            "rivet.no.soft");
        }
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.TankShock act) {
        Unit unit = draft.state().unit(act.unit()).orElseThrow();
        draft.uses(draft.state().kind(unit));
        int dice = Math.max(1, Places.ability(draft.state(), unit, Ability.TANK_SHOCK));
        Activating.activate(draft, by, unit, 0);
        draft.because("rivet.tank-shock", "rivet.because.tank-shock", "unit", unit.label(), "n", dice)
                .add(new ActivationEffect.AbilityUsed(by, unit.id(), Ability.TANK_SHOCK, 0));
        Fighting.flat(draft, by, Optional.of(by), Task.Cause.TANK_SHOCK, unit.id(), dice, act.targets());
    }

    @Override
    public Text title(State state, Seat by, UnitAct.TankShock act) {
        return Text.of("rivet.title.ability", "unit", Unit.label(act.unit()), "ability", Ability.TANK_SHOCK.label());
    }
}
