package sandtable.live;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Act;
import sandtable.table.Seat;

/** The acts that every game's table knows, whatever is played there. */
public sealed interface TableAct extends Act {
    /** Strikes the acting seat's own last entry. */
    @JsonTypeName("take-back")
    record TakeBack(long position) implements TableAct {}

    /**
     * Sets dials. By the referee at once; by anybody else, where no referee has joined, as a proposal that another seat agrees to.
     *
     * @param dials the new value of each dial, by its id
     * @param reason what people will read in the journal
     * @param of the entry in which the mistake was made: everything after it is ruled again, and what comes out otherwise is set too
     */
    @JsonTypeName("correct")
    record Correct(Map<String, Integer> dials, String reason, Optional<Long> of) implements TableAct {
        public Correct {
            dials = Map.copyOf(dials);
        }
    }

    /** Agrees to another seat's proposal of a correction. */
    @JsonTypeName("agree")
    record Agree(String proposal) implements TableAct {}

    /** Withdraws one's own proposal of a correction, or declines another's. */
    @JsonTypeName("decline")
    record Decline(String proposal) implements TableAct {}

    /**
     * Records what physically happened although a rule stands against it.
     *
     * @param seat who did it
     * @param act one of the game's acts
     */
    @JsonTypeName("as-happened")
    record AsHappened(Seat seat, JsonNode act, String reason) implements TableAct {}
}
