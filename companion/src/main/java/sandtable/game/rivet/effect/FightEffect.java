package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.game.rivet.state.Cloud;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Dice, deviations, gas: what must be done before the turn goes on. */
public sealed interface FightEffect extends RivetEffect {
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /**
     * Something must be done before anything else.
     *
     * @param seat who acted
     */
    @JsonTypeName("asked")
    record Asked(Seat seat, Task task) implements FightEffect {
        @Override
        public State on(State state) {
            return state.asked(task);
        }

        @Override
        public Set<Seat> touches() {
            return RivetEffect.both(seat, task.seat());
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.asked", "who", task.seat().name());
        }
    }

    @JsonTypeName("settled")
    record Settled(Seat seat, String task) implements FightEffect {
        @Override
        public State on(State state) {
            return state.settled(task);
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.settled", "who", seat.name());
        }
    }

    /** Dice were rolled. */
    @JsonTypeName("rolled")
    record Rolled(Seat seat, List<Integer> faces) implements FightEffect {
        public Rolled {
            faces = List.copyOf(faces);
        }

        @Override
        public State on(State state) {
            return state;
        }

        @Override
        public Text words() {
            return Text.of(
                    "rivet.effect.rolled",
                    "who",
                    seat.name(),
                    "faces",
                    faces.stream().map(String::valueOf).collect(java.util.stream.Collectors.joining(" ")));
        }

        @Override
        public Insight insight() {
            return Insight.DICE;
        }
    }

    /** A cloud lies there now. */
    @JsonTypeName("cloud-placed")
    record CloudPlaced(Seat seat, Cloud cloud) implements FightEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().with(cloud));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.cloud", "unit", Kind.name(cloud.source()));
        }
    }

    @JsonTypeName("cloud-drifted")
    record CloudDrifted(Seat seat, String cloud, Optional<String> segment) implements FightEffect {
        @Override
        public State on(State state) {
            Cloud before = state.field().clouds().get(cloud);
            return before == null ? state : state.with(state.field().with(before.at(segment)));
        }

        @Override
        public Text words() {
            return segment.isPresent()
                    ? Text.of("rivet.effect.cloud-drifted", "segment", Segment.sign(segment.get()))
                    : Text.of("rivet.effect.cloud-moves");
        }
    }

    @JsonTypeName("cloud-aged")
    record CloudAged(Seat seat, String cloud) implements FightEffect {
        @Override
        public State on(State state) {
            Cloud before = state.field().clouds().get(cloud);
            return before == null ? state : state.with(state.field().with(before.older()));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.cloud-aged");
        }
    }

    @JsonTypeName("cloud-gone")
    record CloudGone(Seat seat, String cloud) implements FightEffect {
        @Override
        public State on(State state) {
            return state.with(state.field().withoutCloud(cloud));
        }

        @Override
        public Text words() {
            return Text.of("rivet.effect.cloud-gone");
        }
    }
}
