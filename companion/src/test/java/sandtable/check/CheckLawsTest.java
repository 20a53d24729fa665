package sandtable.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.data.Packs;

@DisplayName("What-if rulings of D-Day Dice, by random questions")
class CheckLawsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");
    private static final List<String> COLOURS = List.of("red", "white", "blue", "black");
    private static final long SEED = 1944;

    private final Checks checks = Checks.over(Packs.shipped());
    private final Random random = new Random(SEED);

    private JsonNode answer(String kind, ObjectNode question) {
        question.put("pack", "atlantikwall-2e");
        Checked checked = checks.check(kind, question.toString(), "en");
        assertThat(checked)
                .as("seed %d, %s %s: %s", SEED, kind, question, checked)
                .isInstanceOf(Checked.Answered.class);
        JsonNode answer = ((Checked.Answered) checked).answer();
        assertThat(answer.path("because")).as("%s", question).isNotEmpty().allSatisfy(reason -> {
            assertThat(reason.path("text").asText()).isNotBlank();
            assertThat(reason.path("citation").asText()).isNotBlank();
        });
        return answer;
    }

    private static List<String> fields(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }

    @Test
    void sums_stand_before_Skulls_and_Active_Skulls_count_even_where_fewer_dice_are_left() {
        for (int i = 0; i < 400; i++) {
            ObjectNode question = JSON.createObjectNode().put("player", i % 2 == 0 ? "german" : "allied");
            ArrayNode dice = question.putArray("dice");
            Map<String, Integer> shown = new HashMap<>();
            int size = 1 + random.nextInt(12);
            for (int die = 0; die < size; die++) {
                String face = FACES.get(random.nextInt(6));
                ObjectNode one = dice.addObject()
                        .put("colour", COLOURS.get(random.nextInt(4)))
                        .put("face", face);
                if (random.nextInt(4) == 0) {
                    one.put("added", true);
                }
                if (random.nextInt(4) == 0) {
                    one.put("ignored", true);
                } else {
                    shown.merge(face, 1, Integer::sum);
                }
            }
            JsonNode answer = answer("tally", question);
            assertThat(fields(answer))
                    .containsExactly(
                            "rwb",
                            "straight",
                            "soldiers",
                            "stars",
                            "courage",
                            "tools",
                            "activeSkulls",
                            "cancelNow",
                            "alternatives",
                            "because",
                            "assumed");
            assertThat(answer.path("soldiers").asInt())
                    .isEqualTo(shown.getOrDefault("soldier", 0) + 2 * shown.getOrDefault("two-soldiers", 0));
            assertThat(answer.path("stars").asInt()).isEqualTo(shown.getOrDefault("star", 0));
            assertThat(answer.path("courage").asInt()).isEqualTo(shown.getOrDefault("courage", 0));
            assertThat(answer.path("tools").asInt()).isEqualTo(shown.getOrDefault("tools", 0));
            skulls(answer, shown);
            for (JsonNode other : answer.path("alternatives")) {
                assertThat(other.path("rwb").size())
                        .isLessThanOrEqualTo(answer.path("rwb").size());
                skulls(other, shown);
            }
        }
    }

    /** Of an allocation: Skulls and other dice that neither its RWBs nor its Straight use. */
    private static void skulls(JsonNode allocation, Map<String, Integer> shown) {
        int straight = allocation.path("straight").asBoolean() ? 1 : 0;
        int skulls = shown.getOrDefault("skull", 0) - straight;
        int others = shown.values().stream().mapToInt(Integer::intValue).sum()
                - shown.getOrDefault("skull", 0)
                - 5 * straight;
        for (JsonNode rwb : allocation.path("rwb")) {
            assertThat(fields(rwb)).containsExactly("name", "face", "options");
            if (rwb.path("face").asText().equals("skull")) {
                skulls -= 3;
            } else {
                others -= 3;
            }
        }
        assertThat(allocation.path("activeSkulls").asInt()).isEqualTo(skulls);
        assertThat(allocation.path("cancelNow").asInt()).isEqualTo(Math.min(skulls, others));
    }

    @Test
    void the_German_owes_the_highest_printed_DEF_and_what_he_misses_lowers_every_DEF() {
        for (int i = 0; i < 400; i++) {
            int soldiers = random.nextInt(20);
            ObjectNode question = JSON.createObjectNode();
            question.putObject("german").put("soldiers", soldiers);
            ArrayNode units = question.putArray("units");
            Map<String, Integer> printed = new HashMap<>();
            int size = 1 + random.nextInt(4);
            for (int unit = 0; unit < size; unit++) {
                String sector = Integer.toString(1 + random.nextInt(3));
                printed.putIfAbsent(sector, random.nextInt(16));
                ObjectNode one = units.addObject()
                        .put("id", "U" + unit)
                        .put("sector", sector)
                        .put("def", printed.get(sector));
                if (random.nextBoolean()) {
                    one.put("reduction", random.nextInt(10));
                }
            }
            JsonNode answer = answer("def", question);
            int demand =
                    printed.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
            int missing = Math.max(0, demand - soldiers);
            assertThat(fields(answer))
                    .containsExactly("demand", "lost", "missing", "units", "open", "because", "assumed");
            assertThat(answer.path("demand").asInt()).isEqualTo(demand);
            assertThat(answer.path("lost").asInt()).isEqualTo(Math.min(soldiers, demand));
            assertThat(answer.path("missing").asInt()).isEqualTo(missing);
            for (int unit = 0; unit < size; unit++) {
                JsonNode suffered = answer.path("units").get(unit);
                int left = units.get(unit).path("def").asInt()
                        - units.get(unit).path("reduction").asInt()
                        - missing;
                int def = missing == 0 ? Math.max(0, left) : left;
                assertThat(fields(suffered)).containsExactly("id", "def", "loses", "gains");
                assertThat(suffered.path("id").asText()).isEqualTo("U" + unit);
                assertThat(suffered.path("def").asInt()).as("%s", question).isEqualTo(def);
                assertThat(suffered.path("loses").asInt()).isEqualTo(Math.max(0, def));
                assertThat(suffered.path("gains").asInt()).isNotNegative();
                if (missing == 0) {
                    assertThat(suffered.path("gains").asInt()).isZero();
                }
            }
        }
    }

    @Test
    void the_Units_storm_in_their_order_and_the_first_win_is_the_last_round() {
        for (int i = 0; i < 400; i++) {
            ObjectNode question = JSON.createObjectNode();
            int soldiers = random.nextInt(8);
            int specialists = random.nextInt(4);
            question.putObject("german").put("soldiers", soldiers).put("specialists", specialists);
            ArrayNode units = question.putArray("units");
            int size = 1 + random.nextInt(4);
            for (int unit = 0; unit < size; unit++) {
                units.addObject()
                        .put("id", "U" + unit)
                        .put("soldiers", 1 + random.nextInt(7))
                        .put("specialists", random.nextInt(4));
            }
            int others = random.nextInt(3);
            question.put("others", others);
            JsonNode answer = answer("assault", question);
            assertThat(fields(answer)).containsExactly("rounds", "outcome", "open", "because", "assumed");
            boolean won = false;
            for (int unit = 0; unit < answer.path("rounds").size(); unit++) {
                assertThat(won).as("a round after the Allies' win: %s", answer).isFalse();
                JsonNode round = answer.path("rounds").get(unit);
                JsonNode stormer = units.get(unit);
                int allied = stormer.path("soldiers").asInt()
                        + stormer.path("specialists").asInt();
                int german = soldiers + specialists;
                won = allied > german
                        || (allied == german && stormer.path("specialists").asInt() > specialists);
                assertThat(fields(round)).containsExactly("unit", "allied", "german", "winner", "decoration");
                assertThat(round.path("unit").asText()).isEqualTo("U" + unit);
                assertThat(round.path("allied").asInt()).isEqualTo(allied);
                assertThat(round.path("german").asInt()).isEqualTo(german);
                assertThat(round.path("winner").asText()).isEqualTo(won ? "allies" : "german");
                assertThat(round.path("decoration").asBoolean())
                        .as("a war trophy: %s", answer)
                        .isEqualTo(!won && (unit + 1 < size || others > 0));
            }
            String outcome = won ? "allies-win" : others > 0 ? "continues" : "german-wins";
            assertThat(answer.path("outcome").asText()).isEqualTo(outcome);
            assertThat(answer.path("rounds").size())
                    .isEqualTo(won ? answer.path("rounds").size() : size);
        }
    }
}
