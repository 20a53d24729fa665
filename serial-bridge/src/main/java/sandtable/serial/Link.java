package sandtable.serial;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;
import sandtable.serial.TrayMessage.AtRest;
import sandtable.serial.TrayMessage.Delivered;
import sandtable.serial.TrayMessage.Heartbeat;
import sandtable.serial.TrayMessage.Hello;
import sandtable.serial.TrayMessage.RollEnd;

/**
 * The delivery of one (tray, boot): what was stored, what is staged, what is due next. Belongs to a {@link TraySession} and
 * writes its commands there.
 */
final class Link {
    /** As many sentences in a row that version 1 does not have say that the tray will never get on by itself. */
    private static final int BREACHES = 8;

    private record Staged(Delivered message, String raw) {}

    private final TraySession session;
    private final TraySettings settings;
    private final Hello hello;
    private final Recent recent = new Recent();
    private final List<Staged> staged = new ArrayList<>();
    private final List<TrayRoll> stagedRolls = new ArrayList<>();
    /** Rolls of the batch that is being stored. */
    private List<TrayRoll> storing = List.of();

    private RollProgress storedProgress;
    private RollProgress progress;
    private int stored;
    private int taken;
    private boolean ackDue;
    private Optional<String> nakDue = Optional.empty();
    private long nakAt = Long.MIN_VALUE / 2;
    private Optional<Long> gapSince = Optional.empty();
    private int breaches;
    private boolean suspicious;
    private final boolean wasSuspicious;

    /**
     * Begins after a hello.
     *
     * @param wasSuspicious whether the hello was asked for because sentences did not fit to this boot
     */
    Link(TraySession session, TraySettings settings, Hello hello, TrayInbox.Memory memory, boolean wasSuspicious) {
        this.session = session;
        this.settings = settings;
        this.hello = hello;
        this.wasSuspicious = wasSuspicious;
        // A tray that holds nothing before `first` had it acknowledged by somebody: it cannot send it again.
        this.stored = Math.max(memory.lastSeq().orElse(0), hello.first() - 1);
        this.taken = stored;
        memory.recent().forEach(kept -> recent.add(kept.seq(), kept.raw()));
        this.storedProgress = progressOf(hello.boot(), memory.awaiting());
        this.progress = storedProgress;
    }

    String tray() {
        return hello.tray();
    }

    String boot() {
        return hello.boot();
    }

    boolean suspicious() {
        return suspicious;
    }

    private RollProgress progressOf(String boot, List<TrayInbox.Kept> awaiting) {
        RollProgress built = RollProgress.none(tray(), boot);
        for (TrayInbox.Kept kept : awaiting) {
            if (kept.boot().equals(boot)
                    && TrayMessage.decode(kept.raw()) instanceof Decoded.Whole<TrayMessage> whole
                    && whole.value() instanceof AtRest rest) {
                built = built.atRest(rest, kept.raw(), settings.askBelow()).next();
            }
        }
        return built;
    }

    /** Rolls of earlier boots that will never end are asked for; what is stored already is acknowledged. */
    void greet(TrayInbox.Memory memory, long now) {
        Map<String, List<TrayRoll>> broken = new LinkedHashMap<>();
        for (TrayInbox.Kept kept : memory.awaiting()) {
            if (!kept.boot().equals(boot())) {
                broken.computeIfAbsent(
                        kept.boot(), old -> progressOf(old, memory.awaiting()).abandon(settings.askBelow()));
            }
        }
        broken.values().forEach(stagedRolls::addAll);
        ackDue = stored >= hello.first();
        flush(now);
    }

    void delivered(Delivered message, String raw, long now) {
        if (message.seq() == 0) {
            session.verdict("no part of the delivery: ignored");
        } else if (message.seq() == taken + 1) {
            accept(message, raw);
        } else if (message.seq() > taken) {
            session.verdict("out of order: " + (taken + 1) + " is due");
            gap(now);
        } else if (message.seq() > stored) {
            session.verdict("repeat");
        } else {
            repeat(message.seq(), raw, now);
        }
    }

    private void accept(Delivered message, String raw) {
        taken = message.seq();
        gapSince = Optional.empty();
        breaches = 0;
        staged.add(new Staged(message, raw));
        session.tellDie(tray(), message);
        RollProgress.Step step;
        if (message instanceof AtRest rest) {
            session.verdict(progress.isFinished(rest.roll()) ? "a die of a finished roll: ignored" : "accepted");
            step = progress.atRest(rest, raw, settings.askBelow());
        } else if (message instanceof RollEnd end) {
            session.verdict(progress.isFinished(end.roll()) ? "of a finished roll: ignored" : "accepted");
            step = progress.end(end, raw, settings.askBelow());
        } else {
            session.verdict("accepted");
            return;
        }
        progress = step.next();
        stagedRolls.addAll(step.finished());
    }

    private void repeat(int seq, String raw, long now) {
        Optional<String> known = recent.raw(seq);
        if (known.isPresent() ? known.get().equals(raw) : seq >= hello.first()) {
            session.verdict("repeat: acknowledged again");
            ackDue = true;
        } else {
            session.verdict("another sentence under a known number: who is there?");
            doubt(now);
        }
    }

    /** What comes does not fit to this boot: perhaps the tray started anew and its hello was lost. */
    private void doubt(long now) {
        suspicious = true;
        if (wasSuspicious) {
            session.show(
                    State.FOUND,
                    Trouble.BOOT_REUSED,
                    "the tray uses the boot id " + boot()
                            + " again for other sentences: restart it, or give it a firmware that counts its starts");
        }
        session.askAgain(now);
    }

    void heartbeat(Heartbeat beat, long now) {
        if (beat.seq() > taken) {
            gap(now);
        } else if (beat.seq() < stored) {
            session.askAgain(now);
        }
    }

    private void gap(long now) {
        nakDue = Optional.of("gap");
        if (gapSince.isEmpty()) {
            gapSince = Optional.of(now);
        } else if (now - gapSince.get() >= TraySettings.STUCK_AFTER_MS) {
            session.askAgain(now);
            gapSince = Optional.of(now);
        }
    }

    void broken(Fault fault, long now) {
        nakDue = Optional.of("crc");
        boolean breach = fault == Fault.WRONG_FIELDS || fault == Fault.BAD_FIELD || fault == Fault.BAD_ESCAPE;
        breaches += breach ? 1 : 0;
        if (breach && breaches >= BREACHES) {
            session.show(
                    State.FOUND,
                    Trouble.BREAKS_PROTOCOL,
                    "the tray does not get past sentence " + (taken + 1) + ": it has " + fault.words());
        }
    }

    void flush(long now) {
        if (!staged.isEmpty() || !stagedRolls.isEmpty()) {
            List<TrayInbox.Kept> sentences = new ArrayList<>();
            for (Staged s : staged) {
                boolean awaits = s.message() instanceof AtRest rest && progress.awaits(rest.roll());
                sentences.add(new TrayInbox.Kept(boot(), s.message().seq(), s.raw(), awaits));
            }
            storing = List.copyOf(stagedRolls);
            session.keep(new TrayInbox.Batch(tray(), boot(), sentences, storing));
        } else {
            answer(now);
        }
    }

    void kept(long now) {
        for (Staged s : staged) {
            recent.add(s.message().seq(), s.raw());
        }
        ackDue = ackDue || !staged.isEmpty();
        stored = taken;
        storedProgress = progress;
        staged.clear();
        stagedRolls.clear();
        if (ackDue) {
            session.show(State.FOUND, Trouble.NONE, "");
        }
        answer(now);
        storing.forEach(roll -> session.tell(new TrayEvent.Rolled(roll)));
        storing = List.of();
    }

    void notKept(long now) {
        taken = stored;
        progress = storedProgress;
        staged.clear();
        stagedRolls.clear();
        storing = List.of();
        ackDue = false;
        nakDue = Optional.of("busy");
        answer(now);
    }

    private void answer(long now) {
        if (ackDue) {
            ackDue = false;
            session.send(new HostMessage.Ack(stored));
        }
        // After 65535 nothing is due: the tray begins anew under a new boot id, and says hello.
        if (nakDue.isPresent() && taken < Sentence.MAX_SEQ && now - nakAt >= TraySettings.NAK_EVERY_MS) {
            nakAt = now;
            session.send(new HostMessage.Nak(taken + 1, nakDue.get()));
        }
        nakDue = Optional.empty();
    }
}
