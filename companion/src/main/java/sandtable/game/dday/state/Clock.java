package sandtable.game.dday.state;

/**
 * @param turn 1 for the first; 0 before the game
 * @param closed everybody finished the phase and its end was reckoned; only Questions that arose from it may still be open
 */
public record Clock(int turn, PhaseId phase, boolean closed) {
    public static final Clock BEFORE = new Clock(0, PhaseId.OVER, false);
}
