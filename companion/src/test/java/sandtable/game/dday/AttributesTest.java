package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.tally.Face;

/** Sector 1, in which everybody starts, with attributes that other maps print. */
@DisplayName("What is printed in Sectors")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AttributesTest {
    private static Scenario with(Attribute.Kind kind, String of, int amount) {
        Scenario scenario = Scenario.of(2);
        scenario.given(new MoveEffect.SectorLearned(
                A, new Sector("1", 0, 1, 2, false, true, false, false, List.of(new Attribute(kind, of, amount)))));
        return scenario;
    }

    @Test
    void every_Unit_there_adds_2_Tools_to_its_own_Final_Tally_and_the_German_none() {
        Scenario scenario = with(Attribute.Kind.PER_TALLY, "tools", 2);
        scenario.tally(A, Face.TOOLS, Face.STAR, Face.STAR, Face.SOLDIER, Face.COURAGE, Face.SOLDIER);
        scenario.others();
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(6);
        assertThat(scenario.has(B, Resource.ITEMS)).isEqualTo(3);
        assertThat(scenario.has(GERMAN, Resource.ITEMS)).isZero();
    }

    @Test
    void a_bonus_that_is_not_to_be_had_there_leaves_its_dice_what_they_give() {
        Scenario scenario = with(Attribute.Kind.NO_RWB, "fresh-troops", 0);
        scenario.tally(
                A, Face.TWO_SOLDIERS, Face.SOLDIER, Face.TWO_SOLDIERS, Face.STAR, Face.TWO_SOLDIERS, Face.COURAGE);
        scenario.others();
        assertThat(scenario.soldiers(A)).isEqualTo(4 + 3 * 2 + 1);
    }

    @Test
    void where_no_Items_can_be_found_a_used_one_is_not_found_either_and_the_German_does_not_care() {
        Scenario scenario = with(Attribute.Kind.NO_FINDING, "", 0);
        scenario.card(A, "ration-tins").given(new CardEffect.CardUsed(A, "ration-tins"));
        scenario.tally(A, Face.TOOLS, Face.SOLDIER, Face.TOOLS, Face.STAR, Face.TOOLS, Face.COURAGE);
        scenario.others();
        scenario.answer(A, "find-used");
        scenario.until(PhaseId.SPEND).dial(A, Resource.ITEMS, 50).dial(GERMAN, Resource.ITEMS, 50);
        assertThat(scenario.refused(A, new SpendAct.Find("ration-tins"))).isEqualTo("dday.attribute");
        assertThat(scenario.refused(A, new SpendAct.Find("bazooka"))).isEqualTo("dday.attribute");
        assertThat(scenario.refused(GERMAN, new SpendAct.Find("sandbags"))).isEqualTo("accepted");
    }

    @ParameterizedTest(name = "with {0} Skulls: {1}")
    @CsvSource({"4,accepted", "3,dday.advance"})
    void a_climb_asks_for_4_Skulls_in_the_Final_Tally_and_no_dice_are_Locked(int skulls, String rule) {
        Scenario scenario = with(Attribute.Kind.CLIMB, "", 4).place(B, "2").dial(B, Resource.COURAGE, 5);
        assertThat(scenario.refused(A, new DiceAct.Roll(Scenario.DULL))).isEqualTo("accepted");
        List<Face> faces = new java.util.ArrayList<>(java.util.Collections.nCopies(skulls, Face.SKULL));
        faces.addAll(List.of(Face.SOLDIER, Face.SOLDIER, Face.SOLDIER).subList(0, 6 - skulls));
        scenario.act(A, new DiceAct.Roll(List.of(Face.STAR, Face.STAR, Face.STAR, Face.STAR, Face.STAR, Face.STAR)));
        assertThat(scenario.state().force(A).dice().dice()).noneMatch(sandtable.game.dday.state.TableDie::locked);
        scenario.dial(A, Resource.COURAGE, 5).dial(A, Resource.SOLDIERS, 20);
        scenario.tally(A, faces);
        scenario.others();
        scenario.until(PhaseId.MOVE);
        assertThat(scenario.refused(A, new MoveAct.Move("2"))).isEqualTo(rule);
    }
}
