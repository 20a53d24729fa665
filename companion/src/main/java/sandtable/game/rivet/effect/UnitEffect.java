package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Activation;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Field;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Objective;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Turn;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Units come, move and are activated. */
public sealed interface UnitEffect extends RivetEffect {
    /** Who acts. */
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    private static Board put(Board board, String unit, String segment) {
        return Segment.of(segment).map(where -> board.put(unit, where)).orElse(board);
    }

    /**
     * A unit came onto the battlefield.
     *
     * @param segment where, with the board
     * @param free one of the units without cost was used up
     */
    @JsonTypeName("unit-placed")
    record Placed(Seat seat, Unit unit, Optional<String> segment, boolean hero, boolean free) implements UnitEffect {
        @Override
        public State on(State state) {
            Field field = state.field().with(unit).numbered(unit.kind());
            field = hero ? field.hero(unit.kind()) : field;
            if (segment.isPresent() && field.board().isPresent()) {
                field = field.with(put(field.board().get(), unit.id(), segment.get()));
            }
            State after = state.with(field);
            return free ? used(after, unit.owner(), unit.kind()) : after;
        }

        private static State used(State state, Seat owner, String kind) {
            Player player = state.player(owner);
            Map<String, Integer> left = new TreeMap<>(player.free());
            left.computeIfPresent(kind, (id, n) -> n > 1 ? Integer.valueOf(n - 1) : null);
            return state.with(player.free(left));
        }

        @Override
        public Text words() {
            return segment.isPresent()
                    ? Text.of("rivet.effect.placed-in", "unit", unit.label(), "segment", Segment.sign(segment.get()))
                    : Text.of("rivet.effect.placed", "unit", unit.label());
        }
    }

    /** A plug came into a socket. */
    @JsonTypeName("plugged")
    record Plugged(Seat seat, String host, String plug, boolean hero) implements UnitEffect {
        @Override
        public State on(State state) {
            Field field = hero ? state.field().hero(plug) : state.field();
            return state.unit(host)
                    .map(unit -> state.with(field.with(unit.plugged(plug)).numbered(plug)))
                    .orElse(state);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.plugged", "plug", Kind.name(plug), "unit", Unit.label(host));
        }
    }

    @JsonTypeName("damaged")
    record Damaged(Seat seat, String unit, int amount) implements UnitEffect {
        @Override
        public State on(State state) {
            return state.unit(unit)
                    .map(hit -> state.with(state.field().with(hit.damaged(amount))))
                    .orElse(state);
        }

        @Override
        public Text words() {
            return Text.of(
                    amount < 0 ? "rivet.effect.repaired" : "rivet.effect.damaged",
                    "unit",
                    Unit.label(unit),
                    "n",
                    Math.abs(amount));
        }
    }

    /**
     * A unit and its plugs are gone.
     *
     * @param tags for what the killer counts in this turn: branches, {@code hero}, {@code all}; none if it counts for nobody
     */
    @JsonTypeName("eliminated")
    record Eliminated(Seat seat, String unit, List<String> tags) implements UnitEffect {
        public Eliminated {
            tags = List.copyOf(tags);
        }

        @Override
        public State on(State state) {
            State after = state.with(state.field().without(unit));
            return tags.isEmpty() ? after : after.with(after.turn().killed(tags));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.eliminated", "unit", Unit.label(unit));
        }
    }

    /** A unit was taken off by people. */
    @JsonTypeName("unit-removed")
    record Removed(Seat seat, String unit) implements UnitEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().without(unit));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.removed", "unit", Unit.label(unit));
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A unit that the app didn't know stands on the battlefield. */
    @JsonTypeName("unit-found")
    record Found(Seat seat, Unit unit, Optional<String> segment, boolean hero) implements UnitEffect {
        @Override
        public State on(State state) {
            return new Placed(seat, unit, segment, hero, false).on(state);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.placed", "unit", unit.label());
        }

        @Override
        public Set<Seat> touches() {
            return TABLE;
        }
    }

    /** A unit is activated. */
    @JsonTypeName("activated")
    record Activated(Seat seat, String unit, Optional<String> segment, Map<Ability, Integer> buffs, int steps)
            implements UnitEffect {
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
    record AttackUsed(Seat seat, String unit, String weapon) implements UnitEffect {
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
    record AbilityUsed(Seat seat, String unit, Ability ability, int steps) implements UnitEffect {
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
    record Moved(Seat seat, String unit, String to, boolean diagonally) implements UnitEffect {
        @Override
        public State on(State state) {
            Activation before = state.turn().active().getOrDefault(unit, Activation.with(Map.of()));
            Field field = state.field();
            return state.with(field.board()
                            .map(board -> field.with(put(board, unit, to)))
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
    record Shifted(Seat seat, Seat owner, String unit, String to) implements UnitEffect {
        @Override
        public State on(State state) {
            Field field = state.field();
            return state.with(
                    field.board().map(board -> field.with(put(board, unit, to))).orElse(field));
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
    record Arranged(Seat seat, String segment, List<String> units) implements UnitEffect {
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

    /** A flag was put up. */
    @JsonTypeName("flag-raised")
    record FlagRaised(Seat seat, String objective) implements UnitEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().with(new Objective(objective, Optional.of(seat))))
                    .with(state.turn().mark(objective, Turn.Mark.RAISED));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.flag", "who", seat.name(), "objective", Objective.label(objective));
        }
    }

    /** An enemy's flag was taken down. */
    @JsonTypeName("flag-removed")
    record FlagRemoved(Seat seat, Seat whose, String objective) implements UnitEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().with(new Objective(objective, Optional.empty())))
                    .with(state.turn().mark(objective, Turn.Mark.CAPTURED));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.flag-removed", "who", whose.name(), "objective", Objective.label(objective));
        }
    }
}
