package sandtable.live;

/** A journal was written by a version of Sandtable that this one doesn't understand. The message carries no secret. */
public final class UnreadableJournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnreadableJournalException(String message) {
        super(message);
    }
}
