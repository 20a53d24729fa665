package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.state.Modifier;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WeatherTest {
    @Test
    void Weather_stays_until_other_Weather_comes_and_ordinary_cards_are_added_to_it() {
        Scenario scenario = Scenario.condition("heavy-rain", 1, before -> {});
        for (int turn = 3; turn <= 8 && scenario.state().ending().isEmpty(); turn++) {
            String weather = scenario.state().field().weather().orElseThrow();
            scenario.dial(A, sandtable.game.dday.state.Resource.SOLDIERS, 50);
            scenario.given(new sandtable.game.dday.effect.MoveEffect.Moved(A, turn % 2 == 0 ? "2" : "3", false));
            scenario.turn(turn);
            boolean ordinary = scenario.state().field().condition().isPresent();
            if (ordinary) {
                assertThat(scenario.state().field().weather()).contains(weather);
            }
        }
        assertThat(scenario.cited()).contains("dday.weather");
    }

    @Test
    void the_ordinary_card_applies_first_and_the_Weather_after_it() {
        Scenario scenario = Scenario.condition("low-cloud", 1, before -> {});
        for (long seed = 1; seed < 500; seed++) {
            Scenario game = Scenario.of(seed, 1, "battle-conditions");
            if (game.state().field().weather().isPresent()
                    && game.state().questions().isEmpty()) {
                game.turn(2);
                List<String> sources = game.state().modifiers().stream()
                        .map(Modifier::source)
                        .distinct()
                        .toList();
                String weather = game.state().field().weather().orElseThrow();
                if (game.state().field().condition().isPresent() && sources.size() == 2) {
                    assertThat(sources)
                            .containsExactly(game.state().field().condition().orElseThrow(), weather);
                    return;
                }
            }
        }
        throw new AssertionError(
                "No seed brings Weather and a lasting card: " + scenario.state().field());
    }

    @Test
    void without_the_optional_rule_Weather_lasts_one_turn() {
        Scenario scenario = Scenario.condition("heavy-rain", 1, before -> {}, "persistent-weather=off");
        assertThat(scenario.state().modification(Modifier.What.ADVANCE_COST, A)).isEqualTo(1);
        scenario.turn(3);
        assertThat(scenario.state().field().weather()).isEmpty();
    }
}
