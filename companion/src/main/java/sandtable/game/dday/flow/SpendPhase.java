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

    /** The price of a Badge of Courage decides who can pay it: it is asked for before anybody wants to. */
    @Override
    public void open(Draft draft) {
        State state = draft.state();
        if (state.rules().module("badges") && state.rules().on("badge-of-courage")) {
            draft.foresee("badge-of-courage.cost", state.units().get(0));
        }
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).marks().done() || !Spending.anything(state, seat);
    }
}
