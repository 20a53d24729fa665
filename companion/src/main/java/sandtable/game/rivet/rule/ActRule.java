package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.RivetAct;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * One kind of act: when it may be done, and what it does. What it offers and what it accepts come from the same questions. Stateless.
 *
 * @param <A> the act
 */
interface ActRule<A extends RivetAct> {
    Class<A> act();

    /** Adds what this seat may do now. */
    void offer(State state, Seat seat, List<Choice> choices);

    /** Writes down what stands against it. */
    void against(State state, Seat by, A act, Objections objections);

    /** Does it. Only called for an act against which nothing stands, or that happened all the same. */
    void apply(Draft draft, Seat by, A act);

    /** What was done, in a few words. */
    Text title(State state, Seat by, A act);
}
