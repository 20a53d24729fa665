package sandtable.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One browser with its cookies: the host's at the machine itself, or a phone on the Wi-Fi. */
final class Browser {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String url;
    private final CookieManager cookies;
    private final HttpClient client;
    private final List<String> headers = new ArrayList<>();
    private int keys;

    private Browser(String url, CookieManager cookies, List<String> headers) {
        this.url = url;
        this.cookies = cookies;
        this.headers.addAll(headers);
        this.client = HttpClient.newBuilder()
                .cookieHandler(cookies)
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
    }

    static Browser ofHost(String url) {
        return new Browser(url, new CookieManager(null, CookiePolicy.ACCEPT_ALL), List.of());
    }

    /** Asks as a proxy would for somebody on the network, so that it isn't taken for the machine itself. */
    static Browser phone(String url) {
        return new Browser(
                url, new CookieManager(null, CookiePolicy.ACCEPT_ALL), List.of("X-Forwarded-For", "192.168.7.20"));
    }

    Browser with(String name, String value) {
        headers.add(name);
        headers.add(value);
        return this;
    }

    /** The same browser, with its cookies, after the service came back on another port. */
    Browser at(String newUrl) {
        return new Browser(newUrl, cookies, headers);
    }

    record Answer(int status, String type, String body, HttpResponse<byte[]> whole) {
        JsonNode json() {
            try {
                return JSON.readTree(body);
            } catch (JsonProcessingException e) {
                throw new AssertionError("no JSON: " + body, e);
            }
        }
    }

    Answer get(String path) {
        return send(request(path).GET());
    }

    Answer delete(String path) {
        return send(request(path).DELETE());
    }

    Answer post(String path, String json) {
        return post(path, "application/json", json.getBytes(StandardCharsets.UTF_8));
    }

    Answer post(String path, String type, byte[] body) {
        return send(request(path).header("Content-Type", type).POST(BodyPublishers.ofByteArray(body)));
    }

    Answer join(String token) {
        return post("/api/join", "{\"token\":\"" + token + "\"}");
    }

    JsonNode view(String table, String seat) {
        Answer answer = get("/api/tables/" + table + "/view?seat=" + seat);
        if (answer.status() != 200) {
            throw new AssertionError(answer.status() + " " + answer.body());
        }
        return answer.json();
    }

    Answer act(String table, String seat, long expected, String act) {
        return act(table, seat, expected, "key-" + System.identityHashCode(this) + "-" + ++keys, act);
    }

    Answer act(String table, String seat, long expected, String key, String act) {
        return post(
                "/api/tables/" + table + "/acts",
                "{\"seat\":\"" + seat + "\",\"expected\":" + expected + ",\"key\":\"" + key + "\",\"act\":" + act
                        + "}");
    }

    EventStream stream(String path) {
        try {
            return new EventStream(client.send(
                    request(path).header("Accept", "text/event-stream").GET().build(), BodyHandlers.ofInputStream()));
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(url + path)).timeout(Duration.ofSeconds(20));
        if (!headers.isEmpty()) {
            request.headers(headers.toArray(String[]::new));
        }
        return request;
    }

    Answer send(HttpRequest.Builder request) {
        try {
            HttpResponse<byte[]> response = client.send(request.build(), BodyHandlers.ofByteArray());
            return new Answer(
                    response.statusCode(),
                    response.headers().firstValue("Content-Type").orElse(""),
                    new String(response.body(), StandardCharsets.UTF_8),
                    response);
        } catch (IOException e) {
            throw new AssertionError(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
