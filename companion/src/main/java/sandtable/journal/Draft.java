package sandtable.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * An entry before it is in the journal.
 *
 * @param table the table's id
 * @param position where it shall stand: one after the head, 1 for the first
 * @param at when, cut to whole milliseconds
 * @param seat the seat that acted
 * @param device the device that sent it
 * @param key chosen by the device, the same for every repeat of one act; never used twice at one table
 * @param publicPart what everybody at the table may read, as text
 * @param secretPart what not everybody may read
 */
public record Draft(
        String table,
        long position,
        Instant at,
        String seat,
        String device,
        String key,
        String publicPart,
        Optional<String> secretPart) {
    public Draft {
        if (position < 1) {
            throw new IllegalArgumentException("Positions in a journal begin at 1, and not at " + position + ".");
        }
        Checks.text("table", table);
        Checks.text("seat", seat);
        Checks.text("device", device);
        Checks.text("key", key);
        Checks.text("public part", publicPart);
        secretPart.ifPresent(secret -> Checks.text("secret part", secret));
        at = at.truncatedTo(ChronoUnit.MILLIS);
        secretPart = secretPart.filter(secret -> !secret.isEmpty());
    }

    /** Without the secret part, so that no log shows it. */
    @Override
    public String toString() {
        return "entry " + position + " of table " + table + " by " + seat;
    }
}
