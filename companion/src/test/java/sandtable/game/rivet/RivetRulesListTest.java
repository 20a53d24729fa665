package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.data.Pack;
import sandtable.data.Packs;

@DisplayName("The tables in docs/rivet.md")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RivetRulesListTest {
    private static final Path ROOT = Files.isDirectory(Path.of("docs")) ? Path.of(".") : Path.of("..");
    private static final Pack PACK = Packs.shipped().load("rivet-wars-eastern-front");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    /** The rows of the table whose heading begins so, by their first cell. */
    private static Map<String, List<String>> table(String heading) throws IOException {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        boolean in = false;
        for (String line : Files.readAllLines(ROOT.resolve("docs/rivet.md"))) {
            in = line.startsWith("| " + heading + " |") || in && line.startsWith("|");
            if (in && line.startsWith("| `")) {
                List<String> cells =
                        List.of(line.substring(2, line.length() - 2).split(" \\| ", -1));
                rows.put(cells.get(0).replace("`", ""), cells);
            }
        }
        return rows;
    }

    private static List<String> codes(String cell) {
        List<String> codes = new ArrayList<>();
        Matcher code = CODE.matcher(cell);
        while (code.find()) {
            codes.add(code.group(1));
        }
        return codes;
    }

    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new HashMap<>();
        try (Stream<Path> files = Files.walk(ROOT.resolve("companion/src"))) {
            for (Path file : files.filter(path ->
                            path.toString().contains("rivet") && path.toString().endsWith(".java"))
                    .toList()) {
                String name = file.getFileName().toString();
                sources.put(name.substring(0, name.length() - ".java".length()), Files.readString(file));
            }
        }
        return sources;
    }

    @Test
    void name_every_rule_of_the_pack_with_its_citations() throws IOException {
        Map<String, List<String>> rows = table("rule");
        assertThat(rows.keySet()).isEqualTo(PACK.rules().keySet());
        PACK.rules()
                .forEach((id, rule) -> assertThat(rows.get(id).get(2))
                        .as(id)
                        .isEqualTo(rule.citations().stream()
                                .map(cited -> cited.book() + ": " + cited.place())
                                .collect(Collectors.joining("; "))));
    }

    @Test
    void name_for_each_rule_a_class_and_a_test_that_there_are() throws IOException {
        Map<String, String> sources = sources();
        for (Map.Entry<String, List<String>> row : table("rule").entrySet()) {
            List<String> tests = codes(row.getValue().get(4));
            assertThat(codes(row.getValue().get(3)))
                    .as(row.getKey())
                    .isNotEmpty()
                    .allMatch(sources::containsKey);
            assertThat(tests).as(row.getKey()).isNotEmpty();
            for (String test : tests) {
                String[] parts = test.split("\\.", -1);
                assertThat(sources.getOrDefault(parts[0], "")).as(test).contains("void " + parts[1] + "(");
            }
        }
    }

    @Test
    void name_every_house_rule_with_its_values_and_its_default_first() throws IOException {
        Map<String, List<String>> rows = table("option");
        Set<String> options = new TreeSet<>();
        for (JsonNode option : PACK.content().path("setup").path("options")) {
            String id = option.path("id").asText();
            if (!id.equals("board") && !id.startsWith("deck.")) {
                options.add(id);
                String values = rows.getOrDefault(id, List.of("", "", "")).get(2);
                option.path("values").forEach(value -> assertThat(values).as(id).contains(value.asText()));
                assertThat(values).as(id).startsWith(option.path("default").asText());
            }
        }
        assertThat(new TreeSet<>(rows.keySet())).isEqualTo(options);
    }

    @Test
    void name_every_fact_of_the_pack_with_its_value_and_confidence() throws IOException {
        Map<String, List<String>> rows = new LinkedHashMap<>(table("fact"));
        rows.keySet().removeIf(fact -> !PACK.facts().containsKey(fact));
        assertThat(rows.keySet()).isEqualTo(PACK.facts().keySet());
        PACK.facts().forEach((id, fact) -> {
            assertThat(rows.get(id).get(1)).isEqualTo(fact.value().asText());
            assertThat(rows.get(id).get(2)).isEqualTo(fact.confidence().toString());
        });
    }
}
