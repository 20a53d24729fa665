package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.bench.Laws;
import sandtable.data.Packs;
import sandtable.data.Texts;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.table.Entry;
import sandtable.table.Sum;
import sandtable.table.Text;
import sandtable.wire.Wording;

@DisplayName("Whole games, played by who knows no rules")
class WholeGamesTest {
    private static final Set<String> RULES =
            Packs.shipped().load("atlantikwall-2e").rules().keySet();

    private static final Map<String, Texts> TEXTS = Map.of("en", Texts.of("en"), "de", Texts.of("de"));

    @ParameterizedTest(name = "{0} games with {1} Units on {2}, modules {3}, options {4}")
    @CsvSource({
        "40,1,exercise-tiger,'',''",
        "40,2,exercise-tiger,'','negative-def=every-unit german-limit=one'",
        "40,3,exercise-tiger,badges,'badge-of-courage=on badge-of-assistance=on'",
        "40,4,exercise-tiger,battle-conditions,'forward-observation=on playing-with-fire=on'",
        "40,2,exercise-tiger,battle-conditions badges,'badge-of-honor=on supply-snafu=on blind-start=on'",
        "40,3,exercise-tiger,battle-conditions badges,german=off",
        "40,2,exercise-tiger,battle-conditions badges,"
                + "'deck.decorations=table deck.conditions=table deck.badges=table deck.awards=table'",
        "40,3,exercise-tiger,battle-conditions badges,'deck.pool=table playing-with-fire=on'",
        "40,2,learned,'','deck.decorations=table deck.awards=table deck.pool=table'",
        "20,3,exercise-tiger,battle-conditions badges,"
                + "'trade-when=any trade-items=on lost-specialists=gone assault-tie=german victory-points=on "
                + "few-good-men=on badge-of-honor=on badge-of-assistance=on badge-of-assistance-pays=on'",
        "40,2,learned,'','decline-rwb=on persistent-weather=off'",
    })
    void every_game_keeps_the_laws_to_its_end(int games, int units, String map, String modules, String options) {
        for (long seed = 1; seed <= games; seed++) {
            Evening evening = Evening.of(seed, Evening.setup(map, units, words(modules), options(options)));
            boolean over;
            try {
                over = new AnyPlayer(new Random(seed)).play(evening, 3000);
                evening.entries.forEach(WholeGamesTest::isExplained);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + seed + ", after entry " + evening.played.position(), e);
            }
            assertThat(over).as("seed %d is over", seed).isTrue();
            assertThat(Laws.broken(evening.state())).as("seed %d", seed).isEmpty();
            assertThat(Laws.unkept(evening.state(), evening.entries, evening.played.struck()))
                    .as("seed %d", seed)
                    .isEmpty();
        }
    }

    private static Set<String> words(String words) {
        return words.isEmpty() ? Set.of() : Set.of(words.split(" ", -1));
    }

    private static Map<String, String> options(String options) {
        Map<String, String> map = new TreeMap<>();
        words(options).forEach(option -> map.put(option.split("=", -1)[0], option.split("=", -1)[1]));
        return map;
    }

    /** Every reason has a rule with citations, and everything has words in both languages. */
    private static void isExplained(Entry<?, DdayEffect> entry) {
        entry.because().forEach(because -> {
            assertThat(RULES.contains(because.rule()))
                    .as("rule %s", because.rule())
                    .isTrue();
            isWorded(because.text());
        });
        entry.effects().forEach(effect -> isWorded(effect.words()));
        isWorded(entry.title());
    }

    private static void isWorded(Text text) {
        for (Map.Entry<String, Texts> language : TEXTS.entrySet()) {
            isKnown(language.getValue(), text);
            assertThat(Wording.in(language.getKey()).say(text))
                    .as("%s of %s", language.getKey(), text)
                    .isNotBlank()
                    .doesNotContain("{", "}");
        }
    }

    private static void isKnown(Texts texts, Text text) {
        assertThat(texts.template(text.key())).as(text.key()).isPresent();
        for (Object arg : text.args().values()) {
            if (arg instanceof Text inner) {
                isKnown(texts, inner);
            } else if (arg instanceof Sum sum) {
                sum.terms().forEach(term -> isKnown(texts, term.label()));
            }
        }
    }
}
