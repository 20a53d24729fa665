package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.journal.Stores;

class BadInputTest {
    private static final String GOOD =
            "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"roll\",\"faces\":[\"4\"]}}";

    @TempDir
    Path home;

    private Service service;
    private Tables table;
    private Browser ann;
    private String before;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.inMemory(), home);
        table = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        ann = table.phone("player-a");
        before = ann.get(table.path("/journal")).body();
    }

    @AfterEach
    void nothingChanged() {
        assertThat(ann.get(table.path("/journal")).body()).isEqualTo(before);
        service.close();
    }

    private void refused(Browser.Answer answer, int status, String kind) {
        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.type()).isEqualTo("application/problem+json");
        JsonNode problem = answer.json();
        assertThat(problem.get("type").asText()).isEqualTo("urn:sandtable:" + kind);
        assertThat(problem.get("status").asInt()).isEqualTo(status);
        assertThat(problem.get("title").asText()).isNotBlank().doesNotContain("server.");
        assertThat(problem.get("detail").asText()).hasSizeGreaterThan(15).doesNotContain("server.", "{", "sandtable.");
    }

    @Test
    @DisplayName("broken JSON is told where it breaks")
    void brokenJson() {
        Browser.Answer answer = ann.post(table.path("/acts"), "{\"seat\": \"player-a\",\n  oops}");
        refused(answer, 400, "bad-json");
        assertThat(answer.json().get("detail").asText()).contains("line 2");
    }

    @ParameterizedTest(name = "{0} is refused as {1} {2}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | 400 | bad-field",
                "[] | 400 | bad-field",
                "null | 400 | bad-json",
                "7 | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"hold\"},\"more\":1} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":\"1\",\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1.5,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"\",\"act\":{\"type\":\"hold\"}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":\"hold\"} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"fly\"}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"roll\"}} | 400 | bad-field",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"roll\",\"faces\":[\"4\"],\"more\":1}} | 400 | bad-field",
                "{\"seat\":\"Player A\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 400 | bad-field",
                "{\"seat\":\"nobody\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 404 | no-such-seat",
                "{\"seat\":\"player-b\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 403 | not-your-seat",
                "{\"seat\":\"player-a\",\"expected\":0,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 409 | stale",
                "{\"seat\":\"player-a\",\"expected\":9,\"key\":\"k\",\"act\":{\"type\":\"hold\"}} | 409 | stale",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"roll\",\"faces\":[\"7\"]}} | 422 | refused",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"act\":{\"type\":\"roll\",\"faces\":[\"4\",\"4\"]}} | 422 | refused",
                "{\"seat\":\"player-a\",\"expected\":1,\"key\":\"k\",\"reading\":\"none\",\"act\":{\"type\":\"hold\"}} | 404 | no-such-reading",
            })
    void acts(String body, int status, String kind) {
        refused(ann.post(table.path("/acts"), body.strip()), status, kind.strip());
    }

    @Test
    @DisplayName("an unknown type of act is told which there are")
    void knownTypes() {
        Browser.Answer answer = ann.act(table.id(), "player-a", 1, "{\"type\":\"fly\"}");
        assertThat(answer.json().get("detail").asText()).contains("fly", "roll", "hold", "take-back");
    }

    @Test
    @DisplayName("a body that is not named as JSON is not read: another site's form could send it")
    void contentType() {
        refused(
                ann.post(table.path("/acts"), "text/plain", GOOD.getBytes(StandardCharsets.UTF_8)),
                415,
                "wrong-content-type");
    }

    @Test
    @DisplayName("a body of a megabyte is refused before it is read")
    void tooLarge() {
        refused(ann.post(table.path("/acts"), "application/json", new byte[1 << 20]), 413, "too-large");
    }

    @Test
    @DisplayName("deep nesting and endless numbers are refused and bring nothing down")
    void hostileJson() {
        String deep = "[".repeat(5000) + "]".repeat(5000);
        assertThat(ann.post(table.path("/acts"), GOOD.replace("[\"4\"]", deep)).status())
                .isEqualTo(400);
        assertThat(ann.post(table.path("/acts"), GOOD.replace("\"expected\":1", "\"expected\":1e999999999"))
                        .status())
                .isEqualTo(400);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "/webjars/../application.yaml",
                "/..%2f..%2fetc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/js/..%5c..%5cetc",
                "/sandtable/server/Server.class",
                "/META-INF/MANIFEST.MF",
                "/js//app.js",
                "/js/%00.js",
                "/logback.xml",
                "/.git/config"
            })
    @DisplayName("tricks with paths reach no file")
    void paths(String path) {
        Browser.Answer answer = ann.get(path);
        assertThat(answer.status()).as(answer.body()).isIn(400, 404);
        assertThat(answer.body()).doesNotContain("root:");
    }

    @Test
    @DisplayName("what is not there is a problem too, and what can't be done there")
    void elsewhere() {
        refused(ann.get("/api/nothing"), 404, "no-such-page");
        refused(ann.get("/api/tables/none/view"), 404, "no-such-table");
        refused(ann.get("/api/tables/..%2f../view"), 404, "no-such-table");
        refused(ann.post("/api/packs", "{}"), 405, "wrong-method");
        refused(ann.get(table.path("/journal?after=-1")), 400, "bad-query");
        refused(ann.get(table.path("/view?seat=nobody")), 404, "no-such-seat");
        refused(ann.join("wrong"), 401, "unknown-token");
        refused(ann.delete(table.path("/readings/none")), 404, "no-such-reading");
        refused(ann.get(table.path("/readings/none/picture")), 404, "no-such-picture");
    }

    @Test
    @DisplayName("tables that make no sense are refused with a reason")
    void badTables() {
        Browser host = Browser.ofHost(service.url());
        refused(host.post("/api/tables", "{\"pack\":\"chess\"}"), 422, "broken-pack");
        refused(host.post("/api/tables", "{\"pack\":\"../pig\"}"), 422, "broken-pack");
        refused(host.post("/api/tables", "{\"pack\":\"pig\",\"units\":0}"), 422, "refused");
        refused(host.post("/api/tables", "{\"pack\":\"pig\",\"options\":7}"), 400, "bad-field");
        refused(host.post("/api/tables", "{\"pack\":\"pig\",\"units\":\"two\"}"), 400, "bad-field");
        refused(host.post("/api/tables", "{\"pack\":\"pig\",\"modules\":[null]}"), 400, "bad-field");
        refused(host.post("/api/tables", "{\"pack\":\"pig\",\"title\":\"" + "x".repeat(101) + "\"}"), 400, "bad-field");
        assertThat(host.get("/api/tables").json()).hasSize(1);
    }

    @Test
    @DisplayName("dice are for players, and only a tray or camera that is there is fixed to one")
    void whoRolls() {
        Browser tablet = table.phone("display");
        refused(tablet.post(table.path("/claims"), "{\"seat\":\"display\"}"), 400, "bad-field");
        refused(ann.post(table.path("/claims"), "{\"seat\":null}"), 400, "bad-field");
        String unknown = "x".repeat(3000);
        refused(ann.post(table.path("/sources/" + unknown), "{\"seat\":\"player-a\"}"), 404, "no-such-source");
        assertThat(service.store.box().get("sources/" + unknown)).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("a preview of what can't be set is refused and says why")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"dials\":{\"none\":4}} | none",
                "{\"dials\":{\"player-a\":null}} | dials.player-a",
                "{\"dials\":{},\"of\":99} | 99",
            })
    void previews(String body, String named) {
        Browser.Answer answer = ann.post(table.path("/corrections/preview"), body);
        refused(answer, 400, "bad-field");
        assertThat(answer.json().get("detail").asText()).contains(named);
    }

    @ParameterizedTest(name = "{0} {1}")
    @DisplayName("nothing at all is no corner and no die")
    @CsvSource(
            delimiter = '|',
            value = {
                "/tray | {\"corners\":[null,[1,1],[2,2],[3,3]]}",
                "/tray | {\"corners\":[[0,null],[1,1],[2,2],[3,3]]}",
                "/pictures/p1 | {\"dice\":[null]}",
            })
    void nothings(String path, String body) {
        refused(Browser.ofHost(service.url()).post("/api/dice/draft" + path, body), 400, "bad-field");
    }

    @Test
    @DisplayName("mutated bodies never make the service fail, and what is refused changes nothing")
    void fuzz() {
        long seed = 20261121;
        Random random = new Random(seed);
        List<String> bits =
                List.of("{", "}", "[", "\"", ":", ",", "null", "1e9", "\\u0000", "player-b", "type", "é", "-1");
        for (int i = 0; i < 200; i++) {
            StringBuilder body = new StringBuilder(GOOD.replace("\"4\"", "\"9\""));
            for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
                int at = random.nextInt(body.length());
                int end = Math.min(body.length(), at + random.nextInt(6));
                body.replace(at, end, bits.get(random.nextInt(bits.size())));
            }
            Browser.Answer answer = ann.post(table.path("/acts"), body.toString());
            assertThat(answer.status())
                    .as("seed %d: %s -> %s", seed, body, answer.body())
                    .isBetween(400, 499);
            assertThat(answer.type()).isEqualTo("application/problem+json");
        }
    }
}
