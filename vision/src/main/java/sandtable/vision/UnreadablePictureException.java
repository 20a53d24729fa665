package sandtable.vision;

/** A picture cannot be read, or not with the tray at hand; the message says why and what to do, and is meant for people. */
public final class UnreadablePictureException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Why why;

    /** The bytes are no picture that can be read. */
    public UnreadablePictureException(String message) {
        this(Why.NOT_A_PICTURE, message);
    }

    public UnreadablePictureException(Why why, String message) {
        super(message);
        this.why = why;
    }

    /** What is wrong, for who says it in other words. */
    public Why why() {
        return why;
    }

    /** What people can mend by themselves. */
    public enum Why {
        /** The bytes are no picture, or one that is damaged, too small or too large. */
        NOT_A_PICTURE,
        /** The picture is not of the shape of those that the tray was learned from. */
        OTHER_SHAPE
    }
}
