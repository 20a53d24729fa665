package sandtable.game.dday.tally;

/**
 * One result in a Final Tally.
 *
 * @param id unique in the tally, for example {@code red-1}
 * @param added a result that a card or bonus put there, with no die behind it or one of another player's
 * @param ignored an effect takes the result out: it counts for nothing, cancels nothing and completes nothing
 */
public record Die(String id, Colour colour, Face face, boolean added, boolean ignored) {
    /** A die that was rolled and counts. */
    public static Die rolled(String id, Colour colour, Face face) {
        return new Die(id, colour, face, false, false);
    }
}
