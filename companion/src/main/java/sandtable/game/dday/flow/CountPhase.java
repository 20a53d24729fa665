package sandtable.game.dday.flow;

import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.Throw;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The Final Tallies are counted. What a bonus does to others happens once all are. */
public final class CountPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.COUNT;
    }

    @Override
    public void open(Draft draft) {
        resume(draft);
    }

    @Override
    public void resume(Draft draft) {
        for (Seat seat : draft.state().players()) {
            Counting.settle(draft, seat);
        }
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return state.force(seat).dice().counted();
    }

    @Override
    public void close(Draft draft) {
        if (!draft.state().rules().german()) {
            return;
        }
        for (Throw.Bonus bonus : draft.state().force(State.GERMAN).dice().bonuses()) {
            if (bonus.option().equals("units-lose")) {
                unitsLose(draft, bonus.name());
            }
        }
    }

    private static void unitsLose(Draft draft, String name) {
        int amount = Integer.parseInt(
                draft.fact("bonus." + name + ".units-lose").value().split(":", 2)[1]);
        draft.because(
                "dday.rwb",
                "dday.because.units-lose",
                "name",
                Text.of("dday.rwb." + name),
                "amount",
                Resource.SOLDIERS.amount(amount));
        for (Seat unit : draft.state().units()) {
            draft.lose(unit, Resource.SOLDIERS, amount);
        }
    }
}
