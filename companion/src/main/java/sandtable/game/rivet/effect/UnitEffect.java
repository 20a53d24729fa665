package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Field;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Units come, are hurt and go. */
public sealed interface UnitEffect extends RivetEffect {
    /** Who acts. */
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /** The board with the unit in a Segment, as its last target. */
    static Board put(Board board, String unit, String segment) {
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
}
