package sandtable.table;

import java.util.List;

/**
 * What people are told of an entry. The fold needs none of it, so an evening that is folded again leaves it unread until somebody asks. Safe
 * for several threads.
 */
public interface Account {
    /** What was done, in a few words: the journal's line and the name on the take-back button. */
    Text title();

    /** Every reason with its numbers. */
    List<Because> because();

    /** The rules that were broken; only where something is recorded as it happened. */
    List<Ruling.Broken> broken();
}
