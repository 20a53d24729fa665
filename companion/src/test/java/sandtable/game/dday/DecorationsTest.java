package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.deck.DeckFact;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Face;
import sandtable.table.Ruling;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DecorationsTest {
    private static Scenario rich(int courage) {
        return Scenario.of(1).until(PhaseId.SPEND).dial(GERMAN, Resource.COURAGE, courage);
    }

    private static int out(Scenario scenario) {
        return 21 - scenario.state().deck(Deck.Name.DECORATIONS).left();
    }

    @Test
    void each_costs_5_Courage_and_several_may_be_drawn_in_phase_4() {
        Scenario scenario = rich(12);
        assertThat(scenario.refused(GERMAN, new SpendAct.DrawDecoration(3))).isEqualTo("dday.decorations.buy");
        scenario.act(GERMAN, new SpendAct.DrawDecoration(2));
        assertThat(scenario.has(GERMAN, Resource.COURAGE)).isEqualTo(2);
        assertThat(out(scenario)).isEqualTo(2);
        assertThat(Scenario.of(2).refused(GERMAN, new SpendAct.DrawDecoration(1)))
                .isEqualTo("dday.phases");
    }

    @Test
    void which_one_it_is_only_the_German_is_told() {
        Scenario scenario = rich(5);
        Ruling.Accepted<DdayEffect> drawn = scenario.act(GERMAN, new SpendAct.DrawDecoration(1));
        assertThat(drawn.effects())
                .filteredOn(effect -> effect instanceof HandEffect.DecorationSeen)
                .hasSize(1)
                .noneMatch(effect -> effect.audience().everyone());
        assertThat(scenario.cited()).contains("dday.decorations.secret");
    }

    @Test
    void one_is_played_at_any_time_and_only_from_the_hand() {
        Scenario scenario = Scenario.of(1).given(new HandEffect.DecorationChosen("pioneer-buckle"));
        scenario.act(GERMAN, new CardAct.PlayDecoration(Optional.of("pioneer-buckle")));
        assertThat(scenario.has(GERMAN, Resource.ITEMS)).isEqualTo(8);
        assertThat(scenario.state().deck(Deck.Name.DECORATIONS).discard()).containsExactly("pioneer-buckle");
        assertThat(scenario.refused(GERMAN, new CardAct.PlayDecoration(Optional.of("pioneer-buckle"))))
                .isEqualTo("dday.decorations.play");
        assertThat(scenario.cited()).contains("dday.card");
    }

    @Test
    void Wound_Badges_are_played_when_drawn_and_when_the_last_card_leaves_the_discards_are_the_new_deck() {
        Scenario scenario = rich(99);
        scenario.act(GERMAN, new SpendAct.DrawDecoration(19));
        scenario.dial(GERMAN, Resource.COURAGE, 10);
        while (!scenario.state().questions().isEmpty()) {
            String question = scenario.question(GERMAN).id();
            scenario.act(
                    GERMAN,
                    new CardAct.LoseDecoration(
                            question, scenario.state().hand().cards().get(0)));
        }
        scenario.act(GERMAN, new SpendAct.DrawDecoration(2));
        assertThat(scenario.cited()).contains("dday.wound-badge", "dday.decorations.reshuffle");
        assertThat(scenario.state().hand().cards())
                .doesNotContain("gold-wound-badge", "silver-wound-badge", "black-wound-badge");
        assertThat(scenario.state().deck(Deck.Name.DECORATIONS).left()).isPositive();
    }

    @Test
    void a_Straight_lets_him_take_one_of_his_choice_and_the_deck_is_shuffled() {
        Scenario scenario = Scenario.of(1);
        scenario.tally(GERMAN, Face.SKULL, Face.SOLDIER, Face.TWO_SOLDIERS, Face.STAR, Face.TOOLS, Face.COURAGE);
        scenario.others();
        scenario.act(
                GERMAN, new CardAct.TakeDecoration(scenario.question(GERMAN).id(), "long-service-bar"));
        assertThat(scenario.state().hand().cards()).containsExactly("long-service-bar");
        assertThat(scenario.evening
                        .entries
                        .get(scenario.evening.entries.size() - 1)
                        .effects())
                .anyMatch(effect -> effect instanceof DeckEffect.DeckChanged changed
                        && changed.fact() instanceof DeckFact.Shuffled);
        assertThat(scenario.cited()).contains("dday.straight.german");
    }

    @Test
    void cards_that_were_looked_at_go_back_in_any_order_and_nothing_else_does() {
        Scenario scenario = Scenario.of(1).card(GERMAN, "spaeher");
        scenario.act(GERMAN, new CardAct.UseCard("spaeher"));
        String question = scenario.question(GERMAN).id();
        List<String> top = scenario.state().field().looked().get(Deck.Name.DECORATIONS);
        assertThat(top).hasSize(2);
        assertThat(scenario.refused(GERMAN, new CardAct.Arrange(question, List.of(top.get(0), top.get(0)))))
                .isEqualTo("dday.decorations.arrange");
        scenario.act(GERMAN, new CardAct.Arrange(question, List.of(top.get(1), top.get(0))));
        assertThat(scenario.state().questions()).isEmpty();
        assertThat(scenario.refused(A, new CardAct.PlayDecoration(Optional.empty())))
                .isEqualTo("dday.decorations.play");
    }
}
