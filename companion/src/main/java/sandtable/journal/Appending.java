package sandtable.journal;

/**
 * Word of a new entry.
 *
 * @param position the table's journal reaches at least this far
 */
public record Appending(String table, long position) {}
