package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Activation;
import sandtable.game.rivet.state.Field;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What units do when they are activated, and where they go. */
public sealed interface ActivationEffect extends RivetEffect {
    /** Who acts. */
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /** A unit is activated. */
    @JsonTypeName("activated")
    record Activated(Seat seat, String unit, Optional<String> segment, Map<Ability, Integer> buffs, int steps)
            implements ActivationEffect {
        public Activated {
            buffs = sandtable.game.rivet.state.Sorted.copy(buffs);
        }

        @Override
        public State on(State state) {
            return state.with(
                    state.turn().activate(unit, segment, Activation.with(buffs).steps(steps)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.activated", "unit", Unit.label(unit));
        }
    }

    /** A unit has used an attack of a weapon. */
    @JsonTypeName("attack-used")
    record AttackUsed(Seat seat, String unit, String weapon) implements ActivationEffect {
        @Override
        public State on(State state) {
            Activation before = state.turn().active().getOrDefault(unit, Activation.with(Map.of()));
            return state.with(state.turn().change(unit, before.attacked(weapon)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.attack-used", "unit", Unit.label(unit));
        }
    }

    /**
     * A unit used an ability that gives or takes movement points.
     *
     * @param steps that it has now
     */
    @JsonTypeName("ability-used")
    record AbilityUsed(Seat seat, String unit, Ability ability, int steps) implements ActivationEffect {
        @Override
        public State on(State state) {
            Activation before = state.turn().active().getOrDefault(unit, Activation.with(Map.of()));
            if (ability == Ability.DASH) {
                return state.with(
                        state.turn().dash(unit).change(unit, before.act().steps(steps)));
            }
            return state.with((ability == Ability.RAPID_ASSAULT ? state.turn().rapid(unit) : state.turn())
                    .change(unit, before.steps(steps)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.ability", "unit", Unit.label(unit), "ability", ability.label(), "n", steps);
        }
    }

    /** A unit moved one Segment. */
    @JsonTypeName("moved")
    record Moved(Seat seat, String unit, String to, boolean diagonally) implements ActivationEffect {
        @Override
        public State on(State state) {
            Activation before = state.turn().active().getOrDefault(unit, Activation.with(Map.of()));
            Field field = state.field();
            return state.with(field.board()
                            .map(board -> field.with(UnitEffect.put(board, unit, to)))
                            .orElse(field))
                    .with(state.turn().change(unit, before.stepped(diagonally)));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.moved", "unit", Unit.label(unit), "segment", Segment.sign(to));
        }
    }

    /** A unit was put into another Segment. */
    @JsonTypeName("shifted")
    record Shifted(Seat seat, Seat owner, String unit, String to) implements ActivationEffect {
        @Override
        public State on(State state) {
            Field field = state.field();
            return state.with(field.board()
                    .map(board -> field.with(UnitEffect.put(board, unit, to)))
                    .orElse(field));
        }

        @Override
        public Set<Seat> touches() {
            return RivetEffect.both(seat, owner);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.moved", "unit", Unit.label(unit), "segment", Segment.sign(to));
        }
    }

    /** Its units stand in a new order, the first target first. */
    @JsonTypeName("arranged")
    record Arranged(Seat seat, String segment, List<String> units) implements ActivationEffect {
        public Arranged {
            units = List.copyOf(units);
        }

        @Override
        public State on(State state) {
            Field field = state.field();
            return Segment.of(segment)
                    .flatMap(where -> field.board().map(board -> state.with(field.with(board.arranged(where, units)))))
                    .orElse(state);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.arranged", "segment", Segment.sign(segment));
        }
    }
}
