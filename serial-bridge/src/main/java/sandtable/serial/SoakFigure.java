package sandtable.serial;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Dice thrown without a pause on the emulated firmware, read through the serial port.
 *
 * @param seconds how long
 * @param lines sentences that came from the tray, heartbeats among them
 * @param broken sentences that were dropped
 */
public record SoakFigure(double seconds, long lines, long broken, int thrown, int lost, int doubled, int misread) {
    private static final int REST_MS = 170;
    private static final long DRAINED_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(10);

    /**
     * Measures.
     *
     * @param firmware the folder {@code serial-bridge/firmware}
     * @param work an empty folder
     */
    public static SoakFigure measure(Path firmware, Path work, Duration duration, long seed)
            throws IOException, InterruptedException {
        List<TrayRoll> rolls = Collections.synchronizedList(new ArrayList<>());
        AtomicLong lines = new AtomicLong();
        AtomicLong broken = new AtomicLong();
        TrayListener listener = event -> {
            if (event instanceof TrayEvent.Rolled rolled) {
                rolls.add(rolled.roll());
            } else if (event instanceof TrayEvent.Line line && line.direction() == TrayEvent.Direction.FROM_TRAY) {
                lines.incrementAndGet();
                if (line.verdict().startsWith("dropped")) {
                    broken.incrementAndGet();
                }
            }
        };
        try (EmulatedBoard board = EmulatedBoard.start(
                firmware, work.resolve("build"), EmulatedBoard.Sensor.BAYS, "-DSETTLE_MS=60", work.resolve("tray"))) {
            TrayBridge bridge =
                    new TrayBridge(board.link().toString(), TraySettings.DEFAULT, new MemoryInbox(), listener).start();
            ThrownDice dice = new ThrownDice(board, seed);
            board.pass(300);
            long start = System.nanoTime();
            while (System.nanoTime() - start < duration.toNanos()) {
                dice.throwAll();
                board.pass(REST_MS);
            }
            long end = System.nanoTime();
            while (rolls.size() < dice.count() && System.nanoTime() - end < DRAINED_WITHIN_NANOS) {
                board.pass(100);
            }
            bridge.close();
            ThrownDice.Comparison result = dice.compare(rolls);
            return new SoakFigure(
                    (end - start) / 1e9,
                    lines.get(),
                    broken.get(),
                    result.thrown(),
                    result.lost(),
                    result.doubled(),
                    result.misread());
        }
    }

    /** Whether the promise holds. */
    public boolean holds() {
        return thrown > 0 && lost == 0 && doubled == 0 && misread == 0;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%.0f s, %,d sentences (%.1f a second, %d broken), %,d rolls of six dice: %d lost, %d doubled, %d misread",
                seconds,
                lines,
                lines / seconds,
                broken,
                thrown,
                lost,
                doubled,
                misread);
    }
}
