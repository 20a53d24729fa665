package sandtable.table;

/** What ONE viewer may see of a game's state, as records ready to become JSON; texts in it are {@link Text} and are worded on the way out. */
public interface View {}
