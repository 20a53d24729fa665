package sandtable.dice;

/**
 * A die in a tray that is not at rest.
 *
 * @param state {@code rolling}, {@code handling}, {@code crooked} or {@code lost}
 */
public record DieState(String tray, String die, String state) {}
