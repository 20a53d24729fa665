package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Face;

/** RWB bonuses: each tally is three dice of one face, and besides a Soldier, a Star and a Courage. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BonusesTest {
    private static Scenario german(Face face) {
        Scenario scenario = Scenario.of(2);
        scenario.tally(GERMAN, face, Face.SOLDIER, face, Face.STAR, face, Face.COURAGE);
        return scenario.others();
    }

    private static Scenario allied(Face face, String... words) {
        Scenario scenario = Scenario.of(2, words);
        scenario.tally(A, face, Face.SOLDIER, face, Face.STAR, face, Face.COURAGE);
        return scenario.others();
    }

    @Test
    void Support_Troops_give_6_Soldiers_and_1_Courage_besides_the_dice() {
        Scenario scenario = german(Face.SOLDIER);
        assertThat(scenario.soldiers(GERMAN)).isEqualTo(4 + 4 + 6);
        assertThat(scenario.has(GERMAN, Resource.COURAGE)).isEqualTo(3 + 1 + 1);
        assertThat(scenario.cited()).contains("dday.rwb", "assumed");
    }

    @Test
    void Replacements_give_6_Soldiers() {
        assertThat(german(Face.TWO_SOLDIERS).soldiers(GERMAN)).isEqualTo(4 + 6 + 1 + 6);
    }

    @Test
    void Discipline_gives_2_Courage_or_adds_a_black_result_that_can_complete_another_RWB() {
        Scenario courage = german(Face.STAR);
        courage.answer(GERMAN, "courage");
        assertThat(courage.has(GERMAN, Resource.COURAGE)).isEqualTo(3 + 1 + 2);

        Scenario die = Scenario.of(2);
        die.tally(GERMAN, Face.STAR, Face.SOLDIER, Face.STAR, Face.SOLDIER, Face.STAR, Face.COURAGE);
        die.others();
        die.answer(GERMAN, "add-die:soldier");
        assertThat(die.soldiers(GERMAN)).isEqualTo(4 + 3 + 6);
        assertThat(die.state().force(GERMAN).dice().dice()).hasSize(7);
    }

    @Test
    void Dispatch_gives_15_Item_Points_or_a_Decoration_and_its_Skulls_cancel_nothing_either_way() {
        Scenario items = german(Face.SKULL);
        items.answer(GERMAN, "item-points");
        assertThat(items.has(GERMAN, Resource.ITEMS)).isEqualTo(15);
        assertThat(items.soldiers(GERMAN)).isEqualTo(5);
        Scenario decoration = german(Face.SKULL);
        decoration.answer(GERMAN, "decoration");
        assertThat(decoration.state().deck(Deck.Name.DECORATIONS).left()).isEqualTo(20);
        assertThat(decoration.state().force(GERMAN).dice().dice())
                .noneMatch(sandtable.game.dday.state.TableDie::cancelled);
    }

    @Test
    void Fanatism_gives_2_Stars_or_every_Unit_loses_1_Soldier() {
        Scenario stars = german(Face.COURAGE);
        stars.answer(GERMAN, "stars");
        assertThat(stars.has(GERMAN, Resource.STARS)).isEqualTo(1 + 2);
        Scenario lose = german(Face.COURAGE);
        lose.answer(GERMAN, "units-lose");
        assertThat(lose.soldiers(A)).isEqualTo(4 + 2 - 1);
        assertThat(lose.soldiers(B)).isEqualTo(4 + 2 - 1);
    }

    @Test
    void Ingenuity_finds_a_used_Item_for_its_cost_or_looks_at_3_Decorations() {
        Scenario used = Scenario.of(2).card(GERMAN, "sandbags");
        used.given(new CardEffect.CardUsed(GERMAN, "sandbags"));
        used.tally(GERMAN, Face.TOOLS, Face.SOLDIER, Face.TOOLS, Face.STAR, Face.TOOLS, Face.COURAGE);
        used.others();
        used.answer(GERMAN, "find-used");
        used.until(PhaseId.SPEND).dial(GERMAN, Resource.ITEMS, 7);
        used.act(GERMAN, new SpendAct.Find("sandbags"));
        assertThat(used.has(GERMAN, Resource.ITEMS)).isZero();
        assertThat(used.state().force(GERMAN).cards()).contains("sandbags");

        Scenario look = german(Face.TOOLS);
        String question = look.question(GERMAN).id();
        List<String> top = look.state().field().looked().get(Deck.Name.DECORATIONS);
        assertThat(top).hasSize(3);
        List<String> turned = List.of(top.get(2), top.get(0), top.get(1));
        look.act(GERMAN, new CardAct.Arrange(question, turned));
        assertThat(look.state().field().looked().get(Deck.Name.DECORATIONS)).isEmpty();
        assertThat(look.state().force(GERMAN).dice().counted()).isTrue();
    }

    @Test
    void of_several_options_one_is_asked_for_by_dday_bonus_and_none_that_can_not_be_had() {
        Scenario scenario = allied(Face.COURAGE);
        assertThat(scenario.evening.choices(A))
                .extracting(choice -> choice.id().replaceAll(".*bonus-", ""))
                .contains("courage", "advance")
                .doesNotContain("badge");
        assertThat(Scenario.rules(scenario.answer(A, "courage"))).contains("dday.bonus");
    }

    @Test
    void a_Battle_Cry_lets_a_Unit_Advance_without_Courage() {
        Scenario scenario = allied(Face.COURAGE);
        scenario.answer(A, "advance");
        scenario.until(PhaseId.MOVE).dial(A, Resource.COURAGE, 0);
        scenario.act(A, new MoveAct.Move("2"));
        assertThat(scenario.state().post(A).sector()).isEqualTo("2");
    }

    @Test
    void amounts_that_stand_only_on_a_nations_player_aid_are_assumed_until_they_are_told() {
        Scenario scenario = Scenario.of(2).fact("bonus.fresh-troops.soldiers", "soldiers:5");
        scenario.tally(
                A, Face.TWO_SOLDIERS, Face.SOLDIER, Face.TWO_SOLDIERS, Face.STAR, Face.TWO_SOLDIERS, Face.COURAGE);
        scenario.others();
        assertThat(scenario.soldiers(A)).isEqualTo(4 + 6 + 1 + 5);
    }
}
