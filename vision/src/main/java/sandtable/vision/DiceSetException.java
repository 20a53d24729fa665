package sandtable.vision;

/** A set, a tray or pictures for one cannot be used; the message says what is wrong, where, and what to do. */
public final class DiceSetException extends Exception {
    private static final long serialVersionUID = 1L;

    public DiceSetException(String message) {
        super(message);
    }

    public DiceSetException(String message, Throwable cause) {
        super(message, cause);
    }
}
