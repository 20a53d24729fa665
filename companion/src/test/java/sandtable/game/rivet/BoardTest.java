package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.TurnTest.DONE;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Task;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BoardTest {
    /** Bismark's Deployment phase on the small board of {@link Boards}. */
    private static Evening board() {
        return Evening.of(Evening.setup("mission-1", 2, Map.of("board", "on"), Boards.small("mission-1")), "board")
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"5\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"2\"]}");
    }

    private static Evening with(Evening evening, String seat, String kind, String segment) {
        return evening.act(
                new sandtable.table.Seat(seat),
                "{\"type\":\"note-unit\",\"unit\":\"" + kind + "\",\"segment\":\"" + segment + "\"}");
    }

    private static String shoot(String unit, String weapon, String segment) {
        return "{\"type\":\"attack-segment\",\"unit\":\"" + unit + "\",\"weapon\":\"" + weapon + "\",\"segment\":\""
                + segment + "\",\"target\":null}";
    }

    private static String move(String unit, String to) {
        return "{\"type\":\"move\",\"unit\":\"" + unit + "\",\"to\":\"" + to + "\"}";
    }

    @ParameterizedTest(name = "{0} to {1}: {2}")
    @CsvSource({"a1,a1,0", "a1,c1,2", "a1,b2,1", "a1,c3,3", "a1,b3,2", "c6,a1,6"})
    void distance_has_at_most_one_diagonal_step(String from, String to, int distance) {
        assertThat(Segment.of(from).orElseThrow().distance(Segment.of(to).orElseThrow()))
                .isEqualTo(distance);
    }

    @ParameterizedTest(name = "{0} from the {1}: {2}")
    @CsvSource({
        "AHEAD,SOUTH,b1",
        "AHEAD,NORTH,b3",
        "RIGHT,SOUTH,c2",
        "RIGHT,NORTH,a2",
        "AHEAD_LEFT,SOUTH,a1",
        "AHEAD_LEFT,NORTH,c3",
        "AHEAD,WEST,c2",
        "RIGHT,WEST,b3",
        "AHEAD,EAST,a2",
        "BACK,EAST,c2",
        "CENTRE,WEST,b2"
    })
    void deviation_is_seen_from_the_active_players_chair(Direction direction, Segment.Chair chair, String to) {
        assertThat(new Segment(1, 1).towards(direction, chair).id()).isEqualTo(to);
    }

    @Test
    void the_first_in_target_order_must_be_attacked_and_range_counts() {
        Evening evening = board();
        with(evening, "allies", "rifleman", "b3");
        with(evening, "bismark", "panzerfaust", "b1");
        with(evening, "bismark", "schlitten", "a1");
        evening.act(BISMARK, DONE);
        assertThat(evening.refused(BISMARK, shoot("panzerfaust-1", "panzerfaust.faust", "b4")))
                .isEqualTo("rivet.range");
        evening.act(BISMARK, shoot("schlitten-1", "schlitten.mg", "b3"));
        assertThat(evening.state().task().orElseThrow().dice())
                .as("2 dice, the bunker takes one away")
                .isEqualTo(1);
        assertThat(evening.rules()).contains("rivet.range", "rivet.target-order", "rivet.bolster");
    }

    @Test
    void terrain_keeps_out_whom_it_should() {
        Evening evening = board();
        with(evening, "bismark", "panzerfaust", "b2");
        with(evening, "bismark", "monowheel", "a2");
        evening.act(BISMARK, DONE).act(BISMARK, DONE);
        assertThat(evening.refused(BISMARK, move("panzerfaust-1", "c3"))).isEqualTo("rivet.terrain");
        assertThat(evening.refused(BISMARK, move("monowheel-1", "a3"))).isEqualTo("rivet.terrain");
        assertThat(evening.refused(BISMARK, move("monowheel-1", "b3"))).isEqualTo("rivet.terrain");
        evening.act(BISMARK, move("panzerfaust-1", "b3"));
        assertThat(evening.refused(BISMARK, move("panzerfaust-1", "a3"))).isEqualTo("rivet.movement");
    }

    @Test
    void a_unit_that_drives_onto_mines_is_attacked_and_wire_is_destroyed() {
        Evening evening = board();
        with(evening, "bismark", "monowheel", "b1");
        evening.act(BISMARK, DONE).act(BISMARK, DONE).act(BISMARK, move("monowheel-1", "b2"));
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(2);
        evening.act(BISMARK, "{\"type\":\"roll\",\"faces\":[\"1\",\"2\"]}").act(BISMARK, move("monowheel-1", "c3"));
        assertThat(evening.state().field().board().orElseThrow().has(new Segment(2, 2), Feature.WIRE))
                .isFalse();
        assertThat(evening.refused(BISMARK, move("monowheel-1", "b4")))
                .as("one diagonal step for each activation")
                .isEqualTo("rivet.diagonal");
    }

    @Test
    void run_over_infantry_that_survives_is_put_next_door_by_its_player() {
        Evening evening = board();
        with(evening, "allies", "wolverine", "a2");
        with(evening, "bismark", "sturmpanzer", "a1");
        evening.act(BISMARK, DONE).act(BISMARK, DONE).act(BISMARK, move("sturmpanzer-1", "a2"));
        Task strike = evening.state().task().orElseThrow();
        assertThat(strike.cause()).isEqualTo(Task.Cause.TANK_SHOCK);
        assertThat(strike.dice()).as("2 dice, Bolster Defense takes one").isEqualTo(1);
        evening.act(BISMARK, "{\"type\":\"roll\",\"faces\":[\"6\"]}");
        assertThat(evening.waiting()).isEqualTo(ALLIES);
        assertThat(evening.choices(ALLIES).get(0).id()).isEqualTo("displace");
        evening.act(ALLIES, "{\"type\":\"displace\",\"to\":\"a3\"}");
        assertThat(evening.state().segment("wolverine")).contains(new Segment(0, 2));
        assertThat(evening.refused(BISMARK, move("sturmpanzer-1", "b2"))).isEqualTo("rivet.movement");
    }

    @Test
    void a_Sniper_chooses_his_target_and_others_do_not() {
        Evening evening = board();
        with(evening, "allies", "rifleman", "b3");
        with(evening, "allies", "rifleman", "b3");
        with(evening, "bismark", "konig", "b1");
        with(evening, "bismark", "panzerfaust", "c1");
        evening.act(BISMARK, DONE);
        String faust = shoot("panzerfaust-1", "panzerfaust.faust", "b3").replace("null", "\"rifleman-2\"");
        assertThat(evening.refused(BISMARK, faust)).isEqualTo("rivet.target-order");
        evening.act(BISMARK, shoot("konig", "konig.rifle", "b3").replace("null", "\"rifleman-2\""));
        assertThat(evening.state().task().orElseThrow().about()).isEqualTo("rifleman-2");
        assertThat(evening.rules()).contains("rivet.sniper");
    }

    @Test
    void Rapid_Assault_moves_before_the_attack_and_not_in_the_Movement_phase() {
        Evening evening = board();
        with(evening, "allies", "rifleman", "a5");
        with(evening, "bismark", "monowheel", "c1");
        evening.act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"use-ability\",\"unit\":\"monowheel-1\",\"ability\":\"rapid-assault\"}")
                .act(BISMARK, move("monowheel-1", "c2"))
                .act(BISMARK, DONE);
        assertThat(evening.refused(BISMARK, move("monowheel-1", "c3"))).isEqualTo("rivet.rapid-assault");
    }

    @Test
    void the_board_is_drawn_with_acts_and_then_play_starts() {
        Evening evening = Evening.of(Evening.setup("mission-9", 2, Map.of("board", "on"), Map.of()), "drawn");
        evening.act(ALLIES, tell("board.mission-9", "1", "1"));
        assertThat(evening.refused(ALLIES, tell("drawn.mission-9", "yes"))).isEqualTo("rivet.table");
        evening.act(ALLIES, tell("terrain.mission-9.a1", "deploy-bismark"))
                .act(ALLIES, tell("terrain.mission-9.b2", "objective"))
                .act(BISMARK, tell("terrain.mission-9.c3", "deploy-allies"))
                .act(BISMARK, tell("tiles.mission-9", "5B"))
                .act(BISMARK, tell("drawn.mission-9", "yes"));
        assertThat(evening.state().field().objectives()).containsOnlyKeys("b2");
        assertThat(evening.state().rules().mission().tiles()).isEqualTo(List.of(List.of("5B")));
    }

    @Test
    void another_number_of_tiles_keeps_what_was_drawn_as_far_as_there_is_room() {
        Evening evening = Evening.of(Evening.setup("mission-9", 2, Map.of("board", "on"), Map.of()), "drawn");
        evening.act(ALLIES, tell("terrain.mission-9.a1", "bunker"))
                .act(ALLIES, tell("terrain.mission-9.e5", "objective"))
                .act(ALLIES, tell("board.mission-9", "1", "1"));
        assertThat(evening.state().field().board().orElseThrow().terrain())
                .isEqualTo(Map.of(new Segment(0, 0), Set.of(Feature.BUNKER)));
    }

    @Test
    void the_box_holds_six_markers_of_each_kind() {
        Evening evening = Evening.of(Evening.setup("mission-9", 2, Map.of("board", "on"), Map.of()), "drawn");
        for (String segment : List.of("a1", "a2", "a3", "a4", "a5", "a6")) {
            evening.act(ALLIES, tell("terrain.mission-9." + segment, "wire"));
        }
        assertThat(evening.refused(ALLIES, tell("terrain.mission-9.b1", "wire")))
                .isEqualTo("rivet.figures");
        evening.act(ALLIES, tell("terrain.mission-9.a6", "wire", "mines"));
    }

    static String tell(String fact, String... words) {
        return "{\"type\":\"fact\",\"fact\":\"" + fact + "\",\"value\":[\"" + String.join("\",\"", words) + "\"]}";
    }
}
