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
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MinesAndMgfTest {
    /** Before the mined border from 8 to 10, with 30 Soldiers. */
    private static Scenario atMines() {
        return Scenario.of(1)
                .until(PhaseId.MOVE)
                .place(A, "8")
                .dial(A, Resource.COURAGE, 3)
                .dial(A, Resource.SOLDIERS, 30);
    }

    @Test
    void inactive_mines_are_ignored() {
        Scenario scenario = atMines();
        assertThat(Scenario.rules(scenario.act(A, new MoveAct.Move("10")))).contains("dday.features");
        assertThat(scenario.state().questions()).hasSize(1);
    }

    @ParameterizedTest(name = "a die of {1} costs {2} Soldiers where the table says {0}")
    @CsvSource({"'1,2,3,4,5,6',4,4", "'1,1,2,2,3,3',5,3", "'1,1,1,1,1,1',6,1"})
    void with_the_Pionier_a_die_is_rolled_for_mines(String table, int pips, int lost) {
        Scenario scenario = atMines().card(GERMAN, "pionier").fact("mines.losses", table);
        scenario.act(A, new MoveAct.Move("10"));
        scenario.d6(A, pips);
        assertThat(scenario.soldiers(A)).isEqualTo(30 - lost);
        assertThat(scenario.cited()).contains("dday.mines");
    }

    @Test
    void rallying_the_Specialists_switches_their_features_on_losing_them_off_and_rallying_again_on() {
        Scenario scenario = Scenario.of(1).until(PhaseId.SPEND).dial(GERMAN, Resource.STARS, 30);
        scenario.act(GERMAN, new SpendAct.Rally("pionier"));
        assertThat(scenario.state().featureOn(Features.MINES)).isTrue();
        assertThat(scenario.state().featureOn(Features.MGF)).isFalse();
        scenario.act(GERMAN, new SpendAct.Rally("maschinengewehr-schuetze"));
        assertThat(scenario.state().featureOn(Features.MGF)).isTrue();
        assertThat(scenario.cited()).contains("dday.features");
        scenario.given(new CardEffect.Returned(GERMAN, "maschinengewehr-schuetze"));
        assertThat(scenario.state().featureOn(Features.MGF)).isFalse();
        assertThat(scenario.state().featureOn(Features.MINES)).isTrue();
        scenario.act(GERMAN, new SpendAct.Rally("maschinengewehr-schuetze"));
        assertThat(scenario.state().featureOn(Features.MGF)).isTrue();
    }

    /** Sector 7 has a DEF of 8 and an MGF; the German has Soldiers enough. */
    private static Scenario underFire(int units) {
        Scenario scenario = Scenario.of(units)
                .until(PhaseId.MOVE)
                .dial(GERMAN, Resource.COURAGE, 0)
                .dial(GERMAN, Resource.SOLDIERS, 50)
                .card(GERMAN, "maschinengewehr-schuetze");
        scenario.place(A, "7").dial(A, Resource.SOLDIERS, 30);
        return units > 1 ? scenario.place(B, "7").dial(B, Resource.SOLDIERS, 30) : scenario;
    }

    @Test
    void an_active_MGF_hits_besides_the_DEF_one_Soldier_for_each_pip() {
        Scenario scenario = underFire(1);
        scenario.act(A, new MoveAct.Stay());
        scenario.d6(A, 3);
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(30 - 8 - 3);
        assertThat(scenario.soldiers(GERMAN)).isEqualTo(50 - 8);
        assertThat(scenario.cited()).contains("dday.mgf", "assumed");
    }

    @Test
    void each_Unit_has_a_die_of_its_own_or_by_the_owners_fact_a_Sector_has_one() {
        Scenario each = underFire(2);
        each.act(A, new MoveAct.Stay());
        each.act(B, new MoveAct.Stay());
        assertThat(each.state().questions()).hasSize(2);
        Scenario one = underFire(2).fact("mgf.dice", "sector");
        one.act(A, new MoveAct.Stay());
        one.act(B, new MoveAct.Stay());
        assertThat(one.state().questions()).hasSize(1);
        one.d6(A, 5);
        one.turn(2);
        assertThat(one.soldiers(A)).isEqualTo(30 - 8 - 5);
        assertThat(one.soldiers(B)).isEqualTo(30 - 8 - 5);
    }

    @Test
    void without_its_Specialist_an_MGF_is_silent() {
        Scenario scenario = underFire(1).given(new CardEffect.Returned(GERMAN, "maschinengewehr-schuetze"));
        scenario.act(A, new MoveAct.Stay());
        scenario.turn(2);
        assertThat(scenario.soldiers(A)).isEqualTo(30 - 8);
    }

    @Test
    void an_MGF_that_the_Grenadier_silenced_stays_removed() {
        Scenario scenario = underFire(1).card(A, "grenadier@unit-a").dial(A, Resource.COURAGE, 1);
        scenario.act(A, new CardAct.UseCard("grenadier@unit-a"));
        assertThat(scenario.cited()).contains("dday.grenadier");
        Sector seven = scenario.state().map().sector("7").orElseThrow();
        assertThat(Moves.firing(scenario.state(), seven)).isFalse();
        scenario.given(new CardEffect.Returned(GERMAN, "maschinengewehr-schuetze"))
                .card(GERMAN, "maschinengewehr-schuetze");
        assertThat(Moves.firing(scenario.state(), seven)).isFalse();
    }

    @ParameterizedTest(name = "on a die of {0} {1} Specialists are left")
    @CsvSource({"6,0", "5,1"})
    void Special_Damage_takes_a_Specialist_on_a_6(int pips, int left) {
        Scenario scenario = underFire(1).card(A, "corporal@unit-a");
        Sector seven = scenario.state().map().sector("7").orElseThrow();
        scenario.given(new MoveEffect.SectorLearned(
                A,
                new Sector(
                        "7",
                        seven.row(),
                        seven.column(),
                        seven.def(),
                        true,
                        true,
                        false,
                        false,
                        List.of(new Attribute(Attribute.Kind.SPECIAL_DAMAGE, "", 0)))));
        scenario.act(A, new MoveAct.Stay());
        scenario.d6(A, pips);
        assertThat(scenario.state().force(A).cards()).hasSize(left);
    }

    @Test
    void
            a_lost_Specialist_is_back_in_the_pool_or_gone_by_house_rule_but_for_those_of_MGF_and_mines_and_the_Zwangsrekrut() {
        Scenario pool = underFire(1).card(A, "sniper-scope").card(GERMAN, "funker");
        pool.act(A, new CardAct.UseCard("sniper-scope"));
        pool.answer(GERMAN, "funker");
        assertThat(pool.state().inPool("funker")).isTrue();

        Scenario gone = underFire(1).card(A, "sniper-scope").card(A, "sniper").card(GERMAN, "funker");
        gone.act(A, new TableAct.HouseRule("lost-specialists", "gone"));
        gone.act(A, new CardAct.UseCard("sniper-scope"));
        gone.answer(GERMAN, "funker");
        assertThat(gone.state().inPool("funker")).isFalse();
        gone.dial(A, Resource.COURAGE, 2).act(A, new CardAct.UseCard("sniper"));
        gone.answer(GERMAN, "maschinengewehr-schuetze");
        assertThat(gone.state().inPool("maschinengewehr-schuetze")).isTrue();

        Scenario conscript = underFire(1).card(A, "sniper-scope").card(GERMAN, "zwangsrekrut");
        conscript.act(A, new TableAct.HouseRule("lost-specialists", "gone"));
        conscript.act(A, new CardAct.UseCard("sniper-scope"));
        conscript.answer(GERMAN, "zwangsrekrut");
        assertThat(conscript.state().inPool("zwangsrekrut")).isTrue();
    }
}
