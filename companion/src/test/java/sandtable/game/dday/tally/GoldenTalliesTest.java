package sandtable.game.dday.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All Final Tallies of six dice, against numbers that are counted without throwing any. */
@DisplayName("All 46,656 Final Tallies of six dice")
class GoldenTalliesTest {
    private static final int ALL = 46_656;
    private static final Face[] FACES = Face.values();

    /** The German's dice have black ones, a Unit's blue ones. */
    private static List<Tally> tallies(Colour third) {
        Colour[] six = {Colour.RED, Colour.RED, Colour.WHITE, Colour.WHITE, third, third};
        List<Tally> all = new ArrayList<>(ALL);
        for (int code = 0; code < ALL; code++) {
            List<Die> dice = new ArrayList<>();
            int rest = code;
            for (int i = 0; i < six.length; i++) {
                dice.add(Die.rolled("d" + i, six[i], FACES[rest % FACES.length]));
                rest /= FACES.length;
            }
            all.add(Tallies.best(dice));
        }
        return all;
    }

    private static Map<Integer, Long> count(List<Tally> tallies, ToIntFunction<Tally> of) {
        Map<Integer, Long> counts = new TreeMap<>();
        tallies.forEach(tally -> counts.merge(of.applyAsInt(tally), 1L, Long::sum));
        return counts;
    }

    /** How many throws of six dice give each sum: the coefficients of (one die)^6, one die being its faces by what they add. */
    private static Map<Integer, Long> sixTimes(int... facesByWorth) {
        long[] sum = {1};
        for (int die = 0; die < 6; die++) {
            long[] next = new long[sum.length + facesByWorth.length - 1];
            for (int i = 0; i < sum.length; i++) {
                for (int worth = 0; worth < facesByWorth.length; worth++) {
                    next[i + worth] += sum[i] * facesByWorth[worth];
                }
            }
            sum = next;
        }
        Map<Integer, Long> counts = new TreeMap<>();
        for (int i = 0; i < sum.length; i++) {
            counts.put(i, sum[i]);
        }
        return counts;
    }

    @ParameterizedTest
    @EnumSource(names = {"BLACK", "BLUE"})
    void have_the_known_numbers_of_RWBs_and_Straights_on_either_side(Colour third) {
        List<Tally> all = tallies(third);
        assertThat(count(all, tally -> tally.allocation().rwbs().size()))
                .isEqualTo(Map.of(0, 38_790L, 1, 7_740L, 2, 126L));
        assertThat(all.stream().filter(tally -> tally.allocation().hasStraight()))
                .hasSize(720);
    }

    @ParameterizedTest
    @EnumSource(names = {"BLACK", "BLUE"})
    void have_as_many_of_each_resource_as_the_faces_of_a_die_say(Colour third) {
        List<Tally> all = tallies(third);
        assertThat(count(all, tally -> tally.plain().soldiers())).isEqualTo(sixTimes(4, 1, 1));
        assertThat(count(all, tally -> tally.plain().stars())).isEqualTo(sixTimes(5, 1));
        assertThat(count(all, tally -> tally.plain().courage())).isEqualTo(sixTimes(5, 1));
        assertThat(count(all, tally -> tally.plain().tools())).isEqualTo(sixTimes(5, 1));
    }

    /**
     * Skulls by throws: of s Skulls among six dice, three are in an RWB where each colour has one, and six are two RWBs; a Straight has one
     * of its own. What is left is active.
     */
    @ParameterizedTest
    @EnumSource(names = {"BLACK", "BLUE"})
    void have_the_Active_Skulls_that_are_left_outside_RWBs_and_Straights(Colour third) {
        Map<Integer, Long> expected = new TreeMap<>();
        for (int red = 0; red <= 2; red++) {
            for (int white = 0; white <= 2; white++) {
                for (int blue = 0; blue <= 2; blue++) {
                    int skulls = red + white + blue;
                    long throwsOfThem = ways(red) * ways(white) * ways(blue);
                    expected.merge(skulls - 3 * Math.min(red, Math.min(white, blue)), throwsOfThem, Long::sum);
                }
            }
        }
        expected.merge(1, -720L, Long::sum);
        expected.merge(0, 720L, Long::sum);
        assertThat(count(tallies(third), Tally::activeSkulls)).isEqualTo(expected);
    }

    /** In how many ways two dice of a colour show so many Skulls. */
    private static long ways(int skulls) {
        return switch (skulls) {
            case 0 -> 25;
            case 1 -> 10;
            default -> 1;
        };
    }

    @Test
    void no_alternative_has_more_RWBs_than_the_first_allocation() {
        for (Tally tally : tallies(Colour.BLUE)) {
            List<Allocation> allocations = Tallies.allocations(tally.dice());
            assertThat(allocations.get(0)).isEqualTo(tally.allocation());
            assertThat(allocations)
                    .doesNotHaveDuplicates()
                    .allSatisfy(other -> assertThat(other.rwbs().size())
                            .isLessThanOrEqualTo(tally.allocation().rwbs().size()));
        }
    }
}
