package sandtable.game.rivet.state;

/**
 * A value that the rules use.
 *
 * @param assumed nobody has confirmed it: rulings that use it say so
 */
public record Fact(int value, boolean assumed) {}
