package sandtable.game.dday.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TalliesTest {
    private static final List<Face> FACES = List.of(Face.values());
    private static final List<Colour> COLOURS = List.of(Colour.values());
    private static final Colour[] SIX = {Colour.RED, Colour.RED, Colour.WHITE, Colour.WHITE, Colour.BLACK, Colour.BLACK
    };

    @Test
    void of_all_46656_Final_Tallies_38790_have_no_RWB_and_7740_one_and_126_two_and_720_are_Straights() {
        Map<Integer, Integer> rwbs = new TreeMap<>();
        int straights = 0;
        for (int code = 0; code < 46_656; code++) {
            Tally tally = Tallies.best(six(code));
            rwbs.merge(tally.allocation().rwbs().size(), 1, Integer::sum);
            straights += tally.allocation().hasStraight() ? 1 : 0;
        }
        assertThat(rwbs).containsExactlyInAnyOrderEntriesOf(Map.of(0, 38_790, 1, 7_740, 2, 126));
        assertThat(straights).isEqualTo(720);
    }

    @Test
    void every_Final_Tally_of_six_dice_agrees_with_a_count_by_trying_every_use_of_every_die() {
        for (int code = 0; code < 46_656; code++) {
            List<Die> dice = six(code);
            assertAgrees(dice, Tallies.best(dice));
        }
    }

    @Test
    void one_to_twelve_dice_of_any_colour_agree_with_trying_every_use_of_every_die() {
        long seed = 19440606;
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 3_000; i++) {
            List<Die> dice = new ArrayList<>();
            int size = 1 + random.nextInt(Tallies.MOST_DICE);
            for (int die = 0; die < size; die++) {
                dice.add(new Die(
                        "d" + die,
                        COLOURS.get(random.nextInt(4)),
                        FACES.get(random.nextInt(6)),
                        random.nextInt(5) == 0,
                        random.nextInt(8) == 0));
            }
            assertAgrees(dice, Tallies.best(dice));
        }
    }

    @Test
    void no_die_is_used_twice_in_any_allocation() {
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            List<Die> dice = new ArrayList<>();
            for (int die = 0; die < 12; die++) {
                dice.add(Die.rolled("d" + die, COLOURS.get(random.nextInt(3)), FACES.get(random.nextInt(6))));
            }
            for (Allocation allocation : Tallies.allocations(dice)) {
                List<String> used = new ArrayList<>(allocation.straight());
                allocation.rwbs().forEach(rwb -> used.addAll(rwb.dice()));
                assertThat(used).doesNotHaveDuplicates();
            }
        }
    }

    @Test
    void an_RWB_may_be_declined() {
        assertThat(Tallies.allocations(dice("red star", "white star", "blue star")))
                .extracting(allocation -> allocation.rwbs().size())
                .containsExactly(1, 0);
    }

    @Test
    void where_an_RWB_and_a_Straight_want_the_same_die_the_RWB_comes_first_and_the_Straight_is_an_alternative() {
        List<Allocation> found = Tallies.allocations(dice(
                "red star",
                "white star",
                "blue star",
                "red soldier",
                "white two-soldiers",
                "blue courage",
                "red tools",
                "white skull"));
        assertThat(found.get(0).rwbs()).hasSize(1);
        assertThat(found.get(0).hasStraight()).isFalse();
        assertThat(found).anySatisfy(other -> {
            assertThat(other.rwbs()).isEmpty();
            assertThat(other.hasStraight()).isTrue();
        });
    }

    @Test
    void with_a_fourth_star_the_RWB_and_the_Straight_both_fit() {
        Tally tally = Tallies.best(dice(
                "red star",
                "white star",
                "blue star",
                "blue star",
                "red soldier",
                "white two-soldiers",
                "blue courage",
                "red tools",
                "white skull"));
        assertThat(tally.allocation().rwbs()).hasSize(1);
        assertThat(tally.allocation().hasStraight()).isTrue();
        assertThat(tally.activeSkulls()).isZero();
    }

    @Test
    void a_stolen_blue_die_completes_the_Germans_RWB_like_a_black_one() {
        assertThat(Tallies.best(dice("red tools", "white tools", "blue tools"))
                        .allocation()
                        .rwbs())
                .hasSize(1);
    }

    @Test
    void an_ignored_Skull_is_not_active_and_completes_no_RWB() {
        List<Die> dice = new ArrayList<>(dice("red skull", "white skull"));
        dice.add(new Die("third", Colour.BLUE, Face.SKULL, false, true));
        dice.addAll(dice("red star"));
        Tally tally = Tallies.best(dice);
        assertThat(tally.allocation().rwbs()).isEmpty();
        assertThat(tally.activeSkulls()).isEqualTo(2);
        assertThat(tally.cancelNow()).isEqualTo(1);
    }

    @Test
    void a_cancelled_die_gives_nothing() {
        Tally tally = Tallies.best(dice("red skull", "white two-soldiers", "blue star"));
        assertThat(tally.plain()).isEqualTo(new Resources(2, 1, 0, 0));
        assertThat(tally.without(Set.of("die-1"))).isEqualTo(new Resources(0, 1, 0, 0));
    }

    @Test
    void thirteen_dice_are_no_tally() {
        List<Die> dice = new ArrayList<>();
        for (int i = 0; i < 13; i++) {
            dice.add(Die.rolled("d" + i, Colour.RED, Face.STAR));
        }
        assertThatThrownBy(() -> Tallies.best(dice)).hasMessageContaining("13");
    }

    private static void assertAgrees(List<Die> dice, Tally tally) {
        BruteForce force = BruteForce.of(dice);
        assertThat(tally.allocation().rwbs().size()).as("RWBs of %s", dice).isEqualTo(force.rwbs());
        assertThat(tally.allocation().hasStraight()).as("Straight of %s", dice).isEqualTo(force.straight());
        assertThat(tally.plain()).as("sums of %s", dice).isEqualTo(force.plain());
        assertThat(tally.activeSkulls()).as("Active Skulls of %s", dice).isEqualTo(force.activeSkulls());
        assertThat(tally.cancelNow()).as("cancelled of %s", dice).isEqualTo(force.cancelNow());
    }

    private static List<Die> six(int code) {
        List<Die> dice = new ArrayList<>();
        int rest = code;
        for (int i = 0; i < SIX.length; i++) {
            dice.add(Die.rolled("d" + i, SIX[i], FACES.get(rest % 6)));
            rest /= 6;
        }
        return dice;
    }

    static List<Die> dice(String... words) {
        List<Die> dice = new ArrayList<>();
        for (int i = 0; i < words.length; i++) {
            String[] die = words[i].split(" ", 2);
            dice.add(Die.rolled("die-" + i, colour(die[0]), face(die[1])));
        }
        return dice;
    }

    private static Colour colour(String id) {
        return java.util.Arrays.stream(Colour.values())
                .filter(colour -> colour.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Face face(String id) {
        return java.util.Arrays.stream(Face.values())
                .filter(face -> face.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
