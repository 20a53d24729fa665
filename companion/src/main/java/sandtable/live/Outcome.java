package sandtable.live;

import java.util.List;
import java.util.Optional;
import sandtable.table.Text;

/** What became of a {@link Request}. Only {@link Accepted} and {@link Proposed} changed anything. */
public sealed interface Outcome {
    /**
     * It is durable.
     *
     * @param repeated it was accepted before, under the same key
     */
    record Accepted(Recorded<?, ?> recorded, boolean repeated) implements Outcome {}

    /** A correction that waits for another seat's consent. Not yet in the journal. */
    record Proposed(String proposal) implements Outcome {}

    /**
     * A rule stands against it.
     *
     * @param rule its id in the pack, or {@code table}
     */
    record Refused(String rule, Text reason) implements Outcome {}

    /**
     * The table has moved on where it matters to this seat; look again.
     *
     * @param position of the table now
     */
    record Stale(long position) implements Outcome {}

    /** The reading that it confirms does not wait any more: it was confirmed by somebody else, or put away. */
    record ReadingSettled() implements Outcome {}

    /**
     * It can't be read as an act.
     *
     * @param text what is wrong with it
     * @param known the types of act there are, where the type was the trouble
     */
    record Malformed(Text text, List<String> known, Optional<String> field) implements Outcome {}
}
