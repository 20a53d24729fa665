package sandtable.game.dday.assault;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.assault.Assault.Entrant;
import sandtable.game.dday.assault.Assault.Outcome;
import sandtable.game.dday.assault.Assault.Round;
import sandtable.game.dday.assault.Assault.Tie;
import sandtable.game.dday.assault.Assault.Winner;
import sandtable.table.Text;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AssaultTest {
    @Test
    void a_tie_goes_to_the_side_with_more_Specialists() {
        Assault assault = Assault.storm(new Force(5, 2), List.of(unit("A", 4, 3)), 1);
        assertThat(assault.rounds()).containsExactly(new Round("A", 7, 7, Winner.ALLIES, Tie.SPECIALISTS, false));
        assertThat(assault.outcome()).isEqualTo(Outcome.ALLIES_WIN);
    }

    @Test
    void a_tie_in_Specialists_too_goes_to_the_German() {
        Assault assault = Assault.storm(new Force(5, 2), List.of(unit("A", 5, 2)), 0);
        assertThat(assault.rounds()).containsExactly(new Round("A", 7, 7, Winner.GERMAN, Tie.GERMAN, false));
        assertThat(assault.outcome()).isEqualTo(Outcome.GERMAN_WINS);
    }

    @Test
    void more_Soldiers_win_however_few_Specialists() {
        assertThat(Assault.storm(new Force(0, 6), List.of(unit("A", 7, 0)), 0).outcome())
                .isEqualTo(Outcome.ALLIES_WIN);
    }

    @Test
    void rounds_stop_at_the_first_win_of_the_Allies() {
        Assault assault = Assault.storm(new Force(5, 0), List.of(unit("A", 3, 0), unit("B", 9, 0), unit("C", 1, 0)), 0);
        assertThat(assault.rounds()).extracting(Round::unit).containsExactly("A", "B");
    }

    @Test
    void the_second_Unit_meets_the_same_German_strength() {
        Assault assault = Assault.storm(new Force(5, 1), List.of(unit("A", 3, 0), unit("B", 4, 0)), 0);
        assertThat(assault.rounds()).extracting(Round::german).containsExactly(6, 6);
    }

    @Test
    void the_war_trophy_comes_only_while_another_Unit_is_in_play() {
        Assault assault = Assault.storm(new Force(9, 0), List.of(unit("A", 3, 0), unit("B", 4, 0)), 0);
        assertThat(assault.rounds()).extracting(Round::decoration).containsExactly(true, false);
    }

    @Test
    void a_Unit_elsewhere_on_the_Map_keeps_the_game_going() {
        Assault assault = Assault.storm(new Force(9, 0), List.of(unit("A", 3, 0)), 1);
        assertThat(assault.outcome()).isEqualTo(Outcome.CONTINUES);
        assertThat(assault.rounds().get(0).decoration()).isTrue();
    }

    private static Entrant unit(String id, int soldiers, int specialists) {
        return new Entrant(id, Text.literal(id), new Force(soldiers, specialists));
    }
}
