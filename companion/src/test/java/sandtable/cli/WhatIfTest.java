package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.wire.Json;

/** What comes out was reckoned by hand from the rulebook, 2nd edition. */
@DisplayName("What-if rulings of D-Day Dice, over HTTP and from the command line")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WhatIfTest {
    private static final Map<String, String> COLOURS = Map.of("r", "red", "w", "white", "b", "blue", "k", "black");
    private static final Map<String, String> FACES =
            Map.of("1", "soldier", "2", "two-soldiers", "*", "star", "c", "courage", "t", "tools", "x", "skull");

    @TempDir
    static Path home;

    private static WhatIf doors;

    @BeforeAll
    static void open() throws Exception {
        doors = new WhatIf(home);
    }

    @AfterAll
    static void close() {
        doors.close();
    }

    private static JsonNode ask(String kind, String question) throws Exception {
        WhatIf.Said said = doors.ask(kind, json(question));
        assertThat(said.refused()).as("%s: %s", question, said.json()).isZero();
        assertThat(said.json().path("because")).as("because").isNotEmpty().allSatisfy(reason -> {
            assertThat(reason.path("text").asText()).isNotBlank();
            assertThat(reason.path("citation").asText()).isNotBlank();
        });
        assertThat(said.json().path("assumed").isArray()).isTrue();
        return said.json();
    }

    private static String json(String question) {
        return ("{'pack':'atlantikwall-2e'," + question + "}").replace('\'', '"');
    }

    /**
     * @param dice a colour (r, w, b, k for black) and a face (1, 2, *, c, t, x for a Skull), {@code +} if it was added, {@code -} if it is
     *     ignored
     */
    private static JsonNode tally(String player, String dice) throws Exception {
        String list = Stream.of(dice.split(" ", -1))
                .map(die -> "{'colour':'" + COLOURS.get(die.substring(0, 1)) + "','face':'"
                        + FACES.get(die.substring(1, 2)) + "'" + (die.endsWith("+") ? ",'added':true" : "")
                        + (die.endsWith("-") ? ",'ignored':true" : "") + "}")
                .collect(Collectors.joining(","));
        return ask("tally", "'player':'" + player + "','dice':[" + list + "]");
    }

    private static String sums(JsonNode tally) {
        return Stream.of("soldiers", "stars", "courage", "tools", "activeSkulls", "cancelNow")
                .map(field -> tally.path(field).asText())
                .collect(Collectors.joining(" "));
    }

    /** An allocation in short: its faces, "straight", its Active Skulls and how many dice they cancel. */
    private static String use(JsonNode allocation) {
        List<String> words = new ArrayList<>();
        allocation.path("rwb").forEach(rwb -> words.add(rwb.path("face").asText()));
        if (allocation.path("straight").asBoolean()) {
            words.add("straight");
        }
        words.add(allocation.path("activeSkulls").asText());
        words.add(allocation.path("cancelNow").asText());
        return String.join(" ", words);
    }

    private static List<String> alternatives(JsonNode tally) {
        List<String> uses = new ArrayList<>();
        tally.path("alternatives").forEach(other -> uses.add(use(other)));
        return uses;
    }

    private static List<String> facts(JsonNode answer) {
        List<String> facts = new ArrayList<>();
        answer.path("assumed").forEach(fact -> facts.add(fact.path("fact").asText()));
        return facts;
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
        r2                                  | 2 0 0 0 0 0
        r1 r2 w* wc bt                      | 3 1 1 1 0 0
        r2 w2 rx                            | 4 0 0 0 1 1
        rx rx wx wx b*                      | 0 1 0 0 4 1
        rx rx wx wx                         | 0 0 0 0 4 0
        rx- wx b1                           | 1 0 0 0 1 1
        r*- w* bc                           | 0 1 1 0 0 0
        r2- w1+ bx                          | 1 0 0 0 1 1
        rx wx bx                            | 0 0 0 0 0 0
        rx wx bx rx w* b1                   | 1 1 0 0 1 1
        rx wx bx- r1 w1 b*                  | 2 1 0 0 2 2
        rx w1 b2 r* wc bt                   | 3 1 1 1 0 0
        rx w1 b2 r* wc bt wx                | 3 1 1 1 1 0
        rx wx b2 w2 k2 r2                   | 8 0 0 0 2 1
        """)
    void sums_stand_before_Skulls_cancel_and_Active_Skulls_are_those_outside_RWBs_and_the_Straight(
            String dice, String sums) throws Exception {
        assertThat(sums(tally("allied", dice))).isEqualTo(sums);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        r* w* b1 r1                         | 0 0                  |
        r* r* w*                            | 0 0                  |
        r* w* b*                            | star 0 0             | 0 0
        r* w* b*-                           | 0 0                  |
        r* w* b*+                           | star 0 0             | 0 0
        r* w* k*                            | star 0 0             | 0 0
        r* w* k* r* w* b*                   | star star 0 0        | star 0 0, 0 0
        r* w* b* rt wt bt                   | star tools 0 0       | tools 0 0, star 0 0, 0 0
        rx w1 b2 r* wc bt                   | straight 0 0         | 1 1
        rx r1 r2 r* rc rt                   | straight 0 0         | 1 1
        rx w1 b2 r* wc bt-                  | 1 1                  |
        rx w1 b2 r* wc bt+                  | straight 0 0         | 1 1
        r* w* b* r1 r2 rc rt rx             | star 1 1             | straight 0 0, 1 1
        r* w* b* r* r1 r2 rc rt rx          | star straight 0 0    | star 1 1, straight 0 0, 1 1
        rx wx bx r1 r2 rc rt r*             | skull 0 0            | straight 2 0, 3 3
        """)
    void the_use_with_the_most_RWBs_is_taken_and_the_others_are_alternatives(String dice, String best, String others)
            throws Exception {
        JsonNode tally = tally("german", dice);
        assertThat(use(tally)).isEqualTo(best);
        String listed = others == null ? "" : others;
        assertThat(alternatives(tally))
                .containsExactlyInAnyOrderElementsOf(listed.isEmpty() ? List.of() : List.of(listed.split(", ", -1)));
    }

    @Test
    void twelve_Skulls_are_four_RWBs_or_fewer_and_cancel_nothing() throws Exception {
        JsonNode tally = tally("german", "rx rx rx rx wx wx wx wx kx kx bx bx");
        assertThat(tally.path("rwb")).hasSize(4);
        assertThat(sums(tally)).isEqualTo("0 0 0 0 0 0");
        assertThat(alternatives(tally))
                .containsExactly("skull skull skull 3 0", "skull skull 6 0", "skull 9 0", "12 0");
    }

    @ParameterizedTest(name = "{0} of {1}: {2} with {3} options")
    @CsvSource(nullValues = "null", textBlock = """
        german,x,DISPATCH,2
        german,*,DISCIPLINE,2
        german,1,SUPPORT TROOPS,1
        german,2,REPLACEMENTS,1
        german,c,FANATISM,2
        german,t,INGENUITY,2
        allied,x,DEAD MAN'S GIFT,1
        allied,*,LEADERSHIP,1
        allied,1,null,0
        allied,2,FRESH TROOPS,1
        allied,c,BATTLE CRY,3
        allied,t,SPECIAL FIND,2
        """)
    void each_RWB_has_its_name_face_and_options_and_one_without_a_known_name_has_null(
            String player, String face, String name, int options) throws Exception {
        JsonNode rwb = tally(player, "r" + face + " w" + face + " b" + face).at("/rwb/0");
        assertThat(rwb.has("name")).isTrue();
        assertThat(rwb.get("name").isNull() ? null : rwb.get("name").asText()).isEqualTo(name);
        assertThat(rwb.path("face").asText()).isEqualTo(FACES.get(face));
        assertThat(rwb.path("options"))
                .hasSize(options)
                .allSatisfy(option -> assertThat(option.asText()).isNotBlank());
    }

    @Test
    void added_and_ignored_are_false_where_they_are_left_out() throws Exception {
        String plain = "'player':'allied','dice':[{'colour':'red','face':'skull'},{'colour':'blue','face':'tools'}]";
        String said = plain.replace("'}", "','added':false,'ignored':false}");
        assertThat(ask("tally", plain)).isEqualTo(ask("tally", said));
    }

    @Test
    void what_a_tally_assumes_is_listed_and_what_it_does_not_use_is_not() throws Exception {
        assertThat(facts(tally("german", "r1 w* kc"))).isEmpty();
        assertThat(facts(tally("german", "rx wx kx"))).isEmpty();
        assertThat(facts(tally("german", "r* w* k*"))).containsExactly("rwb.german.star");
        assertThat(facts(tally("german", "rx w1 k*"))).containsExactly("skull-cancels");
        assertThat(facts(tally("allied", "r1 w2 b* rc wt bx"))).containsExactly("straight");
        assertThat(facts(tally("allied", "rx wx bx"))).containsExactly("bonus.dead-man-s-gift.item-points");
    }

    private static String units(JsonNode def) {
        List<String> units = new ArrayList<>();
        def.path("units")
                .forEach(unit -> units.add(unit.path("id").asText() + " "
                        + unit.path("def").asInt() + " -" + unit.path("loses").asInt() + " +"
                        + unit.path("gains").asInt()));
        return String.join(", ", units);
    }

    private static final String LEFT_OUT = "";

    /** Units as {@code id:sector:def} with {@code :reduction} where there is one. */
    private static JsonNode def(int soldiers, String units, String rules) throws Exception {
        String list = Stream.of(units.split(" ", -1))
                .map(unit -> unit.split(":", -1))
                .map(part -> "{'id':'" + part[0] + "','sector':'" + part[1] + "','def':" + part[2]
                        + (part.length > 3 ? ",'reduction':" + part[3] : "") + "}")
                .collect(Collectors.joining(","));
        String house = rules.equals(LEFT_OUT)
                ? ""
                : ",'houseRules':{"
                        + Stream.of(rules.split(" ", -1))
                                .map(rule -> "'" + rule.replace("=", "':'") + "'")
                                .collect(Collectors.joining(","))
                        + "}";
        return ask("def", "'german':{'soldiers':" + soldiers + "},'units':[" + list + "]" + house);
    }

    @ParameterizedTest(name = "{0} Soldiers, {1} {2}: {4}")
    @CsvSource(delimiter = '|', emptyValue = "", textBlock = """
        4  | A:9:12                  | ''                                              | 12 4 8  | A 4 -4 +0
        4  | A:9:12:7                | ''                                              | 12 4 8  | A -3 -0 +3
        4  | A:9:12:7 B:9:12         | ''                                              | 12 4 8  | A -3 -0 +3, B 4 -4 +0
        4  | A:9:12 B:2:6            | ''                                              | 12 4 8  | A 4 -4 +0, B -2 -0 +2
        4  | A:9:12 B:2:6            | negative-def=sector                             | 12 4 8  | A 4 -4 +0, B -2 -0 +2
        4  | A:9:12 B:2:6            | negative-def=every-unit                         | 12 4 8  | A 4 -4 +2, B -2 -0 +2
        4  | A:9:12 B:2:6 C:1:5      | negative-def=every-unit                         | 12 4 8  | A 4 -4 +5, B -2 -0 +5, C -3 -0 +5
        4  | A:9:12 B:2:6 C:1:5      | negative-def=every-unit negative-def-twice=largest | 12 4 8 | A 4 -4 +3, B -2 -0 +3, C -3 -0 +3
        4  | A:9:12 B:2:6 C:2:6      | negative-def=every-unit negative-def-twice=sum  | 12 4 8  | A 4 -4 +2, B -2 -0 +2, C -2 -0 +2
        12 | A:9:12                  | ''                                              | 12 12 0 | A 12 -12 +0
        20 | A:9:12:15 B:2:6:6       | negative-def=every-unit                         | 12 12 0 | A 0 -0 +0, B 0 -0 +0
        20 | A:9:12:5                | ''                                              | 12 12 0 | A 7 -7 +0
        0  | A:1:2                   | ''                                              | 2 0 2   | A 0 -0 +0
        11 | A:9:12:12 B:8:10        | ''                                              | 12 11 1 | A -1 -0 +1, B 9 -9 +0
        5  | A:1:0                   | ''                                              | 0 0 0   | A 0 -0 +0
        """)
    void the_German_owes_the_highest_printed_DEF_and_misses_lower_every_Sectors(
            int soldiers, String standing, String rules, String german, String units) throws Exception {
        JsonNode def = def(soldiers, standing, rules);
        assertThat(def.path("demand").asText() + " " + def.path("lost").asText() + " "
                        + def.path("missing").asText())
                .isEqualTo(german);
        assertThat(units(def)).isEqualTo(units);
    }

    @Test
    void a_reading_that_the_text_leaves_open_and_that_gives_something_else_stands_in_open() throws Exception {
        JsonNode two = def(4, "A:9:12 B:2:6", LEFT_OUT);
        assertThat(two.path("open")).hasSize(1);
        assertThat(two.at("/open/0/reading").asText()).isEqualTo("every-unit");
        assertThat(two.at("/open/0/gains").toString()).isEqualTo("{\"A\":2,\"B\":2}");
        assertThat(def(4, "A:9:12:7", LEFT_OUT).path("open")).isEmpty();
        assertThat(def(20, "A:9:12:20 B:2:6", LEFT_OUT).path("open")).isEmpty();
    }

    @Test
    void DEF_assumes_that_Specialists_stay_out_of_it_only_where_Soldiers_are_missing() throws Exception {
        assertThat(facts(def(4, "A:9:12", LEFT_OUT))).containsExactly("german-specialists-meet-def");
        assertThat(facts(def(12, "A:9:12", LEFT_OUT))).isEmpty();
    }

    /** Units as {@code id:soldiers} with {@code :specialists} where there are any. */
    private static JsonNode assault(String german, String units, String others) throws Exception {
        String[] defender = german.split(":", -1);
        String list = Stream.of(units.split(" ", -1))
                .map(unit -> unit.split(":", -1))
                .map(part -> "{'id':'" + part[0] + "','soldiers':" + part[1]
                        + (part.length > 2 ? ",'specialists':" + part[2] : "") + "}")
                .collect(Collectors.joining(","));
        return ask(
                "assault",
                "'german':{'soldiers':" + defender[0] + (defender.length > 1 ? ",'specialists':" + defender[1] : "")
                        + "},'units':[" + list + "]" + (others.isEmpty() ? "" : ",'others':" + others));
    }

    @ParameterizedTest(name = "{0} against {1}, {2} others: {4}")
    @CsvSource(delimiter = '|', textBlock = """
        5:2 | A:4:3         | 1  | allies 7 7 false                     | allies-win
        5   | A:6           | '' | allies 6 5 false                     | allies-win
        5   | A:5           | '' | german 5 5 false                     | german-wins
        5   | A:5           | 1  | german 5 5 true                      | continues
        5:1 | A:5:1         | 0  | german 6 6 false                     | german-wins
        4:2 | A:5:1         | 0  | german 6 6 false                     | german-wins
        5:1 | A:4:2         | 0  | allies 6 6 false                     | allies-win
        5   | A:3 B:6 C:9   | 0  | german 3 5 true, allies 6 5 false    | allies-win
        5   | A:3 B:4       | 0  | german 3 5 true, german 4 5 false    | german-wins
        5   | A:3 B:4       | 2  | german 3 5 true, german 4 5 true     | continues
        5:3 | A:9           | 0  | allies 9 8 false                     | allies-win
        0   | A:1           | 0  | allies 1 0 false                     | allies-win
        """)
    void the_Assault_goes_round_by_round_in_the_Allies_order_and_stops_at_their_first_win(
            String german, String units, String others, String rounds, String outcome) throws Exception {
        JsonNode assault = assault(german, units, others == null ? "" : others);
        List<String> seen = new ArrayList<>();
        List<String> who = new ArrayList<>();
        assault.path("rounds").forEach(round -> {
            who.add(round.path("unit").asText());
            seen.add(round.path("winner").asText() + " " + round.path("allied").asText() + " "
                    + round.path("german").asText() + " "
                    + round.path("decoration").asText());
        });
        assertThat(String.join(", ", seen)).isEqualTo(rounds);
        assertThat(who).isEqualTo(List.of("A", "B", "C").subList(0, who.size()));
        assertThat(assault.path("outcome").asText()).isEqualTo(outcome);
    }

    @Test
    void Specialists_without_Soldiers_fight_by_an_assumption_and_a_tie_by_them_is_an_open_reading() throws Exception {
        JsonNode alone = assault("1", "A:0:2", "");
        assertThat(alone.path("outcome").asText()).isEqualTo("allies-win");
        assertThat(facts(alone)).containsExactly("specialists-alone-assault");
        assertThat(alone.at("/open/0/reading").asText()).isEqualTo("specialists-alone");
        assertThat(assault("5:2", "A:4:3", "").at("/open/0/reading").asText()).isEqualTo("numerical-superiority");
        assertThat(assault("5", "A:6", "").path("open")).isEmpty();
    }

    private static final String DIE = "{'colour':'red','face':'star'}";

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
        tally   | 'player':'german','dice':[]
        tally   | 'player':'german','dice':[13]
        tally   | 'player':'german','dice':{}
        tally   | 'player':'german'
        tally   | 'dice':[DIE]
        tally   | 'player':'referee','dice':[DIE]
        tally   | 'player':'German','dice':[DIE]
        tally   | 'player':'german','dice':[{'colour':'green','face':'star'}]
        tally   | 'player':'german','dice':[{'colour':'red','face':'heart'}]
        tally   | 'player':'german','dice':[{'colour':0,'face':'star'}]
        tally   | 'player':'german','dice':[{'colour':'red','face':'star','locked':true}]
        tally   | 'player':'german','dice':[{'colour':'red','face':'star','added':'yes'}]
        tally   | 'player':'german','dice':[{'colour':'red','face':'star','added':1}]
        tally   | 'player':'german','dice':[{'face':'star'}]
        tally   | 'player':'german','dice':[{'colour':'red','face':null}]
        tally   | 'player':'german','dice':[null]
        tally   | 'player':'german','dice':[DIE],'houseRules':{}
        tally   | 'player':'german','player':'allied','dice':[DIE]
        def     | 'german':{'soldiers':4},'units':[]
        def     | 'german':{'soldiers':-1},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':1000},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':'4'},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':4.5},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':99999999999},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':4,'specialists':1},'units':[{'id':'A','sector':'9','def':12}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':-12}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12,'reduction':-7}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12,'mgf':true}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12},{'id':'B','sector':'9','def':6}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12},{'id':'A','sector':'2','def':6}]
        def     | 'german':{'soldiers':4},'units':[{'sector':'9','def':12}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','def':12}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9'}]
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12}],'houseRules':{'no-such':'on'}
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12}],'houseRules':{'negative-def':'nobody'}
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12}],'houseRules':{'negative-def-twice':'average'}
        def     | 'german':{'soldiers':4},'units':[{'id':'A','sector':'9','def':12}],'houseRules':['negative-def']
        assault | 'german':{'soldiers':4},'units':[]
        assault | 'german':{'soldiers':-4},'units':[{'id':'A','soldiers':4}]
        assault | 'german':{'soldiers':4,'specialists':-1},'units':[{'id':'A','soldiers':4}]
        assault | 'german':{'soldiers':4},'units':[{'id':'A','soldiers':-4}]
        assault | 'german':{'soldiers':4},'units':[{'id':'A','soldiers':4,'specialists':-2}]
        assault | 'german':{'soldiers':4},'units':[{'id':'A','soldiers':4}],'others':-1
        assault | 'german':{'soldiers':4},'units':[{'id':'A','soldiers':4},{'id':'A','soldiers':5}]
        assault | 'german':{'soldiers':4},'units':[{'id':'A','soldiers':4}],'order':['A']
        assault | 'german':{'soldiers':4},'units':[{'id':'A'}]
        assault | 'units':[{'id':'A','soldiers':4}]
        """)
    void what_makes_no_sense_is_refused_whole_as_a_problem(String kind, String question) throws Exception {
        String thirteen = "'dice':[" + String.join(",", java.util.Collections.nCopies(13, DIE)) + "]";
        refused(kind, json(question.replace("'dice':[13]", thirteen).replace("DIE", DIE)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "7",
                "{",
                "{'pack':'atlantikwall-2e'} {}",
                "{'pack':'atlantikwall-9e','player':'german','dice':[{'colour':'red','face':'star'}]}",
                "{'pack':'../atlantikwall-2e','player':'german','dice':[{'colour':'red','face':'star'}]}",
                "{'pack':'rivet-wars-eastern-front','player':'german','dice':[{'colour':'red','face':'star'}]}",
                "{'pack':7,'player':'german','dice':[{'colour':'red','face':'star'}]}",
                "{'pack':null,'player':'german','dice':[{'colour':'red','face':'star'}]}",
                "{'player':'german','dice':[{'colour':'red','face':'star'}]}"
            })
    void what_is_no_question_or_names_no_pack_of_the_game_is_refused(String question) throws Exception {
        for (String kind : List.of("tally", "def", "assault")) {
            refused(kind, question.replace('\'', '"'));
        }
    }

    private static void refused(String kind, String question) throws Exception {
        WhatIf.Said said = doors.ask(kind, question);
        assertThat(said.refused()).as("%s %s: %s", kind, question, said.json()).isEqualTo(422);
        assertThat(said.json().path("status").asInt()).isEqualTo(422);
        assertThat(said.json().path("title").asText()).isNotBlank();
        assertThat(said.json().path("detail").asText()).isNotBlank();
    }

    /** Under {@code ### KIND} stand a question and its answer. */
    @ParameterizedTest
    @ValueSource(strings = {"tally", "def", "assault"})
    void the_worked_examples_in_the_documents_are_true(String kind) throws Exception {
        Path root = Files.isDirectory(Path.of("docs")) ? Path.of(".") : Path.of("..");
        String page = Files.readString(root.resolve("docs/http.md"));
        String[] blocks = page.substring(page.indexOf("### " + kind)).split("```(json)?\n", 6);
        WhatIf.Said said = doors.ask(kind, blocks[1]);
        assertThat(said.refused()).isZero();
        assertThat(Json.journal().readTree(blocks[3])).isEqualTo(said.json());
    }
}
