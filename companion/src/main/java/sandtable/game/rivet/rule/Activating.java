package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.ActivationEffect;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Activation;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Seat;

/** Segment by Segment, unit by unit, each once in a phase. */
final class Activating {
    private Activating() {}

    /**
     * A weapon of a unit or of a plug in it.
     *
     * @param of whose card it stands on: its range holds
     */
    record Armed(Kind of, Weapon weapon) {}

    static List<Armed> weapons(State state, Unit unit) {
        List<Armed> all = new ArrayList<>();
        state.kind(unit).weapons().forEach(weapon -> all.add(new Armed(state.kind(unit), weapon)));
        for (String plug : unit.plugs()) {
            Kind kind = state.rules().unit(plug);
            kind.weapons().forEach(weapon -> all.add(new Armed(kind, weapon)));
        }
        return all;
    }

    static Optional<Armed> weapon(State state, Unit unit, String id) {
        return weapons(state, unit).stream()
                .filter(armed -> armed.weapon().id().equals(id))
                .findFirst();
    }

    static Activation of(State state, Unit unit) {
        return state.turn().active().getOrDefault(unit.id(), Activation.with(java.util.Map.of()));
    }

    /** Attacks that a weapon has left in this phase. */
    static int attacksLeft(State state, Unit unit, Weapon weapon) {
        return weapon.attacks() - of(state, unit).used().getOrDefault(weapon.id(), 0);
    }

    /** Whether its turn is not over: no other unit came after it, and its Segment is still or not yet active. */
    static boolean open(State state, Unit unit) {
        if (state.turn().over(unit.id())) {
            return false;
        }
        return state.turn().activeNow(unit.id())
                || state.segment(unit.id())
                        .filter(segment -> state.turn().passed().contains(segment.id()))
                        .isEmpty();
    }

    /** What stands against doing anything with a unit now. */
    static void against(State state, Seat by, Unit unit, Phase phase, Objections objections) {
        objections
                .unless(state.acts(by, phase), "rivet.turn-order", "rivet.no.phase", "phase", phase.label())
                .unless(unit.owner().equals(by), "rivet.turn-order", "rivet.no.own-unit", "unit", unit.label())
                .unless(open(state, unit), "rivet.activation", "rivet.no.activation", "unit", unit.label());
    }

    /** Own units that may still do something in this phase. */
    static List<Unit> ready(State state, Seat seat, Phase phase) {
        return state.acts(seat, phase)
                ? state.unitsOf(seat).stream().filter(unit -> open(state, unit)).toList()
                : List.of();
    }

    /** Makes it the active unit, with the buffs of its Segment, which it keeps until its activation ends. */
    static void activate(Draft draft, Seat by, Unit unit, int steps) {
        Timing.underWay(draft, by);
        State state = draft.state();
        if (!state.turn().activeNow(unit.id())) {
            draft.add(new ActivationEffect.Activated(
                    by, unit.id(), state.segment(unit.id()).map(Segment::id), Places.buffs(state, unit), steps));
        }
    }

    /** Movement points in the Movement phase. */
    static int steps(State state, Unit unit) {
        boolean duckboards = state.segment(unit.id())
                .filter(segment -> state.field().board().orElseThrow().duckboards(segment))
                .isPresent();
        int plain = state.kind(unit).move()
                + Places.active(state, unit, Ability.MOVE_BONUS)
                + state.player(unit.owner()).boost(Player.Boost.MOVE);
        return duckboards ? plain + Places.active(state, unit, Ability.RUNNER) : plain;
    }

    /** What is added to the results of its attacks. */
    static int precision(State state, Unit unit) {
        return Places.active(state, unit, Ability.PRECISION)
                + state.player(unit.owner()).boost(Player.Boost.PRECISION);
    }
}
