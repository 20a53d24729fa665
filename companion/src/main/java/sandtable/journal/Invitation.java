package sandtable.journal;

/** Whoever brings its token gets this seat. */
public record Invitation(String table, String seat) {}
