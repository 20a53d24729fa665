package sandtable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.serial.EmulatedBoard;
import sandtable.serial.ThrownDice;

/**
 * Rolls of the emulated firmware on their way to a table's journal, through {@code serve} as a real process with a real home folder. It is
 * killed and the cable is pulled around the time at which a roll is told, and it is killed while a roll is confirmed.
 */
public final class ServedBench {
    /** Six dice are told from about 70 to 110 ms after they were laid. */
    private static final int TOLD_FROM_MS = 68;

    private static final int TOLD_FOR_MS = 44;
    private static final int MOST_CONFIRMING_MS = 40;
    private static final long COMES_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(30);
    /** Now and then a roll is left to wait. */
    private static final int UNCLAIMED_EVERY = 10;

    private static final String TRAY = "tray-BE7C";

    private enum Disturbance {
        KILL_WHILE_TOLD,
        KILL_WHILE_CONFIRMED,
        UNPLUG
    }

    private final Path home;
    private final EmulatedBoard board;
    private final ThrownDice dice;
    private final Random random;
    private final ServedTables tables = new ServedTables();
    private ServedProcess companion;
    private int kills;
    private int partOfARoll;
    private int unanswered;
    private int unplugs;

    private ServedBench(Path home, EmulatedBoard board, long seed) throws IOException {
        this.home = home;
        this.board = board;
        this.dice = new ThrownDice(board, seed);
        this.random = new Random(seed);
        this.companion = ServedProcess.start(home, board.link());
        this.tables.at(companion.url());
    }

    /**
     * Measures.
     *
     * @param firmware the folder {@code serial-bridge/firmware}
     * @param work an empty folder on a real disk
     */
    public static ServedFigure measure(Path firmware, Path work, int kills, int unplugs, long seed)
            throws IOException, InterruptedException {
        List<Disturbance> all = new ArrayList<>();
        for (int i = 0; i < kills; i++) {
            all.add(i % 2 == 0 ? Disturbance.KILL_WHILE_TOLD : Disturbance.KILL_WHILE_CONFIRMED);
        }
        all.addAll(Collections.nCopies(unplugs, Disturbance.UNPLUG));
        Collections.shuffle(all, new Random(seed));
        Path home = Files.createDirectory(work.resolve("home"));
        try (EmulatedBoard board = EmulatedBoard.start(
                firmware,
                work.resolve("build"),
                EmulatedBoard.Sensor.BAYS,
                "-DSETTLE_MS=60 -DTRAY_ID=0xBE7C",
                work.resolve("tray"))) {
            ServedBench bench = new ServedBench(home, board, seed);
            try {
                return bench.run(all);
            } finally {
                bench.companion.stop();
            }
        }
    }

    private ServedFigure run(List<Disturbance> all) throws IOException, InterruptedException {
        board.pass(300);
        for (Disturbance disturbance : all) {
            boolean unclaimed = dice.count() % UNCLAIMED_EVERY == UNCLAIMED_EVERY - 1;
            tables.sit();
            if (!unclaimed && random.nextBoolean()) {
                tables.claim();
            }
            throwDice(disturbance);
            JsonNode reading = reading();
            if (!unclaimed || disturbance == Disturbance.KILL_WHILE_CONFIRMED) {
                confirm(reading, disturbance);
                tables.next();
            }
        }
        return ServedFigure.compare(
                new ServedFigure.Disturbances(kills, partOfARoll, unanswered, unplugs),
                dice.thrown(),
                tables.journalled(),
                tables.waiting());
    }

    private void throwDice(Disturbance disturbance) throws IOException, InterruptedException {
        dice.throwAll();
        if (disturbance == Disturbance.KILL_WHILE_TOLD) {
            board.pass(TOLD_FROM_MS + random.nextInt(TOLD_FOR_MS));
            kill();
            partOfARoll += isHalfStored() ? 1 : 0;
            serveAgain();
        } else if (disturbance == Disturbance.UNPLUG) {
            board.pass(TOLD_FROM_MS + random.nextInt(TOLD_FOR_MS));
            board.unplug();
            unplugs++;
            board.pass(50 + random.nextInt(200));
            board.plug();
        }
    }

    /** The roll that was thrown last, once the table offers it. */
    private JsonNode reading() throws IOException, InterruptedException {
        long start = System.nanoTime();
        while (System.nanoTime() - start < COMES_WITHIN_NANOS) {
            for (JsonNode reading : tables.readings()) {
                if (ServedFigure.roll(reading) == dice.count()) {
                    return reading;
                }
            }
            board.pass(10);
        }
        throw new IOException("roll " + dice.count() + " did not come to the table");
    }

    private void confirm(JsonNode reading, Disturbance disturbance) throws IOException, InterruptedException {
        ServedTables.Confirmation confirmation = tables.confirmation(reading, "roll-" + dice.count());
        if (disturbance == Disturbance.KILL_WHILE_CONFIRMED) {
            killWhileConfirmed(confirmation);
            serveAgain();
        }
        ServedTables.wanted(200, tables.send(confirmation));
    }

    /** A page that got no answer sends the same again; so does this bench. */
    private void killWhileConfirmed(ServedTables.Confirmation confirmation) throws IOException, InterruptedException {
        long before = written();
        CompletableFuture<Boolean> answered = tables.begin(confirmation);
        if (random.nextBoolean()) {
            TimeUnit.MICROSECONDS.sleep(random.nextInt(1000 * MOST_CONFIRMING_MS));
        } else {
            long start = System.nanoTime();
            while (written() == before && System.nanoTime() - start < COMES_WITHIN_NANOS) {
                Thread.onSpinWait();
            }
        }
        kill();
        try (Store store = Stores.sqlite(home)) {
            boolean stored = store.journal()
                    .find(confirmation.table(), confirmation.key())
                    .isPresent();
            unanswered += stored && !answered.get(COMES_WITHIN_NANOS, TimeUnit.NANOSECONDS) ? 1 : 0;
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("The page's request did not end with the companion", e);
        }
    }

    /** Grows with the write-ahead log, so that one can kill at the very moment of a transaction. */
    private long written() throws IOException {
        return Files.size(home.resolve("sandtable.db-wal"));
    }

    private void kill() throws InterruptedException {
        companion.kill();
        kills++;
    }

    private boolean isHalfStored() {
        try (Store store = Stores.sqlite(home)) {
            return !store.inbox().awaiting(TRAY).isEmpty();
        }
    }

    private void serveAgain() throws IOException {
        companion = ServedProcess.start(home, board.link());
        tables.at(companion.url());
    }
}
