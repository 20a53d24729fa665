package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.journal.Stores;

class PlayTest {
    @TempDir
    Path home;

    private Service service;
    private Tables opened;
    private String table;

    @BeforeEach
    void start() {
        service = Service.pig(Stores.inMemory(), home);
        opened = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        table = opened.id();
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private Browser phone(String seat) {
        return opened.phone(seat);
    }

    @Test
    @DisplayName("a table has an invitation for every player, the tablet and the referee")
    void invitations() {
        assertThat(opened.opened().get("seats").findValuesAsText("seat"))
                .containsExactly("player-a", "player-b", "display", "referee");
        assertThat(opened.opened().get("seats").get(0).get("joinUrl").asText()).contains("/join#token=");
    }

    @Test
    @DisplayName("a seat acts by one of its choices, and the answer comes with the reasons and their citations")
    void acting() {
        Browser ann = phone("player-a");
        JsonNode frame = ann.view(table, "player-a");
        assertThat(frame.get("choices")
                        .get(0)
                        .get("open")
                        .get(0)
                        .get("values")
                        .get(3)
                        .asText())
                .isEqualTo("4");
        Browser.Answer ruled =
                ann.act(table, "player-a", frame.get("position").asLong(), "{\"type\":\"roll\",\"faces\":[\"4\"]}");
        assertThat(ruled.status()).as(ruled.body()).isEqualTo(200);
        assertThat(ruled.json().get("position").asLong()).isEqualTo(2);
        JsonNode because = ruled.json().get("ruling").get("because").get(0);
        assertThat(because.get("name").asText()).isEqualTo("Pig");
        assertThat(because.get("citations").get(0).get("book").asText()).isEqualTo("A folk game");
        assertThat(ann.view(table, "player-a").get("view").get("pot").asInt()).isEqualTo(4);
    }

    @Test
    @DisplayName("the same key gets the same answer and happens once")
    void repeats() {
        Browser ann = phone("player-a");
        String first = ann.act(table, "player-a", 1, "k1", "{\"type\":\"roll\",\"faces\":[\"4\"]}")
                .body();
        assertThat(ann.act(table, "player-a", 1, "k1", "{\"type\":\"roll\",\"faces\":[\"4\"]}")
                        .body())
                .isEqualTo(first);
        assertThat(ann.view(table, "player-a").get("position").asLong()).isEqualTo(2);
    }

    @Test
    @DisplayName("a refusal names the rule with its citation in the viewer's language")
    void refusals() {
        Browser ben = phone("player-b").with("Accept-Language", "de");
        Browser.Answer refused = ben.act(table, "player-b", 1, "{\"type\":\"hold\"}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.type()).isEqualTo("application/problem+json");
        assertThat(refused.json().get("title").asText()).isEqualTo("Jetzt nicht möglich");
        assertThat(refused.json().get("rule").asText()).isEqualTo("pig.turn");
        assertThat(refused.json().get("citations").get(0).get("place").asText()).isEqualTo("the round");
    }

    @Test
    @DisplayName("an act chosen from an older position is stale, and is told where the table stands")
    void stale() {
        Browser ann = phone("player-a");
        ann.act(table, "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"1\"]}");
        Browser.Answer stale = ann.act(table, "player-a", 1, "{\"type\":\"hold\"}");
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.json().get("position").asLong()).isEqualTo(2);
    }

    @Test
    @DisplayName("the tablet plays for the seats that have no device, and not for the others")
    void tablet() {
        Browser tablet = phone("display");
        assertThat(tablet.act(table, "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"4\"]}")
                        .status())
                .isEqualTo(200);
        phone("player-a");
        Browser.Answer refused = tablet.act(table, "player-a", 2, "{\"type\":\"hold\"}");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(tablet.view(table, "display").get("choices")).isEmpty();
    }

    @Test
    @DisplayName(
            "the stream shows the whole view on connecting and each change after that, with the position as its id")
    void streams() {
        Browser ann = phone("player-a");
        Browser ben = phone("player-b");
        try (EventStream stream = ben.stream("/api/tables/" + table + "/stream?seat=player-b")) {
            EventStream.Event first = stream.next("view");
            assertThat(first.id()).isEqualTo("1");
            assertThat(first.json().get("seat").asText()).isEqualTo("player-b");
            ann.act(table, "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"4\"]}");
            EventStream.Event next = stream.next("view");
            assertThat(next.id()).isEqualTo("2");
            assertThat(next.json().get("view").get("pot").asInt()).isEqualTo(4);
        }
    }

    @Test
    @DisplayName("presence tells whose page is open, and that it was closed")
    void presence() {
        Browser ann = phone("player-a");
        Browser ben = phone("player-b");
        try (EventStream stream = ben.stream("/api/tables/" + table + "/stream?seat=player-b")) {
            EventStream annsPage = ann.stream("/api/tables/" + table + "/stream?seat=player-a");
            stream.next(event -> event.name().equals("presence") && connected(event, "player-a"));
            annsPage.close();
            stream.next(event -> event.name().equals("presence") && !connected(event, "player-a"));
        }
    }

    private static boolean connected(EventStream.Event event, String seat) {
        for (JsonNode state : event.json().get("seats")) {
            if (state.get("seat").asText().equals(seat)) {
                return state.get("connected").asBoolean();
            }
        }
        return false;
    }

    @Test
    @DisplayName("a program that knows no rules plays Pig to its end by choosing from the choices")
    void byChoices() {
        Browser tablet = phone("display");
        long seed = 20261121;
        Random random = new Random(seed);
        JsonNode frame = tablet.view(table, "display");
        for (int acts = 0; frame.get("outcome").isNull(); acts++) {
            assertThat(acts).as("acts of seed %d", seed).isLessThan(2000);
            JsonNode choices = frame.get("choices");
            JsonNode choice = choices.get(random.nextInt(choices.size()));
            ObjectNode act = choice.get("act").deepCopy();
            for (JsonNode open : choice.get("open")) {
                JsonNode values = open.get("values");
                act.putArray(open.get("name").asText()).add(values.get(random.nextInt(values.size())));
            }
            Browser.Answer answer = tablet.act(
                    table, choice.get("seat").asText(), frame.get("position").asLong(), act.toString());
            assertThat(answer.status()).as(answer.body()).isEqualTo(200);
            frame = tablet.view(table, "display");
        }
        assertThat(frame.get("outcome").get("winners")).hasSize(1);
    }

    @Test
    @DisplayName("a roll that was keyed in says so in the journal for ever")
    void provenance() {
        Browser ann = phone("player-a");
        ann.act(table, "player-a", 1, "{\"type\":\"roll\",\"faces\":[\"4\"]}");
        JsonNode journal = ann.get("/api/tables/" + table + "/journal").json();
        JsonNode roll = journal.get("entries").get(1).get("roll");
        assertThat(roll.get("source").asText()).isEqualTo("hand");
        assertThat(roll.get("dice").get(0).get("face").asText()).isEqualTo("4");
        assertThat(journal.get("head").asText())
                .isEqualTo(journal.get("entries").get(1).get("hash").asText());
    }
}
