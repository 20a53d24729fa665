package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.GERMAN;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SpendingTest {
    private static Scenario rich(String... words) {
        Scenario scenario = Scenario.of(1, words).until(PhaseId.SPEND);
        for (Resource resource : Resource.values()) {
            scenario.dial(A, resource, 50).dial(GERMAN, resource, 50);
        }
        return scenario;
    }

    @Test
    void a_Unit_rallies_one_Specialist_and_finds_one_Item_a_turn() {
        Scenario scenario = rich();
        scenario.act(A, new SpendAct.Rally("medic@unit-a"));
        scenario.act(A, new SpendAct.Find("ration-tins"));
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(50 - 4);
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(50 - 4);
        assertThat(scenario.cited()).contains("dday.rally", "dday.find");
        assertThat(scenario.refused(A, new SpendAct.Rally("scout@unit-a"))).isEqualTo("dday.limit");
        assertThat(scenario.refused(A, new SpendAct.Find("bazooka"))).isEqualTo("dday.limit");
    }

    @Test
    void the_German_has_no_limit_or_by_house_rule_the_same() {
        Scenario none = rich();
        none.act(GERMAN, new SpendAct.Rally("pionier"));
        none.act(GERMAN, new SpendAct.Rally("melder"));
        assertThat(none.state().force(GERMAN).cards()).contains("pionier", "melder");
        Scenario one = rich("german-limit=one");
        one.act(GERMAN, new SpendAct.Rally("pionier"));
        assertThat(one.refused(GERMAN, new SpendAct.Rally("melder"))).isEqualTo("dday.limit");
    }

    @Test
    void what_one_can_not_pay_one_does_not_get() {
        Scenario poor = rich().dial(A, Resource.STARS, 3).dial(A, Resource.ITEMS, 3);
        assertThat(poor.refused(A, new SpendAct.Rally("medic@unit-a"))).isEqualTo("dday.rally");
        assertThat(poor.refused(A, new SpendAct.Find("ration-tins"))).isEqualTo("dday.find");
    }

    @Test
    void a_used_Item_is_found_again_only_by_a_bonus() {
        Scenario scenario = rich().card(A, "ration-tins").given(new CardEffect.CardUsed(A, "ration-tins"));
        assertThat(scenario.refused(A, new SpendAct.Find("ration-tins"))).isEqualTo("dday.find");
    }

    @Test
    void a_Vehicle_is_found_like_an_Item() {
        Scenario scenario = rich();
        scenario.act(A, new SpendAct.Find("half-track"));
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(50 - 16);
    }

    @Test
    void what_is_Legendary_is_not_for_the_German() {
        assertThat(rich().refused(GERMAN, new SpendAct.Find("old-flag"))).isEqualTo("dday.legendary");
        Scenario scenario = rich();
        scenario.act(A, new SpendAct.Find("old-flag"));
        assertThat(scenario.state().force(A).cards()).contains("old-flag");
    }
}
