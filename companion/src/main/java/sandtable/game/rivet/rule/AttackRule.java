package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.rule.Activating.Armed;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Target;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** An attack without the board: the attacker and the target's armour suffice; range and target order people see for themselves. */
final class AttackRule implements ActRule<UnitAct.Attack> {
    /** A Segment has four Felder. */
    private static final int MOST_TARGETS = 4;

    private static final int MOST_PRECISION = 3;
    private static final int MOST_COVER = 3;
    private static final int MOST_ARMOUR = 4;

    @Override
    public Class<UnitAct.Attack> act() {
        return UnitAct.Attack.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.field().board().isPresent()) {
            return;
        }
        for (Unit unit : Activating.ready(state, seat, Phase.COMBAT)) {
            for (Armed armed : Activating.weapons(state, unit)) {
                Weapon weapon = armed.weapon();
                if (Activating.attacksLeft(state, unit, weapon) > 0) {
                    List<Open.Option> enemies = Offers.units(state.enemiesOf(seat).stream()
                            .filter(enemy -> weapon.against(state.kind(enemy).armour()) > 0
                                    && reach(state, unit, armed, enemy.id()) > 0)
                            .toList());
                    offer(unit, weapon, enemies, choices);
                    List<Open.Option> all = new ArrayList<>(enemies);
                    all.addAll(unknown(state, unit, armed));
                    offerTold(unit, weapon, all, choices);
                }
            }
        }
    }

    /** How far a weapon reaches towards a target; 0 if it can't attack its kind. */
    private static int reach(State state, Unit unit, Armed armed, String target) {
        return Places.range(state, unit, armed.of(), Fighting.flies(state, target));
    }

    /** Targets that the app doesn't know, on the ground and in the air. */
    private static List<Open.Option> unknown(State state, Unit unit, Armed armed) {
        return IntStream.rangeClosed(0, MOST_ARMOUR)
                .filter(armour -> armed.weapon().against(armour) > 0)
                .boxed()
                .flatMap(armour -> Stream.of(Target.ground(armour), Target.air(armour)))
                .filter(target -> reach(state, unit, armed, target) > 0)
                .map(target -> new Open.Option(target, Unit.label(target)))
                .toList();
    }

    private static Open targets(Weapon weapon, List<Open.Option> targets) {
        int most = weapon.mode() == Weapon.Mode.SINGLE ? 1 : Math.min(MOST_TARGETS, targets.size());
        return Open.set("targets", targets, 1, most);
    }

    /** The fewest taps: a target, and nothing more. */
    private static void offer(Unit unit, Weapon weapon, List<Open.Option> targets, List<Choice> choices) {
        if (!targets.isEmpty()) {
            choices.add(Offers.with(
                    "attack-" + unit.id() + "-" + weapon.id(),
                    Text.of(
                            "rivet.choice.attack",
                            "unit",
                            unit.label(),
                            "mode",
                            weapon.mode().label()),
                    new UnitAct.Attack(unit.id(), weapon.id(), List.of(), 0, 0),
                    Choice.Weight.NORMAL,
                    "attack",
                    targets(weapon, targets)));
        }
    }

    /** With what only people know: cover, Precision lent by a neighbour, a target that the app doesn't know. */
    private static void offerTold(Unit unit, Weapon weapon, List<Open.Option> targets, List<Choice> choices) {
        if (!targets.isEmpty()) {
            choices.add(Offers.with(
                    "attack-" + unit.id() + "-" + weapon.id() + "-other",
                    Text.of(
                            "rivet.choice.attack-other",
                            "unit",
                            unit.label(),
                            "mode",
                            weapon.mode().label()),
                    new UnitAct.Attack(unit.id(), weapon.id(), List.of(), 0, 0),
                    Choice.Weight.QUIET,
                    "attack",
                    targets(weapon, targets),
                    Open.number("precision", 0, MOST_PRECISION),
                    Open.number("bolster", 0, MOST_COVER)));
        }
    }

    @Override
    public void against(State state, Seat by, UnitAct.Attack act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        Optional<Armed> armed = unit.flatMap(known -> Activating.weapon(state, known, act.weapon()));
        boolean targets = !act.targets().isEmpty()
                && act.targets().stream().allMatch(target -> Fighting.known(state, target))
                && act.targets().stream().distinct().count() == act.targets().size();
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", act.unit())
                .senseless(armed.isEmpty(), "rivet.no.weapon")
                .senseless(!targets, "rivet.no.targets")
                .senseless(
                        act.precision() < 0
                                || act.bolster() < 0
                                || act.precision() > MOST_PRECISION
                                || act.bolster() > MOST_COVER,
                        "rivet.no.modifiers",
                        "max",
                        MOST_COVER)
                .senseless(state.field().board().isPresent(), "rivet.no.with-board")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isPresent()) {
            return;
        }
        Weapon weapon = armed.orElseThrow().weapon();
        Activating.against(state, by, unit.orElseThrow(), Phase.COMBAT, objections);
        attacks(state, unit.orElseThrow(), weapon, objections);
        objections
                .unless(
                        weapon.mode() != Weapon.Mode.SINGLE || act.targets().size() == 1,
                        "rivet.one-target",
                        "rivet.no.one-target")
                .unless(
                        act.targets().stream()
                                .flatMap(target -> state.unit(target).stream())
                                .noneMatch(target -> state.friends(target.owner(), by)),
                        "rivet.target-segment",
                        "rivet.no.friend")
                .unless(
                        act.targets().stream()
                                .allMatch(target -> reach(state, unit.orElseThrow(), armed.orElseThrow(), target) > 0),
                        "rivet.range",
                        "rivet.no.reach",
                        "unit",
                        Unit.label(act.unit()))
                .unless(
                        weapon.against(Fighting.armour(state, act.targets().get(0))) > 0,
                        "rivet.no-dice",
                        "rivet.no.dice",
                        "unit",
                        Unit.label(act.targets().get(0)));
    }

    /** What stands against one more attack of a weapon. */
    static void attacks(State state, Unit unit, Weapon weapon, Objections objections) {
        objections
                .unless(
                        Activating.attacksLeft(state, unit, weapon) > 0,
                        "rivet.attacks",
                        "rivet.no.attacks-left",
                        "unit",
                        unit.label(),
                        "n",
                        weapon.attacks())
                .unless(!Activating.of(state, unit).acted(), "rivet.action", "rivet.no.acted", "unit", unit.label());
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Attack act) {
        Unit unit = draft.state().unit(act.unit()).orElseThrow();
        draft.uses(draft.state().kind(unit));
        Activating.activate(draft, by, unit, 0);
        Weapon weapon = Activating.weapon(draft.state(), unit, act.weapon())
                .orElseThrow()
                .weapon();
        draft.add(new ActivationEffect.AttackUsed(by, unit.id(), weapon.id()));
        Volleys.fire(draft, by, unit, weapon, Optional.empty(), act.targets(), act.precision(), act.bolster());
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Attack act) {
        return Text.of(
                "rivet.title.attack",
                "unit",
                Unit.label(act.unit()),
                "target",
                Unit.label(act.targets().get(0)));
    }
}
