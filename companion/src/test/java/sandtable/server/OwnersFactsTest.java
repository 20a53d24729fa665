package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.game.dday.DdayGame;
import sandtable.journal.Stores;

class OwnersFactsTest {
    private static final String TABLE = "{\"pack\":\"atlantikwall-2e\",\"cards\":\"training\",\"units\":1}";
    private static final String FACT = "{\"type\":\"fact\",\"fact\":\"dial.max.soldiers\",\"value\":\"40\"}";

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

    @Test
    @DisplayName("what was not said stays a question")
    void notSaid() {
        Tables.open(service, TABLE);
        assertThat(asks(Tables.open(service, TABLE))).isTrue();
    }
}
