package sandtable.game.dday.flow;

import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Everybody rolls, up to the Final Tally. */
public final class RollPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.ROLL;
    }

    @Override
    public void open(Draft draft) {
        for (Seat seat : draft.state().players()) {
            State state = draft.state();
            draft.add(new DiceEffect.DiceReady(seat, Tallying.dice(state, seat), Tallying.rolls(state, seat)));
            LeavingOut.some(draft, seat, Tallying.fewer(state, seat));
        }
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).dice().closed();
    }
}
