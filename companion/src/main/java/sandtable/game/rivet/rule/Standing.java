package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.state.State;
import sandtable.table.Open;

/** Without the board: "on which objectives do you stand?", asked at either end of a turn. */
final class Standing {
    private Standing() {}

    static Open asked(State state) {
        return Open.set(
                "on",
                Offers.objectives(state.field().objectives().values()),
                0,
                state.field().objectives().size());
    }

    static void against(State state, List<String> on, Objections objections) {
        objections.senseless(
                !state.field().objectives().keySet().containsAll(on)
                        || on.size() != on.stream().distinct().count(),
                "rivet.no.objective");
    }
}
