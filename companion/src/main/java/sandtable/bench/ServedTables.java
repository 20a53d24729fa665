package sandtable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import sandtable.wire.Json;

/**
 * The shared tablet of one table after the other: each is opened with four Units, whose first rolls the tray's dice fit, and left once all
 * four are confirmed. Over HTTP, as a page does it.
 */
final class ServedTables {
    private static final ObjectMapper JSON = Json.journal();
    private static final List<String> UNITS = List.of("unit-a", "unit-b", "unit-c", "unit-d");

    private final HttpClient client = HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final List<String> opened = new ArrayList<>();
    private String url = "";
    private int seat = UNITS.size();

    /** The companion answers here from now on. */
    void at(String newUrl) {
        url = newUrl;
    }

    record Answer(int status, JsonNode body) {}

    /** An act that can be sent again, as a page does that got no answer. */
    record Confirmation(String table, String key, String body) {}

    private String table() {
        return "/api/tables/" + opened.get(opened.size() - 1);
    }

    private String unit() {
        return UNITS.get(seat);
    }

    /** Goes to a seat that waits for six dice; it stays the same until {@link #next}. */
    void sit() throws IOException, InterruptedException {
        if (seat < UNITS.size()) {
            return;
        }
        JsonNode table = wanted(
                        201,
                        post(
                                "/api/tables",
                                Map.of(
                                        "pack",
                                        "atlantikwall-2e",
                                        "cards",
                                        "training",
                                        "map",
                                        "exercise-tiger",
                                        "units",
                                        UNITS.size())))
                .body();
        opened.add(table.get("table").asText());
        seat = 0;
        for (JsonNode invited : table.get("seats")) {
            if (invited.get("seat").asText().equals("display")) {
                wanted(
                        200,
                        post("/api/join", Map.of("token", invited.get("token").asText())));
            }
        }
    }

    /** The next roll is another seat's. */
    void next() {
        seat++;
    }

    /** "I roll." */
    void claim() throws IOException, InterruptedException {
        wanted(204, post(table() + "/claims", Map.of("seat", unit())));
    }

    /** What waits at this table now. */
    List<JsonNode> readings() throws IOException, InterruptedException {
        List<JsonNode> found = new ArrayList<>();
        frame().get("readings").forEach(found::add);
        return found;
    }

    private JsonNode frame() throws IOException, InterruptedException {
        return wanted(200, get(table() + "/view?seat=display")).body();
    }

    /** What people would send to confirm a reading as this seat's roll; says first whose it is, where nobody knows. */
    Confirmation confirmation(JsonNode waiting, String key) throws IOException, InterruptedException {
        String id = waiting.get("id").asText();
        JsonNode reading = waiting.get("request").isNull()
                ? wanted(200, post(table() + "/readings/" + id + "/assign", Map.of("seat", unit())))
                        .body()
                : waiting;
        JsonNode frame = frame();
        List<String> faces = new ArrayList<>();
        for (JsonNode wanted : request(frame)) {
            for (JsonNode die : reading.get("dice")) {
                if (die.get("id").equals(wanted.get("id"))) {
                    faces.add(die.get("face").asText());
                }
            }
        }
        String body = JSON.writeValueAsString(Map.of(
                "seat",
                unit(),
                "expected",
                frame.get("position").asLong(),
                "key",
                key,
                "reading",
                id,
                "act",
                Map.of("type", "roll", "faces", faces)));
        return new Confirmation(opened.get(opened.size() - 1), key, body);
    }

    private JsonNode request(JsonNode frame) throws IOException {
        for (JsonNode choice : frame.get("choices")) {
            if (choice.get("seat").asText().equals(unit())
                    && choice.path("roll").has("dice")) {
                return choice.get("roll").get("dice");
            }
        }
        throw new IOException(unit() + " waits for no roll");
    }

    /** Sends it, for the first time or again. */
    Answer send(Confirmation confirmation) throws IOException, InterruptedException {
        return send(act(confirmation));
    }

    /** Sends it and does not wait; whether it was answered that it is in the journal. */
    CompletableFuture<Boolean> begin(Confirmation confirmation) {
        return client.sendAsync(act(confirmation).build(), HttpResponse.BodyHandlers.discarding())
                .handle((answer, failure) -> failure == null && answer.statusCode() == 200);
    }

    private HttpRequest.Builder act(Confirmation confirmation) {
        return request("/api/tables/" + confirmation.table() + "/acts")
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(confirmation.body()));
    }

    /** The readings in all journals, as provenance of rolls that were not taken back. */
    List<JsonNode> journalled() throws IOException, InterruptedException {
        List<JsonNode> found = new ArrayList<>();
        for (String one : opened) {
            for (JsonNode entry :
                    wanted(200, get("/api/tables/" + one + "/journal")).body().get("entries")) {
                Optional.ofNullable(entry.get("roll"))
                        .filter(roll -> roll.has("raw") && !entry.get("struck").asBoolean())
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    /** The readings that wait at any table, those of no table once. */
    List<JsonNode> waiting() throws IOException, InterruptedException {
        Map<String, JsonNode> found = new LinkedHashMap<>();
        for (String one : opened) {
            wanted(200, get("/api/tables/" + one + "/view?seat=display"))
                    .body()
                    .get("readings")
                    .forEach(reading -> found.put(reading.get("id").asText(), reading));
        }
        return List.copyOf(found.values());
    }

    private Answer get(String path) throws IOException, InterruptedException {
        return send(request(path).GET());
    }

    private Answer post(String path, Map<String, ?> body) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path)).timeout(Duration.ofSeconds(20));
    }

    private Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        return new Answer(
                answer.statusCode(),
                answer.body().startsWith("{") ? JSON.readTree(answer.body()) : JSON.createObjectNode());
    }

    static Answer wanted(int status, Answer answer) throws IOException {
        if (answer.status() != status) {
            throw new IOException(
                    "The companion answered " + answer.status() + " where " + status + " was wanted: " + answer.body());
        }
        return answer;
    }
}
