package sandtable.serial;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * From the last byte of {@code END}, written to the far side of a pseudo terminal, to the return of {@link TrayInbox#keep}: the
 * roll is durable.
 *
 * @param millis one for each roll, sorted
 */
public record LatencyFigure(List<Double> millis) {
    private static final long ROLL_EVERY_MS = 20;
    private static final long LAST_BYTE_AFTER_MS = 5;

    /**
     * Measures.
     *
     * @param inbox that whose durability is measured
     * @param link the name of a pseudo terminal to make; needs socat
     */
    public static LatencyFigure measure(TrayInbox inbox, Path link, int rolls)
            throws IOException, InterruptedException {
        BlockingQueue<Long> durable = new ArrayBlockingQueue<>(rolls + 1);
        TrayInbox timed = new TrayInbox() {
            @Override
            public Memory recall(String tray, String boot) {
                return inbox.recall(tray, boot);
            }

            @Override
            public void keep(Batch batch) {
                inbox.keep(batch);
                if (!batch.rolls().isEmpty()) {
                    durable.add(System.nanoTime());
                }
            }
        };
        List<Double> millis = new ArrayList<>();
        try (Pty pty = Pty.open(link)) {
            TrayBridge bridge = new TrayBridge(link.toString(), TraySettings.DEFAULT, timed, event -> {}).start();
            OutputStream out = pty.out();
            String boot = Long.toHexString(System.currentTimeMillis() / 1000).toUpperCase(Locale.ROOT);
            while (bridge.light().state() != TrayLight.State.FOUND) {
                say(out, new Sentence("HEL", 0, 1, "bench", "tray-BENCH", boot, 1, ""));
                Thread.sleep(100);
            }
            int seq = 0;
            for (int roll = 0; roll < rolls; roll++) {
                for (int die = 1; die <= 6; die++) {
                    say(out, new Sentence("ROL", ++seq, roll, roll, die, "rwb", "red", "star", 99));
                }
                String end = new Sentence("END", ++seq, roll, roll, 6).encode() + "\r\n";
                out.write(end.substring(0, end.length() - 1).getBytes(StandardCharsets.ISO_8859_1));
                out.flush();
                Thread.sleep(LAST_BYTE_AFTER_MS);
                long lastByte = System.nanoTime();
                out.write('\n');
                out.flush();
                Long stored = durable.poll(10, TimeUnit.SECONDS);
                if (stored == null) {
                    throw new IOException("roll " + roll + " did not become durable within 10 s");
                }
                millis.add((stored - lastByte) / 1e6);
                Thread.sleep(ROLL_EVERY_MS);
            }
            bridge.close();
        }
        return new LatencyFigure(millis.stream().sorted().toList());
    }

    private static void say(OutputStream out, Sentence sentence) throws IOException {
        out.write(sentence.bytes());
        out.flush();
    }

    /** The time, in ms, under which this share of the rolls was durable. */
    public double percentile(double share) {
        return millis.get((int) Math.min(millis.size() - 1, Math.floor(millis.size() * share)));
    }

    /** Whether the promise holds: p95 under 5 ms. */
    public boolean holds() {
        return percentile(0.95) < 5;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d rolls, last byte of END to durable: p50 %.2f ms, p95 %.2f ms, p99 %.2f ms, longest %.2f ms",
                millis.size(),
                percentile(0.50),
                percentile(0.95),
                percentile(0.99),
                millis.get(millis.size() - 1));
    }
}
