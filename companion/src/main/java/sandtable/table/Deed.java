package sandtable.table;

import java.util.Optional;

/** What an entry of the journal records. */
public sealed interface Deed<A extends Act> {
    /** The table was opened. */
    record Opened<A extends Act>() implements Deed<A> {}

    /** An act that the game accepted. */
    record Done<A extends Act>(A act) implements Deed<A> {}

    /** An act that stands although it broke rules. */
    record Happened<A extends Act>(A act, String reason) implements Deed<A> {}

    /** An earlier entry was struck, by the seat that had made it or by the referee. */
    record TakenBack<A extends Act>(long struck) implements Deed<A> {}

    /**
     * Values were set.
     *
     * @param reason what people wrote
     * @param of the entry in which the mistake was made, where it was an earlier one
     */
    record Corrected<A extends Act>(String reason, Optional<Long> of) implements Deed<A> {}
}
