package sandtable.server;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;

/**
 * All open streams of server-sent events. Each has a thread of its own, so that a phone that has gone to sleep holds up neither the table
 * nor anybody else. Safe for several threads.
 */
final class Streams implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Streams.class);

    /** More than any table has; a page that reconnects in a loop must not eat the machine. */
    private static final int MOST = 256;

    private static final int MOST_OF_ONE_DEVICE = 16;

    private final Set<StreamClient> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "stream");
        thread.setDaemon(true);
        return thread;
    });

    /** Whose stream it is. */
    record Whose(String table, Seat seat, String device) {}

    /**
     * Serves a stream until its socket closes.
     *
     * @param view makes the newest frame, with its position
     * @param presence makes the newest presence
     * @return done once the stream has ended and its answer is to be finished
     */
    CompletableFuture<Void> serve(
            Whose whose, OutputStream out, Supplier<StreamClient.Event> view, Supplier<StreamClient.Event> presence) {
        if (open.size() >= MOST) {
            throw ProblemException.of(Kind.TOO_MANY_STREAMS);
        }
        List<StreamClient> before = of(whose.device());
        before.stream()
                .limit(Math.max(0, before.size() + 1 - MOST_OF_ONE_DEVICE))
                .forEach(StreamClient::close);
        StreamClient client = new StreamClient(whose, out, view, presence);
        open.add(client);
        tellPresence(whose.table());
        CompletableFuture<Void> finished = new CompletableFuture<>();
        threads.execute(() -> run(client, finished));
        return finished;
    }

    /** Jetty itself clears away the answer of a socket that is gone; to finish it again would be one time too many. */
    private void run(StreamClient client, CompletableFuture<Void> finished) {
        StreamClient.End end = StreamClient.End.CLOSED;
        try {
            end = client.run();
        } catch (RuntimeException e) {
            LOG.error("A stream failed:\n{}", Problems.where(e));
        } finally {
            open.remove(client);
            tellPresence(client.whose().table());
            if (end == StreamClient.End.CLOSED) {
                finished.complete(null);
            }
        }
    }

    /** The table has changed: each of its streams sends its viewer's newest frame. */
    void tellView(String table) {
        open.stream().filter(client -> client.whose().table().equals(table)).forEach(StreamClient::viewChanged);
    }

    void tellPresence(String table) {
        open.stream().filter(client -> client.whose().table().equals(table)).forEach(StreamClient::presenceChanged);
    }

    /** For what concerns every table, such as a tray's light. */
    void tellPresence() {
        open.forEach(StreamClient::presenceChanged);
    }

    /** The seats for which a page of this table is open somewhere. */
    Set<Seat> connected(String table) {
        return open.stream()
                .map(StreamClient::whose)
                .filter(whose -> whose.table().equals(table))
                .map(Whose::seat)
                .collect(Collectors.toSet());
    }

    /** The devices that have a page of this table open. */
    Set<String> devices(String table) {
        return open.stream()
                .map(StreamClient::whose)
                .filter(whose -> whose.table().equals(table))
                .map(Whose::device)
                .collect(Collectors.toSet());
    }

    /** Ends all streams of a device that was revoked. */
    void end(String device) {
        of(device).forEach(StreamClient::close);
    }

    /** Ends all streams; returns once their answers are finished, or after 2 s. */
    @Override
    public void close() {
        threads.shutdown();
        open.forEach(StreamClient::close);
        try {
            if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    int size() {
        return open.size();
    }

    private List<StreamClient> of(String device) {
        List<StreamClient> found = new ArrayList<>(open);
        found.removeIf(client -> !client.whose().device().equals(device));
        found.sort(Comparator.comparingLong(StreamClient::since));
        return found;
    }
}
