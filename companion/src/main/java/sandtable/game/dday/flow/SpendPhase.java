package sandtable.game.dday.flow;

import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Specialists, Items, Decorations and trade. Who can't afford anything is finished by himself. */
public final class SpendPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.SPEND;
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).marks().done() || !Spending.anything(state, seat);
    }
}
