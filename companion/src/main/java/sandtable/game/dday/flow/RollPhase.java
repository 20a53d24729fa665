package sandtable.game.dday.flow;

import sandtable.game.dday.card.DiceBlock;
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
            tradesDice(draft, seat);
        }
    }

    /** Who could trade dice with a Unit elsewhere: whether he may is asked for before the tallies are closed. */
    private static void tradesDice(Draft draft, Seat seat) {
        State state = draft.state();
        boolean elsewhere = state.isUnit(seat)
                && state.units().stream()
                        .anyMatch(unit -> !state.post(unit)
                                .sector()
                                .equals(state.post(seat).sector()));
        boolean trades = elsewhere
                && state.force(seat).cards().stream()
                        .flatMap(id -> state.rules().card(id).stream())
                        .flatMap(card -> card.abilities().stream())
                        .flatMap(ability -> ability.does().stream())
                        .anyMatch(DiceBlock.SwapDie.class::isInstance);
        if (trades) {
            draft.foresee("trade-dice.reach", seat);
        }
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).dice().closed();
    }
}
