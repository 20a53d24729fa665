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
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Face;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TradingTest {
    private static final SpendAct.Trade STAR = new SpendAct.Trade(B, Resource.STARS, 1);

    private static Scenario spending(String... words) {
        return Scenario.of(2, words).until(PhaseId.SPEND);
    }

    @Test
    void Units_in_one_Sector_trade_resources() {
        Scenario scenario = spending();
        scenario.act(A, STAR);
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(1);
        assertThat(scenario.has(B, Resource.STARS)).isEqualTo(3);
        assertThat(scenario.cited()).contains("dday.trade");
    }

    @Test
    void Units_in_different_Sectors_and_the_German_do_not() {
        assertThat(spending().place(A, "2").refused(A, STAR)).isEqualTo("dday.trade");
        assertThat(spending().refused(A, new SpendAct.Trade(GERMAN, Resource.STARS, 1)))
                .isEqualTo("dday.trade");
    }

    @Test
    void the_last_Soldier_stays() {
        assertThat(spending().dial(A, Resource.SOLDIERS, 2).refused(A, new SpendAct.Trade(B, Resource.SOLDIERS, 2)))
                .isEqualTo("dday.wiped-out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "10"})
    void nobody_trades_in_the_top_row_and_next_to_the_final_Bunker_while_a_German_watches(String sector) {
        assertThat(spending().place(A, sector).place(B, sector).refused(A, STAR))
                .isEqualTo("dday.trade-limit");
        Scenario alone = spending("german=off").place(A, sector).place(B, sector);
        assertThat(alone.refused(A, STAR)).isEqualTo("accepted");
    }

    @Test
    void trade_belongs_to_the_phase_of_spending_or_by_house_rule_to_the_whole_turn() {
        Scenario roll = Scenario.of(2).dial(A, Resource.STARS, 2);
        assertThat(roll.refused(A, STAR)).isEqualTo("dday.phases");
        Scenario any = Scenario.of(2, "trade-when=any").dial(A, Resource.STARS, 2);
        any.act(A, STAR);
        assertThat(any.has(B, Resource.STARS)).isEqualTo(1);
    }

    @Test
    void Badges_are_traded_like_resources_and_Items_only_by_house_rule() {
        Scenario scenario = spending("badges").given(new DeckEffect.CardDrawn(Deck.Name.BADGES, A, "staff-badge"));
        scenario.card(A, "ration-tins");
        scenario.act(A, new SpendAct.GiveBadge(B, "staff-badge"));
        assertThat(scenario.state().force(B).cards()).contains("staff-badge");
        assertThat(scenario.refused(A, new SpendAct.GiveBadge(B, "ration-tins")))
                .isEqualTo("dday.trade");
        Scenario items = spending("trade-items=on").card(A, "ration-tins");
        items.act(A, new SpendAct.GiveBadge(B, "ration-tins"));
        assertThat(items.state().force(B).cards()).contains("ration-tins");
    }

    private static Scenario lieutenant(String sector) {
        Scenario scenario = Scenario.of(2).place(A, sector).place(B, sector).card(A, "lieutenant");
        scenario.tally(B, Scenario.DULL);
        scenario.act(
                A,
                new DiceAct.Roll(List.of(Face.SKULL, Face.STAR, Face.STAR, Face.COURAGE, Face.SOLDIER, Face.COURAGE)));
        return scenario;
    }

    @Test
    void the_Lieutenant_trades_dice_if_the_other_Unit_agrees_near_the_Bunker_too() {
        Scenario scenario = lieutenant("9");
        scenario.act(A, new CardAct.UseCard("lieutenant"));
        scenario.answer(A, "red-1:red-1");
        scenario.answer(B, "yes");
        assertThat(scenario.state().force(A).dice().die("red-1").flatMap(TableDie::face))
                .contains(Face.SOLDIER);
        assertThat(scenario.state().force(B).dice().die("red-1").flatMap(TableDie::face))
                .contains(Face.SKULL);
        assertThat(scenario.cited()).contains("dday.trade-dice", "assumed");
    }

    @Test
    void a_Unit_that_refuses_keeps_its_dice() {
        Scenario scenario = lieutenant("2");
        scenario.act(A, new CardAct.UseCard("lieutenant"));
        scenario.answer(A, "red-1:red-1");
        scenario.answer(B, "none");
        scenario.answer(A, "none");
        assertThat(scenario.state().force(B).dice().die("red-1").flatMap(TableDie::face))
                .contains(Face.SOLDIER);
        assertThat(scenario.state().questions()).isEmpty();
    }

    @Test
    void without_the_owners_word_dice_are_traded_in_one_Sector_only() {
        Scenario scenario = lieutenant("2").place(B, "3");
        assertThat(scenario.refused(A, new CardAct.UseCard("lieutenant"))).isEqualTo("dday.card");
        scenario.fact("trade-dice.reach", "map");
        assertThat(scenario.refused(A, new CardAct.UseCard("lieutenant"))).isEqualTo("accepted");
    }

    @Test
    void the_Signaller_trades_anywhere() {
        Scenario scenario = spending().dial(A, Resource.STARS, 4);
        scenario.act(A, new SpendAct.Rally("signaller@unit-a"));
        scenario.dial(A, Resource.STARS, 1).place(A, "2");
        scenario.act(A, STAR);
        assertThat(scenario.has(A, Resource.STARS)).isZero();
    }
}
