package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Without the board: what a move of figures brings along, told by people. */
final class LooseRules {
    /** A Segment has four Felder. */
    private static final int MOST_TARGETS = 4;

    private LooseRules() {}

    static List<ActRule<?>> all() {
        return List.of(new TankShock(), new Minefield(), new ThroughGas());
    }

    private static List<Unit> movers(State state, Seat seat) {
        boolean phase = state.acts(seat, Phase.MOVEMENT) || state.acts(seat, Phase.COMBAT);
        return phase && state.field().board().isEmpty() ? state.unitsOf(seat) : List.of();
    }

    private static void against(State state, Seat by, Optional<Unit> unit, String id, Objections objections) {
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", id)
                .senseless(state.field().board().isPresent(), "rivet.no.with-board")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isEmpty()) {
            objections
                    .unless(
                            state.acts(by, Phase.MOVEMENT) || state.acts(by, Phase.COMBAT),
                            "rivet.turn-order",
                            "rivet.no.phase",
                            "phase",
                            Phase.MOVEMENT.label())
                    .unless(
                            unit.orElseThrow().owner().equals(by),
                            "rivet.turn-order",
                            "rivet.no.own-unit",
                            "unit",
                            Unit.label(id));
        }
    }

    static final class TankShock implements ActRule<UnitAct.TankShock> {
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
            for (Unit unit : movers(state, seat)) {
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
                            Open.set("targets", Offers.units(targets), 1, Math.min(MOST_TARGETS, targets.size()))));
                }
            }
        }

        @Override
        public void against(State state, Seat by, UnitAct.TankShock act, Objections objections) {
            Optional<Unit> unit = state.unit(act.unit());
            LooseRules.against(state, by, unit, act.unit(), objections);
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
                    .add(new UnitEffect.AbilityUsed(by, unit.id(), Ability.TANK_SHOCK, 0));
            Fighting.flat(draft, by, Optional.of(by), Task.Cause.TANK_SHOCK, unit.id(), dice, act.targets());
        }

        @Override
        public Text title(State state, Seat by, UnitAct.TankShock act) {
            return Text.of(
                    "rivet.title.ability", "unit", Unit.label(act.unit()), "ability", Ability.TANK_SHOCK.label());
        }
    }

    static final class Minefield implements ActRule<UnitAct.Minefield> {
        @Override
        public Class<UnitAct.Minefield> act() {
            return UnitAct.Minefield.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            List<Unit> units = movers(state, seat).stream()
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
            LooseRules.against(state, by, unit, act.unit(), objections);
            unit.ifPresent(known -> objections.unless(
                    !state.kind(known).infantry(), "rivet.mines", "rivet.no.mines-infantry", "unit", known.label()));
        }

        @Override
        public void apply(Draft draft, Seat by, UnitAct.Minefield act) {
            CardRules.underWay(draft, by);
            Fighting.mines(draft, by, draft.state().unit(act.unit()).orElseThrow());
        }

        @Override
        public Text title(State state, Seat by, UnitAct.Minefield act) {
            return Text.of("rivet.title.minefield", "unit", Unit.label(act.unit()));
        }
    }

    static final class ThroughGas implements ActRule<UnitAct.ThroughGas> {
        @Override
        public Class<UnitAct.ThroughGas> act() {
            return UnitAct.ThroughGas.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            List<Unit> units = new ArrayList<>(movers(state, seat));
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
            LooseRules.against(state, by, state.unit(act.unit()), act.unit(), objections);
            objections.senseless(!state.field().clouds().containsKey(act.cloud()), "rivet.no.cloud");
        }

        @Override
        public void apply(Draft draft, Seat by, UnitAct.ThroughGas act) {
            CardRules.underWay(draft, by);
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
}
