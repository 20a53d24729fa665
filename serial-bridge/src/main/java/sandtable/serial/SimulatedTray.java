package sandtable.serial;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The tray's side of the line protocol without hardware: numbers its sentences, keeps 16 of them until they are acknowledged,
 * sends again. Sentences and the clock in, sentences out; no I/O. Not safe for several threads.
 */
final class SimulatedTray {
    private static final int BUFFER = 16;
    private static final long RESEND_AFTER_MS = 250;
    private static final long HEARTBEAT_EVERY_MS = 1_000;

    private final String id;
    private final Consumer<Sentence> line;
    private final Deque<Sentence> unacknowledged = new ArrayDeque<>();
    /** Rolls that wait until there is room in the buffer, as sentences without their seq. */
    private final Deque<Sentence> waiting = new ArrayDeque<>();

    private long boot;
    private int sent;
    private int roll;
    /** Dice at rest of the roll that has no END yet. */
    private int lying;

    private long startedAt;
    private long sentAt;
    private long beatAt;
    private long errors;

    /**
     * A tray without power.
     *
     * @param boot the boot id of the start before the first
     * @param line where the tray's sentences go
     */
    SimulatedTray(String id, long boot, Consumer<Sentence> line) {
        this.id = id;
        this.boot = boot;
        this.line = line;
    }

    /** The tray starts, or starts anew: all that it held is gone, and it counts from 1 again. */
    void start(long now) {
        boot++;
        sent = 0;
        roll = 0;
        lying = 0;
        unacknowledged.clear();
        waiting.clear();
        startedAt = now;
        beatAt = now;
        hello();
    }

    String boot() {
        return String.format(Locale.ROOT, "%04X", boot);
    }

    private void hello() {
        int first =
                unacknowledged.isEmpty() ? sent + 1 : unacknowledged.getFirst().seq();
        line.accept(new Sentence("HEL", 0, TrayMessage.PROTOCOL, "sim-1", id, boot(), Math.max(first, 1), ""));
    }

    /** These dice come to rest as the next roll. Returns its number. */
    int roll(List<TrayDie> dice, long now) {
        dice.forEach(die -> atRest(die, now));
        say("END", now, now - startedAt, roll + 1, lying);
        lying = 0;
        return ++roll;
    }

    /** A die of the next roll comes to rest, the END of which does not come yet. */
    void atRest(TrayDie die, long now) {
        lying++;
        say("ROL", now, now - startedAt, roll + 1, die.die(), die.kind(), die.colour(), die.face(), die.confidence());
    }

    void state(String die, String state, long now) {
        if (unacknowledged.size() < BUFFER && waiting.isEmpty()) {
            say("STA", now, die, state);
        }
    }

    /** How many sentences are not acknowledged yet. */
    int queued() {
        return unacknowledged.size() + waiting.size();
    }

    private void say(String type, long now, Object... fields) {
        waiting.add(new Sentence(type, 0, fields));
        fill(now);
    }

    private void fill(long now) {
        if (sent == Sentence.MAX_SEQ && unacknowledged.isEmpty()) {
            boot++;
            sent = 0;
            hello();
        }
        while (!waiting.isEmpty() && unacknowledged.size() < BUFFER && sent < Sentence.MAX_SEQ) {
            Sentence next = waiting.remove();
            Sentence numbered = new Sentence(next.type(), ++sent, next.fields());
            if (unacknowledged.isEmpty()) {
                sentAt = now;
            }
            unacknowledged.add(numbered);
            line.accept(numbered);
        }
    }

    /** A line came from the companion. */
    void heard(String raw, long now) {
        HostMessage message = HostMessage.decode(raw).orElse(null);
        if (message instanceof HostMessage.Hi) {
            hello();
            resend(now);
        } else if (message instanceof HostMessage.Ack ack && ack.seq() <= sent) {
            while (!unacknowledged.isEmpty() && unacknowledged.getFirst().seq() <= ack.seq()) {
                unacknowledged.remove();
                sentAt = now;
            }
            fill(now);
        } else if (message instanceof HostMessage.Nak) {
            resend(now);
        } else if (message == null) {
            errors++;
        }
    }

    /** Time has passed; call every 20 ms or so. */
    void tick(long now) {
        if (!unacknowledged.isEmpty() && now - sentAt >= RESEND_AFTER_MS) {
            resend(now);
        }
        if (now - beatAt >= HEARTBEAT_EVERY_MS) {
            beatAt = now;
            line.accept(new Sentence("HBT", sent, now - startedAt, queued(), errors));
        }
    }

    private void resend(long now) {
        sentAt = now;
        new ArrayList<>(unacknowledged).forEach(line);
    }
}
