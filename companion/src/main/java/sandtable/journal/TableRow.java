package sandtable.journal;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * One table.
 *
 * @param game the game's id
 * @param pack the pack's id
 * @param title as people see it in the list
 * @param createdAt cut to whole milliseconds
 * @param secret 32 bytes that nothing but chance is made of; leaves the service never
 */
public record TableRow(String id, String game, String pack, String title, Instant createdAt, Bytes secret) {
    public TableRow {
        Checks.text("table's id", id);
        Checks.text("title", title);
        if (secret.size() != 32) {
            throw new IllegalArgumentException("A table's secret has 32 bytes, and not " + secret.size() + ".");
        }
        createdAt = createdAt.truncatedTo(ChronoUnit.MILLIS);
    }
}
