package sandtable.table;

import java.util.List;
import sandtable.data.Pack;

/**
 * A what-if ruling for the referee: stateless, by the same code that rules the game. Pure; any thread may call it.
 *
 * @param <Q> the question, a record
 */
public interface Check<Q> {
    /** As it stands in the address and on the command line, for example {@code tally}. */
    String kind();

    /** Which game's packs it reads. */
    String game();

    Class<Q> question();

    /** The id of the pack whose rules and facts hold. */
    String pack(Q question);

    Answer answer(Pack pack, Q question);

    /** What came out. */
    sealed interface Answer {
        /**
         * @param result a record; its fields are the answer's
         * @param assumed the facts it used that nobody has confirmed
         */
        record Ruled(Object result, List<Because> because, List<Assumed> assumed) implements Answer {
            public Ruled {
                because = List.copyOf(because);
                assumed = List.copyOf(assumed);
            }
        }

        /** The question makes no sense: what is wrong where, and what to do. */
        record Refused(Text reason) implements Answer {}
    }

    /**
     * @param fact its id in the pack
     * @param value as it was used
     */
    record Assumed(String fact, Object value) {}
}
