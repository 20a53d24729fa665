package sandtable.game.dday.flow;

import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/**
 * Optional rules of the base rulebook of which only Atlantikwall's own part is known: A Few Good Men, and Victory Points. What is known is
 * applied; what isn't is said, so that people look it up and note it.
 */
public final class BaseRulebook {
    private BaseRulebook() {}

    /** A Few Good Men binds the German too; its text stands in the base rulebook. */
    public static void fewGoodMen(Draft draft) {
        if (draft.state().rules().on("few-good-men")) {
            draft.because(
                    "dday.few-good-men",
                    draft.state().rules().german() ? "dday.because.few-good-men-german" : "dday.because.few-good-men");
        }
    }

    /** Victory Points at the end: with Badge of Honor each Badge that a Unit drew costs it 10, whatever became of it; the rest is on page 16 of the base rulebook. */
    static void victoryPoints(Draft draft) {
        State state = draft.state();
        if (!state.rules().on("victory-points")) {
            return;
        }
        draft.because("dday.victory-points", "dday.because.victory-points");
        if (!state.rules().on("badge-of-honor")) {
            return;
        }
        int each = state.rules().number("victory-points.badge");
        for (Seat unit : state.posts().keySet()) {
            int badges = state.field().badges().getOrDefault(unit, 0);
            if (badges > 0) {
                draft.because(
                        "dday.victory-points",
                        "dday.because.victory-points-badges",
                        "who",
                        unit.name(),
                        "n",
                        badges,
                        "points",
                        badges * each);
            }
        }
    }
}
