package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.TurnTest.DONE;
import static sandtable.game.rivet.TurnTest.deploy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Task;
import sandtable.table.Seat;

/**
 * Whole games, played to their end; what may be taken back is taken back and done again. How many objectives the pictures show and where everything lies is invented here: the sources don't
 * tell.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MissionsTest {
    private static String on(String type, String objectives) {
        return "{\"type\":\"" + type + "\",\"on\":["
                + (objectives.isEmpty() ? "" : "\"" + objectives.replace(",", "\",\"") + "\"") + "]}";
    }

    /** A turn: on which objectives one stands at its start and at its end; one unit is deployed where it can be paid. */
    static void turn(Evening evening, String starts, String ends, String kind) {
        Seat seat = evening.state().turn().seat();
        if (evening.state().turn().phase() == Phase.BEGIN) {
            evening.twice(seat, on("begin-turn", starts));
        }
        while (evening.state()
                .task()
                .map(Task::kind)
                .filter(task -> task == Task.Kind.LANDED)
                .isPresent()) {
            evening.twice(seat, "{\"type\":\"landed\",\"count\":2}");
        }
        if (evening.state().turn().phase() == Phase.CARDS) {
            evening.twice(seat, "{\"type\":\"draw\",\"missions\":0}");
        }
        if (evening.choice(seat, "deploy-" + kind).isPresent()) {
            evening.twice(seat, deploy(kind));
        }
        evening.twice(seat, DONE).twice(seat, DONE).twice(seat, DONE);
        if (evening.state().acts(seat, Phase.WRAP_UP)) {
            evening.twice(seat, on("wrap-up", ends));
        }
    }

    private static int rounds(Evening evening) {
        return evening.state().clock().round();
    }

    private static List<Seat> winners(Evening evening) {
        return evening.state().ending().orElseThrow().winners();
    }

    @Test
    void mission_1_is_won_at_six_points_once_the_round_is_over() {
        Evening evening = TurnTest.begun("mission-1");
        turn(evening, "", "a,b", "panzerfaust");
        turn(evening, "", "c", "rifleman");
        while (evening.state().ending().isEmpty()) {
            turn(evening, "a,b", "a,b", "panzerfaust");
            if (evening.points(BISMARK) >= 6) {
                assertThat(evening.state().ending())
                        .as("the round is played to its end")
                        .isEmpty();
            }
            turn(evening, "c", "c", "rifleman");
        }
        assertThat(evening.points(BISMARK)).isEqualTo(6);
        assertThat(evening.points(ALLIES)).isEqualTo(3);
        assertThat(winners(evening)).containsExactly(BISMARK);
        assertThat(rounds(evening)).isEqualTo(4);
    }

    @Test
    void a_tie_at_the_goal_is_played_on_until_a_round_ends_with_more() {
        Evening evening = TurnTest.begun("mission-1");
        turn(evening, "", "a", "panzerfaust");
        turn(evening, "", "b", "rifleman");
        for (int round = 0; round < 6; round++) {
            turn(evening, "a", "a", "panzerfaust");
            turn(evening, "b", "b", "rifleman");
        }
        assertThat(evening.points(BISMARK)).isEqualTo(6);
        assertThat(evening.points(ALLIES)).isEqualTo(6);
        assertThat(evening.state().clock().tied()).isTrue();
        turn(evening, "a", "a", "panzerfaust");
        turn(evening, "b", "b,a", "rifleman");
        assertThat(winners(evening)).containsExactly(ALLIES);
        assertThat(evening.points(ALLIES)).as("one kept, one taken down").isEqualTo(8);
    }

    @Test
    void mission_2_starts_with_Riflemen_on_the_objectives_whose_flags_are_taken_one_by_one() {
        Evening evening = Evening.of("mission-2", 3);
        turn(evening, "a,b,c", "a,b,c", "rifleman");
        assertThat(evening.points(ALLIES)).isEqualTo(3);
        turn(evening, "", "a", "panzerfaust");
        assertThat(evening.points(BISMARK)).as("taking down a flag").isEqualTo(1);
        while (evening.state().ending().isEmpty()) {
            turn(evening, "b,c", "b,c", "rifleman");
            turn(evening, "a", "a", "panzerfaust");
        }
        assertThat(winners(evening)).containsExactly(ALLIES);
        assertThat(evening.points(ALLIES)).isEqualTo(9);
        assertThat(rounds(evening)).isEqualTo(4);
    }

    @Test
    void mission_6_gives_the_Allies_a_point_each_round_and_only_Bismark_scores_objectives() {
        Evening evening = Evening.of("mission-6", 4);
        turn(evening, "a,b,c,d", "a,b,c,d", "rifleman");
        assertThat(evening.points(ALLIES)).isZero();
        turn(evening, "", "a", "panzerfaust");
        assertThat(evening.points(ALLIES)).as("end of the round").isEqualTo(1);
        for (int round = 2; evening.state().ending().isEmpty(); round++) {
            turn(evening, "b,c,d", "b,c,d", "rifleman");
            turn(evening, round == 2 ? "a" : "a,b", "a,b", "panzerfaust");
        }
        assertThat(winners(evening)).containsExactly(BISMARK);
        assertThat(evening.points(BISMARK)).isEqualTo(11);
        assertThat(evening.points(ALLIES)).isEqualTo(6);
    }

    @Test
    void mission_6_with_both_goals_reached_in_one_round_is_settled_by_the_house_rule() {
        for (String rule : List.of("margin", "points")) {
            Evening evening = Evening.of(
                    Evening.setup("mission-6", 2, Map.of("both-reached", rule), Map.of("objectives.mission-6", 2)),
                    "six");
            evening.act(ALLIES, "{\"type\":\"note-card\",\"who\":\"allies\",\"what\":\"points\",\"amount\":9}");
            evening.act(ALLIES, "{\"type\":\"note-card\",\"who\":\"bismark\",\"what\":\"points\",\"amount\":9}");
            evening.act(ALLIES, "{\"type\":\"note-card\",\"who\":\"bismark\",\"what\":\"points\",\"amount\":2}");
            turn(evening, "", "", "rifleman");
            turn(evening, "", "", "panzerfaust");
            assertThat(evening.points(ALLIES)).isEqualTo(10);
            assertThat(evening.points(BISMARK)).isEqualTo(11);
            assertThat(winners(evening)).containsExactly(rule.equals("margin") ? ALLIES : BISMARK);
        }
    }

    @Test
    void mission_8_is_won_by_who_holds_the_border_post() {
        Evening evening = TurnTest.begun("mission-8");
        turn(evening, "", "a,b,c", "panzerfaust");
        turn(evening, "", "", "rifleman");
        while (evening.state().ending().isEmpty()) {
            turn(evening, "a,b,c", "a,b,c", "panzerfaust");
            turn(evening, "", "", "rifleman");
        }
        assertThat(evening.points(BISMARK)).isEqualTo(9);
        assertThat(winners(evening)).containsExactly(BISMARK);
    }

    @Test
    void mission_9_brings_parachutists_at_the_start_of_every_Allied_turn() {
        Evening evening = TurnTest.begun("mission-9");
        turn(evening, "", "a", "panzerfaust");
        assertThat(evening.state().task().orElseThrow().kind()).isEqualTo(Task.Kind.LANDED);
        turn(evening, "", "b,c", "hammer");
        assertThat(evening.state().unitsOf(ALLIES)).hasSize(3);
        while (evening.state().ending().isEmpty()) {
            turn(evening, "a", "a", "panzerfaust");
            turn(evening, "b,c", "b,c", "hammer");
        }
        assertThat(winners(evening)).containsExactly(ALLIES);
        assertThat(evening.points(ALLIES)).isEqualTo(10);
        assertThat(evening.state().unitsOf(ALLIES).stream()
                        .filter(unit -> unit.kind().equals("rifleman")))
                .as("no more than the box holds")
                .hasSizeLessThanOrEqualTo(9);
    }

    @Test
    void mission_9_with_the_board_lands_each_parachutist_where_cards_say_or_loses_him() {
        Evening evening =
                Evening.of(Evening.setup("mission-9", 2, Map.of("board", "on"), Boards.small("mission-9")), "nine");
        evening.act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"1\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"6\"]}");
        evening.act(ALLIES, "{\"type\":\"drop\",\"segment\":\"a3\"}");
        long placed = evening.state().unitsOf(ALLIES).size();
        long lost =
                evening.why().stream().filter(why -> why.contains("sails off")).count();
        assertThat(placed + lost).isEqualTo(3);
        assertThat(evening.rules()).contains("rivet.parachutists", "rivet.deviation");
    }

    @Test
    void mission_10_escalates_by_the_exact_score_of_the_last_round() {
        Evening evening = TurnTest.begun("mission-10");
        turn(evening, "", "a,b", "panzerfaust");
        turn(evening, "", "", "rifleman");
        int[] deployment = {4, 5, 4, 7, 4, 4};
        int[] rivets = {1, 1, 2, 1, 1, 1};
        while (evening.state().ending().isEmpty()) {
            int before = evening.state().player(BISMARK).rivets();
            int score = evening.state().player(BISMARK).settled();
            evening.act(BISMARK, on("begin-turn", "a,b"));
            assertThat(evening.state().player(BISMARK).deployment()).isEqualTo(deployment[score / 2]);
            assertThat(evening.state().player(BISMARK).rivets() - before).isEqualTo(rivets[score / 2]);
            if (score == 8) {
                assertThat(evening.state().player(BISMARK).free()).isEqualTo(Map.of("panzerfaust", 3));
                evening.act(BISMARK, "{\"type\":\"draw\",\"missions\":0}").act(BISMARK, deploy("panzerfaust"));
                assertThat(evening.state().player(BISMARK).deployment())
                        .as("free")
                        .isEqualTo(4);
            }
            turn(evening, "a,b", "a,b", "schlitten");
            turn(evening, "", "", "rifleman");
        }
        assertThat(evening.points(BISMARK)).isEqualTo(10);
        assertThat(winners(evening)).containsExactly(BISMARK);
        assertThat(rounds(evening)).isEqualTo(6);
    }

    @Test
    void four_players_may_count_their_sides_points_together() {
        Evening evening = Evening.of(
                Evening.setup("mission-1", 4, Map.of("score", "side"), Map.of("objectives.mission-1", 4)), "four");
        int face = 6;
        for (Seat seat : RivetSeats.of(evening)) {
            evening.act(seat, "{\"type\":\"initiative\",\"faces\":[\"" + face-- + "\"]}");
        }
        assertThat(evening.state().clock().order())
                .extracting(Seat::id)
                .containsExactly("allies", "bismark-2", "allies-2", "bismark");
        while (evening.state().ending().isEmpty()) {
            String own = evening.state().turn().seat().id();
            String stands = own.equals("bismark") ? "a" : own.equals("bismark-2") ? "b" : "";
            turn(evening, stands, stands, own.startsWith("bismark") ? "panzerfaust" : "rifleman");
        }
        assertThat(winners(evening)).extracting(Seat::id).containsExactly("bismark", "bismark-2");
        assertThat(evening.points(BISMARK)).isEqualTo(3);
    }
}
