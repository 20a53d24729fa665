package sandtable.serial;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.serial.TrayEvent.Direction;

/**
 * Carries out what a {@link TraySession} wants: reads the line, stores, answers, tells. Lives as long as its port's bridge, over
 * many openings of the port. On one thread.
 */
final class Conversation {
    private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);

    /** What the conversation tells its bridge. */
    interface Audience {
        void show(Command.Show show);

        void tell(TrayEvent event);

        /** The thread goes into the operating system, or comes back from it. */
        void inside(boolean inside);
    }

    private final String path;
    private final TraySession session;
    private final TrayInbox inbox;
    private final Audience audience;
    private final Framer framer;
    private final byte[] buffer = new byte[4096];
    private final long start = System.nanoTime();
    private final Queue<String> settings = new ConcurrentLinkedQueue<>();
    private Optional<SerialLine> open = Optional.empty();
    private String heard = "";

    Conversation(String path, TraySettings settings, TrayInbox inbox, Audience audience) {
        this.path = path;
        this.session = new TraySession(settings);
        this.inbox = inbox;
        this.audience = audience;
        this.framer = new Framer(new FromTray());
    }

    /** Any thread. */
    void configure(String setting) {
        settings.add(setting);
    }

    /** Speaks on the line until it is closed or gone. */
    void serve(SerialLine line, BooleanSupplier closed) throws IOException {
        open = Optional.of(line);
        framer.reset();
        execute(session.opened(now()));
        while (!closed.getAsBoolean()) {
            audience.inside(true);
            int count = line.read(buffer);
            audience.inside(false);
            framer.accept(buffer, 0, count);
            execute(session.flush(now()));
            execute(session.tick(now()));
            for (String setting = settings.poll(); setting != null; setting = settings.poll()) {
                execute(session.configure(setting));
            }
        }
    }

    private final class FromTray implements Framer.Sink {
        @Override
        public void line(String raw) throws IOException {
            heard = raw;
            execute(session.line(raw, now()));
        }

        @Override
        public void dropped(Fault fault) throws IOException {
            heard = "";
            execute(session.dropped(fault, now()));
        }
    }

    private void execute(List<Command> commands) throws IOException {
        for (Command command : commands) {
            if (command instanceof Command.Send send) {
                send(send.message().sentence());
            } else if (command instanceof Command.Keep keep) {
                execute(keep(keep.batch()));
            } else if (command instanceof Command.Recall recall) {
                execute(recall(recall));
            } else if (command instanceof Command.Show show) {
                audience.show(show);
            } else if (command instanceof Command.Tell tell) {
                audience.tell(tell.event());
            } else if (command instanceof Command.Verdict verdict) {
                audience.tell(new TrayEvent.Line(path, Direction.FROM_TRAY, heard, verdict.words()));
            }
        }
    }

    private List<Command> keep(TrayInbox.Batch batch) {
        try {
            inbox.keep(batch);
        } catch (RuntimeException e) {
            LOG.warn("sentences of {} could not be stored and are not acknowledged", batch.tray(), e);
            return session.notKept(why(e), now());
        }
        return session.kept(now());
    }

    private List<Command> recall(Command.Recall recall) {
        TrayInbox.Memory memory;
        try {
            memory = inbox.recall(recall.tray(), recall.boot());
        } catch (TrayRefused e) {
            return session.refused(e.trouble(), why(e));
        } catch (RuntimeException e) {
            LOG.warn("what is stored of {} could not be read", recall.tray(), e);
            return session.notRecalled(why(e));
        }
        return session.recalled(memory, now());
    }

    private static String why(RuntimeException e) {
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private void send(Sentence sentence) throws IOException {
        audience.inside(true);
        open.orElseThrow().write(sentence.bytes());
        audience.inside(false);
        audience.tell(new TrayEvent.Line(path, Direction.TO_TRAY, sentence.encode(), ""));
    }

    /** Monotonic, in ms. */
    private long now() {
        return (System.nanoTime() - start) / 1_000_000;
    }
}
