package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.Scenes.ability;
import static sandtable.game.rivet.Scenes.attack;
import static sandtable.game.rivet.Scenes.loose;
import static sandtable.game.rivet.Scenes.move;
import static sandtable.game.rivet.Scenes.note;
import static sandtable.game.rivet.Scenes.onBoard;
import static sandtable.game.rivet.Scenes.roll;
import static sandtable.game.rivet.Scenes.shoot;
import static sandtable.game.rivet.Scenes.struck;
import static sandtable.game.rivet.TurnTest.DONE;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Task;

/** What units do to each other and where they go: the lines of the rulebook that the other tests leave. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BattleTest {
    @Test
    void a_Flat_Grid_Attack_rolls_against_every_unit_of_the_Segment() {
        Evening evening = loose(Map.of());
        note(evening, BISMARK, "panzerfaust", "");
        note(evening, BISMARK, "monowheel", "");
        note(evening, ALLIES, "hammer", "");
        TurnTest.pass(evening);
        evening.act(ALLIES, "{\"type\":\"begin-turn\",\"on\":[]}")
                .act(ALLIES, DONE)
                .act(ALLIES, attack("hammer-1", "hammer.howitzer", "panzerfaust-1,monowheel-1"));
        assertThat(evening.state().tasks()).extracting(Task::dice).containsExactly(2, 1);
        assertThat(evening.rules()).contains("rivet.flat");
    }

    @Test
    void who_is_immune_takes_nothing_from_a_cloud() {
        Evening evening = loose(Map.of());
        note(evening, BISMARK, "tankken", "");
        note(evening, BISMARK, "sturmpanzer", "");
        evening.act(BISMARK, DONE)
                .act(BISMARK, attack("tankken", "tankken.gas", "armour-0"))
                .act(BISMARK, roll("1 1"))
                .act(BISMARK, DONE)
                .act(BISMARK, struck("sturmpanzer-1"));
        assertThat(evening.rules()).contains("rivet.gas-immune");
        assertThat(evening.state().tasks()).isEmpty();
    }

    @Test
    void who_moves_through_gas_is_attacked_with_its_creators_values() {
        Evening evening = onBoard(Map.of("deck.action", "table"));
        note(evening, BISMARK, "tankken", "b1");
        note(evening, ALLIES, "rifleman", "b3");
        note(evening, BISMARK, "panzerfaust", "a2");
        evening.act(BISMARK, DONE)
                .act(BISMARK, shoot("tankken", "tankken.gas", "b3", ""))
                .act(BISMARK, roll("6"))
                .act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"flip\",\"direction\":\"centre\"}")
                .act(BISMARK, move("panzerfaust-1", "b3"));
        Task task = evening.state().task().orElseThrow();
        assertThat(task.cause()).isEqualTo(Task.Cause.CLOUD);
        assertThat(task.dice())
                .as("2 dice against armour 0, a bunker takes one")
                .isEqualTo(1);
    }

    @Test
    void a_bunker_takes_a_die_away() {
        Evening evening = onBoard(Map.of());
        note(evening, BISMARK, "schlitten", "b1");
        note(evening, ALLIES, "rifleman", "b3");
        evening.act(BISMARK, DONE).act(BISMARK, shoot("schlitten-1", "schlitten.mg", "b3", ""));
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(1);
        assertThat(evening.why()).anyMatch(why -> why.contains("Bunker"));
    }

    @Test
    void a_buff_is_kept_until_the_activation_ends_even_outside_its_Segment() {
        Evening evening = onBoard(Map.of());
        note(evening, ALLIES, "parman", "b6");
        note(evening, ALLIES, "rifleman", "b6");
        TurnTest.pass(evening);
        evening.act(ALLIES, DONE).act(ALLIES, ability("rifleman-1", "rapid-assault"));
        for (String to : List.of("b5", "b4", "b3")) {
            evening.act(ALLIES, move("rifleman-1", to));
        }
        assertThat(evening.refused(ALLIES, move("rifleman-1", "a3"))).isEqualTo("rivet.movement");
    }

    @Test
    void a_Runner_goes_further_from_duckboards() {
        Evening evening = onBoard(Map.of());
        note(evening, BISMARK, "panzerfaust", "b4");
        note(evening, BISMARK, "panzerfaust", "b5");
        evening.act(BISMARK, DONE).act(BISMARK, DONE);
        evening.act(BISMARK, move("panzerfaust-2", "c5"));
        assertThat(evening.refused(BISMARK, move("panzerfaust-2", "c6"))).isEqualTo("rivet.movement");
        evening.act(BISMARK, move("panzerfaust-1", "a4")).act(BISMARK, move("panzerfaust-1", "a5"));
        assertThat(evening.refused(BISMARK, move("panzerfaust-1", "a6"))).isEqualTo("rivet.movement");
    }

    @Test
    void Segment_by_Segment_each_unit_once() {
        Evening evening = onBoard(Map.of());
        note(evening, BISMARK, "panzerfaust", "a1");
        note(evening, BISMARK, "panzerfaust", "a1");
        note(evening, BISMARK, "panzerfaust", "c1");
        evening.act(BISMARK, DONE).act(BISMARK, DONE);
        evening.act(BISMARK, move("panzerfaust-1", "a2")).act(BISMARK, move("panzerfaust-3", "c2"));
        assertThat(evening.refused(BISMARK, move("panzerfaust-2", "b1"))).isEqualTo("rivet.activation");
        assertThat(evening.refused(BISMARK, move("panzerfaust-1", "a3"))).isEqualTo("rivet.activation");
    }

    @Test
    void rearranging_changes_the_target_order() {
        Evening evening = onBoard(Map.of());
        note(evening, BISMARK, "panzerfaust", "a1");
        note(evening, BISMARK, "konig", "a1");
        evening.act(BISMARK, DONE)
                .act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"arrange\",\"segment\":\"a1\",\"units\":[\"konig\",\"panzerfaust-1\"]}");
        assertThat(evening.state().field().board().orElseThrow().in(new Segment(0, 0)))
                .containsExactly("konig", "panzerfaust-1");
        assertThat(evening.rules()).contains("rivet.arranging");
    }

    @Test
    void no_unit_enters_a_Segment_with_an_enemy_and_four_Felder_are_all_there_are() {
        Evening evening = onBoard(Map.of());
        note(evening, ALLIES, "rifleman", "a2");
        for (int i = 0; i < 4; i++) {
            note(evening, BISMARK, "panzerfaust", "b1");
        }
        note(evening, BISMARK, "panzerfaust", "a1");
        evening.act(BISMARK, DONE).act(BISMARK, DONE);
        assertThat(evening.refused(BISMARK, move("panzerfaust-5", "a2"))).isEqualTo("rivet.enemies");
        assertThat(evening.refused(BISMARK, move("panzerfaust-5", "b1"))).isEqualTo("rivet.felder");
    }

    @Test
    void a_plug_goes_into_a_free_socket_in_its_own_territory() {
        Evening evening = onBoard(Map.of());
        note(evening, BISMARK, "sturmpanzer", "c5");
        String plug = "{\"type\":\"plug\",\"plug\":\"cyclops\",\"host\":\"sturmpanzer-1\"}";
        assertThat(evening.refused(BISMARK, plug)).isEqualTo("rivet.plugs");
    }

    @Test
    void two_versions_of_a_hero_never_stand_there_at_the_same_time() {
        Evening evening = loose(Map.of("figures", "unlimited"));
        note(evening, BISMARK, "sturmpanzer", "");
        evening.act(BISMARK, "{\"type\":\"note-card\",\"who\":\"bismark\",\"what\":\"rivets\",\"amount\":3}")
                .act(BISMARK, "{\"type\":\"plug\",\"plug\":\"romler-plug\",\"host\":\"sturmpanzer-1\"}");
        evening.act(BISMARK, "{\"type\":\"note-card\",\"who\":\"bismark\",\"what\":\"deployment\",\"amount\":5}");
        assertThat(evening.refused(BISMARK, TurnTest.deploy("romler"))).isEqualTo("rivet.heroes");
        evening.act(BISMARK, "{\"type\":\"remove-unit\",\"unit\":\"sturmpanzer-1\"}")
                .act(BISMARK, TurnTest.deploy("romler"));
    }

    @Test
    void an_empty_Action_deck_is_made_of_the_discards() {
        Evening evening =
                Scenes.begun(Evening.setup("mission-9", 2, Map.of(), Map.of("objectives.mission-9", 3)), "reshuffle");
        boolean reshuffled = false;
        for (int turn = 0; turn < 20 && !reshuffled; turn++) {
            int before = evening.entries().size();
            MissionsTest.turn(evening, "", "", "none");
            reshuffled = evening.entries().subList(before, evening.entries().size()).stream()
                    .anyMatch(entry ->
                            entry.because().stream().anyMatch(why -> why.rule().equals("rivet.reshuffle")));
        }
        assertThat(reshuffled)
                .as("three deviations each Allied turn use up 24 cards")
                .isTrue();
    }
}
