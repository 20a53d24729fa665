package sandtable.game.rivet.rule;

import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** When nothing is under way: what happened beyond the app's knowledge may be noted. */
final class Calm {
    private Calm() {}

    static boolean now(State state, Seat seat) {
        return state.clock().stage() == Stage.PLAY
                && state.tasks().isEmpty()
                && state.players().containsKey(seat);
    }

    static void against(State state, Seat by, Objections objections) {
        objections
                .senseless(!state.players().containsKey(by), "rivet.no.player")
                .senseless(state.clock().stage() != Stage.PLAY || !state.tasks().isEmpty(), "rivet.no.first-this");
    }
}
