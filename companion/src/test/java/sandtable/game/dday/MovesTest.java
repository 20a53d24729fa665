package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MovesTest {
    private static Scenario at(String sector, int courage) {
        Scenario scenario = Scenario.of(2).until(PhaseId.MOVE);
        return (sector.equals("1") ? scenario : scenario.place(A, sector)).dial(A, Resource.COURAGE, courage);
    }

    @Test
    void an_Advance_costs_the_Courage_at_the_border() {
        Scenario scenario = at("2", 3);
        scenario.act(A, new MoveAct.Move("4"));
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(1);
        assertThat(scenario.cited()).contains("dday.advance");
        assertThat(at("2", 1).refused(A, new MoveAct.Move("4"))).isEqualTo("dday.advance");
    }

    @Test
    void a_lateral_move_is_free() {
        Scenario scenario = at("7", 0);
        scenario.act(A, new MoveAct.Move("8"));
        assertThat(scenario.state().post(A).sector()).isEqualTo("8");
        assertThat(scenario.cited()).contains("dday.lateral");
    }

    @Test
    void nobody_goes_back_to_a_Sector_already_visited() {
        assertThat(at("2", 9).refused(A, new MoveAct.Move("1"))).isEqualTo("dday.no-return");
    }

    @Test
    void a_Unit_moves_once_a_turn_and_only_to_a_neighbour() {
        Scenario scenario = at("1", 9);
        assertThat(scenario.refused(A, new MoveAct.Move("9"))).isEqualTo("dday.move");
        scenario.act(A, new MoveAct.Move("2"));
        assertThat(scenario.refused(A, new MoveAct.Move("4"))).isEqualTo("dday.move");
    }

    @Test
    void a_Sector_that_requires_a_Specialist_is_closed_without_him() {
        assertThat(at("4", 0).refused(A, new MoveAct.Move("5"))).isEqualTo("dday.requirement");
        Scenario scenario = at("4", 0).card(A, "corporal@unit-a");
        scenario.act(A, new MoveAct.Move("5"));
        assertThat(scenario.state().post(A).sector()).isEqualTo("5");
    }

    @Test
    void after_three_turns_a_Unit_must_leave() {
        Scenario two = turned(at("7", 0), 2);
        two.act(A, new MoveAct.Stay());
        assertThat(turned(at("7", 0), 3).refused(A, new MoveAct.Stay())).isEqualTo("dday.stay");
    }

    @Test
    void from_a_black_shield_a_Unit_must_leave_after_one_turn() {
        at("4", 0).act(A, new MoveAct.Stay());
        assertThat(turned(at("4", 5), 1).refused(A, new MoveAct.Stay())).isEqualTo("dday.cant-stay");
    }

    private static Scenario turned(Scenario scenario, int times) {
        for (int i = 0; i < times; i++) {
            scenario.given(new MoveEffect.MarkerTurned(A));
        }
        return scenario;
    }

    @Test
    void a_Unit_that_must_leave_and_can_not_is_lost_and_the_game_with_it() {
        Scenario scenario = turned(at("4", 0), 1);
        scenario.act(B, new MoveAct.Stay());
        scenario.turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.LOST);
        assertThat(scenario.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(scenario.cited()).contains("dday.cant-stay", "dday.forced-move");
    }

    @Test
    void nobody_crosses_a_Barrier() {
        Scenario scenario =
                at("7", 9).given(new MoveEffect.PathLearned(A, new Path("7", "8", Path.Kind.BARRIER, 0, false)));
        assertThat(scenario.refused(A, new MoveAct.Move("8"))).isEqualTo("dday.barrier");
        assertThat(scenario.evening.choices(A)).noneMatch(choice -> choice.id().equals("move-8"));
    }

    @Test
    void a_Specialist_who_waits_in_a_Sector_joins() {
        Scenario scenario = at("1", 1);
        scenario.act(A, new MoveAct.Move("2"));
        assertThat(scenario.state().force(A).cards()).containsExactly("scout@unit-a");
        assertThat(scenario.cited()).contains("dday.attribute");
    }

    @Test
    void a_Sector_takes_a_Specialist_of_the_Units_choice_and_nothing_from_a_Unit_without_one() {
        Scenario two = at("4", 2).card(A, "medic@unit-a").card(A, "engineer@unit-a");
        two.act(A, new MoveAct.Move("7"));
        assertThat(Scenario.rules(two.answer(A, "engineer@unit-a"))).contains("dday.choice-of-loss");
        assertThat(two.state().force(A).cards()).containsExactly("medic@unit-a");
        Scenario none = at("4", 2);
        none.act(A, new MoveAct.Move("7"));
        assertThat(none.cited()).contains("dday.cannot-lose");
    }

    @Test
    void by_the_owners_fact_a_Sector_takes_a_Specialist_in_each_turn() {
        Scenario scenario = at("7", 0).fact("lose-specialist.when", "each-turn").card(A, "medic@unit-a");
        scenario.dial(A, Resource.SOLDIERS, 30).turn(2);
        assertThat(scenario.state().force(A).cards()).isEmpty();
    }

    @Test
    void reinforcements_are_rolled_for_on_arrival() {
        Scenario scenario = at("8", 3);
        int before = scenario.soldiers(A);
        scenario.act(A, new MoveAct.Move("10"));
        assertThat(Scenario.rules(scenario.d6(A, 4))).contains("dday.d6");
        assertThat(scenario.soldiers(A)).isEqualTo(before + 4);
    }
}
