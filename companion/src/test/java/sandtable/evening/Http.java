package sandtable.evening;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** One device on the table's network: HTTP with its own cookies, JSON in and out. */
final class Http {
    static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient client;
    private final String base;

    Http(String base) {
        this(
                HttpClient.newBuilder()
                        .cookieHandler(new CookieManager())
                        .connectTimeout(Duration.ofSeconds(10))
                        .build(),
                base);
    }

    private Http(HttpClient client, String base) {
        this.client = client;
        this.base = base;
    }

    /** The same device, with its cookies, after the companion has started again elsewhere. */
    Http at(String newBase) {
        return new Http(client, newBase);
    }

    record Answer(int status, JsonNode body) {}

    Answer get(String path) {
        return send(HttpRequest.newBuilder(URI.create(base + path)).GET());
    }

    /** The body as it came. */
    String text(String path) {
        return raw(HttpRequest.newBuilder(URI.create(base + path)).GET()).body();
    }

    Answer post(String path, Object body) {
        try {
            return send(HttpRequest.newBuilder(URI.create(base + path))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Answer postBytes(String path, String type, byte[] body) {
        return send(HttpRequest.newBuilder(URI.create(base + path))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofByteArray(body)));
    }

    private Answer send(HttpRequest.Builder request) {
        HttpResponse<String> response = raw(request);
        String body = response.body();
        try {
            return new Answer(
                    response.statusCode(),
                    body.startsWith("{") || body.startsWith("[") ? JSON.readTree(body) : JSON.createObjectNode());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private HttpResponse<String> raw(HttpRequest.Builder request) {
        try {
            return client.send(request.timeout(Duration.ofSeconds(30)).build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
