package sandtable.game.rivet.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;
import java.util.Set;
import sandtable.game.rivet.state.Objective;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Turn;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Flags on strategic objectives. */
public sealed interface FlagEffect extends RivetEffect {
    /** Who acts. */
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /** A flag was put up. */
    @JsonTypeName("flag-raised")
    record FlagRaised(Seat seat, String objective) implements FlagEffect {
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
    record FlagRemoved(Seat seat, Seat whose, String objective) implements FlagEffect {
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
