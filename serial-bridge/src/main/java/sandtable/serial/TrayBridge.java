package sandtable.serial;

import java.io.IOException;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

/**
 * One port: opens it, speaks with the tray there, stores what it says and acknowledges it, and opens it again when it was
 * unplugged. Works on its own daemon thread from {@link #start} to {@link #close}; a second one watches for an operating system
 * that does not come back.
 */
public final class TrayBridge implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(TrayBridge.class);
    private static final long REOPEN_EVERY_MS = 250;
    private static final long WATCH_EVERY_MS = 500;
    private static final long HANGS_AFTER_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long CLOSE_WITHIN_MS = 3_000;

    private final String path;
    private final SerialPorts ports;
    private final TrayListener listener;
    private final Clock clock;
    private final Conversation conversation;
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private final Thread watchdog;

    private volatile TrayLight light;
    private volatile Optional<SerialLine> line = Optional.empty();
    /** When the thread went into the operating system, by nanoTime; empty while it is not there. */
    private volatile Optional<Long> inside = Optional.empty();

    /**
     * A bridge to one port, not started yet.
     *
     * @param path a serial port, a link to one, or a pseudo terminal; need not be there yet
     * @param inbox is called on the bridge's thread
     * @param listener is called on the bridge's threads, one call at a time
     */
    public TrayBridge(String path, TraySettings settings, TrayInbox inbox, TrayListener listener) {
        this(path, settings, inbox, listener, new JSerialPorts(), Clock.systemUTC());
    }

    TrayBridge(
            String path,
            TraySettings settings,
            TrayInbox inbox,
            TrayListener listener,
            SerialPorts ports,
            Clock clock) {
        this.path = path;
        this.ports = ports;
        this.listener = listener;
        this.clock = clock;
        this.light = new TrayLight(path, Optional.empty(), State.SEEKING, Trouble.NONE, "", clock.instant());
        this.conversation = new Conversation(path, settings, inbox, new Audience());
        this.thread = daemon(this::run, "tray " + path);
        this.watchdog = daemon(this::watch, "tray-watch " + path);
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Begins. */
    public TrayBridge start() {
        thread.start();
        watchdog.start();
        return this;
    }

    /** The port's path or name. */
    public String path() {
        return path;
    }

    /** How the port stands now. Any thread. */
    public TrayLight light() {
        return light;
    }

    /**
     * Has the tray change a setting, such as {@code dice=d6}; it answers with what it says of its dice. Dropped where no tray is
     * found. Any thread.
     *
     * @param setting {@code key=value}
     */
    public void configure(String setting) {
        conversation.configure(setting);
    }

    /** Ends the bridge and closes the port; returns after 3 s at the latest. What is not acknowledged stays with the tray. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(CLOSE_WITHIN_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean closed() {
        return closing.getCount() == 0;
    }

    private void run() {
        do {
            try (SerialLine opened = open()) {
                line = Optional.of(opened);
                conversation.serve(opened, this::closed);
            } catch (PortRefused e) {
                trouble(e.trouble(), String.valueOf(e.getMessage()));
            } catch (IOException e) {
                trouble(Trouble.UNPLUGGED, path + " was unplugged");
            } catch (RuntimeException e) {
                LOG.error("the bridge of {} starts anew", path, e);
                trouble(Trouble.CANNOT_OPEN, path + ": " + e);
            } finally {
                line = Optional.empty();
                inside = Optional.empty();
            }
        } while (!closesWithin(REOPEN_EVERY_MS));
    }

    private SerialLine open() throws PortRefused {
        inside = Optional.of(System.nanoTime());
        SerialLine opened = ports.open(path);
        inside = Optional.empty();
        return opened;
    }

    /** An operating system that does not come back is shown, and the port is closed under it, which frees some drivers. */
    private void watch() {
        boolean shown = false;
        while (!closesWithin(WATCH_EVERY_MS)) {
            Optional<Long> since = inside;
            boolean hangs = since.isPresent() && System.nanoTime() - since.get() > HANGS_AFTER_NANOS;
            if (hangs && !shown) {
                trouble(
                        Trouble.HANGS,
                        path + " does not answer the operating system: pull it out and plug it in again");
                line.ifPresent(SerialLine::close);
            }
            shown = hangs;
        }
    }

    private boolean closesWithin(long ms) {
        try {
            return closing.await(ms, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            closing.countDown();
            return true;
        }
    }

    private void trouble(Trouble trouble, String detail) {
        State state = light.state() == State.SEEKING ? State.SEEKING : State.LOST;
        show(new Command.Show(light.tray(), state, trouble, detail));
    }

    private synchronized void show(Command.Show show) {
        if (light.state() == show.state()
                && light.trouble() == show.trouble()
                && light.detail().equals(show.detail())
                && light.tray().equals(show.tray())) {
            return;
        }
        light = new TrayLight(path, show.tray(), show.state(), show.trouble(), show.detail(), clock.instant());
        tell(new TrayEvent.Light(light));
    }

    private synchronized void tell(TrayEvent event) {
        try {
            listener.heard(event);
        } catch (RuntimeException e) {
            LOG.warn("a listener of {} failed", path, e);
        }
    }

    private final class Audience implements Conversation.Audience {
        @Override
        public void show(Command.Show show) {
            TrayBridge.this.show(show);
        }

        @Override
        public void tell(TrayEvent event) {
            TrayBridge.this.tell(event);
        }

        @Override
        public void inside(boolean in) {
            inside = in ? Optional.of(System.nanoTime()) : Optional.empty();
        }
    }
}
