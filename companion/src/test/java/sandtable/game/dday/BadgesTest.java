package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Drawing;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Face;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BadgesTest {
    private static Scenario battleCry(long seed, String... words) {
        String[] all = java.util.Arrays.copyOf(words, words.length + 1);
        all[words.length] = "badges";
        Scenario scenario = Scenario.of(seed, 2, all);
        scenario.tally(A, Face.COURAGE, Face.SOLDIER, Face.COURAGE, Face.STAR, Face.COURAGE, Face.SOLDIER);
        scenario.others();
        scenario.answer(A, "badge");
        return scenario;
    }

    private static int badges(Scenario scenario) {
        return scenario.state()
                .force(A)
                .cards(scenario.state().rules(), Card.Kind.BADGE)
                .size();
    }

    @ParameterizedTest(name = "badge-of-honor={0}: the German gains {1} Courage")
    @CsvSource({"off,1", "on,3"})
    void a_Battle_Cry_can_be_a_Badge_instead_for_which_the_German_gains_Courage(String honor, int gains) {
        Scenario scenario = battleCry(1, "badge-of-honor=" + honor);
        assertThat(badges(scenario)).isEqualTo(1);
        assertThat(scenario.has(GERMAN, Resource.COURAGE)).isEqualTo(3 + 2 + gains);
        assertThat(scenario.cited()).contains("dday.badge", "dday.badge.german");
    }

    @Test
    void a_used_Badge_goes_to_its_discards_and_a_Badge_of_Honor_stays() {
        for (String honor : java.util.List.of("off", "on")) {
            Scenario scenario = Scenario.of(2, "badges", "badge-of-honor=" + honor);
            scenario.given(new DeckEffect.CardDrawn(Deck.Name.BADGES, A, "staff-badge"));
            scenario.act(A, new DiceAct.Roll(Scenario.DULL));
            scenario.act(A, new CardAct.UseCard("staff-badge"));
            assertThat(scenario.state().force(A).dice().dice()).hasSize(7);
            assertThat(badges(scenario)).isEqualTo(honor.equals("on") ? 1 : 0);
            assertThat(scenario.state().deck(Deck.Name.BADGES).discard()).hasSize(honor.equals("on") ? 0 : 1);
        }
    }

    @Test
    void a_Badge_of_Honor_is_not_traded() {
        Scenario scenario = Scenario.of(2, "badges", "badge-of-honor=on").until(PhaseId.SPEND);
        scenario.given(new DeckEffect.CardDrawn(Deck.Name.BADGES, A, "staff-badge"));
        assertThat(scenario.refused(A, new SpendAct.GiveBadge(B, "staff-badge")))
                .isEqualTo("dday.badge.honor");
    }

    @Test
    void a_Badge_of_Honor_works_at_once_if_its_Unit_wants_it_to() {
        int asked = 0;
        for (long seed = 1; seed <= 30; seed++) {
            Scenario scenario = battleCry(seed, "badge-of-honor=on");
            boolean atOnce = scenario.state().questions().stream()
                    .anyMatch(question -> question.kind() == Question.Kind.AT_ONCE);
            if (atOnce) {
                asked++;
                String badge = scenario.question(A).about("card").orElseThrow();
                scenario.answer(A, "use");
                assertThat(scenario.state().force(A).marks().used()).contains(badge);
                scenario.until(PhaseId.SPEND);
                assertThat(scenario.state().force(A).dice().counted()).isTrue();
            }
        }
        assertThat(asked).isPositive();
    }

    @Test
    void a_Badge_of_Courage_is_bought_in_phase_4_and_no_second_one_is_gained_in_the_turn() {
        Scenario scenario = Scenario.of(1, "badges", "badge-of-courage=on").until(PhaseId.SPEND);
        scenario.act(A, new SpendAct.BuyBadge());
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(1);
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(1);
        assertThat(scenario.refused(A, new SpendAct.BuyBadge())).isIn("dday.badge.courage", "dday.phases");
        assertThat(badges(scenario)).isEqualTo(1);
        assertThat(scenario.cited()).contains("dday.badge.courage", "assumed");
    }

    @ParameterizedTest(name = "badge-of-assistance-pays={0}: the German starts with {1} Courage")
    @CsvSource({"off,3", "on,5"})
    void a_Badge_of_Assistance_is_free_and_pays_the_German_only_by_house_rule(String pays, int courage) {
        Scenario scenario = Scenario.of(2, "badges", "badge-of-assistance=on", "badge-of-assistance-pays=" + pays);
        assertThat(badges(scenario)).isEqualTo(1);
        assertThat(scenario.has(GERMAN, Resource.COURAGE)).isEqualTo(courage);
        assertThat(scenario.cited()).contains("dday.badge.assistance");
    }

    @Test
    void once_the_last_Badge_is_drawn_the_discards_are_the_new_deck_and_one_a_turn_is_the_limit() {
        Scenario scenario = battleCry(1, "badge-of-honor=off");
        int left = scenario.state().deck(Deck.Name.BADGES).left();
        String used = scenario.state()
                .force(A)
                .cards(scenario.state().rules(), Card.Kind.BADGE)
                .get(0)
                .id();
        scenario.given(new DeckEffect.CardDiscarded(Deck.Name.BADGES, A, used));
        Draft draft = new Draft(scenario.state(), new sandtable.bench.SeededChance(1, 1));
        for (int i = 0; i < left; i++) {
            Drawing.draw(draft, Deck.Name.BADGES, A);
        }
        assertThat(draft.state().deck(Deck.Name.BADGES).left()).isEqualTo(1);
        assertThat(draft.accepted(sandtable.table.Text.literal("drawn"), java.util.List.of())
                        .because())
                .extracting(sandtable.table.Because::rule)
                .contains("dday.badge")
                .doesNotContain("dday.decorations.reshuffle");
        Scenario again = battleCry(2, "badge-of-courage=on").until(PhaseId.SPEND);
        again.dial(A, Resource.STARS, 3).dial(A, Resource.COURAGE, 3);
        assertThat(again.refused(A, new sandtable.game.dday.act.SpendAct.BuyBadge()))
                .isEqualTo("dday.badge.courage");
    }

    @Test
    void Victory_Points_are_10_fewer_for_each_Badge_that_was_drawn_a_lost_or_unnamed_one_too() {
        Scenario scenario = Scenario.of(1, "badges", "badge-of-honor=on", "victory-points=on")
                .until(PhaseId.MOVE);
        scenario.given(new DeckEffect.CardDrawn(Deck.Name.BADGES, A, "staff-badge"));
        scenario.given(new DeckEffect.CardDrawn(Deck.Name.BADGES, A, "banner-badge"));
        scenario.given(new DeckEffect.CardDiscarded(Deck.Name.BADGES, A, "banner-badge"));
        scenario.given(new DeckEffect.RealCardDrawn(Deck.Name.BADGES, A));
        scenario.place(A, "4").given(new MoveEffect.MarkerTurned(A)).dial(A, Resource.COURAGE, 0);
        scenario.turn(2);
        assertThat(scenario.state().post(A).status()).isEqualTo(Post.Status.LOST);
        assertThat(scenario.evening
                        .entries
                        .get(scenario.evening.entries.size() - 1)
                        .because())
                .anyMatch(because -> because.rule().equals("dday.victory-points")
                        && Integer.valueOf(30).equals(because.text().args().get("points")));
    }
}
