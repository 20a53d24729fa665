package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** One kind of thing that the owner tells of his copy. Stateless. */
interface Topic {
    /** Whether a fact is of this kind. */
    boolean covers(State state, String fact);

    /** Adds what may be told now. */
    void offer(State state, Seat seat, List<Choice> choices);

    /** Writes down what stands against it. */
    void against(State state, TableAct.Tell act, Objections objections);

    /** Takes what was told. */
    void apply(Draft draft, Seat by, TableAct.Tell act);

    /** What was told, in a few words. */
    Text title(State state, TableAct.Tell act);

    /** A fact about this mission's picture: {@code terrain.mission-2}. */
    static String picture(State state, String what) {
        return what + "." + state.rules().mission().id();
    }

    /** The only word of what was told. */
    static Optional<String> word(TableAct.Tell act) {
        return act.value().size() == 1 ? Optional.of(act.value().get(0)) : Optional.empty();
    }
}
