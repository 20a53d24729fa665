package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.data.Pack;
import sandtable.data.Packs;

@DisplayName("The list of rules in docs/rules.md")
class RulesListTest {
    private static final Path ROOT = Files.isDirectory(Path.of("docs")) ? Path.of(".") : Path.of("..");
    private static final Pack PACK = Packs.shipped().load("atlantikwall-2e");
    private static final JsonNode OPTIONS = PACK.content().get("options");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final int REFEREE_QUESTIONS = 33;

    /** The rows of the table under a heading, as cells. */
    private static List<List<String>> table(String heading) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        boolean here = false;
        for (String line : Files.readAllLines(ROOT.resolve("docs/rules.md"))) {
            if (line.startsWith("#")) {
                here = line.replace("#", "").strip().equals(heading);
            } else if (here && line.startsWith("| ") && !line.startsWith("|---")) {
                rows.add(Stream.of(line.substring(1, line.length() - 1).split(" \\| ", -1))
                        .map(String::strip)
                        .toList());
            }
        }
        return rows.subList(1, rows.size());
    }

    private static List<List<String>> rules() throws IOException {
        return table("The rules of D-Day Dice: Atlantikwall, 2nd edition");
    }

    private static List<String> code(String cell) {
        List<String> words = new ArrayList<>();
        Matcher matcher = CODE.matcher(cell);
        while (matcher.find()) {
            words.add(matcher.group(1));
        }
        return words;
    }

    private static Set<String> firsts(List<List<String>> rows) {
        return rows.stream().map(row -> code(row.get(0)).get(0)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What stands in the classes of a folder, by their names. */
    private static Map<String, String> classes(String folder) throws IOException {
        Map<String, String> classes = new HashMap<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".java")).toList()) {
                classes.merge(
                        file.getFileName().toString().replace(".java", ""), Files.readString(file), String::concat);
            }
        }
        return classes;
    }

    @Test
    void names_every_rule_of_the_pack_and_no_other() throws IOException {
        assertThat(firsts(rules())).isEqualTo(new TreeSet<>(PACK.rules().keySet()));
    }

    @Test
    void names_for_every_rule_classes_that_speak_of_it() throws IOException {
        Map<String, String> classes = classes("companion/src/main/java/sandtable");
        for (List<String> row : rules()) {
            String rule = code(row.get(0)).get(0);
            assertThat(code(row.get(3)))
                    .as(rule)
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(classes.get(name))
                            .as("%s in %s", rule, name)
                            .contains('"' + rule + '"'));
        }
    }

    @Test
    void names_for_every_rule_a_scenario_that_speaks_of_it() throws IOException {
        Map<String, String> tests = classes("companion/src/test/java/sandtable/game/dday");
        for (List<String> row : rules()) {
            String rule = code(row.get(0)).get(0);
            assertThat(code(row.get(4)))
                    .as(rule)
                    .isNotEmpty()
                    .doesNotContain("WholeGamesTest")
                    .allSatisfy(name -> assertThat(tests.get(name))
                            .as("%s in %s", rule, name)
                            .contains('"' + rule + '"'));
        }
    }

    @Test
    void names_every_option_of_the_pack_with_its_default_first_and_a_reason() throws IOException {
        List<List<String>> rows = table("House rules and optional rules");
        Set<String> options = new TreeSet<>();
        OPTIONS.fieldNames().forEachRemaining(options::add);
        assertThat(firsts(rows)).isEqualTo(options);
        for (List<String> row : rows) {
            JsonNode option = OPTIONS.get(code(row.get(0)).get(0));
            List<String> values = new ArrayList<>();
            option.get("values").forEach(value -> values.add(value.asText()));
            assertThat(code(row.get(1)).get(0)).isEqualTo(option.get("standard").asText());
            assertThat(code(row.get(1))).containsExactlyInAnyOrderElementsOf(values);
            assertThat(row.get(3)).as("why %s", row).isNotBlank();
        }
    }

    @Test
    void names_every_unconfirmed_fact_of_the_pack_with_its_source() throws IOException {
        List<List<String>> rows = table("Asked from the owner");
        Set<String> assumed = PACK.facts().entrySet().stream()
                .filter(fact -> fact.getValue().assumed())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(firsts(rows)).isEqualTo(assumed);
        for (List<String> row : rows) {
            Pack.Fact fact = PACK.facts().get(code(row.get(0)).get(0));
            assertThat(row.get(3)).isEqualTo(fact.confidence());
            assertThat(row.get(4)).isEqualTo(fact.source());
        }
    }

    @Test
    void answers_every_question_that_a_referee_is_asked_by_a_rule_an_option_or_a_fact() throws IOException {
        List<List<String>> rows = table("What a referee is asked");
        assertThat(rows).hasSize(REFEREE_QUESTIONS);
        for (List<String> row : rows) {
            for (String id : code(row.get(2) + row.get(3))) {
                assertThat(PACK.rules().containsKey(id) || PACK.facts().containsKey(id) || OPTIONS.has(id))
                        .as(id)
                        .isTrue();
            }
        }
    }

    @Test
    void every_rule_has_a_citation_into_a_book_of_the_pack() {
        PACK.rules().forEach((id, rule) -> {
            assertThat(rule.citations()).as(id).isNotEmpty();
            assertThat(PACK.books().keySet())
                    .as(id)
                    .containsAll(
                            rule.citations().stream().map(Pack.Citation::book).toList());
        });
    }
}
