package sandtable.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import sandtable.journal.Appended;
import sandtable.journal.Bytes;
import sandtable.journal.Draft;
import sandtable.journal.Line;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.journal.TableRow;
import sandtable.journal.Verdict;

/** How quick the journal is: opening, durable appends, reading an evening of 5,000 entries, checking its chain. */
public final class JournalBench {
    private static final int EVENING = 5_000;
    private static final int WARM_UP = 1_000;
    private static final int READS = 10;
    private static final double NANOS_PER_MS = 1e6;

    private final Store store;
    private final Consumer<String> out;

    private JournalBench(Store store, Consumer<String> out) {
        this.store = store;
        this.out = out;
    }

    /** SQLite in a {@link WorkFolder}. */
    public static void sqlite(Consumer<String> out) throws IOException {
        try (WorkFolder home = WorkFolder.make("bench-journal-")) {
            opened(out, "a new home", () -> Stores.sqlite(home.path())).close();
            try (Store store =
                    opened(out, "a home that is there, same process", () -> Stores.sqliteThatIsThere(home.path()))) {
                new JournalBench(store, out).measure();
            }
        }
    }

    /**
     * @param url the JDBC URL of an empty PostgreSQL database
     */
    public static void postgres(String url, Consumer<String> out) {
        try (Store store = Stores.postgres(url)) {
            new JournalBench(store, out).measure();
        }
    }

    /**
     * A home folder that is there, which is opened and left as it is.
     *
     * @throws IllegalStateException if there is no data in it
     */
    public static void home(Path home, Consumer<String> out) {
        opened(out, "a home that is there, in a new process", () -> Stores.sqliteThatIsThere(home))
                .close();
    }

    private static Store opened(Consumer<String> out, String what, Supplier<Store> opening) {
        long start = System.nanoTime();
        Store store = opening.get();
        int tables = store.tables().list().size();
        print(out, "open %s, list its %d tables: %.0f ms", what, tables, (System.nanoTime() - start) / NANOS_PER_MS);
        return store;
    }

    private void measure() {
        fill("warm-up", WARM_UP);
        long start = System.nanoTime();
        long[] nanos = fill("evening", EVENING);
        double seconds = (System.nanoTime() - start) / 1e9;
        Arrays.sort(nanos);
        print(
                out,
                "append: %,.0f durable commits/s, p50 %.2f ms, p99 %.2f ms, slowest %.1f ms",
                EVENING / seconds,
                nanos[EVENING / 2] / NANOS_PER_MS,
                nanos[EVENING * 99 / 100] / NANOS_PER_MS,
                nanos[EVENING - 1] / NANOS_PER_MS);
        print(
                out,
                "read %,d entries: %.1f ms",
                EVENING,
                median(() -> store.journal().read("evening", 0).size() == EVENING));
        print(
                out,
                "read the last of them: %.2f ms",
                median(() -> store.journal().head("evening").map(Line::position).equals(Optional.of((long) EVENING))));
        print(
                out,
                "read and check the chain of %,d entries: %.1f ms",
                EVENING,
                median(() -> store.journal().verify("evening", Optional.empty()) instanceof Verdict.Whole));
        evening();
    }

    /** A real evening of D-Day Dice, opened again: read, decoded and folded. */
    private void evening() {
        EveningJournal evening = EveningJournal.written(store, 1, EVENING);
        long start = System.nanoTime();
        long entries = evening.openedAgain();
        double first = (System.nanoTime() - start) / NANOS_PER_MS;
        for (int i = 0; i < READS; i++) {
            require(evening.openedAgain() == entries);
        }
        print(
                out,
                "an evening of %,d entries at %d tables opened again and folded: %.1f ms, the first time %.0f ms",
                entries,
                evening.tables(),
                median(() -> evening.openedAgain() == entries),
                first);
    }

    private long[] fill(String table, int entries) {
        store.tables().create(new TableRow(table, "bench", "bench", table, Instant.EPOCH, Bytes.of(new byte[32])));
        long[] nanos = new long[entries];
        for (int i = 0; i < entries; i++) {
            Draft draft = draft(table, i + 1);
            long start = System.nanoTime();
            Appended appended = store.journal().append(draft);
            nanos[i] = System.nanoTime() - start;
            require(appended instanceof Appended.Stored);
        }
        return nanos;
    }

    /** As long as a real entry: about 700 bytes in public, every third with 150 in secret. */
    private static Draft draft(String table, int position) {
        String effect = "{\"type\":\"soldiers-lost\",\"seat\":\"german\",\"amount\":2,\"because\":\"dday.demand\"}";
        return new Draft(
                table,
                position,
                Instant.EPOCH.plusMillis(position),
                "german",
                "device-1",
                "key-" + position,
                "{\"effects\":["
                        + String.join(",", List.of(effect, effect, effect, effect, effect, effect, effect, effect))
                        + "]}",
                position % 3 == 0 ? Optional.of("{\"effects\":[" + effect + "," + effect + "]}") : Optional.empty());
    }

    /** In ms, of several runs. */
    private static double median(Supplier<Boolean> work) {
        long[] nanos = new long[READS];
        for (int i = 0; i < READS; i++) {
            long start = System.nanoTime();
            require(work.get());
            nanos[i] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        return nanos[READS / 2] / NANOS_PER_MS;
    }

    private static void require(boolean right) {
        if (!right) {
            throw new IllegalStateException("The journal answered something else than what was measured.");
        }
    }

    private static void print(Consumer<String> out, String format, Object... values) {
        out.accept(String.format(Locale.ROOT, format, values));
    }
}
