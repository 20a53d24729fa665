package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.game.dday.DdayGame;
import sandtable.journal.Stores;
import sandtable.wire.Json;

class OwnersFactsTest {
    private static final String TABLE = "{\"pack\":\"atlantikwall-2e\",\"cards\":\"training\",\"units\":1}";
    private static final String FACT = "{\"type\":\"fact\",\"fact\":\"dial.max.soldiers\",\"value\":\"40\"}";

    private static final String DULL = "[\"soldier\",\"star\",\"star\",\"courage\",\"soldier\",\"courage\"]";

    @TempDir
    Path home;

    private Service service;

    @BeforeEach
    void start() {
        service = new Service(Stores.inMemory(), home, List.of(new DdayGame()));
    }

    @AfterEach
    void stop() {
        service.close();
    }

    /** Whether the table still asks the owner for this fact. */
    private boolean asks(Tables table) {
        for (JsonNode choice : table.phone("unit-a").view(table.id(), "unit-a").get("choices")) {
            if (choice.at("/act/fact").asText().equals("dial.max.soldiers")) {
                return true;
            }
        }
        return false;
    }

    @Test
    @DisplayName("what the owner said of his copy at one table is known at the next")
    void remembered() {
        Tables first = Tables.open(service, TABLE);
        assertThat(asks(first)).isTrue();
        Browser.Answer said = first.phone("unit-a").act(first.id(), "unit-a", 1, FACT);
        assertThat(said.status()).as(said.body()).isEqualTo(200);
        assertThat(asks(Tables.open(service, TABLE))).isFalse();
    }

    private List<String> titles(String language) {
        List<String> titles = new ArrayList<>();
        Browser.ofHost(service.url())
                .get("/api/tables?lang=" + language)
                .json()
                .forEach(table -> titles.add(table.get("title").asText()));
        return titles;
    }

    @Test
    @DisplayName("a table without a title of its own bears its pack's in the reader's language")
    void titles() {
        Tables.open(service, TABLE);
        assertThat(titles("de")).containsExactly("D-Day Dice: Atlantikwall, 2. Ausgabe");
        assertThat(titles("en")).containsExactly("D-Day Dice: Atlantikwall, 2nd edition");
        Tables.open(service, TABLE.replace("\"units\":1", "\"units\":1,\"title\":\"Anna's\""));
        assertThat(titles("de")).contains("Anna's");
    }

    @Test
    @DisplayName("the referee tells it too, and what nobody knows is asked at the next table again")
    void refereeTells() {
        Tables first = Tables.open(service, TABLE);
        Browser.Answer said = first.phone("referee").act(first.id(), "referee", 1, FACT);
        assertThat(said.status()).as(said.body()).isEqualTo(200);
        assertThat(asks(Tables.open(service, TABLE))).isFalse();
        String gold = TABLE.replace("\"units\":1", "\"units\":1,\"map\":\"gold-beach\"");
        Tables learned = Tables.open(service, gold);
        Browser.Answer left = learned.phone("referee")
                .act(learned.id(), "referee", 1, "{\"type\":\"keep-default\",\"fact\":\"map.gold-beach.soldiers\"}");
        assertThat(left.status()).as(left.body()).isEqualTo(200);
        assertThat(choice(learned.phone("german").view(learned.id(), "german"), "keep-default"))
                .isEmpty();
        Tables next = Tables.open(service, gold);
        assertThat(choice(next.phone("german").view(next.id(), "german"), "keep-default"))
                .isPresent();
    }

    @Test
    @DisplayName("what was said can't be taken back, as the whole table plays by it, and stays known")
    void notTakenBack() {
        Tables first = Tables.open(service, TABLE);
        Browser unit = first.phone("unit-a");
        assertThat(unit.act(first.id(), "unit-a", 1, FACT).status()).isEqualTo(200);
        long position = unit.view(first.id(), "unit-a").get("position").asLong();
        for (long entry = 1; entry <= position; entry++) {
            String back = "{\"type\":\"take-back\",\"position\":" + entry + "}";
            assertThat(unit.act(first.id(), "unit-a", position, back).status())
                    .as("entry %s", entry)
                    .isEqualTo(422);
        }
        assertThat(asks(Tables.open(service, TABLE))).isFalse();
    }

    @Test
    @DisplayName("what was not said stays a question")
    void notSaid() {
        Tables.open(service, TABLE);
        assertThat(asks(Tables.open(service, TABLE))).isTrue();
    }

    @Test
    @DisplayName("what is printed on a map that was learned at one table is known at the next with that map")
    void mapRemembered() throws JsonProcessingException {
        String body = TABLE.replace("\"units\":1", "\"units\":1,\"map\":\"gold-beach\"");
        Tables first = Tables.open(service, body);
        Map<String, Browser> phones = Map.of("unit-a", first.phone("unit-a"), "german", first.phone("german"));
        boolean told = false;
        for (int i = 0; i < 30 && !told; i++) {
            String seat = i % 2 == 0 ? "unit-a" : "german";
            JsonNode view = phones.get(seat).view(first.id(), seat);
            for (String type : List.of("learn-sector", "final-tally", "stay", "done")) {
                Optional<JsonNode> choice = choice(view, type);
                if (choice.isPresent()) {
                    ObjectNode act = choice.get().get("act").deepCopy();
                    if (type.equals("final-tally")) {
                        act.set("faces", Json.journal().readTree(DULL));
                    }
                    Browser.Answer answer = phones.get(seat)
                            .act(first.id(), seat, view.get("position").asLong(), act.toString());
                    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
                    told = type.equals("learn-sector");
                    break;
                }
            }
        }
        assertThat(sectors(Tables.open(service, body))).isEqualTo(1);
        Browser referee = first.phone("referee");
        JsonNode wrong = referee.view(first.id(), "referee");
        String dial = wrong.at("/view/sectors/0/id").asText();
        Browser.Answer right = referee.act(
                first.id(),
                "referee",
                wrong.get("position").asLong(),
                "{\"type\":\"correct\",\"dials\":{\"map.sector." + dial
                        + ".def\":9},\"reason\":\"a slip of the finger\"}");
        assertThat(right.status()).as(right.body()).isEqualTo(200);
        assertThat(def(first)).isEqualTo(9);
        assertThat(def(Tables.open(service, body))).isEqualTo(9);
        assertThat(sectors(Tables.open(service, TABLE.replace("\"units\":1", "\"units\":1,\"map\":\"omaha-beach\""))))
                .isZero();
    }

    private static Optional<JsonNode> choice(JsonNode view, String type) {
        for (JsonNode choice : view.get("choices")) {
            if (choice.at("/act/type").asText().equals(type)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }

    /** The DEF of the only Sector that is known. */
    private static int def(Tables table) {
        return table.phone("german")
                .view(table.id(), "german")
                .at("/view/sectors/0/def")
                .asInt();
    }

    /** How many Sectors the table knows. */
    private static int sectors(Tables table) {
        return table.phone("unit-a")
                .view(table.id(), "unit-a")
                .at("/view/sectors")
                .size();
    }
}
