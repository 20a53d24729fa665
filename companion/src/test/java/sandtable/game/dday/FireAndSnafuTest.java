package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FireAndSnafuTest {
    @Test
    void each_Explosive_icon_over_2_costs_a_Unit_1_Soldier_and_the_German_none() {
        Scenario scenario = Scenario.of(2, "playing-with-fire=on").until(PhaseId.MOVE);
        for (String card : List.of("tnt", "bazooka", "bazooka@2", "thermite-grenade")) {
            scenario.card(A, card);
        }
        for (String card : List.of("booby-traps", "goliath-mine", "molotov-cocktail")) {
            scenario.card(GERMAN, card);
        }
        int before = scenario.soldiers(A);
        int german = scenario.soldiers(GERMAN);
        scenario.act(A, new MoveAct.Stay());
        scenario.act(Scenario.B, new MoveAct.Stay());
        assertThat(scenario.soldiers(A)).isEqualTo(before - 2);
        assertThat(scenario.soldiers(GERMAN)).isEqualTo(german);
        assertThat(scenario.cited()).contains("dday.fire");
    }

    @Test
    void two_Explosive_icons_are_safe() {
        Scenario scenario = Scenario.of(1, "playing-with-fire=on").until(PhaseId.MOVE);
        scenario.card(A, "tnt").card(A, "bazooka").turn(2);
        assertThat(scenario.cited()).doesNotContain("dday.fire");
    }

    @Test
    void only_the_top_Items_of_two_equal_piles_can_be_found_and_then_the_ones_under_them() {
        Scenario scenario =
                Scenario.of(1, "supply-snafu=on").until(PhaseId.SPEND).dial(A, Resource.ITEMS, 50);
        List<List<String>> piles = scenario.state().field().supply();
        assertThat(Math.abs(piles.get(0).size() - piles.get(1).size())).isLessThanOrEqualTo(1);
        assertThat(scenario.refused(A, new SpendAct.Find(piles.get(0).get(1)))).isEqualTo("dday.snafu");
        String second = piles.get(0).get(1);
        scenario.act(A, new SpendAct.Find(piles.get(0).get(0)));
        assertThat(scenario.state().field().supply().get(0).get(0)).isEqualTo(second);
        assertThat(scenario.cited()).contains("dday.snafu");
    }

    @Test
    void once_a_pile_is_empty_only_the_other_is_left() {
        Scenario scenario =
                Scenario.of(1, "supply-snafu=on").until(PhaseId.SPEND).dial(A, Resource.ITEMS, 90);
        List<String> pile = scenario.state().field().supply().get(1);
        scenario.given(new DeckEffect.SupplySplit(List.of(List.of(), pile)));
        assertThat(scenario.refused(A, new SpendAct.Find(pile.get(1)))).isEqualTo("dday.snafu");
        scenario.act(A, new SpendAct.Find(pile.get(0)));
        assertThat(scenario.state().force(A).cards()).contains(pile.get(0));
    }

    @Test
    void Legendary_Items_lie_apart() {
        Scenario scenario =
                Scenario.of(1, "supply-snafu=on").until(PhaseId.SPEND).dial(A, Resource.ITEMS, 50);
        assertThat(scenario.state().field().supply()).noneMatch(pile -> pile.contains("old-flag"));
        scenario.act(A, new SpendAct.Find("old-flag"));
        assertThat(scenario.state().force(A).cards()).containsExactly("old-flag");
    }
}
