package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Reads a stream of server-sent events on a thread of its own. */
final class EventStream implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpResponse<InputStream> response;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();

    EventStream(HttpResponse<InputStream> response) {
        this.response = response;
        Thread reader = new Thread(this::read, "events");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * @param name {@code :} for a comment, {@code end} once the stream has ended
     */
    record Event(String name, String id, String data) {
        JsonNode json() {
            try {
                return JSON.readTree(data);
            } catch (IOException e) {
                throw new AssertionError("no JSON: " + data, e);
            }
        }
    }

    int status() {
        return response.statusCode();
    }

    /** The next event of this name within 10 s. */
    Event next(String name) {
        return next(event -> event.name().equals(name));
    }

    Event next(Predicate<Event> wanted) {
        try {
            long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
            while (true) {
                Event event = events.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (event == null) {
                    throw new AssertionError("No such event came within 10 s");
                }
                if (wanted.test(event)) {
                    return event;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        try {
            response.body().close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void read() {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            String name = "message";
            String id = "";
            String data = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("data: ")) {
                    data = line.substring(6);
                } else if (line.startsWith(":")) {
                    events.add(new Event(":", "", ""));
                } else if (line.isEmpty() && !data.isEmpty()) {
                    events.add(new Event(name, id, data));
                    name = "message";
                    id = "";
                    data = "";
                }
            }
        } catch (IOException e) {
            // Closed by the test or by the service: the event below says so.
        }
        events.add(new Event("end", "", ""));
    }
}
