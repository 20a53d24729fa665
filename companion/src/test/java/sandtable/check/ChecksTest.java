package sandtable.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.data.Packs;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ChecksTest {
    private static final String STARS = "{'pack':'atlantikwall-2e','player':'german','dice':["
            + "{'colour':'red','face':'star'},{'colour':'white','face':'star'},{'colour':'black','face':'star'},"
            + "{'colour':'red','face':'two-soldiers'},{'colour':'white','face':'skull'},{'colour':'black','face':'tools'}]}";

    private final Checks checks = Checks.over(Packs.shipped());

    @Test
    void three_Stars_are_DISCIPLINE_with_two_options_and_the_lost_icon_is_listed_as_assumed() {
        JsonNode answer = answer("tally", STARS, "en");
        assertThat(answer.at("/rwb/0/name").asText()).isEqualTo("DISCIPLINE");
        assertThat(answer.at("/rwb/0/face").asText()).isEqualTo("star");
        assertThat(answer.at("/rwb/0/options")).hasSize(2);
        assertThat(answer.path("straight").asBoolean()).isFalse();
        assertThat(answer.path("soldiers").asInt()).isEqualTo(2);
        assertThat(answer.path("stars").asInt()).isEqualTo(3);
        assertThat(answer.path("tools").asInt()).isEqualTo(1);
        assertThat(answer.path("activeSkulls").asInt()).isEqualTo(1);
        assertThat(answer.path("cancelNow").asInt()).isEqualTo(1);
        assertThat(answer.path("alternatives")).hasSize(1);
        assertThat(answer.at("/assumed/0").toString())
                .isEqualTo("{\"fact\":\"rwb.german.star\",\"value\":\"DISCIPLINE\"}");
        assertThat(answer.path("because")).allSatisfy(reason -> {
            assertThat(reason.path("text").asText()).isNotBlank();
            assertThat(reason.path("citation").asText()).contains("Atlantikwall");
        });
    }

    @Test
    void the_name_of_an_unknown_Allied_RWB_is_null() {
        JsonNode answer = answer(
                "tally",
                "{'pack':'atlantikwall-2e','player':'allied','dice':[{'colour':'red','face':'soldier'},"
                        + "{'colour':'white','face':'soldier'},{'colour':'blue','face':'soldier'}]}",
                "en");
        assertThat(answer.at("/rwb/0").has("name")).isTrue();
        assertThat(answer.at("/rwb/0/name").isNull()).isTrue();
    }

    @Test
    void the_worked_example_of_the_rulebook_gives_minus_3_and_explains_its_parts() {
        JsonNode answer = answer(
                "def",
                "{'pack':'atlantikwall-2e','german':{'soldiers':4},"
                        + "'units':[{'id':'A','sector':'9','def':12,'reduction':7}]}",
                "en");
        assertThat(answer.path("demand").asInt()).isEqualTo(12);
        assertThat(answer.path("lost").asInt()).isEqualTo(4);
        assertThat(answer.path("missing").asInt()).isEqualTo(8);
        assertThat(answer.at("/units/0").toString()).isEqualTo("{\"id\":\"A\",\"def\":-3,\"loses\":0,\"gains\":3}");
        assertThat(answer.path("because").toString()).contains("12 (Sector 9) − 7 (Allied effects) − 8 (missing) = −3");
    }

    @Test
    void German_readers_get_German_words() {
        assertThat(answer("tally", STARS, "de").path("because").toString()).contains("aktiver Totenkopf");
    }

    @Test
    void a_tie_with_more_Specialists_takes_the_Bunker() {
        JsonNode answer = answer(
                "assault",
                "{'pack':'atlantikwall-2e','german':{'soldiers':5,'specialists':2},"
                        + "'units':[{'id':'A','soldiers':4,'specialists':3}],'others':1}",
                "en");
        assertThat(answer.at("/rounds/0").toString())
                .isEqualTo("{\"unit\":\"A\",\"allied\":7,\"german\":7,\"winner\":\"allies\",\"decoration\":false}");
        assertThat(answer.path("outcome").asText()).isEqualTo("allies-win");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        tally   | {'pack':'atlantikwall-2e','player':'german','dice':[{'colour':'red','face':'heart'}]} | dice[0].face is 'heart'
        tally   | {'pack':'atlantikwall-2e','player':'german','dice':[{'colour':'red'}]} | dice[0].face is missing
        tally   | {'pack':'atlantikwall-2e','player':'german','dice':[null]} | dice
        tally   | {'pack':'atlantikwall-2e','player':'german','dice':[]} | 1 to 12 dice
        tally   | {'pack':'atlantikwall-2e','player':'nobody','dice':[]} | german, allied
        tally   | {'pack':'atlantikwall-9e','player':'german','dice':[]} | no pack 'atlantikwall-9e'
        tally   | {'pack':'atlantikwall-2e','player':'german','dice':[],'dices':[]} | dices
        tally   | [] | one JSON object
        tally   | {'pack': | 1:
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':-1},'units':[{'id':'A','sector':'9','def':12}]} | german.soldiers is −1
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[]} | no Unit
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12},{'id':'B','sector':'9','def':10}]} | 12 and 10
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':'x'}]} | units[0].def
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':1.5}]} | units[0].def
        def     | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':5}],'houseRules':{'gift':'yes'}} | gift
        assault | {'pack':'atlantikwall-2e','german':{'soldiers':4},'units':[{'id':'A','soldiers':1},{'id':'A','soldiers':2}]} | stands twice
        chess   | {} | There are: tally, def, assault
        """)
    void a_bad_question_is_refused_whole_and_says_where(String kind, String question, String says) {
        Checked checked = checks.check(kind, question.replace('\'', '"'), "en");
        assertThat(checked)
                .isInstanceOfSatisfying(
                        Checked.Refused.class,
                        refused -> assertThat(refused.problem().path("detail").asText())
                                .contains(says));
    }

    @Test
    void thirteen_dice_are_refused() {
        String dice = "{'colour':'red','face':'star'},".repeat(13);
        Checked checked = checks.check(
                "tally",
                ("{'pack':'atlantikwall-2e','player':'german','dice':[" + dice.substring(0, dice.length() - 1) + "]}")
                        .replace('\'', '"'),
                "en");
        assertThat(((Checked.Refused) checked).problem().path("detail").asText())
                .contains("not 13");
    }

    private JsonNode answer(String kind, String question, String language) {
        Checked checked = checks.check(kind, question.replace('\'', '"'), language);
        assertThat(checked).as("%s", checked).isInstanceOf(Checked.Answered.class);
        return ((Checked.Answered) checked).answer();
    }
}
