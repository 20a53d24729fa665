package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.view.DdayView;
import sandtable.table.Viewer;

/** Tables without a German, with and without Battle Conditions and Badges. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CooperativeTest {
    private static Scenario together(int units, String... words) {
        String[] all = java.util.Arrays.copyOf(words, words.length + 1);
        all[words.length] = "german=off";
        return Scenario.of(units, all);
    }

    @Test
    void nobody_plays_the_German_and_the_defences_work_from_the_start() {
        Scenario scenario = together(2);
        assertThat(scenario.state().plays(GERMAN)).isFalse();
        assertThat(scenario.refused(GERMAN, new TableAct.Done())).isEqualTo("dday.setup");
        assertThat(scenario.state().featureOn(Features.MGF)).isTrue();
        assertThat(scenario.state().featureOn(Features.MINES)).isTrue();
    }

    @Test
    void the_map_is_told_that_they_work_and_with_a_German_that_they_do_not_yet() {
        assertThat(features(together(1))).isEqualTo(new DdayView.Features(true, true));
        assertThat(features(Scenario.of(1))).isEqualTo(new DdayView.Features(false, false));
    }

    private static DdayView.Features features(Scenario scenario) {
        return scenario.evening.game.view(scenario.state(), Viewer.BYSTANDER).features();
    }

    @Test
    void each_Unit_loses_the_DEF_of_its_own_Sector() {
        Scenario scenario = together(2).until(PhaseId.MOVE).place(B, "4").dial(B, Resource.SOLDIERS, 20);
        int a = scenario.soldiers(A);
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(a - 2);
        assertThat(scenario.soldiers(B)).isEqualTo(20 - 6);
        assertThat(scenario.cited()).contains("dday.combat").doesNotContain("dday.demand");
    }

    @Test
    void mines_and_machine_guns_hit() {
        Scenario scenario = together(1).until(PhaseId.MOVE).place(A, "8").dial(A, Resource.COURAGE, 3);
        scenario.dial(A, Resource.SOLDIERS, 40).act(A, new MoveAct.Move("10"));
        scenario.d6(A, 2);
        scenario.d6(A, 3);
        scenario.d6(A, 6);
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(40 - 2 + 3 - 6 - 10);
    }

    @Test
    void the_move_that_closed_the_turn_is_taken_back_unless_a_Condition_was_seen_or_the_game_is_over() {
        Scenario plain = together(1).until(PhaseId.MOVE);
        State before = plain.state();
        plain.evening.act(A, new MoveAct.Stay());
        assertThat(plain.state().clock().turn()).isEqualTo(2);
        plain.evening.takeBack(A);
        assertThat(plain.state()).isEqualTo(before);

        Scenario conditions = together(1, "battle-conditions").until(PhaseId.MOVE);
        conditions.evening.act(A, new MoveAct.Stay());
        assertThat(conditions.state().clock().turn()).isEqualTo(2);
        assertThat(conditions.evening.played.mayTakeBack(A)).isEmpty();

        Scenario last = together(1).until(PhaseId.MOVE).dial(A, Resource.SOLDIERS, 1);
        last.evening.act(A, new MoveAct.Stay());
        assertThat(last.state().ending()).isPresent();
        assertThat(last.evening.played.mayTakeBack(A)).isEmpty();
    }

    @Test
    void the_Allies_win_once_every_Unit_survived_the_Combat_in_the_Bunker() {
        Scenario scenario = together(2).until(PhaseId.MOVE).place(A, "Bunker").dial(A, Resource.SOLDIERS, 30);
        scenario.dial(B, Resource.SOLDIERS, 30).turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.SAFE);
        assertThat(scenario.state().ending()).isEmpty();
        scenario.until(PhaseId.MOVE)
                .place(B, "Bunker")
                .dial(B, Resource.SOLDIERS, 30)
                .turn(3);
        assertThat(scenario.state().ending()).contains(Ending.ALLIES_WIN);
        assertThat(scenario.cited()).contains("dday.win").doesNotContain("dday.assault");
    }

    @Test
    void a_Unit_that_is_wiped_out_loses_for_all() {
        Scenario scenario =
                together(2).until(PhaseId.MOVE).dial(A, Resource.SOLDIERS, 2).turn(2);
        assertThat(scenario.state().ending()).contains(Ending.ALLIES_LOSE);
        assertThat(scenario.cited()).contains("dday.wiped-out");
    }

    @ParameterizedTest(name = "modules {0}")
    @CsvSource({"''", "battle-conditions", "badges", "battle-conditions badges"})
    void a_turn_goes_round_with_any_modules(String modules) {
        Scenario scenario = modules.isEmpty() ? together(3) : together(3, modules.split(" ", -1));
        scenario.turn(3);
        assertThat(scenario.state().clock().turn()).isGreaterThanOrEqualTo(2);
        assertThat(scenario.state().hand().count()).isZero();
    }

    @Test
    void a_Battle_Cry_brings_a_Badge_without_a_German_who_gains_for_it() {
        Scenario scenario = together(2, "badges");
        scenario.tally(A, Face.COURAGE, Face.SOLDIER, Face.COURAGE, Face.STAR, Face.COURAGE, Face.SOLDIER);
        scenario.others();
        scenario.answer(A, "badge");
        assertThat(scenario.state().force(A).cards()).hasSize(1);
        assertThat(scenario.cited()).contains("dday.badge").doesNotContain("dday.badge.german");
    }
}
