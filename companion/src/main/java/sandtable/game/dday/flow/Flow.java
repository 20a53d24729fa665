package sandtable.game.dday.flow;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.effect.TurnEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** The way from phase to phase: on as far as nobody has anything to decide. */
public final class Flow {
    private final Map<PhaseId, Phase> phases = new EnumMap<>(PhaseId.class);

    public Flow(List<Phase> phases) {
        phases.forEach(phase -> this.phases.put(phase.id(), phase));
    }

    /** Goes on until somebody has to decide something, or the game is over. */
    public void run(Draft draft) {
        if (!draft.over() && !draft.state().clock().closed()) {
            phase(draft.state()).resume(draft);
        }
        Casualties.check(draft);
        while (!draft.over() && !waits(draft.state())) {
            State state = draft.state();
            if (!state.clock().closed()) {
                PhaseId phase = state.clock().phase();
                draft.add(new TurnEffect.PhaseClosed(phase));
                phase(state).close(draft);
            } else {
                next(draft);
            }
            Casualties.check(draft);
        }
    }

    /** The first turn. */
    public void begin(Draft draft) {
        turn(draft, 1);
        run(draft);
    }

    /** Whether anybody has still something to decide. */
    private boolean waits(State state) {
        if (state.clock().closed()) {
            return !state.questions().isEmpty();
        }
        for (Seat seat : state.forces().keySet()) {
            if (state.inPlay(seat) && !finished(state, seat)) {
                return true;
            }
        }
        return false;
    }

    /** Nobody has anything left to decide, and yet the table stands: a correction took away what there was. Anybody may go on. */
    public boolean stands(State state) {
        return state.ending().isEmpty() && state.clock().turn() > 0 && !waits(state);
    }

    /** Whether the table doesn't wait for this seat. */
    public boolean finished(State state, Seat seat) {
        return !state.asks(seat) && (state.clock().closed() || phase(state).finished(state, seat));
    }

    private void next(Draft draft) {
        State state = draft.state();
        PhaseId next = state.rules().edition().after(state.clock().phase());
        if (next == state.rules().edition().phases().get(0).phase()) {
            turn(draft, state.clock().turn() + 1);
        } else {
            enter(draft, next);
        }
    }

    private void turn(Draft draft, int turn) {
        draft.add(new TurnEffect.TurnBegan(turn));
        if (turn > 1) {
            for (Seat unit : draft.state().units()) {
                draft.add(new MoveEffect.MarkerTurned(unit));
                Arriving.turnBegins(draft, unit);
            }
        }
        enter(draft, draft.state().rules().edition().phases().get(0).phase());
    }

    private void enter(Draft draft, PhaseId phase) {
        Phase entered = phases.get(phase);
        if (entered == null) {
            throw new IllegalStateException("No class plays the phase " + phase.id() + ".");
        }
        draft.add(new TurnEffect.PhaseBegan(phase));
        if (entered.applies(draft.state())) {
            entered.open(draft);
        } else {
            draft.add(new TurnEffect.PhaseClosed(phase));
        }
    }

    private Phase phase(State state) {
        Phase phase = phases.get(state.clock().phase());
        if (phase == null) {
            throw new IllegalStateException(
                    "No class plays the phase " + state.clock().phase().id() + ".");
        }
        return phase;
    }
}
