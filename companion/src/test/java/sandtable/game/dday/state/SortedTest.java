package sandtable.game.dday.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class SortedTest {
    /** Some of these have the same hash. */
    private static String name(int number) {
        return (number % 2 == 0 ? "Aa" : "BB") + number / 2;
    }

    @RepeatedTest(50)
    @DisplayName(
            "a map holds what was put into it, in the order of its keys, and the maps it came from stay as they were")
    void like_a_tree(RepetitionInfo repetition) {
        long seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        int names = 1 + random.nextInt(60);
        Map<String, Integer> map = Sorted.copy(Map.<String, Integer>of());
        TreeMap<String, Integer> tree = new TreeMap<>();
        for (int step = 0; step < 200; step++) {
            String name = name(random.nextInt(names));
            Map<String, Integer> before = map;
            Map<String, Integer> expected = new HashMap<>(tree);
            map = Sorted.with(map, name, step);
            tree.put(name, step);
            assertThat(before).as("seed %d", seed).isEqualTo(expected);
        }
        assertThat(map).as("seed %d", seed).isEqualTo(tree).hasSameHashCodeAs(tree);
        assertThat(List.copyOf(map.entrySet())).as("seed %d", seed).isEqualTo(List.copyOf(tree.entrySet()));
        for (int number = 0; number < 70; number++) {
            assertThat(map.get(name(number))).as("seed %d", seed).isEqualTo(tree.get(name(number)));
            assertThat(map.containsKey(name(number))).isEqualTo(tree.containsKey(name(number)));
        }
    }

    @Test
    @DisplayName("every value is changed by its key; where none changes it is the same map")
    void mapped() {
        Map<String, Integer> map = Sorted.copy(Map.of("a", 1, "b", 2, "c", 3));

        assertThat(Sorted.mapped(map, (key, value) -> key.equals("b") ? Integer.valueOf(20) : value))
                .isEqualTo(Map.of("a", 1, "b", 20, "c", 3));
        assertThat(map).isEqualTo(Map.of("a", 1, "b", 2, "c", 3));
        assertThat(Sorted.mapped(map, (key, value) -> value)).isSameAs(map);
    }
}
