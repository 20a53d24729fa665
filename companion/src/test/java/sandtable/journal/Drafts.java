package sandtable.journal;

import java.time.Instant;
import java.util.Optional;

/** Drafts and tables for tests. */
final class Drafts {
    static final String TABLE = "t1";
    static final Instant NOON = Instant.parse("2026-11-21T12:00:00.123Z");

    private Drafts() {}

    static TableRow table(String id) {
        byte[] secret = new byte[32];
        secret[0] = 7;
        return new TableRow(id, "dday", "atlantikwall-2e", "Exercise Tiger", NOON, Bytes.of(secret));
    }

    static Draft draft(String table, long position) {
        return draft(table, position, "key-" + position);
    }

    static Draft draft(String table, long position, String key) {
        return new Draft(
                table,
                position,
                NOON.plusSeconds(position),
                "german",
                "phone-1",
                key,
                "{\"type\":\"draw-decoration\",\"count\":" + position + "}",
                position % 2 == 0 ? Optional.of("{\"card\":\"Müdigkeit " + position + "\"}") : Optional.empty());
    }

    static void fill(Store store, String table, long count) {
        for (long position = 1; position <= count; position++) {
            store.journal().append(draft(table, position));
        }
    }
}
