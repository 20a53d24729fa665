package sandtable.server;

import java.util.List;
import java.util.Optional;
import sandtable.table.Text;

/** Ends a request with a {@link Problem}. It changes nothing and is no fault of the service, so it carries no stack. */
final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Kind kind;
    private final transient Text detail;
    private final transient Optional<Long> position;
    private final transient Optional<JournalEntry.Reason> rule;

    ProblemException(Kind kind, Text detail) {
        this(kind, detail, Optional.empty());
    }

    ProblemException(Kind kind, Text detail, Optional<Long> position) {
        super(kind.id, null, false, false);
        this.kind = kind;
        this.detail = detail;
        this.position = position;
        this.rule = Optional.empty();
    }

    /** A rule stands against it. */
    ProblemException(JournalEntry.Reason rule) {
        super(Kind.REFUSED.id, null, false, false);
        this.kind = Kind.REFUSED;
        this.detail = rule.text();
        this.position = Optional.empty();
        this.rule = Optional.of(rule);
    }

    /** A problem whose text is {@code server.KIND}. */
    static ProblemException of(Kind kind, Object... namesAndValues) {
        return new ProblemException(kind, Text.of("server." + kind.id, namesAndValues));
    }

    Kind kind() {
        return kind;
    }

    Problem problem() {
        return new Problem(
                "urn:sandtable:" + kind.id,
                Text.of("server.title." + kind.id),
                kind.status,
                detail,
                rule.map(JournalEntry.Reason::rule),
                rule.map(JournalEntry.Reason::name),
                rule.map(JournalEntry.Reason::citations).orElse(List.of()),
                position);
    }

    /** Every kind of problem that the door itself finds. Each has the texts {@code server.ID} and {@code server.title.ID}. */
    enum Kind {
        BAD_JSON(400),
        BAD_FIELD(400),
        BAD_QUERY(400),
        BAD_REQUEST(400),
        NOT_JOINED(401),
        UNKNOWN_TOKEN(401),
        HOST_ONLY(403),
        DICE_DESK_ONLY(403),
        NOT_YOUR_SEAT(403),
        NOT_AT_TABLE(403),
        FOREIGN_PAGE(403),
        NO_SUCH_PAGE(404),
        NO_SUCH_TABLE(404),
        NO_SUCH_SEAT(404),
        NO_SUCH_READING(404),
        NO_SUCH_DEVICE(404),
        NO_SUCH_PICTURE(404),
        NO_SUCH_SET(404),
        NO_SUCH_LESSON(404),
        NO_DRAFT(404),
        NO_SUCH_SOURCE(404),
        WRONG_METHOD(405),
        STALE(409),
        READING_SETTLED(409),
        NO_CAMERA(409),
        READING_OF_ANOTHER(409),
        TOO_LARGE(413),
        WRONG_CONTENT_TYPE(415),
        NOT_A_PICTURE(422),
        NO_DICE(422),
        REFUSED(422),
        BROKEN_PACK(422),
        BROKEN_SET(422),
        BROKEN_TRAY(422),
        NOT_TAUGHT(422),
        TOO_MANY_STREAMS(503),
        OUR_FAULT(500);

        final String id;
        final int status;

        Kind(int status) {
            this.id = name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
            this.status = status;
        }
    }
}
