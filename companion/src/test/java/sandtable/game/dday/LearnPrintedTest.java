package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Sector;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Ruling;

@DisplayName("What else is printed in a Sector of a map that is learned")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LearnPrintedTest {
    /** A Unit that has just come to Sector 3, of which the DEF is known. */
    private static Evening inKnownSector3() {
        Evening evening = Evening.aboutToMoveOnLearnedMap(Map.of());
        evening.act(A, new MoveAct.Move("3"));
        evening.act(A, new MoveAct.LearnSector("3", 4, YesNo.NO, YesNo.NO));
        return evening;
    }

    private static void tell(Evening evening, String printed, int amount) {
        assertThat(Evening.rules(evening.act(A, new MoveAct.LearnPrinted("3", printed, amount))))
                .contains("dday.learn");
    }

    private static Sector sector3(Evening evening) {
        return evening.state().map().sector("3").orElseThrow();
    }

    private static void answerTheBorder(Evening evening) {
        evening.act(A, new MoveAct.LearnPath("Start", "3", 0, YesNo.NO));
    }

    @Test
    void a_Unit_has_to_leave_a_Sector_where_none_can_stay() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        tell(evening, "cant-stay", 1);
        assertThat(sector3(evening).canStay()).isFalse();
        evening.set(new sandtable.game.dday.effect.MoveEffect.MarkerTurned(A));
        assertThat(Moves.mustLeave(evening.state(), A)).contains("dday.cant-stay");
    }

    @Test
    void a_Specialist_that_is_printed_there_joins_the_Unit_that_came_this_turn_and_only_once() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        tell(evening, "specialist-here:medic", 1);
        assertThat(evening.state().hasSpecialist(A, "medic")).isTrue();
        int cards = evening.state().force(A).cards().size();
        tell(evening, "specialist-here:medic", 1);
        assertThat(evening.state().force(A).cards()).hasSize(cards);
    }

    @Test
    void a_Sector_that_takes_a_Specialist_asks_which_once_it_is_told() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        tell(evening, "specialist-here:medic", 1);
        tell(evening, "specialist-here:engineer", 1);
        tell(evening, "lose-specialist", 1);
        assertThat(evening.state().questions()).anyMatch(question -> question.kind() == Question.Kind.LOSE_CARD);
    }

    @Test
    void what_is_not_printed_there_after_all_is_taken_away_again_and_a_number_is_told_anew() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        tell(evening, "dice", 5);
        tell(evening, "dice", 4);
        tell(evening, "per-tally:stars", 2);
        assertThat(sector3(evening).attributes())
                .containsExactly(
                        new Attribute(Attribute.Kind.DICE, "", 4), new Attribute(Attribute.Kind.PER_TALLY, "stars", 2));
        tell(evening, "per-tally:stars", 0);
        tell(evening, "cant-stay", 1);
        tell(evening, "cant-stay", 0);
        assertThat(sector3(evening).attributes()).containsExactly(new Attribute(Attribute.Kind.DICE, "", 4));
        assertThat(sector3(evening).canStay()).isTrue();
    }

    @Test
    void the_next_table_with_that_map_knows_it_and_a_box_of_before_is_read_as_it_was() {
        Evening first = inKnownSector3();
        answerTheBorder(first);
        tell(first, "cant-stay", 1);
        tell(first, "requires:medic", 1);
        tell(first, "no-rwb:fresh-troops", 1);
        tell(first, "climb", 3);
        Evening next = Evening.aboutToMoveOnLearnedMap(first.game.learned(first.state()));
        assertThat(next.state().map()).isEqualTo(first.state().map());
        assertThat(next.ask(A, new MoveAct.Move("3")))
                .isInstanceOfSatisfying(
                        Ruling.Refused.class,
                        refused -> assertThat(refused.rule()).isEqualTo("dday.requirement"));
        Evening before = Evening.aboutToMoveOnLearnedMap(Map.of("map.gold-beach.sector.3", "1,0,4,true,false"));
        assertThat(before.state().map().sector("3"))
                .contains(new Sector("3", 1, 0, 4, true, true, false, false, List.of()));
    }

    private static List<String> words(Evening evening, String id) {
        Choice offered = evening.choices(A).stream()
                .filter(choice -> choice.id().equals(id))
                .findFirst()
                .orElseThrow();
        return offered.open().get(1).values().stream().map(Open.Option::value).toList();
    }

    @Test
    void what_was_noted_is_offered_to_be_taken_off_again() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        tell(evening, "cant-stay", 1);
        tell(evening, "requires:medic", 1);
        assertThat(evening.choices(A).stream()
                        .filter(choice -> choice.id().startsWith("learn-not-printed-"))
                        .map(Choice::act))
                .containsExactly(
                        new MoveAct.LearnPrinted("3", "cant-stay", 0),
                        new MoveAct.LearnPrinted("3", "requires:medic", 0));
    }

    @ParameterizedTest(name = "sector {0}, {1} {2}")
    @CsvSource({"9,dice,5", "3,beer,1", "3,requires:nobody,1", "3,dice,-1", "3,dice,7"})
    void what_cannot_be_printed_there_is_refused(String sector, String printed, int amount) {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        assertThat(evening.ask(A, new MoveAct.LearnPrinted(sector, printed, amount)))
                .isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void it_is_offered_with_every_word_that_can_be_printed_and_not_where_the_map_came_with_the_pack() {
        Evening evening = inKnownSector3();
        answerTheBorder(evening);
        assertThat(words(evening, "learn-printed")).contains("cant-stay", "per-tally:tools", "no-rwb:fresh-troops");
        assertThat(words(evening, "learn-printed-specialist")).contains("requires:medic", "specialist-here:medic");
        assertThat(Stream.of("learn-printed", "learn-printed-specialist").flatMap(id -> words(evening, id).stream()))
                .allSatisfy(word -> assertThat(evening.ask(A, new MoveAct.LearnPrinted("3", word, 1)))
                        .as(word)
                        .isInstanceOf(Ruling.Accepted.class));
        assertThat(Scenario.of(1).evening.choices(A))
                .noneMatch(choice -> choice.id().equals("learn-printed"));
    }
}
