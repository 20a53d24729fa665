package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.BoardTest.tell;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.Scenes.attack;
import static sandtable.game.rivet.Scenes.begun;
import static sandtable.game.rivet.Scenes.board;
import static sandtable.game.rivet.Scenes.loose;
import static sandtable.game.rivet.Scenes.note;
import static sandtable.game.rivet.Scenes.shoot;
import static sandtable.game.rivet.TurnTest.DONE;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.data.Packs;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Task;
import sandtable.table.Seat;
import sandtable.table.Setup;

/** What the rulebook leaves open is settled by a house rule; what the box lacks (aircraft) works all the same. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class OpenPointsTest {
    @Test
    void a_target_in_the_air_needs_an_air_range_and_one_on_the_ground_a_ground_range() {
        Evening evening = loose(Map.of());
        note(evening, BISMARK, "panzerfaust", "");
        note(evening, BISMARK, "schlitten", "");
        evening.act(BISMARK, DONE);
        assertThat(evening.refused(BISMARK, attack("schlitten-1", "schlitten.mg", "air-0")))
                .as("air range 0")
                .isEqualTo("rivet.range");
        evening.act(BISMARK, attack("panzerfaust-1", "panzerfaust.faust", "air-2"));
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(2);
        assertThat(evening.why()).anyMatch(why -> why.contains("in the air"));
    }

    @Test
    void on_the_board_an_aircraft_is_reached_by_the_air_range_with_its_bonus(@TempDir Path folder) throws IOException {
        try (InputStream shipped = Packs.class.getResourceAsStream("/sandtable/packs/rivet-wars-eastern-front.yaml")) {
            String pack = new String(shipped.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("id: rivet-wars-eastern-front", "id: rivet-flying")
                    .replace(
                            "{id: rocket-cycle, side: allies, branch: cavalry",
                            "{id: rocket-cycle, side: allies, branch: aircraft");
            Files.writeString(folder.resolve("rivet-flying.yaml"), pack);
        }
        Setup setup = board(Map.of());
        Setup flying = new Setup(
                Packs.with(folder).load("rivet-flying"),
                setup.cards(),
                setup.map(),
                2,
                Set.of(),
                setup.options(),
                setup.facts());
        Evening evening = begun(flying, "air");
        note(evening, ALLIES, "rocket-cycle", "b4");
        note(evening, BISMARK, "panzerfaust", "b2");
        evening.act(BISMARK, DONE);
        String shot = shoot("panzerfaust-1", "panzerfaust.faust", "b4", "rocket-cycle-1");
        assertThat(evening.refused(BISMARK, shot)).as("air range 1, distance 2").isEqualTo("rivet.range");
        evening.act(BISMARK, tell("unit.panzerfaust.ability.range-air", "1")).act(BISMARK, shot);
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0}: the enemy gets {1}")
    @CsvSource({"nobody,0", "enemy,1"})
    void bounty_for_what_ones_own_gas_eliminates(String rule, int points) {
        Evening evening = loose(Map.of("own-bounty", rule));
        note(evening, BISMARK, "tankken", "");
        note(evening, BISMARK, "panzerfaust", "");
        evening.act(BISMARK, tell("unit.panzerfaust.bounty", "1")).act(BISMARK, DONE);
        evening.act(BISMARK, attack("tankken", "tankken.gas", "armour-0"))
                .act(BISMARK, "{\"type\":\"roll\",\"faces\":[\"1\",\"1\"]}")
                .act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"struck\",\"units\":[\"panzerfaust-1\"]}")
                .act(BISMARK, "{\"type\":\"roll\",\"faces\":[\"6\",\"1\"]}");
        assertThat(evening.state().unit("panzerfaust-1")).isEmpty();
        assertThat(evening.points(ALLIES)).isEqualTo(points);
        assertThat(evening.points(BISMARK)).isZero();
    }

    @ParameterizedTest(name = "{0}: {1} attacks")
    @CsvSource({"once,1", "each,2"})
    void a_minefield_and_a_unit_with_a_plug(String rule, int attacks) {
        Evening evening = loose(Map.of("mines-plugs", rule));
        note(evening, BISMARK, "sturmpanzer", "");
        evening.act(BISMARK, "{\"type\":\"plug\",\"plug\":\"cyclops\",\"host\":\"sturmpanzer-1\"}")
                .act(BISMARK, DONE)
                .act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"minefield\",\"unit\":\"sturmpanzer-1\"}");
        assertThat(evening.state().tasks()).hasSize(attacks).allMatch(task -> task.dice() == 2);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"first", "chosen"})
    void a_Snipers_Chain_Grid_Attack(String rule) {
        Evening evening = begun(board(Map.of("sniper-chain", rule)), "chain");
        note(evening, ALLIES, "rifleman", "a3");
        note(evening, ALLIES, "rifleman", "a3");
        note(evening, BISMARK, "monowheel", "a2");
        evening.act(BISMARK, tell("unit.monowheel.ability.sniper", "1")).act(BISMARK, DONE);
        String second = shoot("monowheel-1", "monowheel.sabre", "a3", "rifleman-2");
        if (rule.equals("first")) {
            assertThat(evening.refused(BISMARK, second)).isEqualTo("rivet.target-order");
        } else {
            evening.act(BISMARK, second);
            assertThat(evening.state().tasks()).extracting(Task::about).containsExactly("rifleman-2");
            assertThat(evening.rules()).contains("rivet.house");
        }
    }

    @Test
    void an_Action_card_that_says_so_is_played_in_an_enemys_turn_before_his_first_attack() {
        int found = 0;
        for (int i = 0; i < 60 && found == 0; i++) {
            Evening evening =
                    begun(Evening.setup("mission-3", 2, Map.of(), Map.of("objectives.mission-3", 2)), "sandbags " + i);
            evening.act("{\"type\":\"draw\",\"missions\":0}");
            TurnTest.pass(evening);
            evening.act("{\"type\":\"draw\",\"missions\":0}");
            Optional<String> card = evening.state().player(ALLIES).hand(Deck.Name.ACTION).cards().stream()
                    .filter(id -> id.startsWith("sandbags"))
                    .findFirst();
            if (card.isPresent()) {
                found++;
                enemyTurn(evening, card.get());
            }
        }
        assertThat(found).as("one of 60 first hands holds Sandbags").isEqualTo(1);
    }

    private static void enemyTurn(Evening evening, String card) {
        String play = "{\"type\":\"play-card\",\"card\":\"" + card + "\",\"target\":null}";
        assertThat(evening.refused(ALLIES, play)).as("not in one's own turn").isEqualTo("rivet.action-moment");
        TurnTest.pass(evening);
        note(evening, ALLIES, "rifleman", "");
        evening.act("{\"type\":\"draw\",\"missions\":0}");
        assertThat(evening.refused(ALLIES, play)).as("not in his Deployment").isEqualTo("rivet.action-moment");
        evening.act(BISMARK, TurnTest.deploy("panzerfaust")).act(BISMARK, DONE);
        assertThat(evening.choice(ALLIES, "play-" + card)).isPresent();
        evening.act(ALLIES, play);
        assertThat(evening.state().player(ALLIES).boost(Player.Boost.BOLSTER)).isEqualTo(1);
        evening.act(BISMARK, tell("unit.panzerfaust.dice.faust", "3", "3", "2", "0", "0"))
                .act(BISMARK, attack("panzerfaust-1", "panzerfaust.faust", "rifleman-1"));
        assertThat(evening.state().task().orElseThrow().dice())
                .as("3 dice, one taken away")
                .isEqualTo(2);
    }

    @Test
    void three_players_each_have_their_own_points_and_share_the_figures_of_their_side() {
        Evening evening =
                Evening.of(Evening.setup("mission-4", 3, Map.of(), Map.of("objectives.mission-4", 3)), "three");
        int face = 6;
        for (Seat seat : RivetSeats.of(evening)) {
            evening.act(seat, "{\"type\":\"initiative\",\"faces\":[\"" + face-- + "\"]}");
        }
        Seat second = new Seat("bismark-2");
        assertThat(evening.state().clock().order()).containsExactlyInAnyOrder(BISMARK, ALLIES, second);
        assertThat(evening.state().friends(BISMARK, second)).isTrue();
        note(evening, second, "konig", "");
        assertThat(evening.choices(BISMARK).stream().map(choice -> choice.id()).toList())
                .as("the hero is out, whoever of the side deployed him")
                .doesNotContain("note-unit-konig");
        evening.act(BISMARK, "{\"type\":\"note-card\",\"who\":\"bismark-2\",\"what\":\"points\",\"amount\":3}");
        assertThat(evening.state().score(BISMARK)).isZero();
        assertThat(evening.state().score(second)).isEqualTo(3);
        assertThat(List.of(BISMARK, ALLIES, second))
                .allMatch(seat -> evening.state().player(seat).points() >= 0);
    }
}
