package sandtable.table;

/** What was learned by an effect, and so what can no longer be taken back. */
public enum Insight {
    NONE,
    /** Dice were read: the reading itself can be taken back (the dice still lie there), nothing before it. */
    DICE,
    /** Something hidden was seen, or kept beyond the table: neither this nor anything before it can be taken back. */
    SEEN
}
