package sandtable.evening;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table opened over HTTP, and the secrets by which its seats are joined. */
final class Tables {
    private Tables() {}

    /**
     * @param tokens by seat
     */
    record Opened(String id, Map<String, String> tokens) {}

    static Opened open(Http host, int units, List<String> modules) {
        return open(host, "exercise-tiger", units, modules);
    }

    static Opened open(Http host, String map, int units, List<String> modules) {
        Http.Answer answer = host.post(
                "/api/tables",
                Map.of(
                        "pack",
                        "atlantikwall-2e",
                        "cards",
                        "training",
                        "map",
                        map,
                        "units",
                        units,
                        "modules",
                        modules,
                        "options",
                        Map.of()));
        assertThat(answer.status()).as(answer.body().toString()).isEqualTo(201);
        Map<String, String> tokens = new LinkedHashMap<>();
        for (JsonNode seat : answer.body().get("seats")) {
            tokens.put(seat.get("seat").asText(), seat.get("token").asText());
        }
        return new Opened(answer.body().get("table").asText(), tokens);
    }

    static Http join(String url, Opened table, String... seats) {
        Http device = new Http(url);
        for (String seat : seats) {
            Http.Answer answer =
                    device.post("/api/join", Map.of("token", table.tokens().get(seat)));
            assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
        }
        return device;
    }

    /** What a device sees of a table at which it plays a seat. */
    static JsonNode view(Http device, Opened table, String seat) {
        return device.get("/api/tables/" + table.id() + "/view?seat=" + seat).body();
    }

    /** The shared tablet sends an act for a seat, and it is accepted. */
    static void act(Http display, Opened table, String seat, Map<String, Object> act) {
        long position = view(display, table, "display").get("position").asLong();
        Http.Answer answer = display.post(
                "/api/tables/" + table.id() + "/acts",
                Map.of("seat", seat, "expected", position, "key", seat + "-" + position, "act", act));
        assertThat(answer.status()).as(act + " " + answer.body()).isEqualTo(200);
    }
}
