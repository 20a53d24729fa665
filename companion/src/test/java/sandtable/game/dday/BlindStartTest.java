package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.state.Resource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BlindStartTest {
    @Test
    void against_3_Units_one_of_3_dice_is_his_Soldiers_and_the_others_are_his_Courage() {
        Scenario scenario = Scenario.of(3, "blind-start=on");
        scenario.d6(Scenario.GERMAN, 2, 5, 3);
        scenario.answer(Scenario.GERMAN, "5");
        assertThat(scenario.soldiers(Scenario.GERMAN)).isEqualTo(5);
        assertThat(scenario.has(Scenario.GERMAN, Resource.COURAGE)).isEqualTo(5);
        assertThat(scenario.cited()).contains("dday.blind-start");
    }

    @Test
    void against_1_Unit_one_die_is_his_Soldiers_and_he_has_no_Courage() {
        Scenario scenario = Scenario.of(1, "blind-start=on");
        scenario.d6(Scenario.GERMAN, 4);
        assertThat(scenario.soldiers(Scenario.GERMAN)).isEqualTo(4);
        assertThat(scenario.has(Scenario.GERMAN, Resource.COURAGE)).isZero();
    }
}
