package sandtable.game.dday.flow;

import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Units without Soldiers: the end of the game for the Allies. */
final class Casualties {
    private Casualties() {}

    /** Ends the game if a Unit in play has no Soldiers left. */
    static void check(Draft draft) {
        for (Seat unit : draft.state().units()) {
            if (draft.state().force(unit).dials().soldiers() == 0 && !fightsOn(draft.state(), unit)) {
                wipeOut(draft, unit, "dday.wiped-out", "dday.because.wiped-out");
            }
        }
    }

    /** In the final Bunker Specialists alone may still stand against the German, if the table plays it so. */
    private static boolean fightsOn(State state, Seat unit) {
        return state.rules().german()
                && state.post(unit).status() == Post.Status.IN_BUNKER
                && state.force(unit).specialists(state.rules()) > 0
                && state.rules().option("specialists-alone").equals("fight")
                && (state.clock().phase() == PhaseId.COMBAT || state.clock().phase() == PhaseId.ASSAULT);
    }

    /** A Unit is lost outside the Assault. */
    static void wipeOut(Draft draft, Seat unit, String rule, String why) {
        draft.add(new MoveEffect.WipedOut(unit)).because(rule, why, "who", unit.name());
        draft.end(draft.state().rules().german() ? Ending.GERMAN_WINS : Ending.ALLIES_LOSE);
    }
}
