package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.flow.Printed;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Face;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RealPoolTest {
    private static final String REAL = "deck.pool=table";

    private static Scenario rich() {
        Scenario scenario = Scenario.of(2, REAL).until(PhaseId.SPEND);
        for (Resource resource : Resource.values()) {
            scenario.dial(A, resource, 20).dial(GERMAN, resource, 20);
        }
        return scenario;
    }

    private static SpendAct.Rally rally(String card, int cost) {
        return new SpendAct.Rally(card, Optional.of(cost));
    }

    private static SpendAct.Find find(String card, int cost) {
        return new SpendAct.Find(card, Optional.of(cost));
    }

    private static Optional<Choice> choice(Scenario scenario, Seat seat, String id) {
        return scenario.evening.choices(seat).stream()
                .filter(choice -> choice.id().equals(id))
                .findFirst();
    }

    private static List<String> offered(Scenario scenario, Seat seat, String id) {
        return choice(scenario, seat, id).orElseThrow().open().stream()
                .filter(open -> open.name().equals("card"))
                .flatMap(open -> open.values().stream())
                .map(Open.Option::value)
                .toList();
    }

    private static Stream<Card> pool(Scenario scenario) {
        return scenario.state().rules().cards().values().stream()
                .filter(card -> card.kind().pooled());
    }

    @Test
    void no_card_of_the_pool_has_a_price_or_an_effect_of_our_invention() {
        assertThat(pool(Scenario.of(2, REAL))).isNotEmpty().allSatisfy(card -> {
            assertThat(card.cost()).as(card.id()).isEmpty();
            assertThat(card.abilities()).as(card.id()).isEmpty();
        });
    }

    @Test
    void the_decks_that_the_app_deals_keep_their_cards_beside_a_real_pool() {
        assertThat(Scenario.of(2, REAL).state().rules().cards().of(Card.Kind.DECORATION))
                .hasSize(21)
                .allSatisfy(card -> assertThat(card.abilities()).isNotEmpty());
    }

    @Test
    void a_Specialist_is_rallied_for_the_price_that_is_told() {
        Scenario scenario = rich();
        scenario.act(A, rally("corporal@unit-a", 7));
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(20 - 7);
        assertThat(scenario.state().force(A).cards()).containsExactly("corporal@unit-a");
        assertThat(scenario.cited()).contains("dday.rally");
    }

    @Test
    void an_Item_is_found_for_the_price_that_is_told() {
        Scenario scenario = rich();
        scenario.act(A, find("bazooka", 11));
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(20 - 11);
        assertThat(scenario.cited()).contains("dday.find");
    }

    @Test
    void without_a_price_or_with_one_that_can_not_be_paid_nothing_is_bought() {
        Scenario scenario = rich();
        assertThat(scenario.refused(A, new SpendAct.Rally("corporal@unit-a"))).isEqualTo("dday.rally");
        assertThat(scenario.refused(A, rally("corporal@unit-a", 0))).isEqualTo("dday.rally");
        assertThat(scenario.refused(A, rally("corporal@unit-a", 21))).isEqualTo("dday.rally");
        assertThat(scenario.refused(A, rally("corporal@unit-a", Integer.MAX_VALUE)))
                .isEqualTo("dday.rally");
        assertThat(scenario.refused(A, new SpendAct.Find("bazooka"))).isEqualTo("dday.find");
        assertThat(scenario.refused(A, find("bazooka", 21))).isEqualTo("dday.find");
    }

    @Test
    void of_a_training_card_the_told_price_changes_nothing() {
        Scenario scenario = Scenario.of(1).until(PhaseId.SPEND).dial(A, Resource.STARS, 20);
        scenario.act(A, rally("medic@unit-a", 1));
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(20 - 4);
    }

    @Test
    void only_names_that_a_rulebook_or_map_names_are_offered_each_once_and_last_one_for_all_others() {
        Scenario scenario = rich();
        assertThat(offered(scenario, A, "rally"))
                .contains("corporal@unit-a", "scout@unit-a", "sniper")
                .doesNotContain("signaller@unit-a", "storeman@unit-a", "chaplain", "recruiter", "corporal@unit-b")
                .endsWith("another-specialist")
                .hasSize(12);
        assertThat(offered(scenario, A, "find"))
                .containsExactly(
                        "bazooka",
                        "binoculars",
                        "false-orders",
                        "rangefinder",
                        "sniper-scope",
                        "thermite-grenade",
                        "tnt",
                        "another-item",
                        "another-vehicle");
        assertThat(offered(scenario, GERMAN, "rally"))
                .containsExactlyInAnyOrder(
                        "pionier",
                        "maschinengewehr-schuetze",
                        "scharfschuetze",
                        "waffen-ss",
                        "beobachter",
                        "zwangsrekrut",
                        "another-german-specialist");
    }

    @Test
    void nobody_is_waited_for_who_can_pay_nothing() {
        Scenario scenario = rich();
        for (Resource resource : Resource.values()) {
            scenario.dial(B, resource, 0);
        }
        assertThat(choice(scenario, B, "rally")).isEmpty();
        assertThat(scenario.evening.game.waiting(scenario.state()).stream().map(waiting -> waiting.seat()))
                .contains(A)
                .doesNotContain(B);
    }

    @ParameterizedTest
    @ValueSource(strings = {"another-specialist", "another-specialist@2"})
    void a_Specialist_without_a_name_counts_like_every_other(String card) {
        Scenario scenario = rich();
        scenario.act(A, rally(card, 3));
        assertThat(scenario.state().force(A).specialists(scenario.state().rules()))
                .isEqualTo(1);
        assertThat(offered(
                        scenario.given(new CardEffect.Returned(A, card)).turn(2).until(PhaseId.SPEND), A, "rally"))
                .contains("another-specialist");
    }

    @Test
    void the_Corporal_gives_nothing_at_the_Final_Tally_and_opens_the_Sector_that_requires_him() {
        Scenario scenario = Scenario.of(2, REAL).card(A, "corporal@unit-a");
        int before = scenario.soldiers(A);
        scenario.tally(A, Scenario.DULL).because();
        scenario.others().until(PhaseId.SPEND);
        assertThat(scenario.soldiers(A)).isEqualTo(before + 2);
        scenario.place(A, "2").dial(A, Resource.COURAGE, 5).until(PhaseId.MOVE);
        assertThat(scenario.refused(A, new MoveAct.Move("5"))).isEqualTo("accepted");
        scenario.given(new CardEffect.Returned(A, "corporal@unit-a"));
        assertThat(scenario.refused(A, new MoveAct.Move("5"))).isEqualTo("dday.requirement");
    }

    @Test
    void with_the_Scout_an_Advance_costs_what_the_Map_prints() {
        Scenario scenario = Scenario.of(2, REAL)
                .card(A, "scout@unit-a")
                .place(A, "2")
                .dial(A, Resource.COURAGE, 5)
                .until(PhaseId.MOVE);
        int before = scenario.has(A, Resource.COURAGE);
        scenario.act(A, new MoveAct.Move("4"));
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(before - 2);
    }

    @Test
    void no_effect_of_a_real_card_is_offered() {
        Scenario scenario = rich().card(A, "bazooka");
        assertThat(scenario.state().force(GERMAN).cards()).containsExactly("unteroffizier");
        for (Seat seat : scenario.state().players()) {
            assertThat(scenario.evening.choices(seat)).noneMatch(choice -> choice.act() instanceof CardAct.UseCard);
        }
    }

    @Test
    void a_real_card_that_was_used_or_lost_is_laid_aside_at_any_time() {
        Scenario scenario = rich().card(A, "bazooka").card(GERMAN, "pionier");
        assertThat(offered(scenario, A, "lay-aside")).containsExactly("bazooka");
        assertThat(scenario.refused(A, new CardAct.LayAside("pionier"))).isEqualTo("dday.card");
        scenario.act(A, new CardAct.LayAside("bazooka"));
        assertThat(scenario.state().field().used()).containsExactly("bazooka");
        assertThat(scenario.cited()).contains("dday.note");
        scenario.act(GERMAN, new CardAct.LayAside("pionier"));
        assertThat(scenario.state().featureOn(Features.MINES)).isFalse();
        assertThat(scenario.state().inPool("pionier")).isTrue();
    }

    @Test
    void a_training_card_is_used_and_not_laid_aside() {
        Scenario scenario = Scenario.of(1).card(A, "bazooka");
        assertThat(choice(scenario, A, "lay-aside")).isEmpty();
        assertThat(scenario.refused(A, new CardAct.LayAside("bazooka"))).isEqualTo("dday.card");
    }

    @Test
    void a_used_real_Item_is_found_again_by_a_bonus_for_the_price_that_is_told() {
        Scenario used = Scenario.of(2, REAL).card(GERMAN, "gas");
        used.act(GERMAN, new CardAct.LayAside("gas"));
        used.tally(GERMAN, Face.TOOLS, Face.SOLDIER, Face.TOOLS, Face.STAR, Face.TOOLS, Face.COURAGE);
        used.others();
        used.answer(GERMAN, "find-used");
        used.until(PhaseId.SPEND).dial(GERMAN, Resource.ITEMS, 7);
        assertThat(offered(used, GERMAN, "find-used")).containsExactly("gas");
        used.act(GERMAN, find("gas", 6));
        assertThat(used.has(GERMAN, Resource.ITEMS)).isEqualTo(1);
        assertThat(used.state().force(GERMAN).cards()).contains("gas");
    }

    @Test
    void machine_guns_and_mines_work_with_the_Germans_real_Specialists_too() {
        Scenario scenario = rich();
        scenario.act(GERMAN, rally("pionier", 5));
        assertThat(scenario.state().featureOn(Features.MINES)).isTrue();
        assertThat(scenario.state().featureOn(Features.MGF)).isFalse();
        scenario.act(GERMAN, rally("maschinengewehr-schuetze", 2));
        assertThat(scenario.state().featureOn(Features.MGF)).isTrue();
    }

    @Test
    void the_two_piles_of_Supply_Snafu_lie_on_the_table_where_all_see_their_tops() {
        Scenario scenario = Scenario.of(1, REAL, "supply-snafu=on");
        assertThat(scenario.state().field().supply()).isEmpty();
        scenario.until(PhaseId.SPEND).dial(A, Resource.ITEMS, 20);
        assertThat(scenario.refused(A, find("bazooka", 11))).isEqualTo("accepted");
    }

    @Test
    void a_learned_map_can_require_only_Specialists_that_have_a_name() {
        assertThat(Printed.specialists(Scenario.of(1, REAL).state()).stream().map(Open.Option::value))
                .contains("requires:medic")
                .doesNotContain("requires:signaller", "requires:another-specialist");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rally", "find"})
    void an_act_from_before_prices_were_told_can_still_be_read(String type) throws JsonProcessingException {
        assertThat(AnyPlayer.JSON.readValue("{\"type\":\"" + type + "\",\"card\":\"tnt\"}", DdayAct.class))
                .isIn(new SpendAct.Rally("tnt"), new SpendAct.Find("tnt"));
    }
}
