package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.game.rivet.RivetGame;
import sandtable.journal.Stores;

/** A scenario's picture is entered once: the next table of that mission has it, whoever plays, also after a restart. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OwnersPictureTest {
    @TempDir
    Path home;

    private Service service;

    @BeforeEach
    void start() {
        service = new Service(Stores.sqlite(home), home, List.of(new RivetGame()));
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private void restart() {
        stop();
        start();
    }

    private Tables open(String mission, boolean board) {
        return Tables.open(
                service,
                "{\"pack\":\"rivet-wars-eastern-front\",\"cards\":\"rivet-training\",\"units\":2,\"map\":\"" + mission
                        + "\",\"options\":{\"board\":\"" + (board ? "on" : "off") + "\"}}");
    }

    private static JsonNode view(Tables table) {
        return table.phone("allies").view(table.id(), "allies").get("view");
    }

    private static void tell(Tables table, Browser phone, String fact, String words) {
        long expected = phone.view(table.id(), "allies").get("position").asLong();
        Browser.Answer answer = phone.act(
                table.id(),
                "allies",
                expected,
                "{\"type\":\"fact\",\"fact\":\"" + fact + "\",\"value\":" + words + "}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }

    @Test
    void the_picture_told_at_one_table_is_known_at_the_next_of_that_mission_and_only_there() {
        Tables first = open("mission-9", true);
        Browser phone = first.phone("allies");
        tell(first, phone, "board.mission-9", "[\"1\",\"2\"]");
        tell(first, phone, "tiles.mission-9", "[\"5A\",\"6B\"]");
        tell(first, phone, "terrain.mission-9.a1", "[\"deploy-bismark\"]");
        tell(first, phone, "terrain.mission-9.b3", "[\"objective\",\"mines\"]");
        tell(first, phone, "terrain.mission-9.a6", "[\"deploy-allies\"]");
        tell(first, phone, "drawn.mission-9", "[\"yes\"]");
        tell(first, phone, "unit.panzerfaust", "[\"confirmed\"]");
        JsonNode board = view(first).get("board");
        restart();

        JsonNode next = view(open("mission-9", true));
        assertThat(next.get("stage").asText()).as("nobody is asked again").isEqualTo("initiative");
        assertThat(next.at("/board/terrain")).isEqualTo(board.get("terrain"));
        assertThat(next.at("/mission/tiles").toString()).isEqualTo("[[\"5A\"],[\"6B\"]]");
        assertThat(next.get("objectives")).hasSize(1);
        assertThat(next.get("kinds"))
                .filteredOn(kind -> kind.get("id").asText().equals("panzerfaust"))
                .allMatch(kind -> kind.get("confirmed").asBoolean());

        assertThat(view(open("mission-3", true)).get("stage").asText())
                .as("another mission")
                .isEqualTo("survey");
    }

    @Test
    void without_the_board_the_number_of_objectives_is_kept() {
        Tables first = open("mission-1", false);
        tell(first, first.phone("allies"), "objectives.mission-1", "\"3\"");
        restart();
        assertThat(view(open("mission-1", false)).get("objectives")).hasSize(3);
    }

    @Test
    void what_is_told_again_takes_the_place_of_what_was_told_before() {
        Tables first = open("mission-9", true);
        Browser phone = first.phone("allies");
        tell(first, phone, "terrain.mission-9.a1", "[\"wire\"]");
        tell(first, phone, "terrain.mission-9.a1", "[]");
        tell(first, phone, "terrain.mission-9.a2", "[\"bunker\"]");
        restart();
        assertThat(view(open("mission-9", true)).at("/board/terrain").toString())
                .isEqualTo("{\"a2\":[\"bunker\"]}");
    }
}
