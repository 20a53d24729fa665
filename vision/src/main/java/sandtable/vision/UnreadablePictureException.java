package sandtable.vision;

/** The bytes are no picture that can be read; the message says why and what to do, and is meant for people. */
public final class UnreadablePictureException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnreadablePictureException(String message) {
        super(message);
    }
}
