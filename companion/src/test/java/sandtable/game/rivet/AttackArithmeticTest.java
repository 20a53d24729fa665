package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.check.Checked;
import sandtable.check.Checks;
import sandtable.data.Packs;
import sandtable.game.rivet.fight.Pool;
import sandtable.game.rivet.fight.Strike;
import sandtable.table.Sum;
import sandtable.table.Text;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AttackArithmeticTest {
    private final Checks checks = Checks.over(Packs.shipped());

    @ParameterizedTest(name = "{0} dice, Bolster Defense {1}: {2}")
    @CsvSource({"3,0,3", "3,1,2", "3,2,1", "3,3,1", "1,1,1", "0,0,0", "0,1,0", "2,9,1"})
    void Bolster_Defense_takes_dice_down_to_one_and_0_dice_stay_0(int table, int bolster, int rolled) {
        assertThat(pool(table, bolster).dice()).isEqualTo(rolled);
    }

    @Test
    void the_pool_shows_its_parts() {
        assertThat(pool(3, 1).sum()).isEqualTo(new Sum(pool(3, 1).sum().terms(), 2));
        assertThat(pool(3, 1).sum().terms()).extracting(Sum.Term::value).containsExactly(3, -1);
    }

    @ParameterizedTest(name = "three dice, Precision {0}: {1} of 216 hit")
    @CsvSource({"0,152", "1,189", "2,208", "3,215", "4,216"})
    void all_results_of_three_dice_are_counted(int precision, int hits) {
        int found = 0;
        for (int i = 0; i < 216; i++) {
            Strike strike = Strike.of(List.of(i % 6 + 1, i / 6 % 6 + 1, i / 36 + 1), precision);
            assertThat(strike.damage()).isEqualTo(strike.hit() ? 1 : 0);
            found += strike.damage();
        }
        assertThat(found).isEqualTo(hits);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'dice':[2,5,6],'precision':0,'bolster':0|{\"hit\":true,\"damage\":1",
                "'dice':[4,4,1],'precision':0|{\"hit\":false,\"damage\":0",
                "'dice':[4,4,1],'precision':1|{\"hit\":true,\"damage\":1",
                "'dicePool':3,'bolster':1|{\"roll\":2",
                "'dicePool':1,'bolster':3|{\"roll\":1",
                "'dicePool':0,'bolster':1|{\"roll\":0",
                "'dicePool':3,'bolster':1,'dice':[1,6]|{\"roll\":2,\"hit\":true,\"damage\":1",
                "'unit':'rifleman','armour':0|{\"roll\":3",
                "'unit':'rifleman','armour':2|{\"roll\":0",
                "'unit':'ostrich','weapon':'cannon','target':'sturmpanzer'|{\"roll\":0",
                "'unit':'panzerfaust','target':'ostrich','dice':[1,6]|{\"roll\":2,\"hit\":true,\"damage\":1",
                "'unit':'panzerfaust','target':'wolverine'|{\"roll\":2",
                "'unit':'panzerfaust','target':'wolverine','bolster':9|{\"roll\":1"
            })
    void what_if_rulings_answer_with_reasons_and_citations(String question, String answer) {
        Checked checked = ask(question);
        assertThat(checked).isInstanceOf(Checked.Answered.class);
        var json = ((Checked.Answered) checked).answer();
        assertThat(json.toString()).startsWith(answer);
        assertThat(json.path("because")).isNotEmpty().allSatisfy(reason -> {
            assertThat(reason.path("text").asText()).doesNotContain("{").doesNotContain("rivet.");
            assertThat(reason.path("citation").asText()).contains("Rivet Wars");
        });
        assertThat(json.path("assumed").isArray()).isTrue();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'dice':[0]",
                "'dice':[7]",
                "'dicePool':-1",
                "'dicePool':100",
                "'precision':1",
                "'dice':[1],'bolster':-1",
                "'dicePool':3,'dice':[1]",
                "'dice':[1],'luck':3",
                "'dice':'five'",
                "'unit':'rifleman'",
                "'unit':'dragon','armour':1",
                "'unit':'rifleman','target':'dragon'",
                "'unit':'ostrich','armour':1",
                "'unit':'ostrich','weapon':'axe','armour':1",
                "'unit':'rifleman','armour':5",
                "'unit':'rifleman','armour':1,'target':'konig'",
                "'unit':'rifleman','armour':1,'dicePool':2",
                "'armour':1,'dice':[5]"
            })
    void questions_that_make_no_sense_are_refused_and_told_why(String question) {
        Checked checked = ask(question);
        assertThat(checked).isInstanceOf(Checked.Refused.class);
        assertThat(((Checked.Refused) checked).problem().path("detail").asText())
                .isNotBlank()
                .doesNotContain("rivet.");
    }

    @Test
    void cards_that_nobody_has_confirmed_are_listed() {
        var answer = ((Checked.Answered) ask("'unit':'rifleman','target':'konig'")).answer();
        assertThat(answer.path("assumed").toString())
                .isEqualTo("[{\"fact\":\"unit.konig\",\"value\":\"unconfirmed\"}]");
    }

    private Checked ask(String question) {
        return checks.check(
                "attack", ("{'pack':'rivet-wars-eastern-front'," + question + "}").replace('\'', '"'), "en");
    }

    private static Pool pool(int table, int bolster) {
        return Pool.of(table, Text.literal("table"), List.of(new Sum.Term(bolster, Text.literal("bolster"))));
    }
}
