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
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;

/** The Bunker has a DEF of 12. The German has 8 Soldiers after Combat and the Unteroffizier: 9. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AssaultPhaseTest {
    private static final int AFTER_COMBAT = 12;

    private static Scenario storm(int units, int soldiers, int specialists, String... words) {
        Scenario scenario = Scenario.of(units, words)
                .until(PhaseId.MOVE)
                .dial(GERMAN, Resource.COURAGE, 0)
                .dial(GERMAN, Resource.SOLDIERS, 8 + 12);
        for (String specialist : List.of("corporal@unit-a", "engineer@unit-a").subList(0, specialists)) {
            scenario.card(A, specialist);
        }
        return scenario.place(A, "Bunker").dial(A, Resource.SOLDIERS, soldiers + AFTER_COMBAT);
    }

    @Test
    void with_more_the_Allies_have_won() {
        Scenario scenario = storm(2, 10, 0).turn(2);
        assertThat(scenario.state().ending()).contains(Ending.ALLIES_WIN);
        assertThat(scenario.cited()).contains("dday.assault", "dday.assault.won");
    }

    @ParameterizedTest(name = "7 Soldiers and 2 Specialists against 8 and 1, assault-tie={0}: {1}")
    @CsvSource({"specialists,ALLIES_WIN", "german,GERMAN_WINS"})
    void a_tie_goes_to_more_Specialists_or_by_house_rule_to_the_German(String rule, Ending ending) {
        Scenario scenario = storm(1, 7, 2, "assault-tie=" + rule).turn(2);
        assertThat(scenario.state().ending()).contains(ending);
        assertThat(scenario.cited()).contains("dday.assault.tie");
    }

    @Test
    void a_Unit_that_has_less_is_destroyed_and_while_others_play_the_German_draws_a_war_trophy() {
        Scenario scenario = storm(2, 1, 0).turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.LOST);
        assertThat(scenario.state().ending()).isEmpty();
        assertThat(scenario.state().deck(Deck.Name.DECORATIONS).left()).isEqualTo(20);
        assertThat(scenario.cited())
                .contains("dday.assault.destroyed", "dday.assault.trophy", "dday.assault.continues");
    }

    @Test
    void the_last_Unit_that_is_destroyed_brings_no_trophy_but_the_end() {
        Scenario scenario = storm(1, 1, 0).turn(2);
        assertThat(scenario.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(scenario.cited()).contains("dday.assault.last").doesNotContain("dday.assault.trophy");
    }

    @Test
    void the_Allies_decide_the_order_and_the_second_meets_the_same_strength() {
        Scenario scenario = storm(2, 1, 0).place(B, "Bunker").dial(B, Resource.SOLDIERS, 10 + AFTER_COMBAT);
        scenario.until(PhaseId.ASSAULT);
        scenario.answer(B, "unit-a,unit-b");
        scenario.turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.LOST);
        assertThat(scenario.state().ending()).contains(Ending.ALLIES_WIN);
        assertThat(scenario.cited()).contains("dday.assault.order", "dday.assault.trophy");
    }

    private static MoveEffect.SectorLearned secondBunker() {
        return new MoveEffect.SectorLearned(A, new Sector("East", 5, 2, 12, false, true, true, true, List.of()));
    }

    @Test
    void two_Units_in_the_two_Bunkers_of_Gold_Beach_come_one_after_the_other_as_if_there_were_one() {
        Scenario scenario = storm(2, 1, 0).given(secondBunker());
        scenario.place(B, "East").dial(B, Resource.SOLDIERS, 2 + AFTER_COMBAT);
        scenario.until(PhaseId.ASSAULT);
        scenario.answer(A, "unit-b,unit-a");
        scenario.turn(2);
        assertThat(scenario.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(scenario.cited()).contains("dday.gold-beach", "dday.assault.order", "dday.assault.last");
    }

    @Test
    void a_lone_Unit_needs_only_one_of_the_two_Bunkers() {
        Scenario scenario = storm(1, 10, 0).given(secondBunker()).turn(2);
        assertThat(scenario.state().ending()).contains(Ending.ALLIES_WIN);
        assertThat(scenario.cited()).contains("dday.gold-beach");
    }

    @Test
    void a_Bunker_in_the_middle_of_the_Map_starts_no_Assault() {
        Scenario scenario = Scenario.of(1)
                .until(PhaseId.MOVE)
                .given(new MoveEffect.SectorLearned(A, new Sector("9", 4, 0, 10, false, true, true, false, List.of())))
                .place(A, "9")
                .dial(A, Resource.SOLDIERS, 30)
                .turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.ON_MAP);
        assertThat(scenario.cited()).doesNotContain("dday.assault");
    }
}
