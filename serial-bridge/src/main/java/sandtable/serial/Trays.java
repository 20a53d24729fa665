package sandtable.serial;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

/**
 * All trays of this machine. Ports that were named are kept open, or waited for; USB serial ports are found by themselves, once a
 * second, and asked who is there. A USB port that does not say hello as a tray is closed and left alone until it is plugged in
 * anew: it is somebody else's printer. A tray is known by its own id, so it may come back on another port.
 */
public final class Trays implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Trays.class);
    private static final long SCAN_EVERY_MS = 1_000;
    /** A board that is reset by opening its port starts within two seconds. */
    private static final Duration ANSWERS_WITHIN = Duration.ofSeconds(6);

    private final TraySettings settings;
    private final TrayInbox inbox;
    private final TrayListener listener;
    private final SerialPorts ports;
    private final Clock clock;
    private final boolean usb;
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread scanner;

    /** Guards all that follows. */
    private final Object lock = new Object();

    private final Map<String, TrayBridge> named = new LinkedHashMap<>();
    private final Map<String, TrayBridge> found = new LinkedHashMap<>();
    private final Set<String> leftAlone = new HashSet<>();
    /** The last light of every port that had a tray, or was named. */
    private final Map<String, TrayLight> lights = new LinkedHashMap<>();

    /**
     * Trays that are not sought yet.
     *
     * @param usb whether USB serial ports are opened by themselves
     * @param inbox is called on the ports' threads
     * @param listener is called on the ports' threads, also concurrently for several ports
     */
    public Trays(TraySettings settings, TrayInbox inbox, TrayListener listener, boolean usb) {
        this(settings, inbox, listener, usb, new JSerialPorts(), Clock.systemUTC());
    }

    Trays(TraySettings settings, TrayInbox inbox, TrayListener listener, boolean usb, SerialPorts ports, Clock clock) {
        this.settings = settings;
        this.inbox = inbox;
        this.listener = listener;
        this.ports = ports;
        this.clock = clock;
        this.usb = usb;
        this.scanner = new Thread(this::run, "trays");
        this.scanner.setDaemon(true);
    }

    /** Begins to look for trays. */
    public Trays start() {
        scanner.start();
        return this;
    }

    /** Opens this port for good, or waits until it is there. A second time it changes nothing. */
    public void open(String path) {
        synchronized (lock) {
            if (!named.containsKey(path)) {
                TrayBridge bridge = bridge(path);
                named.put(path, bridge);
                lights.put(path, bridge.light());
                bridge.start();
            }
        }
    }

    /** How every tray and every named port stands: one light each. Any thread. */
    public List<TrayLight> lights() {
        synchronized (lock) {
            return List.copyOf(lights.values());
        }
    }

    /** Closes all ports; returns after some seconds at the latest. */
    @Override
    public void close() {
        closing.countDown();
        List<TrayBridge> open = new ArrayList<>();
        synchronized (lock) {
            open.addAll(named.values());
            open.addAll(found.values());
            named.clear();
            found.clear();
        }
        open.forEach(TrayBridge::close);
    }

    private void run() {
        try {
            do {
                if (usb) {
                    scan(ports.usbPorts());
                }
            } while (!closing.await(SCAN_EVERY_MS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void scan(List<String> plugged) {
        List<TrayBridge> gone = new ArrayList<>();
        synchronized (lock) {
            if (closing.getCount() == 0) {
                return;
            }
            leftAlone.retainAll(plugged);
            found.values().removeIf(bridge -> {
                boolean unplugged = !plugged.contains(bridge.path());
                boolean noTray = isNoTray(bridge.light());
                if (noTray && !unplugged) {
                    LOG.info("{} is no dice tray and is left alone", bridge.path());
                    leftAlone.add(bridge.path());
                }
                return (unplugged || noTray) && gone.add(bridge);
            });
            Set<String> known = new HashSet<>();
            named.keySet().forEach(path -> known.add(real(path)));
            for (String path : plugged) {
                if (!known.contains(real(path)) && !leftAlone.contains(path) && !found.containsKey(path)) {
                    found.put(path, bridge(path).start());
                }
            }
        }
        gone.forEach(TrayBridge::close);
    }

    private boolean isNoTray(TrayLight light) {
        return light.state() == State.SEEKING
                && light.trouble() == Trouble.NO_ANSWER
                && Duration.between(light.since(), clock.instant()).compareTo(ANSWERS_WITHIN) >= 0;
    }

    private static String real(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException e) {
            return path;
        }
    }

    private TrayBridge bridge(String path) {
        return new TrayBridge(path, settings, new Claimed(path), event -> heard(path, event), ports, clock);
    }

    private void heard(String path, TrayEvent event) {
        if (event instanceof TrayEvent.Light light) {
            synchronized (lock) {
                note(path, light.light());
            }
        }
        listener.heard(event);
    }

    private void note(String path, TrayLight light) {
        if (light.state() == State.FOUND) {
            lights.values()
                    .removeIf(other -> other.tray().equals(light.tray())
                            && other.state() == State.LOST
                            && !named.containsKey(other.port()));
        }
        if (named.containsKey(path) || light.tray().isPresent() || worthShowing(light.trouble())) {
            lights.put(path, light);
        } else {
            lights.remove(path);
        }
    }

    /** What stands between a USB tray and its use, as against a USB port that is simply something else. */
    private static boolean worthShowing(Trouble trouble) {
        return trouble == Trouble.NO_PERMISSION || trouble == Trouble.OTHER_PROTOCOL || trouble == Trouble.HANGS;
    }

    private Optional<String> otherPortOf(String tray, String path) {
        synchronized (lock) {
            return lights.values().stream()
                    .filter(light -> light.state() == State.FOUND
                            && !light.port().equals(path)
                            && light.tray().equals(Optional.of(tray)))
                    .map(TrayLight::port)
                    .findFirst();
        }
    }

    /** The inbox for one port: a tray's id may come from one port at a time only. */
    private final class Claimed implements TrayInbox {
        private final String path;

        Claimed(String path) {
            this.path = path;
        }

        @Override
        public Memory recall(String tray, String boot) {
            Optional<String> other = otherPortOf(tray, path);
            if (other.isPresent()) {
                throw new TrayRefused(
                        Trouble.SAME_ID,
                        "the tray at " + other.get() + " has the same id " + tray + ": give one of them another id");
            }
            return inbox.recall(tray, boot);
        }

        @Override
        public void keep(Batch batch) {
            inbox.keep(batch);
        }
    }
}
