package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;

/** The rulebook's example: the German has 4 Soldiers, A stands in a DEF of 12 and B in one of 6. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CombatTest {
    private static Scenario example(String... words) {
        Scenario scenario = Scenario.of(2, words)
                .until(PhaseId.MOVE)
                .given(new MoveEffect.SectorLearned(A, new Sector("9", 4, 0, 12, false, true, false, false, List.of())))
                .dial(GERMAN, Resource.COURAGE, 0)
                .dial(GERMAN, Resource.SOLDIERS, 4);
        scenario.place(A, "9").dial(A, Resource.SOLDIERS, 30);
        return scenario.place(B, "4").dial(B, Resource.SOLDIERS, 30);
    }

    @Test
    void he_loses_by_the_highest_DEF_and_what_is_missing_lowers_the_DEF_in_all_Sectors() {
        Scenario scenario = example().turn(2);
        assertThat(scenario.soldiers(GERMAN)).isZero();
        assertThat(scenario.soldiers(A)).isEqualTo(30 - 4);
        assertThat(scenario.soldiers(B)).isEqualTo(30 + 2);
        assertThat(scenario.state().ending()).isEmpty();
        assertThat(scenario.cited()).contains("dday.demand", "dday.missing", "dday.def", "dday.negative");
    }

    @Test
    void with_a_Bazooka_in_the_DEF_of_12_the_Unit_gains_3() {
        Scenario scenario = example().card(A, "bazooka");
        scenario.act(A, new CardAct.UseCard("bazooka"));
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(30 + 3);
        assertThat(scenario.soldiers(GERMAN)).isZero();
    }

    @ParameterizedTest(name = "negative-def={0} negative-def-twice={1}: A {2}, B {3}")
    @CsvSource({"sector,sum,33,32", "every-unit,sum,35,35", "every-unit,largest,33,33"})
    void who_gains_and_how_much_is_a_house_rule(String negative, String twice, int a, int b) {
        Scenario scenario = example("negative-def=" + negative, "negative-def-twice=" + twice)
                .card(A, "bazooka");
        scenario.act(A, new CardAct.UseCard("bazooka"));
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(a);
        assertThat(scenario.soldiers(B)).isEqualTo(b);
    }

    @Test
    void spare_Soldiers_never_raise_a_DEF() {
        Scenario scenario = example().dial(GERMAN, Resource.SOLDIERS, 40).turn(2);
        assertThat(scenario.soldiers(GERMAN)).isEqualTo(28);
        assertThat(scenario.soldiers(A)).isEqualTo(18);
        assertThat(scenario.soldiers(B)).isEqualTo(24);
    }

    @Test
    void his_Specialists_stand_in_for_missing_Soldiers_only_where_the_owner_says_so() {
        Scenario scenario =
                example().fact("german-specialists-meet-def", "true").turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(30 - 5);
        assertThat(scenario.state().force(GERMAN).cards()).containsExactly("unteroffizier");
    }

    @Test
    void a_Unit_without_Soldiers_loses_the_game_and_the_German_without_Soldiers_does_not() {
        Scenario scenario = example().dial(A, Resource.SOLDIERS, 4).turn(2);
        assertThat(scenario.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(scenario.cited()).contains("dday.wiped-out");
        assertThat(scenario.refused(B, new TableAct.Done())).isEqualTo("dday.over");
    }

    @Test
    void a_Unit_wiped_out_in_Combat_loses_the_game_inside_the_Bunker_too() {
        Scenario scenario = Scenario.of(2).until(PhaseId.MOVE).dial(GERMAN, Resource.COURAGE, 0);
        scenario.dial(GERMAN, Resource.SOLDIERS, 20).place(A, "Bunker").dial(A, Resource.SOLDIERS, 12);
        scenario.turn(2);
        assertThat(scenario.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(scenario.cited()).contains("dday.wiped-out").doesNotContain("dday.assault");
    }
}
