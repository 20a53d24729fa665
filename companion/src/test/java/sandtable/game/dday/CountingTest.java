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
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Face;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CountingTest {
    @Test
    void the_dice_give_what_they_show() {
        Scenario scenario = Scenario.of(1);
        scenario.tally(A, Scenario.DULL);
        scenario.others();
        assertThat(scenario.soldiers(A)).isEqualTo(4 + 2);
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(2);
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(2);
        assertThat(scenario.cited()).contains("dday.resources");
    }

    @Test
    void the_number_of_Tools_is_converted_by_a_table_that_the_owner_is_asked_for() {
        Scenario scenario = Scenario.of(2);
        threeTools(scenario);
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(6);
        assertThat(scenario.cited()).contains("dday.tools", "assumed");
    }

    @Test
    void a_number_of_the_table_that_was_told_is_no_assumption_any_more() {
        Scenario scenario = Scenario.of(2);
        scenario.act(A, new TableAct.TellFact("tools.points.3", "4"));
        scenario.act(GERMAN, new TableAct.TellFact("tools.points.2", "2"));
        threeTools(scenario);
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(4);
        assertThat(scenario.cited()).contains("dday.fact").doesNotContain("assumed");
    }

    private static void threeTools(Scenario scenario) {
        scenario.tally(A, Face.TOOLS, Face.TOOLS, Face.TOOLS, Face.STAR, Face.SOLDIER, Face.SOLDIER);
        scenario.others();
    }

    @Test
    void a_Sector_adds_its_own_to_each_Final_Tally() {
        Scenario scenario = Scenario.of(1).place(A, "3");
        scenario.tally(A, Scenario.DULL);
        scenario.others();
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(3);
    }

    @Test
    void an_Active_Skull_cancels_a_die_of_its_players_choice() {
        Scenario scenario = Scenario.of(1);
        scenario.tally(A, Face.SKULL, Face.SOLDIER, Face.STAR, Face.STAR, Face.SOLDIER, Face.COURAGE);
        scenario.others();
        scenario.answer(A, "white-1");
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(1);
        assertThat(scenario.soldiers(A)).isEqualTo(6);
        assertThat(scenario.cited()).contains("dday.skull");
    }

    @Test
    void a_Skull_that_is_gone_before_its_player_chose_cancels_nothing_and_nobody_is_asked_any_more() {
        List<Face> skull = List.of(Face.SKULL, Face.SOLDIER, Face.STAR, Face.STAR, Face.SOLDIER, Face.COURAGE);
        Scenario scenario = Scenario.of(2);
        scenario.tally(A, skull);
        scenario.tally(B, skull);
        scenario.others();
        TableAct.Answer chosen = new TableAct.Answer(scenario.question(A).id(), "red-2");
        scenario.given(new DiceEffect.DieTurned(A, "red-1", Face.STAR));
        assertThat(scenario.refused(A, chosen)).isEqualTo("dday.question");
        scenario.answer(B, "white-1");
        assertThat(scenario.state().questions()).isEmpty();
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(3);
        assertThat(scenario.has(B, Resource.STARS)).isEqualTo(1);
    }

    @Test
    void a_Skull_that_is_ignored_cancels_nothing() {
        Scenario scenario = Scenario.of(1).card(A, "sharpshooter@unit-a");
        scenario.act(
                A,
                new DiceAct.Roll(
                        java.util.List.of(Face.SKULL, Face.SOLDIER, Face.STAR, Face.STAR, Face.SOLDIER, Face.COURAGE)));
        scenario.act(A, new CardAct.UseCard("sharpshooter@unit-a"));
        scenario.act(A, new DiceAct.FinalTally(java.util.Optional.empty()));
        scenario.others();
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(2);
    }

    @Test
    void Skulls_in_an_RWB_cancel_nothing_and_a_die_counts_once() {
        Scenario scenario = Scenario.of(1);
        scenario.tally(A, Face.SKULL, Face.SOLDIER, Face.SKULL, Face.STAR, Face.SKULL, Face.COURAGE);
        scenario.others();
        assertThat(scenario.soldiers(A)).isEqualTo(5);
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(1);
        assertThat(scenario.cited()).contains("dday.rwb");
    }

    @Test
    void with_seven_dice_the_player_chooses_between_an_RWB_and_a_Straight_because_a_die_counts_once() {
        Scenario scenario = Scenario.of(1, "badges");
        scenario.given(new sandtable.game.dday.effect.DeckEffect.CardDrawn(Deck.Name.BADGES, A, "staff-badge"));
        scenario.act(
                A,
                new DiceAct.Roll(java.util.List.of(
                        Face.STAR, Face.SOLDIER, Face.STAR, Face.TWO_SOLDIERS, Face.SKULL, Face.COURAGE)));
        scenario.act(A, new CardAct.UseCard("staff-badge"));
        scenario.act(A, new DiceAct.FinalTally(java.util.Optional.empty()));
        scenario.given(new sandtable.game.dday.effect.DiceEffect.DieAdded(
                A, "added-9", sandtable.game.dday.tally.Colour.RED, Face.TOOLS));
        scenario.others();
        assertThat(scenario.question(A).kind()).isEqualTo(sandtable.game.dday.state.Question.Kind.ALLOCATION);
        assertThat(Scenario.rules(scenario.answer(A, "1"))).contains("dday.one-die-one-use");
        assertThat(scenario.state().force(A).dice().allocation().orElseThrow().rwbs())
                .hasSize(1);
        assertThat(scenario.state().force(A).dice().allocation().orElseThrow().hasStraight())
                .isFalse();
    }

    @Test
    void a_Straight_gives_a_Unit_an_Award_at_random_or_of_its_choice_as_the_owner_says() {
        Scenario random = Scenario.of(1);
        straight(random);
        assertThat(random.state().force(A).cards()).hasSize(1);
        assertThat(random.cited()).contains("dday.straight", "dday.straight.allied");
        Scenario chosen = Scenario.of(1).fact("straight.award", "chosen");
        straight(chosen);
        chosen.answer(A, "drummer-medal");
        assertThat(chosen.state().force(A).cards()).containsExactly("drummer-medal");
    }

    private static void straight(Scenario scenario) {
        scenario.tally(A, Face.SKULL, Face.SOLDIER, Face.TWO_SOLDIERS, Face.STAR, Face.TOOLS, Face.COURAGE);
        scenario.others();
    }

    @Test
    void a_dial_stops_at_its_end() {
        Scenario scenario = Scenario.of(1).dial(A, Resource.SOLDIERS, 98);
        scenario.tally(A, Scenario.DULL);
        scenario.others();
        assertThat(scenario.cited()).contains("dday.dials");
        assertThat(scenario.soldiers(A)).isEqualTo(99);
    }

    @Test
    void everything_told_of_a_bonus_by_its_number_alone_keeps_its_resource() {
        Scenario scenario = Scenario.of(1);
        scenario.act(A, new TableAct.TellFact("bonus.dead-man-s-gift.item-points", "12"));
        assertThat(scenario.state()
                        .rules()
                        .fact("bonus.dead-man-s-gift.item-points")
                        .value())
                .isEqualTo("items:12");
        assertThat(scenario.refused(A, new TableAct.TellFact("dial.max.stars", "many")))
                .isEqualTo("dday.fact");
    }
}
