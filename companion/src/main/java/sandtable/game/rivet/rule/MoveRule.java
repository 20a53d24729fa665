package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Activation;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** One Segment at a time, so that mines, gas and wire on the way are met one by one. */
final class MoveRule implements ActRule<UnitAct.Move> {
    @Override
    public Class<UnitAct.Move> act() {
        return UnitAct.Move.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.field().board().isEmpty()) {
            return;
        }
        List<Unit> units = new ArrayList<>(Activating.ready(state, seat, Phase.MOVEMENT));
        units.addAll(Activating.ready(state, seat, Phase.COMBAT));
        for (Unit unit : units) {
            List<Segment> to = state.segment(unit.id()).stream()
                    .flatMap(from -> from.around().stream())
                    .filter(segment -> allowed(state, seat, unit, segment))
                    .toList();
            if (!to.isEmpty()) {
                choices.add(Offers.with(
                        "move-" + unit.id(),
                        Text.of("rivet.choice.move", "unit", unit.label(), "n", left(state, unit)),
                        new UnitAct.Move(unit.id(), ""),
                        Choice.Weight.NORMAL,
                        "move",
                        Open.one("to", Offers.segments(to))));
            }
        }
    }

    private static boolean allowed(State state, Seat seat, Unit unit, Segment to) {
        Objections objections = new Objections();
        against(state, seat, unit, to, objections);
        return objections.none();
    }

    /** Movement points it has now, or would have once activated. */
    private static int left(State state, Unit unit) {
        if (state.turn().activeNow(unit.id())) {
            return Activating.of(state, unit).steps();
        }
        return state.turn().phase() == Phase.MOVEMENT ? Activating.steps(state, unit) : 0;
    }

    private static void against(State state, Seat by, Unit unit, Segment to, Objections objections) {
        Segment from = state.segment(unit.id()).orElseThrow();
        Board board = state.field().board().orElseThrow();
        Kind kind = state.kind(unit);
        Activation activation = Activating.of(state, unit);
        boolean movement = state.turn().phase() == Phase.MOVEMENT;
        Activating.against(state, by, unit, movement ? Phase.MOVEMENT : Phase.COMBAT, objections);
        objections
                .senseless(!board.holds(to), "rivet.no.segment")
                .unless(from.adjacent(to), "rivet.movement", "rivet.no.adjacent", "segment", Segment.sign(to.id()))
                .unless(left(state, unit) > 0, "rivet.movement", "rivet.no.steps", "unit", unit.label())
                .unless(
                        !from.diagonal(to)
                                || !activation.diagonal()
                                || !state.turn().activeNow(unit.id()),
                        "rivet.diagonal",
                        "rivet.no.diagonal")
                .unless(
                        !movement || !state.turn().rapid().contains(unit.id()),
                        "rivet.rapid-assault",
                        "rivet.no.rapid-moved",
                        "unit",
                        unit.label())
                .unless(
                        !movement
                                || !state.turn().dashed().contains(unit.id())
                                || state.rules().is("dash-then-move", "yes"),
                        "rivet.dash",
                        "rivet.no.dash-moved",
                        "unit",
                        unit.label());
        if (!board.holds(to)) {
            return;
        }
        boolean shock = Places.mayShock(state, unit, to);
        objections
                .unless(
                        Places.passable(board, kind, to),
                        "rivet.terrain",
                        "rivet.no.terrain",
                        "segment",
                        Segment.sign(to.id()))
                .unless(
                        shock || !Places.enemiesIn(state, by, to),
                        "rivet.enemies",
                        "rivet.no.enemies",
                        "segment",
                        Segment.sign(to.id()))
                .unless(
                        shock || Places.room(state, kind, to),
                        "rivet.felder",
                        "rivet.no.room",
                        "segment",
                        Segment.sign(to.id()));
    }

    @Override
    public void against(State state, Seat by, UnitAct.Move act, Objections objections) {
        Optional<Unit> unit = state.unit(act.unit());
        Optional<Segment> to = state.field().board().flatMap(board -> board.find(act.to()));
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(unit.isEmpty(), "rivet.no.unit", "unit", act.unit())
                .senseless(to.isEmpty() || state.segment(act.unit()).isEmpty(), "rivet.no.segment")
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        if (objections.meaningless().isEmpty()) {
            against(state, by, unit.orElseThrow(), to.orElseThrow(), objections);
        }
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Move act) {
        Unit unit = draft.state().unit(act.unit()).orElseThrow();
        Kind kind = draft.uses(draft.state().kind(unit));
        Segment from = draft.state().segment(unit.id()).orElseThrow();
        Segment to = Segment.of(act.to()).orElseThrow();
        int steps = left(draft.state(), unit);
        boolean shock = Places.mayShock(draft.state(), unit, to);
        if (!draft.state().turn().activeNow(unit.id())) {
            Activating.activate(draft, by, unit, steps);
        }
        draft.because("rivet.movement", "rivet.because.steps", "unit", unit.label(), "n", Math.max(0, steps - 1))
                .add(new ActivationEffect.Moved(by, unit.id(), act.to(), from.diagonal(to)));
        arrives(draft, by, unit, kind, to);
        if (shock) {
            shock(draft, by, unit, to);
        }
    }

    private static void arrives(Draft draft, Seat by, Unit unit, Kind kind, Segment to) {
        Board board = draft.state().field().board().orElseThrow();
        if (!kind.infantry() && board.has(to, Feature.WIRE)) {
            draft.because("rivet.wire", "rivet.because.wire", "unit", unit.label())
                    .add(new BoardEffect.WireDestroyed(by, to.id()));
        }
        if (!kind.infantry() && board.has(to, Feature.MINES)) {
            Fighting.mines(draft, by, unit);
        }
        for (Cloud cloud : draft.state().field().clouds().values()) {
            if (cloud.segment().equals(Optional.of(to.id()))) {
                Fighting.gas(draft, by, cloud, List.of(unit));
            }
        }
    }

    private static void shock(Draft draft, Seat by, Unit unit, Segment to) {
        State state = draft.state();
        int dice = Places.active(state, unit, Ability.TANK_SHOCK);
        List<String> targets = Places.in(state, to).stream()
                .filter(other -> !state.friends(other.owner(), by))
                .map(Unit::id)
                .toList();
        draft.because("rivet.tank-shock", "rivet.because.tank-shock", "unit", unit.label(), "n", dice);
        if (draft.is("tank-shock-ends-move", "yes")) {
            draft.house("tank-shock-ends-move")
                    .add(new ActivationEffect.AbilityUsed(by, unit.id(), Ability.TANK_SHOCK, 0));
        }
        Fighting.flat(draft, by, Optional.of(by), Task.Cause.TANK_SHOCK, unit.id(), dice, targets);
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Move act) {
        return Text.of("rivet.title.move", "unit", Unit.label(act.unit()), "segment", Segment.sign(act.to()));
    }
}
