package sandtable.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One sentence of a dice tray. Tray, boot and seq name it for ever.
 *
 * @param boot the tray's start, as the tray names it
 * @param seq 1 to 65535
 * @param raw as it came, without the line's end
 * @param awaitsRoll whether the roll it belongs to is not finished yet
 * @param at cut to whole milliseconds
 */
public record Sentence(String tray, String boot, int seq, String raw, boolean awaitsRoll, Instant at) {
    public Sentence {
        Checks.text("tray's id", tray);
        Checks.text("boot id", boot);
        Checks.text("sentence", raw);
        at = at.truncatedTo(ChronoUnit.MILLIS);
    }
}
