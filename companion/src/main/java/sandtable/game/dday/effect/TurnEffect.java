package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Set;
import sandtable.game.dday.state.Clock;
import sandtable.game.dday.state.Marks;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The course of a game: turns, phases, and who is finished with one. */
public sealed interface TurnEffect extends DdayEffect {
    @Override
    default Set<Seat> touches() {
        return TABLE;
    }

    /** A new turn: everybody's marks are wiped and the effects of the last turn end. */
    @JsonTypeName("turn-began")
    record TurnBegan(int turn) implements TurnEffect {
        @Override
        public State on(State state) {
            return state.with(new Clock(turn, state.clock().phase(), true))
                    .keep(modifier -> modifier.until() == Modifier.Until.END_OF_GAME
                            || modifier.until() == Modifier.Until.WEATHER)
                    .changeMarks(marks -> Marks.NONE);
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.turn-began", "turn", turn);
        }
    }

    @JsonTypeName("phase-began")
    record PhaseBegan(PhaseId phase) implements TurnEffect {
        @Override
        public State on(State state) {
            return state.with(new Clock(state.clock().turn(), phase, false))
                    .keep(modifier -> modifier.until() != Modifier.Until.END_OF_PHASE)
                    .changeMarks(marks -> marks.done() ? marks.done(false) : marks);
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.phase-began", "phase", phase.label());
        }
    }

    /** Everybody finished the phase, and its end is reckoned. */
    @JsonTypeName("phase-closed")
    record PhaseClosed(PhaseId phase) implements TurnEffect {
        @Override
        public State on(State state) {
            return state.with(new Clock(state.clock().turn(), phase, true));
        }

        @Override
        public boolean endsPhase() {
            return true;
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.phase-closed", "phase", phase.label());
        }
    }

    /** A seat finished the present phase. */
    @JsonTypeName("finished")
    record Finished(Seat seat) implements TurnEffect {
        @Override
        public State on(State state) {
            return state.changeMarks(seat, marks -> marks.done(true));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.finished", seat);
        }
    }
}
