package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;
import sandtable.serial.TrayMessage.AtRest;
import sandtable.serial.TrayMessage.Delivered;
import sandtable.serial.TrayMessage.DieKnown;
import sandtable.serial.TrayMessage.DieState;
import sandtable.serial.TrayMessage.Echo;
import sandtable.serial.TrayMessage.Heartbeat;
import sandtable.serial.TrayMessage.Hello;
import sandtable.serial.TrayMessage.OtherProtocol;
import sandtable.serial.TrayMessage.RollEnd;

/**
 * The companion's side of the line protocol on one port: sentences and the clock in, {@link Command}s out, no I/O. Every call
 * returns what has to be done, in order, before the next call. Times are milliseconds of any clock that never goes back. Not safe
 * for several threads.
 *
 * <p>Sentences are staged while a piece of the line is read and stored together by {@link #flush}; only what was stored is
 * acknowledged.
 */
final class TraySession {
    private final TraySettings settings;
    private final List<Command> out = new ArrayList<>();

    private Optional<Link> link = Optional.empty();
    private Optional<Hello> greeting = Optional.empty();
    private boolean wasFound;
    private int settingsSent;
    private long openedAt;
    private long heardAt;
    private long hiAt = Long.MIN_VALUE / 2;

    TraySession(TraySettings settings) {
        this.settings = settings;
    }

    /** The port was opened: whoever is there may have been reset by it, and is asked who it is. */
    List<Command> opened(long now) {
        openedAt = now;
        link = Optional.empty();
        show(wasFound ? State.LOST : State.SEEKING, Trouble.NONE, "");
        sendHi(now);
        return take();
    }

    /** Time has passed; call at least every 250 ms. */
    List<Command> tick(long now) {
        if (link.isPresent() && now - heardAt >= TraySettings.LOST_AFTER_MS) {
            link = Optional.empty();
        }
        if (link.isEmpty()) {
            if (now - Math.max(openedAt, heardAt) >= TraySettings.LOST_AFTER_MS) {
                silent();
            }
            if (now - hiAt >= TraySettings.HI_EVERY_MS) {
                sendHi(now);
            }
        }
        return take();
    }

    private void silent() {
        if (wasFound) {
            show(State.LOST, Trouble.SILENT, "no sentence for 3 seconds: is the tray still powered?");
        } else {
            show(State.SEEKING, Trouble.NO_ANSWER, "nothing there says hello as a dice tray");
        }
    }

    /** A line from {@code $} to before its end. */
    List<Command> line(String raw, long now) {
        Decoded<TrayMessage> decoded = TrayMessage.decode(raw);
        if (decoded instanceof Decoded.Whole<TrayMessage> whole) {
            heardAt = now;
            message(whole.value(), raw, now);
        } else {
            broken(((Decoded.Broken<TrayMessage>) decoded).fault(), now);
        }
        return take();
    }

    /** The framer dropped something. */
    List<Command> dropped(Fault fault, long now) {
        broken(fault, now);
        return take();
    }

    private void broken(Fault fault, long now) {
        out.add(new Command.Verdict("dropped: " + fault.words()));
        link.ifPresent(l -> l.broken(fault, now));
    }

    private void message(TrayMessage message, String raw, long now) {
        if (message instanceof Hello hello) {
            verdict("hello");
            link.ifPresent(l -> l.flush(now));
            greeting = Optional.of(hello);
            out.add(new Command.Recall(hello.tray(), hello.boot()));
        } else if (message instanceof OtherProtocol other) {
            verdict("another protocol version");
            link = Optional.empty();
            show(wasFound ? State.LOST : State.SEEKING, Trouble.OTHER_PROTOCOL, otherProtocol(other.protocol()));
        } else if (message instanceof Echo) {
            verdict("our own words: the line echoes");
        } else if (link.isEmpty()) {
            verdict("ignored until the tray says hello");
        } else if (message instanceof Heartbeat beat) {
            verdict("heartbeat");
            link.get().heartbeat(beat, now);
        } else {
            link.get().delivered((Delivered) message, raw, now);
        }
    }

    /** People want the tray to change a setting. */
    List<Command> configure(String setting) {
        if (link.isPresent()) {
            settingsSent = settingsSent % Sentence.MAX_SEQ + 1;
            send(new HostMessage.Cfg(settingsSent, setting));
        }
        return take();
    }

    static String otherProtocol(long theirs) {
        return String.format(
                Locale.ROOT,
                "the tray speaks version %d of the line protocol, Sandtable speaks version %d: "
                        + "give the tray a firmware for version %d",
                theirs,
                TrayMessage.PROTOCOL,
                TrayMessage.PROTOCOL);
    }

    /** No more bytes for the moment: what was staged is to be stored now, and answered. */
    List<Command> flush(long now) {
        link.ifPresent(l -> l.flush(now));
        return take();
    }

    /** The inbox answered {@link Command.Recall}. */
    List<Command> recalled(TrayInbox.Memory memory, long now) {
        Hello hello = greeting.orElseThrow();
        Optional<Link> before =
                link.filter(l -> l.tray().equals(hello.tray()) && l.boot().equals(hello.boot()));
        boolean doubted = before.isPresent() && before.get().suspicious();
        Link fresh = new Link(this, settings, hello, memory, doubted);
        link = Optional.of(fresh);
        wasFound = true;
        heardAt = now;
        if (!doubted) {
            show(State.FOUND, Trouble.NONE, "");
        }
        fresh.greet(memory, now);
        return take();
    }

    /** The inbox could not answer {@link Command.Recall}. The tray is asked again. */
    List<Command> notRecalled(String why) {
        link = Optional.empty();
        notStored(why);
        return take();
    }

    /** The tray that said hello may not be served. */
    List<Command> refused(Trouble trouble, String why) {
        link = Optional.empty();
        show(wasFound ? State.LOST : State.SEEKING, trouble, why);
        return take();
    }

    /** The inbox stored the batch of the last {@link Command.Keep}. */
    List<Command> kept(long now) {
        link.ifPresent(l -> l.kept(now));
        return take();
    }

    /** The inbox could not store the batch of the last {@link Command.Keep}: nothing is acknowledged. */
    List<Command> notKept(String why, long now) {
        link.ifPresent(l -> l.notKept(now));
        notStored(why);
        return take();
    }

    private void notStored(String why) {
        show(
                wasFound ? State.FOUND : State.SEEKING,
                Trouble.NOT_STORED,
                "what the tray says cannot be stored, and it keeps it until it can: " + why);
    }

    // What the link to one (tray, boot) asks of its session.

    void send(HostMessage message) {
        out.add(new Command.Send(message));
    }

    /** Asks for a new hello, at most every 500 ms. */
    void askAgain(long now) {
        if (now - hiAt >= TraySettings.HI_EVERY_MS) {
            sendHi(now);
        }
    }

    private void sendHi(long now) {
        hiAt = now;
        send(new HostMessage.Hi(TrayMessage.PROTOCOL));
    }

    void keep(TrayInbox.Batch batch) {
        out.add(new Command.Keep(batch));
    }

    void verdict(String words) {
        out.add(new Command.Verdict(words));
    }

    void tell(TrayEvent event) {
        out.add(new Command.Tell(event));
    }

    void tellDie(String tray, TrayMessage message) {
        if (message instanceof DieKnown known) {
            tell(new TrayEvent.DieSeen(tray, known.die(), "known"));
        } else if (message instanceof DieState state) {
            tell(new TrayEvent.DieSeen(tray, state.die(), state.state()));
        } else if (message instanceof AtRest rest) {
            tell(new TrayEvent.DieSeen(tray, rest.die().die(), "rest"));
        } else if (!(message instanceof RollEnd)) {
            verdict("of an unknown type: acknowledged and ignored");
        }
    }

    void show(State state, Trouble trouble, String detail) {
        out.add(new Command.Show(greeting.map(Hello::tray), state, trouble, detail));
    }

    private List<Command> take() {
        List<Command> taken = List.copyOf(out);
        out.clear();
        return taken;
    }
}
