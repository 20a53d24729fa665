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
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Resource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BattleConditionsTest {
    private static final String ORDINARY = "persistent-weather=off";

    @Test
    void one_is_drawn_before_Phase_1_of_every_turn() {
        Scenario scenario = Scenario.of(2, "battle-conditions", ORDINARY);
        assertThat(scenario.state().deck(Deck.Name.CONDITIONS).left()).isEqualTo(49);
        String first = scenario.state().field().condition().orElseThrow();
        scenario.turn(2);
        assertThat(scenario.state().deck(Deck.Name.CONDITIONS).left()).isEqualTo(48);
        assertThat(scenario.state().deck(Deck.Name.CONDITIONS).discard()).containsExactly(first);
        assertThat(scenario.cited()).contains("dday.condition");
    }

    @Test
    void one_about_Units_does_not_touch_the_German_and_one_about_players_does() {
        Scenario units = Scenario.condition("words-of-courage", 2, scenario -> {});
        assertThat(units.has(A, Resource.STARS)).isEqualTo(2 + 1);
        assertThat(units.has(GERMAN, Resource.STARS)).isEqualTo(2);
        assertThat(units.cited()).contains("dday.unit-player");
        Scenario players = Scenario.condition("confusion", 2, scenario -> {});
        assertThat(players.has(A, Resource.STARS)).isEqualTo(2 - 1);
        assertThat(players.has(GERMAN, Resource.STARS)).isEqualTo(2 - 1);
    }

    @Test
    void an_Item_given_up_at_the_draw_cancels_it_counts_as_used_and_can_not_be_used_before() {
        Scenario scenario = Scenario.condition(
                "hidden-rifles", 1, before -> before.card(A, "ration-tins").card(A, "corporal@unit-a"));
        assertThat(scenario.refused(A, new CardAct.UseCard("ration-tins"))).isEqualTo("dday.question");
        scenario.answer(A, "pay");
        assertThat(scenario.state().field().used()).containsExactly("ration-tins");
        assertThat(scenario.state().force(A).cards()).containsExactly("corporal@unit-a");
        assertThat(scenario.cited()).contains("dday.condition.cancel");
    }

    @Test
    void who_gives_nothing_up_suffers_it() {
        Scenario scenario = Scenario.condition("short-rounds", 2, before -> {});
        int a = scenario.soldiers(A);
        int b = scenario.soldiers(B);
        scenario.answer(A, "pay");
        scenario.answer(B, "none");
        assertThat(scenario.soldiers(A)).isEqualTo(a);
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(1);
        assertThat(scenario.soldiers(B)).isEqualTo(b - 2);
    }

    @Test
    void what_one_lacks_one_does_not_lose() {
        Scenario scenario = Scenario.condition("sabotage", 1, before -> {});
        assertThat(scenario.state().force(GERMAN).cards()).containsExactly("unteroffizier");
        assertThat(scenario.cited()).contains("dday.cannot-lose");
    }

    @Test
    void it_lasts_until_the_next_one() {
        Scenario scenario = Scenario.condition("radio-silence", 1, before -> {}, ORDINARY);
        assertThat(scenario.state().modified(Modifier.What.NO_TRADE, A)).isTrue();
        scenario.turn(3);
        assertThat(scenario.state().modified(Modifier.What.NO_TRADE, A)).isFalse();
    }

    @Test
    void it_wins_over_what_is_printed_in_a_Sector() {
        Scenario scenario =
                Scenario.condition("jammed-belts", 1, before -> before.card(GERMAN, "maschinengewehr-schuetze"));
        assertThat(Moves.firing(
                        scenario.state(), scenario.state().map().sector("7").orElseThrow()))
                .isFalse();
    }

    @Test
    void Forward_Observation_gives_an_Item_up_for_a_private_look_at_the_top_two() {
        Scenario scenario = Scenario.of(2, "battle-conditions", "forward-observation=on");
        scenario.turn(1).card(A, "binoculars").card(A, "tnt");
        while (!scenario.state().questions().isEmpty()) {
            scenario.answer(scenario.state().questions().get(0).who().get(0), "none");
        }
        assertThat(scenario.refused(A, new CardAct.Observe("tnt"))).isEqualTo("dday.forward-observation");
        scenario.act(A, new CardAct.Observe("binoculars"));
        List<String> top = scenario.state().field().looked().get(Deck.Name.CONDITIONS);
        assertThat(top).hasSize(2);
        scenario.act(A, new CardAct.Arrange(scenario.question(A).id(), List.of(top.get(1), top.get(0))));
        assertThat(scenario.state().field().used()).contains("binoculars");
        assertThat(scenario.cited()).contains("dday.forward-observation");
        scenario.evening.entries.forEach(entry -> assertThat(entry.effects())
                .filteredOn(effect -> effect instanceof sandtable.game.dday.effect.DeckEffect.DeckPeeked)
                .allMatch(effect -> effect.audience().equals(sandtable.table.Audience.only(A))));
    }

    @Test
    void while_one_has_the_top_cards_before_him_nobody_else_looks_at_them() {
        Scenario scenario = Scenario.of(2, "battle-conditions", "forward-observation=on");
        scenario.turn(1).card(A, "scout-car").card(B, "weather-eye-medal").card(B, "binoculars");
        while (!scenario.state().questions().isEmpty()) {
            scenario.answer(scenario.state().questions().get(0).who().get(0), "none");
        }
        scenario.act(A, new CardAct.UseCard("scout-car"));
        List<String> top = scenario.state().field().looked().get(Deck.Name.CONDITIONS);
        assertThat(scenario.refused(B, new CardAct.UseCard("weather-eye-medal")))
                .isEqualTo("dday.card");
        assertThat(scenario.refused(B, new CardAct.Observe("binoculars"))).isEqualTo("dday.forward-observation");
        scenario.act(A, new CardAct.Arrange(scenario.question(A).id(), List.of(top.get(1), top.get(0))));
        scenario.act(B, new CardAct.UseCard("weather-eye-medal"));
        assertThat(scenario.state().field().looked().get(Deck.Name.CONDITIONS))
                .startsWith(top.get(1), top.get(0))
                .hasSize(3);
    }
}
