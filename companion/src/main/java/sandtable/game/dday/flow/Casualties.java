package sandtable.game.dday.flow;

import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Units without Soldiers: the end of the game for the Allies. */
final class Casualties {
    /** Whether Specialists without Soldiers still stand against the German. */
    static final String ALONE = "specialists-alone-assault";

    private Casualties() {}

    /** Ends the game if a Unit in play has no Soldiers left. */
    static void check(Draft draft) {
        for (Seat unit : draft.state().posts().keySet()) {
            State state = draft.state();
            if (state.force(unit).dials().soldiers() > 0 || !state.inPlay(unit)) {
                continue;
            }
            if (!hasSpecialistsInBunker(state, unit)) {
                wipeOut(draft, unit, "dday.wiped-out", "dday.because.wiped-out");
            } else if (Inquiring.decided(state, ALONE)) {
                if (!fightOn(state)) {
                    draft.fact(ALONE, unit);
                    wipeOut(draft, unit, "dday.wiped-out", "dday.because.wiped-out");
                }
            } else {
                Inquiring.hold(draft, ALONE);
            }
        }
    }

    /** In the final Bunker, from Combat on. */
    private static boolean hasSpecialistsInBunker(State state, Seat unit) {
        return state.rules().german()
                && state.post(unit).status() == Post.Status.IN_BUNKER
                && state.force(unit).specialists(state.rules()) > 0
                && (state.clock().phase() == PhaseId.COMBAT || state.clock().phase() == PhaseId.ASSAULT);
    }

    /** By the owner's fact; tables that an earlier version opened may have settled it by a house rule. */
    private static boolean fightOn(State state) {
        return state.rules().fact(ALONE).yes()
                && !state.rules().option("specialists-alone").equals("lost");
    }

    /** A Unit is lost outside the Assault. */
    static void wipeOut(Draft draft, Seat unit, String rule, String why) {
        draft.add(new MoveEffect.WipedOut(unit)).because(rule, why, "who", unit.name());
        draft.end(draft.state().rules().german() ? Ending.GERMAN_WINS : Ending.ALLIES_LOSE);
    }
}
