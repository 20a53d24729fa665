package sandtable.serial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * The emulated tray's cable is pulled out and put back around the time at which a roll is reported, again and again.
 *
 * @param cycles how often
 * @param inTheMiddle how often a part of the roll was stored before the plug was out, and the rest after it
 */
public record UnplugFigure(int cycles, int inTheMiddle, int thrown, int lost, int doubled, int misread) {
    private static final long COMES_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(20);
    /** Dice are reported this long after they were laid, give or take. */
    private static final int REPORTED_AFTER_MS = 78;

    private static final int AROUND_MS = 16;

    /** Counts the transactions in which a roll has dice but no end. */
    private static final class CountingInbox implements TrayInbox {
        private final MemoryInbox memory = new MemoryInbox();
        private volatile boolean open;

        @Override
        public Memory recall(String tray, String boot) {
            return memory.recall(tray, boot);
        }

        @Override
        public void keep(Batch batch) {
            memory.keep(batch);
            open = batch.rolls().isEmpty()
                    && (open || batch.sentences().stream().anyMatch(Kept::awaitsRoll));
        }
    }

    /** Measures; see {@link SoakFigure#measure}. */
    public static UnplugFigure measure(Path firmware, Path work, int cycles, long seed)
            throws IOException, InterruptedException {
        List<TrayRoll> rolls = Collections.synchronizedList(new ArrayList<>());
        TrayListener listener = event -> {
            if (event instanceof TrayEvent.Rolled rolled) {
                rolls.add(rolled.roll());
            }
        };
        Random random = new Random(seed);
        int middle = 0;
        try (EmulatedBoard board = EmulatedBoard.start(
                firmware, work.resolve("build"), EmulatedBoard.Sensor.BAYS, "-DSETTLE_MS=60", work.resolve("tray"))) {
            CountingInbox inbox = new CountingInbox();
            TrayBridge bridge = new TrayBridge(board.link().toString(), TraySettings.DEFAULT, inbox, listener).start();
            ThrownDice dice = new ThrownDice(board, seed);
            board.pass(300);
            for (int cycle = 0; cycle < cycles; cycle++) {
                dice.throwAll();
                board.pass(REPORTED_AFTER_MS - AROUND_MS + random.nextInt(2 * AROUND_MS));
                board.unplug();
                board.pass(100 + random.nextInt(200));
                middle += inbox.open ? 1 : 0;
                board.plug();
                long start = System.nanoTime();
                while (rolls.size() < dice.count() && System.nanoTime() - start < COMES_WITHIN_NANOS) {
                    board.pass(10);
                }
            }
            bridge.close();
            ThrownDice.Comparison result = dice.compare(rolls);
            return new UnplugFigure(cycles, middle, result.thrown(), result.lost(), result.doubled(), result.misread());
        }
    }

    /** Whether the promise holds. */
    public boolean holds() {
        return thrown == cycles && lost == 0 && doubled == 0 && misread == 0;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d times unplugged (%d in the middle of a roll's sentences), %d rolls of six dice: %d lost, %d doubled, %d misread",
                cycles,
                inTheMiddle,
                thrown,
                lost,
                doubled,
                misread);
    }
}
