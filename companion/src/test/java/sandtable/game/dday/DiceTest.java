package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;
import sandtable.table.Choice;
import sandtable.table.RollRequest;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DiceTest {
    private static final List<Face> FOUR = Scenario.DULL.subList(0, 4);

    @Test
    void there_are_three_rolls_two_dice_are_Locked_after_the_first_and_none_has_to_be_after_the_second() {
        Scenario scenario = Scenario.of(2);
        scenario.act(A, new DiceAct.Roll(Scenario.DULL));
        assertThat(scenario.refused(A, new DiceAct.Roll(FOUR))).isNotEqualTo("accepted");
        assertThat(scenario.refused(A, new DiceAct.Lock(List.of("red-1")))).isEqualTo("dday.lock");
        scenario.act(A, new DiceAct.Lock(List.of("red-1", "blue-2")));
        scenario.act(A, new DiceAct.Roll(FOUR));
        scenario.act(A, new DiceAct.Roll(FOUR));
        assertThat(scenario.refused(A, new DiceAct.Roll(FOUR))).isEqualTo("dday.roll");
        scenario.act(A, new DiceAct.FinalTally(Optional.empty()));
        assertThat(scenario.state().force(A).dice().closed()).isTrue();
        assertThat(scenario.refused(A, new DiceAct.FinalTally(Optional.empty())))
                .isEqualTo("dday.final-tally");
    }

    @Test
    void in_Sector_7_no_dice_are_Locked() {
        Scenario scenario =
                Scenario.of(1).place(A, "7").dial(A, Resource.SOLDIERS, 40).turn(2);
        scenario.act(A, new DiceAct.Roll(Scenario.DULL));
        scenario.act(A, new DiceAct.Roll(Scenario.DULL));
        assertThat(scenario.state().force(A).dice().lockedCount()).isZero();
        assertThat(scenario.refused(A, new DiceAct.Lock(List.of("red-1")))).isEqualTo("accepted");
    }

    @Test
    void in_Sector_8_five_dice_are_rolled_and_the_player_chooses_which_stays_out() {
        Scenario scenario = eight();
        scenario.turn(2);
        scenario.answer(A, "white-2");
        assertThat(scenario.state().force(A).dice().dice())
                .extracting(TableDie::id)
                .containsExactly("red-1", "red-2", "white-1", "blue-1", "blue-2");
        assertThat(scenario.cited()).contains("dday.five-dice", "assumed");
    }

    @ParameterizedTest
    @CsvSource({"red,RED", "white,WHITE", "blue,BLUE"})
    void the_owner_may_know_which_colour_stays_out(String told, Colour colour) {
        Scenario scenario = eight().fact("five-dice.left-out", told);
        scenario.turn(2);
        assertThat(scenario.state().force(A).dice().dice())
                .filteredOn(die -> die.colour() == colour)
                .hasSize(1);
        assertThat(scenario.state().questions()).isEmpty();
    }

    private static Scenario eight() {
        Scenario scenario = Scenario.of(1);
        scenario.dial(A, Resource.SOLDIERS, 40);
        return scenario.place(A, "8");
    }

    @Test
    void a_die_that_was_read_wrong_is_corrected_while_it_lies_there() {
        Scenario scenario = Scenario.of(2);
        scenario.tally(A, Scenario.DULL);
        scenario.act(A, new DiceAct.CorrectDie("red-1", Face.TOOLS));
        assertThat(scenario.state().force(A).dice().die("red-1").flatMap(TableDie::face))
                .contains(Face.TOOLS);
        assertThat(scenario.refused(A, new DiceAct.CorrectDie("green-1", Face.TOOLS)))
                .isEqualTo("dday.roll");
    }

    @Test
    void a_card_that_lets_roll_again_asks_for_the_real_die() {
        Scenario scenario = Scenario.of(2).card(GERMAN, "melder");
        scenario.act(GERMAN, new DiceAct.Roll(Scenario.DULL));
        scenario.act(GERMAN, new CardAct.UseCard("melder"));
        scenario.answer(GERMAN, "black-2");
        Choice choice = scenario.evening.choices(GERMAN).stream()
                .filter(each -> each.act() instanceof DiceAct.Reroll)
                .findFirst()
                .orElseThrow();
        assertThat(choice.roll().map(RollRequest::dice))
                .contains(List.of(new RollRequest.Die("black-2", "rwb", "black")));
        scenario.act(GERMAN, new DiceAct.Reroll(scenario.question(GERMAN).id(), List.of(Face.TOOLS)));
        assertThat(scenario.state().force(GERMAN).dice().die("black-2").flatMap(TableDie::face))
                .contains(Face.TOOLS);
        assertThat(scenario.state().questions()).isEmpty();
    }

    @Test
    void a_blue_die_that_the_German_steals_becomes_black() {
        Scenario scenario = Scenario.of(1).card(GERMAN, "dog");
        scenario.act(GERMAN, new DiceAct.Roll(Scenario.DULL));
        scenario.act(A, new DiceAct.Roll(Scenario.DULL));
        scenario.act(GERMAN, new CardAct.UseCard("dog"));
        scenario.answer(GERMAN, "blue-1");
        assertThat(scenario.state().force(A).dice().dice()).hasSize(5);
        assertThat(scenario.state().force(GERMAN).dice().dice())
                .filteredOn(die -> die.colour() == Colour.BLACK)
                .hasSize(3);
        assertThat(scenario.cited()).contains("dday.black-blue");
    }

    @Test
    void the_German_decides_what_happens_first() {
        Scenario scenario = Scenario.of(2).card(A, "flare-pistol").card(GERMAN, "field-telephone");
        scenario.act(GERMAN, new TableAct.GoFirst(YesNo.YES));
        assertThat(scenario.refused(A, new CardAct.UseCard("flare-pistol"))).isEqualTo("dday.priority");
        scenario.act(GERMAN, new CardAct.UseCard("field-telephone"));
        scenario.act(A, new CardAct.UseCard("flare-pistol"));
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(2);
        assertThat(scenario.refused(B, new TableAct.GoFirst(YesNo.YES))).isEqualTo("dday.priority");
    }
}
