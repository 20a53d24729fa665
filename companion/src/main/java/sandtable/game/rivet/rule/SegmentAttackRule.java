package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.rule.Activating.Armed;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** An attack with the board: range, friends in the Segment and the target order are known. */
final class SegmentAttackRule implements ActRule<UnitAct.AttackSegment> {
    @Override
    public Class<UnitAct.AttackSegment> act() {
        return UnitAct.AttackSegment.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.field().board().isEmpty()) {
            return;
        }
        for (Unit unit : Activating.ready(state, seat, Phase.COMBAT)) {
            for (Armed armed : Activating.weapons(state, unit)) {
                offer(state, seat, unit, armed, choices);
            }
        }
    }

    private static void offer(State state, Seat seat, Unit unit, Armed armed, List<Choice> choices) {
        String id = "attack-" + unit.id() + "-" + armed.weapon().id();
        Text label = Text.of(
                "rivet.choice.attack",
                "unit",
                unit.label(),
                "mode",
                armed.weapon().mode().label());
        List<Segment> segments = state.field().board().orElseThrow().standing().keySet().stream()
                .filter(segment -> allowed(state, seat, unit, armed, segment, Optional.empty()))
                .toList();
        if (!segments.isEmpty()) {
            choices.add(Offers.with(
                    id,
                    label,
                    new UnitAct.AttackSegment(unit.id(), armed.weapon().id(), "", Optional.empty()),
                    Choice.Weight.NORMAL,
                    "attack",
                    Open.one("segment", Offers.segments(segments))));
        }
        if (Places.active(state, unit, Ability.SNIPER) == 0 || !chooses(state, armed.weapon())) {
            return;
        }
        for (Segment segment : state.field().board().orElseThrow().standing().keySet()) {
            List<Unit> targets = Places.in(state, segment).stream()
                    .filter(target -> allowed(state, seat, unit, armed, segment, Optional.of(target.id())))
                    .toList();
            if (targets.size() > 1) {
                choices.add(Offers.with(
                        id + "-" + segment.id(),
                        Text.of("rivet.choice.snipe", "unit", unit.label(), "segment", Segment.sign(segment.id())),
                        new UnitAct.AttackSegment(
                                unit.id(),
                                armed.weapon().id(),
                                segment.id(),
                                Optional.of(targets.get(0).id())),
                        Choice.Weight.NORMAL,
                        "attack",
                        Open.one("target", Offers.units(targets))));
            }
        }
    }

    private static boolean allowed(
            State state, Seat seat, Unit unit, Armed armed, Segment segment, Optional<String> target) {
        Objections objections = new Objections();
        against(state, seat, unit, armed, segment, target, objections);
        return objections.none();
    }

    private static void against(
            State state,
            Seat by,
            Unit unit,
            Armed armed,
            Segment segment,
            Optional<String> target,
            Objections objections) {
        Optional<Segment> from = state.segment(unit.id());
        Optional<Unit> aim = target.flatMap(state::unit)
                .or(() -> Places.in(state, segment).stream().findFirst());
        boolean air = aim.filter(other -> state.kind(other).flies()).isPresent();
        int range = Places.range(state, unit, armed.of(), air);
        int distance = from.map(segment::distance).orElse(Integer.MAX_VALUE);
        List<Unit> there = Places.in(state, segment);
        AttackRule.attacks(state, unit, armed.weapon(), objections);
        objections
                .unless(
                        distance <= range && range > 0,
                        "rivet.range",
                        "rivet.no.range",
                        "distance",
                        distance == Integer.MAX_VALUE ? 0 : distance,
                        "range",
                        range)
                .unless(
                        !there.isEmpty(),
                        "rivet.target-segment",
                        "rivet.no.empty",
                        "segment",
                        Segment.sign(segment.id()))
                .unless(
                        there.stream().noneMatch(other -> state.friends(other.owner(), by)),
                        "rivet.target-segment",
                        "rivet.no.friend");
        if (there.isEmpty()) {
            return;
        }
        Unit first = there.get(0);
        Unit aimed = aim.orElse(first);
        boolean sniper = Places.active(state, unit, Ability.SNIPER) > 0 && chooses(state, armed.weapon());
        objections.unless(
                sniper || aimed.id().equals(first.id()), "rivet.target-order", "rivet.no.order", "unit", first.label());
        boolean all =
                armed.weapon().mode() == Weapon.Mode.FLAT || armed.weapon().mode() == Weapon.Mode.GAS;
        boolean hurts = all
                ? there.stream()
                        .anyMatch(other ->
                                armed.weapon().against(state.kind(other).armour()) > 0)
                : armed.weapon().against(state.kind(aimed).armour()) > 0;
        objections.unless(hurts, "rivet.no-dice", "rivet.no.dice", "unit", aimed.label());
    }

    @Override
    public void against(State state, Seat by, UnitAct.AttackSegment act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        Optional<Armed> armed = unit.flatMap(known -> Activating.weapon(state, known, act.weapon()));
        Optional<Segment> segment = state.field().board().flatMap(board -> board.find(act.segment()));
        boolean target = act.target().isEmpty()
                || segment.filter(where -> Places.in(state, where).stream()
                                .anyMatch(other -> act.target().equals(Optional.of(other.id()))))
                        .isPresent();
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", act.unit())
                .senseless(armed.isEmpty(), "rivet.no.weapon")
                .senseless(segment.isEmpty(), "rivet.no.segment")
                .senseless(!target, "rivet.no.targets")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isPresent()) {
            return;
        }
        Activating.against(state, by, unit.orElseThrow(), Phase.COMBAT, objections);
        against(state, by, unit.orElseThrow(), armed.orElseThrow(), segment.orElseThrow(), act.target(), objections);
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.AttackSegment act) {
        Unit unit = draft.state().unit(act.unit()).orElseThrow();
        draft.uses(draft.state().kind(unit));
        Activating.activate(draft, by, unit, 0);
        State state = draft.state();
        Armed armed = Activating.weapon(state, unit, act.weapon()).orElseThrow();
        Segment segment = Segment.of(act.segment()).orElseThrow();
        state.segment(unit.id())
                .ifPresent(from -> draft.because(
                        "rivet.range",
                        "rivet.because.range",
                        "distance",
                        segment.distance(from),
                        "range",
                        Places.range(state, unit, armed.of(), flies(state, segment, act.target()))));
        draft.add(new ActivationEffect.AttackUsed(by, unit.id(), act.weapon()));
        Volleys.fire(
                draft,
                by,
                unit,
                armed.weapon(),
                Optional.of(act.segment()),
                targets(draft, armed.weapon(), segment, act.target()),
                0,
                0);
    }

    private static boolean flies(State state, Segment segment, Optional<String> target) {
        return Fighting.flies(
                state, target.orElseGet(() -> Places.in(state, segment).get(0).id()));
    }

    /** Whether a Sniper chooses a target for this weapon: for a Chain Grid Attack the rulebook doesn't say. */
    private static boolean chooses(State state, Weapon weapon) {
        return weapon.mode() == Weapon.Mode.SINGLE
                || weapon.mode() == Weapon.Mode.CHAIN && state.rules().is("sniper-chain", "chosen");
    }

    /** One unit by the target order, or a Sniper's choice; grid attacks reach all of the Segment. */
    private static List<String> targets(Draft draft, Weapon weapon, Segment segment, Optional<String> target) {
        List<String> there = Fighting.everybody(draft.state(), segment);
        if (weapon.mode() == Weapon.Mode.CHAIN && target.isPresent()) {
            draft.house("sniper-chain");
            return there.subList(there.indexOf(target.get()), there.size());
        }
        if (weapon.mode() != Weapon.Mode.SINGLE) {
            return there;
        }
        if (target.isPresent()) {
            draft.because("rivet.sniper", "rivet.because.sniper");
            return List.of(target.get());
        }
        draft.because("rivet.target-order", "rivet.because.target-order", "unit", Unit.label(there.get(0)));
        return there.subList(0, 1);
    }

    @Override
    public Text title(State state, Seat by, UnitAct.AttackSegment act) {
        return Text.of(
                "rivet.title.attack-segment", "unit", Unit.label(act.unit()), "segment", Segment.sign(act.segment()));
    }
}
