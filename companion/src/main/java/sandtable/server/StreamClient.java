package sandtable.server;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * One stream of server-sent events. Its queue holds at most one view and one presence: a client that reads slowly gets the newest and never
 * the ones between. {@link #run} belongs to one thread; the other methods may be called by any.
 */
final class StreamClient {
    /** A closed socket shows at the second write after it only, and pages want to know that the line is alive. */
    private static final long HEARTBEAT_MS = 2_500;

    private static final AtomicLong COUNT = new AtomicLong();

    private final Streams.Whose whose;
    private final OutputStream out;
    private final Supplier<Event> view;
    private final Supplier<Event> presence;
    private final long since = COUNT.incrementAndGet();
    private boolean viewIsNews = true;
    private boolean presenceIsNews = true;
    private boolean closed;
    private long lastWrite = System.nanoTime();
    private byte[] lastView = {};
    private byte[] lastPresence = {};

    StreamClient(Streams.Whose whose, OutputStream out, Supplier<Event> view, Supplier<Event> presence) {
        this.whose = whose;
        this.out = out;
        this.view = view;
        this.presence = presence;
    }

    /**
     * @param id the table's position; below 0 for an event that has none
     * @param data JSON on one line
     */
    record Event(String name, long id, byte[] data) {}

    Streams.Whose whose() {
        return whose;
    }

    /** Orders clients by when they came. */
    long since() {
        return since;
    }

    synchronized void viewChanged() {
        viewIsNews = true;
        notifyAll();
    }

    synchronized void presenceChanged() {
        presenceIsNews = true;
        notifyAll();
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** How a stream ended. */
    enum End {
        /** By {@link #close}: the answer is to be finished. */
        CLOSED,
        /** The socket is gone, and with it the answer. */
        GONE
    }

    /** Writes events until the socket or the stream is closed. */
    End run() {
        try {
            while (true) {
                News news = await();
                if (news == News.CLOSED) {
                    return End.CLOSED;
                }
                if (news == News.VIEW) {
                    lastView = sendIfNew(view.get(), lastView);
                } else if (news == News.PRESENCE) {
                    lastPresence = sendIfNew(presence.get(), lastPresence);
                } else {
                    out.write(": \n\n".getBytes(StandardCharsets.US_ASCII));
                    flush();
                }
            }
        } catch (IOException e) {
            return End.GONE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return End.CLOSED;
        }
    }

    private enum News {
        VIEW,
        PRESENCE,
        HEARTBEAT,
        CLOSED
    }

    private synchronized News await() throws InterruptedException {
        while (!closed && !viewIsNews && !presenceIsNews) {
            long left = HEARTBEAT_MS - (System.nanoTime() - lastWrite) / 1_000_000;
            if (left <= 0) {
                return News.HEARTBEAT;
            }
            wait(left);
        }
        if (closed) {
            return News.CLOSED;
        }
        if (viewIsNews) {
            viewIsNews = false;
            return News.VIEW;
        }
        presenceIsNews = false;
        return News.PRESENCE;
    }

    private byte[] sendIfNew(Event event, byte[] last) throws IOException {
        if (Arrays.equals(event.data(), last)) {
            return last;
        }
        StringBuilder head = new StringBuilder("event: ").append(event.name()).append('\n');
        if (event.id() >= 0) {
            head.append("id: ").append(event.id()).append('\n');
        }
        out.write(head.append("data: ").toString().getBytes(StandardCharsets.UTF_8));
        out.write(event.data());
        out.write("\n\n".getBytes(StandardCharsets.US_ASCII));
        flush();
        return event.data();
    }

    private void flush() throws IOException {
        out.flush();
        lastWrite = System.nanoTime();
    }
}
