package sandtable.game.dday.flow;

import java.util.Optional;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Units move or stay. Who can only stay stays; who must leave and can't is lost. */
public final class MovePhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.MOVE;
    }

    @Override
    public boolean finished(State state, Seat seat) {
        return !state.isUnit(seat)
                || state.post(seat).status() != Post.Status.ON_MAP
                || state.force(seat).marks().moved()
                || state.force(seat).marks().done()
                || (!state.map().learned() && Moves.lawful(state, seat).isEmpty() && !Using.anything(state, seat));
    }

    @Override
    public void close(Draft draft) {
        for (Seat unit : draft.state().units()) {
            State state = draft.state();
            if (state.force(unit).marks().moved() || state.post(unit).status() != Post.Status.ON_MAP) {
                continue;
            }
            Optional<String> mustLeave = Moves.mustLeave(state, unit);
            if (mustLeave.isPresent()) {
                draft.because(
                        mustLeave.get(),
                        mustLeave.get().equals("dday.condition")
                                ? "dday.because.must-move"
                                : "dday.because." + mustLeave.get().substring("dday.".length()),
                        "who",
                        unit.name(),
                        "sector",
                        Places.name(state.post(unit).sector()));
                Casualties.wipeOut(draft, unit, "dday.forced-move", "dday.because.forced-move");
            } else {
                draft.add(new MoveEffect.Stayed(unit));
            }
        }
        if (draft.state().rules().on("playing-with-fire") && !draft.over()) {
            fire(draft);
        }
    }

    private static void fire(Draft draft) {
        int safe = draft.state().rules().number("fire.limit");
        for (Seat unit : draft.state().units()) {
            State state = draft.state();
            int icons = (int) state.force(unit).cards().stream()
                    .flatMap(id -> state.rules().card(id).stream())
                    .flatMap(card -> card.traits().stream())
                    .filter(trait -> trait.equals("explosive"))
                    .count();
            if (icons > safe) {
                draft.because("dday.fire", "dday.because.fire", "who", unit.name(), "n", icons, "safe", safe);
                draft.lose(unit, Resource.SOLDIERS, icons - safe);
            }
        }
    }
}
