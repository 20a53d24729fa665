package sandtable.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;

/**
 * A reading as it is kept; what it says is JSON here.
 *
 * @param table whose it is, once somebody knows
 * @param seat whose it is, once somebody knows
 * @param request the roll request it answers
 * @param source {@code tray}, {@code camera}, {@code photo}
 * @param dice what was read, as JSON
 * @param raw what it was read from (lines of a tray, figures of a picture), as JSON
 * @param picture its picture's id
 * @param at cut to whole milliseconds
 */
public record StoredReading(
        String id,
        Optional<String> table,
        Optional<String> seat,
        Optional<String> request,
        String source,
        String dice,
        String raw,
        Optional<String> picture,
        State state,
        Instant at) {
    static final Comparator<StoredReading> BY_TIME =
            Comparator.comparing(StoredReading::at).thenComparing(StoredReading::id);

    public StoredReading {
        Checks.text("reading's id", id);
        Checks.text("dice", dice);
        Checks.text("raw lines", raw);
        at = at.truncatedTo(ChronoUnit.MILLIS);
    }

    public StoredReading assignedTo(String newTable, String newSeat) {
        return new StoredReading(
                id,
                Optional.of(newTable),
                Optional.of(newSeat),
                request,
                source,
                dice,
                raw,
                picture,
                State.OFFERED,
                at);
    }

    public StoredReading in(State newState) {
        return new StoredReading(id, table, seat, request, source, dice, raw, picture, newState, at);
    }

    public enum State {
        OFFERED,
        CONFIRMED,
        DISCARDED
    }
}
