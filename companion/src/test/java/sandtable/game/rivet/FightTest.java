package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.TurnTest.DONE;
import static sandtable.game.rivet.TurnTest.deploy;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Task;
import sandtable.table.RollRequest;

/** Scores and dice: attacker and target suffice. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FightTest {
    /** The Allies have units on the table; Bismark is in his Combat phase with his own. */
    private static Evening fight(String bismark, String... allied) {
        Evening evening = TurnTest.begun("mission-1");
        for (String unit : allied) {
            evening.act(ALLIES, "{\"type\":\"note-unit\",\"unit\":\"" + unit + "\",\"segment\":null}");
        }
        evening.act(BISMARK, "{\"type\":\"note-unit\",\"unit\":\"" + bismark + "\",\"segment\":null}");
        return evening.act(BISMARK, DONE);
    }

    private static String attack(String unit, String weapon, String targets) {
        return attack(unit, weapon, targets, 0, 0);
    }

    private static String attack(String unit, String weapon, String targets, int precision, int bolster) {
        return "{\"type\":\"attack\",\"unit\":\"" + unit + "\",\"weapon\":\"" + weapon + "\",\"targets\":[\""
                + targets.replace(",", "\",\"") + "\"],\"precision\":" + precision + ",\"bolster\":" + bolster + "}";
    }

    private static String roll(String faces) {
        return "{\"type\":\"roll\",\"faces\":[\"" + faces.replace(" ", "\",\"") + "\"]}";
    }

    @Test
    void the_roll_request_has_the_dice_of_the_attack_table() {
        Evening evening = fight("panzerfaust", "rocket-cycle")
                .act(attack("panzerfaust-1", "panzerfaust.faust", "rocket-cycle-1"));
        RollRequest request = evening.choices(BISMARK).get(0).roll().orElseThrow();
        assertThat(request.dice()).hasSize(2).allMatch(die -> die.kind().equals("d6"));
        assertThat(evening.why()).anyMatch(why -> why.startsWith("Dice: 2 (Rocket Cycle 1: armour 2)"));
    }

    @Test
    void a_hit_kills_and_several_results_are_one_damage() {
        Evening evening = fight("panzerfaust", "rocket-cycle")
                .act(attack("panzerfaust-1", "panzerfaust.faust", "rocket-cycle-1"))
                .act(roll("5 6"));
        assertThat(evening.state().unit("rocket-cycle-1")).isEmpty();
        assertThat(evening.rules()).contains("rivet.hit", "rivet.one-damage", "rivet.eliminated");
    }

    @Test
    void bounty_is_paid_with_its_sum() {
        Evening evening = fight("panzerfaust", "ostrich");
        for (int hit = 0; hit < 4; hit++) {
            evening.act(BISMARK, "{\"type\":\"note-unit\",\"unit\":\"panzerfaust\",\"segment\":null}");
            evening.act(attack("panzerfaust-" + (hit + 1), "panzerfaust.faust", "ostrich-1"))
                    .act(roll("6 1"));
        }
        assertThat(evening.state().unit("ostrich-1")).isEmpty();
        assertThat(evening.points(BISMARK)).isEqualTo(2);
        assertThat(evening.why()).contains("Victory Points for Blight: 2 (MT-1 Ostrich) = 2");
    }

    @Test
    void the_reading_can_be_taken_back_and_the_damage_with_it() {
        Evening evening = fight("panzerfaust", "rocket-cycle")
                .act(attack("panzerfaust-1", "panzerfaust.faust", "rocket-cycle-1"));
        var before = evening.state();
        evening.act(roll("1 6")).takeBack(BISMARK);
        assertThat(evening.state()).isEqualTo(before);
        assertThat(evening.played().mayTakeBack(BISMARK)).isEmpty();
    }

    @Test
    void armour_without_dice_can_not_be_attacked_and_a_second_attack_needs_a_second_attack() {
        Evening evening = fight("schlitten", "rifleman", "rocket-cycle");
        assertThat(evening.refused(BISMARK, attack("schlitten-1", "schlitten.mg", "rocket-cycle-1")))
                .isEqualTo("rivet.no-dice");
        evening.act(attack("schlitten-1", "schlitten.mg", "rifleman-1")).act(roll("1 2"));
        assertThat(evening.refused(BISMARK, attack("schlitten-1", "schlitten.mg", "rifleman-1")))
                .isEqualTo("rivet.attacks");
    }

    @Test
    void a_unit_with_two_attacks_makes_both_and_another_unit_ends_its_activation() {
        Evening evening = fight("sturmpanzer", "rocket-cycle", "ostrich");
        evening.act(BISMARK, "{\"type\":\"note-unit\",\"unit\":\"panzerfaust\",\"segment\":null}");
        evening.act(attack("sturmpanzer-1", "sturmpanzer.guns", "ostrich-1")).act(roll("1 2 6"));
        evening.act(attack("panzerfaust-1", "panzerfaust.faust", "ostrich-1")).act(roll("1 2"));
        assertThat(evening.refused(BISMARK, attack("sturmpanzer-1", "sturmpanzer.guns", "rocket-cycle-1")))
                .isEqualTo("rivet.activation");
    }

    @Test
    void a_Chain_Grid_Attack_goes_on_until_a_miss() {
        Evening evening = fight("monowheel", "rifleman", "rifleman", "rifleman")
                .act(attack("monowheel-1", "monowheel.sabre", "rifleman-2,rifleman-1,rifleman-3"))
                .act(roll("5 1"));
        assertThat(evening.state().unit("rifleman-2")).isEmpty();
        evening.act(roll("4 4"));
        assertThat(evening.state().tasks()).isEmpty();
        assertThat(evening.state().unitsOf(ALLIES)).hasSize(2);
    }

    @Test
    void Bolster_Defense_and_Precision_that_people_tell_are_counted() {
        Evening evening = fight("panzerfaust", "rocket-cycle")
                .act(attack("panzerfaust-1", "panzerfaust.faust", "rocket-cycle-1", 1, 3));
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(1);
        evening.act(roll("4"));
        assertThat(evening.state().unit("rocket-cycle-1")).isEmpty();
        assertThat(evening.why()).anyMatch(why -> why.contains("4 (best die) + 1 (Precision) = 5"));
    }

    @Test
    void a_target_that_the_app_does_not_know_needs_only_its_armour() {
        Evening evening = fight("panzerfaust", "rifleman")
                .act(attack("panzerfaust-1", "panzerfaust.faust", "armour-1"))
                .act(roll("1 2 5"));
        assertThat(evening.why()).anyMatch(why -> why.contains("keep it beside the figure"));
    }

    @Test
    void gas_leaves_a_cloud_that_drifts_strikes_and_is_gone_after_two_rounds() {
        Evening evening = fight("tankken", "rifleman", "rifleman")
                .act(attack("tankken", "tankken.gas", "rifleman-1"))
                .act(roll("1 2"));
        assertThat(evening.state().field().clouds()).hasSize(1);
        evening.act(BISMARK, DONE);
        assertThat(evening.rules()).contains("rivet.deviation");
        assertThat(evening.state().task().orElseThrow().kind()).isEqualTo(Task.Kind.STRUCK);
        evening.act("{\"type\":\"struck\",\"units\":[\"rifleman-2\",\"tankken\"]}")
                .act(roll("6 1"));
        assertThat(evening.state().unit("rifleman-2")).isEmpty();
        int turns = 0;
        while (!evening.state().field().clouds().isEmpty() && turns < 40) {
            String kind = evening.state().task().map(task -> task.kind().name()).orElse("");
            if (kind.equals("STRUCK")) {
                evening.act("{\"type\":\"struck\",\"units\":[]}");
            } else {
                evening.act(next(evening));
            }
            turns++;
        }
        assertThat(evening.state().field().clouds()).isEmpty();
        assertThat(evening.state().clock().round()).isEqualTo(3);
    }

    private static String next(Evening evening) {
        return switch (evening.state().turn().phase()) {
            case BEGIN -> "{\"type\":\"begin-turn\",\"on\":[]}";
            case CARDS -> "{\"type\":\"draw\",\"missions\":0}";
            case WRAP_UP -> "{\"type\":\"wrap-up\",\"on\":[]}";
            default -> DONE;
        };
    }

    @Test
    void a_minefield_attacks_with_two_dice_and_never_infantry() {
        Evening evening = fight("monowheel", "rifleman").act(BISMARK, DONE);
        evening.act("{\"type\":\"minefield\",\"unit\":\"monowheel-1\"}");
        assertThat(evening.state().task().orElseThrow().dice()).isEqualTo(2);
        evening.act(roll("5 1"));
        assertThat(evening.state().unit("monowheel-1")).isEmpty();
        assertThat(evening.points(ALLIES)).isZero();
    }

    @Test
    void friends_are_no_targets_and_what_happened_all_the_same_says_so() {
        Evening evening = fight("sturmpanzer", "rifleman");
        evening.act(BISMARK, "{\"type\":\"note-unit\",\"unit\":\"panzerfaust\",\"segment\":null}");
        String friendly = attack("sturmpanzer-1", "sturmpanzer.guns", "panzerfaust-1");
        assertThat(evening.refused(BISMARK, friendly)).isEqualTo("rivet.target-segment");
        evening.happened(BISMARK, friendly);
        assertThat(evening.last().broken()).hasSize(1);
    }

    @Test
    void deployed_units_are_used_only_from_the_next_act_on_and_their_cards_are_listed_as_assumed() {
        Evening evening = TurnTest.begun("mission-1").act(BISMARK, deploy("schlitten"));
        assertThat(evening.why()).contains("Nobody has confirmed the card of MG08 Schlitten yet.");
        evening.act(BISMARK, BoardTest.tell("unit.schlitten", "confirmed")).act(BISMARK, deploy("schlitten"));
        assertThat(evening.rules()).doesNotContain("assumed");
    }

    @Test
    void what_the_owner_reads_off_a_card_is_what_counts_from_then_on() {
        Evening evening = TurnTest.begun("mission-1")
                .act(BISMARK, BoardTest.tell("unit.panzerfaust.dice.faust", "9", "3", "2", "0", "0"))
                .act(BISMARK, BoardTest.tell("unit.panzerfaust.attacks.faust", "2"))
                .act(BISMARK, BoardTest.tell("unit.panzerfaust.ability.precision", "1"))
                .act(BISMARK, "{\"type\":\"fact\",\"fact\":\"unit.panzerfaust.armour\",\"value\":\"3\"}");
        Kind kind = evening.state().rules().unit("panzerfaust");
        assertThat(kind.armour()).isEqualTo(3);
        assertThat(kind.abilities()).containsEntry(Ability.PRECISION, 1);
        assertThat(kind.weapons().get(0).attacks()).isEqualTo(2);
        assertThat(kind.weapons().get(0).against(0)).isEqualTo(9);
        for (String nonsense : List.of("unit.panzerfaust.dice.faust", "unit.panzerfaust.wings", "unit.dragon.armour")) {
            assertThat(evening.refused(BISMARK, BoardTest.tell(nonsense, "1"))).isEqualTo("rivet.table");
        }
    }
}
