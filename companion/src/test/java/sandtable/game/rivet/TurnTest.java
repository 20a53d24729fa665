package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Phase;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Ruling;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnTest {
    static final String DONE = "{\"type\":\"done\"}";

    /** Bismark begins a game of a mission with three objectives. */
    static Evening begun(String mission) {
        return Evening.of(mission, 3)
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"5\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"2\"]}");
    }

    @Test
    void a_tie_for_the_initiative_is_rolled_again_by_those_who_tied() {
        Evening evening = Evening.of("mission-1", 3)
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"4\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"4\"]}");
        assertThat(evening.why()).anyMatch(why -> why.contains("roll again"));
        evening.act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"6\"]}")
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"1\"]}");
        assertThat(evening.state().turn().seat()).isEqualTo(ALLIES);
    }

    @Test
    void missions_2_and_6_let_the_Allies_begin_with_a_Rifleman_on_every_objective() {
        for (String mission : List.of("mission-2", "mission-6")) {
            Evening evening = Evening.of(mission, 4);
            assertThat(evening.state().turn().seat()).isEqualTo(ALLIES);
            assertThat(evening.state().unitsOf(ALLIES))
                    .hasSize(4)
                    .allMatch(unit -> unit.kind().equals("rifleman"));
            assertThat(evening.rules()).contains("rivet.first", "rivet.garrison");
        }
    }

    @Test
    void mission_1_is_played_without_cards_and_goes_straight_to_Deployment() {
        Evening evening = begun("mission-1");
        assertThat(evening.state().turn().phase()).isEqualTo(Phase.DEPLOYMENT);
        assertThat(evening.state().player(BISMARK).deployment()).isEqualTo(4);
        assertThat(evening.state().player(BISMARK).rivets()).isZero();
    }

    @Test
    void the_first_player_draws_no_Action_card_in_the_first_turn_and_the_second_does() {
        Evening evening = begun("mission-3").act(BISMARK, "{\"type\":\"draw\",\"missions\":2}");
        assertThat(evening.state().player(BISMARK).hand(Deck.Name.ACTION).size())
                .isZero();
        assertThat(evening.state().player(BISMARK).hand(Deck.Name.MISSION).size())
                .isEqualTo(2);
        assertThat(evening.rules()).contains("rivet.first-turn");
        pass(evening);
        evening.act(ALLIES, "{\"type\":\"draw\",\"missions\":1}");
        assertThat(evening.state().player(ALLIES).hand(Deck.Name.ACTION).size()).isEqualTo(1);
    }

    @Test
    void at_three_Action_cards_none_is_drawn_unless_one_is_discarded_first() {
        Evening evening = begun("mission-3");
        for (int turn = 0; turn < 8; turn++) {
            evening.act("{\"type\":\"draw\",\"missions\":0}");
            pass(evening);
        }
        assertThat(evening.state().turn().seat()).isEqualTo(BISMARK);
        List<String> hand =
                evening.state().player(BISMARK).hand(Deck.Name.ACTION).cards();
        assertThat(hand).hasSize(3);
        assertThat(evening.choice(BISMARK, "draw").orElseThrow().label().key()).isEqualTo("rivet.choice.draw-none");
        evening.act(BISMARK, "{\"type\":\"discard\",\"card\":\"" + hand.get(0) + "\"}");
        assertThat(evening.refused(BISMARK, "{\"type\":\"discard\",\"card\":\"" + hand.get(1) + "\"}"))
                .isEqualTo("rivet.cards");
        evening.act(BISMARK, "{\"type\":\"draw\",\"missions\":0}");
        assertThat(evening.state().player(BISMARK).hand(Deck.Name.ACTION).cards())
                .hasSize(3)
                .doesNotContain(hand.get(0));
    }

    @Test
    void unspent_deployment_points_are_lost_and_Rivets_stay() {
        Evening evening = begun("mission-7").act("{\"type\":\"draw\",\"missions\":0}");
        evening.act(BISMARK, deploy("panzerfaust")).act(BISMARK, DONE);
        assertThat(evening.state().player(BISMARK).deployment()).isZero();
        assertThat(evening.state().player(BISMARK).rivets()).isEqualTo(2);
        assertThat(evening.why()).anyMatch(why -> why.contains("3 unspent"));
    }

    @Test
    void mission_8_gives_two_points_more_that_only_infantry_without_heroes_may_use() {
        Evening evening = begun("mission-8").act("{\"type\":\"draw\",\"missions\":0}");
        assertThat(evening.state().player(BISMARK).infantryOnly()).isEqualTo(2);
        evening.act(BISMARK, deploy("schlitten")).act(BISMARK, deploy("schlitten"));
        assertThat(evening.refused(BISMARK, deploy("monowheel"))).isEqualTo("rivet.cost");
        evening.act(BISMARK, deploy("panzerfaust")).act(BISMARK, deploy("panzerfaust"));
        assertThat(evening.refused(BISMARK, deploy("panzerfaust"))).isEqualTo("rivet.cost");
    }

    @Test
    void a_hero_comes_once_a_game_and_a_plug_makes_one_unit_with_its_host() {
        Evening evening = begun("mission-4").act("{\"type\":\"draw\",\"missions\":0}");
        evening.act(BISMARK, deploy("konig"));
        assertThat(evening.refused(BISMARK, deploy("konig"))).isEqualTo("rivet.heroes");
        assertThat(evening.refused(BISMARK, deploy("rifleman"))).isEqualTo("rivet.deployment");
        evening.happened(BISMARK, deploy("sturmpanzer"));
        assertThat(evening.last().broken()).extracting(Ruling.Broken::rule).containsExactly("rivet.cost");
        evening.happened(BISMARK, "{\"type\":\"plug\",\"plug\":\"cyclops\",\"host\":\"sturmpanzer-1\"}");
        assertThat(evening.state().unit("sturmpanzer-1").orElseThrow().plugs()).containsExactly("cyclops");
        assertThat(evening.refused(BISMARK, "{\"type\":\"plug\",\"plug\":\"romler-plug\",\"host\":\"sturmpanzer-1\"}"))
                .isIn("rivet.cost", "rivet.plugs");
    }

    @Test
    void an_act_out_of_turn_is_refused_and_changes_nothing() {
        Evening evening = begun("mission-1");
        var before = evening.state();
        assertThat(evening.refused(ALLIES, deploy("rifleman"))).isEqualTo("rivet.deployment");
        assertThat(evening.refused(ALLIES, DONE)).isEqualTo("rivet.table");
        assertThat(evening.refused(BISMARK, "{\"type\":\"roll\",\"faces\":[\"5\"]}"))
                .isEqualTo("rivet.table");
        assertThat(evening.state()).isEqualTo(before);
    }

    @Test
    void what_was_just_done_can_be_taken_back_until_the_turn_ends() {
        Evening evening = begun("mission-1");
        var before = evening.state();
        evening.act(BISMARK, deploy("panzerfaust"));
        var after = evening.state();
        evening.takeBack(BISMARK);
        assertThat(evening.state()).isEqualTo(before);
        evening.act(BISMARK, deploy("panzerfaust"));
        assertThat(evening.state()).isEqualTo(after);
        evening.act(BISMARK, DONE).act(BISMARK, DONE).act(BISMARK, DONE);
        evening.act("{\"type\":\"wrap-up\",\"on\":[]}");
        assertThat(evening.played().mayTakeBack(BISMARK)).isEmpty();
    }

    @Test
    void what_the_picture_shows_is_asked_once_and_then_known() {
        Evening evening = Evening.of(Evening.setup("mission-5", 2, Map.of(), Map.of()), "x");
        assertThat(Evening.GAME.waiting(evening.state())).hasSize(2);
        evening.act(ALLIES, BoardTest.tell("objectives.mission-5", "4"));
        assertThat(evening.state().field().objectives()).hasSize(4);
    }

    @Test
    void dials_set_what_the_table_says() {
        Evening evening = begun("mission-7").act("{\"type\":\"draw\",\"missions\":0}");
        evening.act(BISMARK, deploy("panzerfaust"));
        for (Dial dial : Evening.GAME.dials(evening.state())) {
            var set = Evening.GAME.set(evening.state(), dial, dial.max()).on(evening.state());
            assertThat(Evening.GAME.dials(set).stream()
                            .filter(other -> other.id().equals(dial.id()))
                            .findFirst()
                            .orElseThrow()
                            .value())
                    .as(dial.id())
                    .isEqualTo(dial.max());
        }
    }

    @Test
    void real_cards_on_the_table_are_only_counted() {
        Evening evening = Evening.of(
                        Evening.setup("mission-3", 2, Scenes.OWN_CARDS, Map.of("objectives.mission-3", 2)), "own")
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"6\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"1\"]}")
                .act(BISMARK, "{\"type\":\"draw\",\"missions\":2}");
        assertThat(evening.state().player(BISMARK).hand(Deck.Name.MISSION).real())
                .isEqualTo(2);
        evening.act(BISMARK, DONE).act(BISMARK, DONE).act(BISMARK, DONE);
        evening.act(BISMARK, "{\"type\":\"fulfil\",\"card\":\"\",\"points\":2}");
        assertThat(evening.points(BISMARK)).isEqualTo(2);
    }

    @Test
    void at_most_one_choice_of_a_kind_is_the_button() {
        Evening evening = begun("mission-3");
        assertThat(evening.choices(BISMARK).stream().filter(choice -> choice.weight() == Choice.Weight.PRIMARY))
                .hasSize(1);
    }

    static String deploy(String kind) {
        return "{\"type\":\"deploy\",\"unit\":\"" + kind + "\",\"segment\":null}";
    }

    /** Through a turn from Deployment on, scoring nothing. */
    static void pass(Evening evening) {
        var seat = evening.state().turn().seat();
        evening.act(seat, DONE).act(seat, DONE).act(seat, DONE);
        if (evening.state().turn().seat().equals(seat)
                && !evening.state().turn().scored()) {
            evening.act(seat, "{\"type\":\"wrap-up\",\"on\":[]}");
        }
        if (evening.state().ending().isEmpty()
                && evening.state().turn().seat().equals(seat)
                && evening.state().turn().scored()) {
            evening.act(seat, "{\"type\":\"end-turn\"}");
        }
    }
}
