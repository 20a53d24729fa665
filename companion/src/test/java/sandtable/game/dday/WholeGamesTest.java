package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Whole games, played by who knows no rules")
class WholeGamesTest {
    @ParameterizedTest(name = "{0} games with {1} Units, modules {2}")
    @CsvSource({"50,1,''", "50,2,''", "50,3,badges", "50,4,battle-conditions", "50,2,battle-conditions badges"})
    void every_game_comes_to_its_end_and_keeps_the_laws(int games, int units, String modules) {
        for (long seed = 1; seed <= games; seed++) {
            Evening evening = Evening.of(
                    seed,
                    Evening.setup(units, modules.isEmpty() ? Set.of() : Set.of(modules.split(" ", -1)), Map.of()));
            boolean over;
            try {
                over = new AnyPlayer(new Random(seed)).play(evening, 3000);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ", after entry " + evening.played.position(), e);
            }
            assertThat(over).as("seed %d is over", seed).isTrue();
            Laws.hold(evening);
        }
    }
}
