package sandtable.serial;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;

/**
 * A program that reads the emulated tray is killed around the time at which a roll is reported, and started again, many times.
 *
 * @param kills how often
 * @param inTheMiddle how often a part of a roll's sentences was stored when it was killed
 */
public record KillFigure(int kills, int inTheMiddle, int thrown, int lost, int doubled, int misread) {
    private static final int REPORTED_AFTER_MS = 78;
    private static final int AROUND_MS = 16;
    private static final long STARTS_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long DRAINED_WITHIN_NANOS = TimeUnit.SECONDS.toNanos(30);

    /**
     * Measures.
     *
     * @param reader the command that reads the port (first argument) into a {@link FileInbox} (second argument) until it is killed
     * @param work an empty folder on a real disk
     */
    public static KillFigure measure(
            Path firmware, Path work, int kills, long seed, BiFunction<Path, Path, List<String>> reader)
            throws IOException, InterruptedException {
        Random random = new Random(seed);
        Path kept = work.resolve("inbox");
        Path port = work.resolve("tray");
        int middle = 0;
        try (EmulatedBoard board = EmulatedBoard.start(
                firmware, work.resolve("build"), EmulatedBoard.Sensor.BAYS, "-DSETTLE_MS=60", port)) {
            ThrownDice dice = new ThrownDice(board, seed);
            board.pass(300);
            for (int kill = 0; kill < kills; kill++) {
                Process process = start(reader.apply(port, kept), board);
                drain(board, kept, dice.count());
                dice.throwAll();
                if (random.nextBoolean()) {
                    board.pass(REPORTED_AFTER_MS - AROUND_MS + random.nextInt(2 * AROUND_MS));
                } else {
                    untilHalf(board, kept);
                }
                process.destroyForcibly().waitFor();
                middle += half(kept) ? 1 : 0;
                board.pass(200);
            }
            Process process = start(reader.apply(port, kept), board);
            drain(board, kept, dice.count());
            process.destroyForcibly().waitFor();
            ThrownDice.Comparison result = dice.compare(FileInbox.read(kept));
            return new KillFigure(kills, middle, result.thrown(), result.lost(), result.doubled(), result.misread());
        }
    }

    /** The reader is ready once it has told that it found the tray. */
    private static Process start(List<String> command, EmulatedBoard board) throws IOException {
        Process process = new ProcessBuilder(new ArrayList<>(command))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        long start = System.nanoTime();
        StringBuilder said = new StringBuilder();
        var err = process.errorReader();
        while (System.nanoTime() - start < STARTS_WITHIN_NANOS) {
            while (err.ready()) {
                said.append((char) err.read());
            }
            if (said.indexOf(" found on ") >= 0) {
                return process;
            }
            board.pass(20);
        }
        process.destroyForcibly();
        throw new IOException("the reader did not find the tray: " + said);
    }

    /** As people do, who see by the light on the tray that it still has a roll to tell. */
    private static void drain(EmulatedBoard board, Path kept, int rolls) throws IOException {
        long start = System.nanoTime();
        while (FileInbox.read(kept).size() < rolls && System.nanoTime() - start < DRAINED_WITHIN_NANOS) {
            board.pass(20);
        }
    }

    private static void untilHalf(EmulatedBoard board, Path kept) throws IOException {
        for (int ms = 0; ms < 3 * REPORTED_AFTER_MS && !FileInbox.lastAwaits(kept); ms++) {
            board.pass(1);
        }
    }

    private static boolean half(Path kept) throws IOException {
        try (FileInbox inbox = new FileInbox(kept)) {
            return inbox.awaitsAny();
        }
    }

    /** Whether the promise holds. */
    public boolean holds() {
        return thrown == kills && lost == 0 && doubled == 0 && misread == 0;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d times killed (%d with a part of a roll stored), %d rolls of six dice: %d lost, %d doubled, %d misread",
                kills,
                inTheMiddle,
                thrown,
                lost,
                doubled,
                misread);
    }
}
