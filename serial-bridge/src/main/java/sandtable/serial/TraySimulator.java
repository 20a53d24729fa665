package sandtable.serial;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A tray without hardware on a pseudo terminal of one's choice, with faults. Its methods may be called from any thread and take
 * effect in order on the simulator's own.
 */
public final class TraySimulator implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TraySimulator.class);
    private static final long TICK_MS = 10;
    private static final long UNPLUGGED_MS = 1_000;
    /** As a UART does, the simulator loses what nobody reads. */
    private static final int LINE_HOLDS = 256;

    private final Path link;
    private final Faults faults;
    private final Random random;
    private final SimulatedTray tray;
    private final Consumer<String> log;
    private final BlockingQueue<Runnable> work = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> outgoing = new ArrayBlockingQueue<>(LINE_HOLDS);
    private final Thread thread;
    private final long start = System.nanoTime();
    private volatile boolean closed;
    private Pty pty;
    private long rebootAt;
    private long unplugAt;

    /**
     * Plugs the tray in and starts it.
     *
     * @param link the name of the port that appears
     * @param id the tray's id
     * @param log is told every sentence in either direction, on the simulator's thread
     * @throws IOException the port cannot be made; the message says what to do
     */
    public TraySimulator(Path link, String id, Faults faults, Consumer<String> log) throws IOException {
        this.link = link;
        this.faults = faults;
        this.random = new Random(faults.seed());
        this.log = log;
        this.tray = new SimulatedTray(id, Instant.now().getEpochSecond(), this::say);
        this.pty = plugIn();
        this.rebootAt = faults.rebootEveryMs();
        this.unplugAt = faults.unplugEveryMs();
        this.thread = daemon(this::run, "tray-simulator");
        work.add(() -> tray.start(now()));
        thread.start();
    }

    private static Thread daemon(Runnable body, String name) {
        Thread thread = new Thread(body, name);
        thread.setDaemon(true);
        return thread;
    }

    private long now() {
        return (System.nanoTime() - start) / 1_000_000;
    }

    private Pty plugIn() throws IOException {
        Pty fresh = Pty.open(link);
        daemon(() -> listen(fresh.in()), "tray-simulator-in").start();
        daemon(() -> talk(fresh.out()), "tray-simulator-out").start();
        return fresh;
    }

    /** These dice come to rest as one roll. */
    public void roll(List<TrayDie> dice) {
        work.add(() -> tray.roll(dice, now()));
    }

    /** One die comes to rest; the END of its roll comes with the next {@link #roll}. */
    public void atRest(TrayDie die) {
        work.add(() -> tray.atRest(die, now()));
    }

    /** A die is {@code rolling}, {@code handling}, {@code crooked} or {@code lost}. */
    public void state(String die, String state) {
        work.add(() -> tray.state(die, state, now()));
    }

    /** The tray starts anew: what was not acknowledged is gone, as with real power. */
    public void reboot() {
        work.add(() -> tray.start(now()));
    }

    /** The cable is pulled out and put back; the tray keeps its power. */
    public void unplug(long ms) {
        work.add(() -> replug(ms));
    }

    /** How many sentences are not acknowledged yet, once all earlier calls have taken effect. */
    public int queued() throws InterruptedException {
        BlockingQueue<Integer> answer = new ArrayBlockingQueue<>(1);
        work.add(() -> answer.add(tray.queued()));
        Integer queued = answer.poll(10, TimeUnit.SECONDS);
        return queued == null ? -1 : queued;
    }

    private void replug(long ms) {
        try {
            pty.close();
            Thread.sleep(ms);
            outgoing.clear();
            pty = plugIn();
        } catch (IOException e) {
            LOG.error("the simulated tray cannot be plugged in again", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        while (!closed) {
            try {
                Runnable next = work.poll(TICK_MS, TimeUnit.MILLISECONDS);
                if (next != null) {
                    next.run();
                }
            } catch (InterruptedException e) {
                return;
            }
            long now = now();
            tray.tick(now);
            if (rebootAt > 0 && now >= rebootAt) {
                rebootAt = now + faults.rebootEveryMs();
                tray.start(now);
            }
            if (unplugAt > 0 && now >= unplugAt) {
                unplugAt = now + faults.unplugEveryMs();
                replug(UNPLUGGED_MS);
            }
        }
    }

    private void say(Sentence sentence) {
        log.accept("tray " + sentence.encode());
        byte[] bytes = faults.spoil(sentence.bytes(), random);
        if (bytes.length > 0 && !outgoing.offer(bytes)) {
            LOG.debug("nobody reads: {} is lost on the line", sentence.type());
        }
    }

    private void talk(OutputStream out) {
        try {
            while (!closed) {
                byte[] bytes = outgoing.poll(100, TimeUnit.MILLISECONDS);
                if (bytes != null) {
                    if (faults.delayMs() > 0) {
                        Thread.sleep(random.nextLong(faults.delayMs() + 1));
                    }
                    out.write(bytes);
                    out.flush();
                } else {
                    out.flush();
                }
            }
        } catch (IOException e) {
            LOG.debug("the plug was pulled", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void listen(InputStream in) {
        Framer framer = new Framer(new Framer.Sink() {
            @Override
            public void line(String raw) {
                work.add(() -> {
                    log.accept("host " + raw);
                    tray.heard(raw, now());
                });
            }

            @Override
            public void dropped(Fault fault) {
                work.add(() -> log.accept("host (" + fault.words() + ")"));
            }
        });
        byte[] buffer = new byte[1024];
        try {
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                framer.accept(buffer, 0, count);
            }
        } catch (IOException e) {
            LOG.debug("the plug was pulled", e);
        }
    }

    /** Pulls the plug; the name of the port disappears. */
    @Override
    public void close() throws IOException {
        closed = true;
        thread.interrupt();
        try {
            thread.join(5_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        pty.close();
    }
}
