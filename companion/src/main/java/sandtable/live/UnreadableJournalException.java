package sandtable.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import sandtable.journal.Line;

/** A journal was written by a version of Sandtable that this one doesn't understand. The message carries no secret. */
public final class UnreadableJournalException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnreadableJournalException(String message) {
        super(message);
    }

    /** The fault's own message is left out: it may quote the secret part. */
    UnreadableJournalException(Line line, JsonProcessingException fault) {
        this("Entry " + line.position() + " of table " + line.table() + " can't be read by this version of Sandtable ("
                + fault.getClass().getSimpleName() + "). Start the version that wrote it.");
    }
}
