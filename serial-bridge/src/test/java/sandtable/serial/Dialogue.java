package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A session and a hand-fed line: what the tray says goes in, what the session wants is carried out on a real inbox. */
final class Dialogue {
    final MemoryInbox inbox;
    final List<String> said = new ArrayList<>();
    final List<TrayEvent> events = new ArrayList<>();
    final List<Command.Show> lights = new ArrayList<>();
    final List<String> verdicts = new ArrayList<>();
    long now;
    boolean full;

    private final TraySession session = new TraySession(TraySettings.DEFAULT);

    Dialogue() {
        this(new MemoryInbox());
    }

    Dialogue(MemoryInbox inbox) {
        this.inbox = inbox;
        run(session.opened(0));
    }

    /** The tray of the protocol's test vectors says hello. */
    static Dialogue afterHello() {
        return new Dialogue().hello("51C2", 1);
    }

    Dialogue hello(String boot, int first) {
        tray("HEL", 0, 1, "1.0.0", "tray-7F3A", boot, first, "locks");
        return this;
    }

    void tray(String type, int seq, Object... fields) {
        raw(new Sentence(type, seq, fields).encode());
    }

    void die(int seq, int roll, String die, String face, int confidence) {
        tray("ROL", seq, 1000 + seq, roll, die, "rwb", "red", face, confidence);
    }

    void end(int seq, int roll, int count) {
        tray("END", seq, 1000 + seq, roll, count);
    }

    void raw(String... lines) {
        for (String line : lines) {
            run(session.line(line, now));
        }
        run(session.flush(now));
    }

    void broken(String line) {
        raw(line);
    }

    void pass(long ms) {
        for (long end = now + ms; now < end; ) {
            now += Math.min(50, end - now);
            run(session.tick(now));
        }
    }

    List<TrayRoll> rolls() {
        return inbox.takeRolls();
    }

    /** Takes what the session said since the last call, as {@code TYPE,seq,...}. */
    List<String> takeSaid() {
        UnaryOperator<String> bare = raw -> raw.substring(1, raw.indexOf('*'));
        List<String> taken = said.stream().map(bare).toList();
        said.clear();
        return taken;
    }

    Command.Show light() {
        return lights.get(lights.size() - 1);
    }

    private void run(List<Command> commands) {
        for (Command command : commands) {
            if (command instanceof Command.Send send) {
                said.add(send.message().sentence().encode());
            } else if (command instanceof Command.Recall recall) {
                run(session.recalled(inbox.recall(recall.tray(), recall.boot()), now));
            } else if (command instanceof Command.Keep keep) {
                if (full) {
                    run(session.notKept("the disk is full", now));
                } else {
                    inbox.keep(keep.batch());
                    run(session.kept(now));
                }
            } else if (command instanceof Command.Show show) {
                lights.add(show);
            } else if (command instanceof Command.Tell tell) {
                events.add(tell.event());
            } else if (command instanceof Command.Verdict verdict) {
                verdicts.add(verdict.words());
            }
        }
    }
}
