package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.bench.SeededChance;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.table.Ruling;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SetupTest {
    @ParameterizedTest(name = "against {0} Units {1} Courage")
    @CsvSource({"1,0", "2,3", "3,6", "4,9"})
    void the_German_starts_with_4_Soldiers_the_Unteroffizier_and_3_Courage_for_each_Unit_but_the_first(
            int units, int courage) {
        Scenario scenario = Scenario.of(units);
        assertThat(scenario.soldiers(Scenario.GERMAN)).isEqualTo(4);
        assertThat(scenario.has(Scenario.GERMAN, Resource.COURAGE)).isEqualTo(courage);
        assertThat(scenario.state().force(Scenario.GERMAN).cards()).containsExactly("unteroffizier");
        assertThat(scenario.cited()).contains("dday.start.german");
    }

    @Test
    void Units_start_with_the_Soldiers_printed_on_the_Map_and_nothing_else() {
        Scenario scenario = Scenario.of(2);
        assertThat(scenario.soldiers(Scenario.A)).isEqualTo(4);
        assertThat(scenario.has(Scenario.A, Resource.COURAGE)).isZero();
        assertThat(scenario.state().post(Scenario.A).sector()).isEqualTo("1");
        assertThat(scenario.cited()).contains("dday.start.units");
    }

    @Test
    void machine_guns_and_mines_are_inactive_at_the_start() {
        assertThat(Scenario.of(2).state().featureOn(Features.MGF)).isFalse();
        assertThat(Scenario.of(2).state().featureOn(Features.MINES)).isFalse();
    }

    @Test
    void a_setup_that_makes_no_sense_is_refused_by_dday_setup() {
        DdayGame game = new DdayGame();
        Ruling<DdayEffect> five = game.open(Evening.setup(5, Set.of(), Map.of()), new SeededChance(1, 1));
        assertThat(((Ruling.Refused<DdayEffect>) five).rule()).isEqualTo("dday.setup");
        Ruling<DdayEffect> option =
                game.open(Evening.setup(2, Set.of(), Map.of("colour", "red")), new SeededChance(1, 1));
        assertThat(((Ruling.Refused<DdayEffect>) option).rule()).isEqualTo("dday.setup");
    }

    @Test
    void a_phase_is_over_when_everybody_finished_it_and_what_belongs_to_another_is_refused_by_dday_phases() {
        Scenario scenario = Scenario.of(2);
        assertThat(scenario.refused(Scenario.A, new TableAct.Done())).isEqualTo("dday.phases");
        scenario.tally(Scenario.A, Scenario.DULL);
        assertThat(scenario.state().clock().phase()).isEqualTo(PhaseId.ROLL);
        scenario.others();
        assertThat(scenario.state().clock().phase()).isNotEqualTo(PhaseId.ROLL);
        assertThat(scenario.refused(Scenario.A, new DiceAct.Roll(Scenario.DULL)))
                .isEqualTo("dday.phases");
    }

    @ParameterizedTest
    @CsvSource({"ROLL,1", "COUNT,2", "SPEND,4", "MOVE,5", "COMBAT,6", "ASSAULT,7"})
    void phases_have_the_numbers_of_the_2nd_edition(PhaseId phase, int number) {
        assertThat(Scenario.of(2).state().rules().edition().number(phase)).isEqualTo(number);
    }
}
