package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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

    private static List<String> lines() throws IOException {
        return Files.readAllLines(ROOT.resolve("docs/rules.md"));
    }

    @Test
    void names_every_rule_of_the_pack_and_no_other() throws IOException {
        Set<String> listed = lines().stream()
                .map(Pattern.compile("^\\| `((?:dday\\.|assumed)[a-z0-9.-]*)` \\| .*")::matcher)
                .filter(Matcher::matches)
                .map(line -> line.group(1))
                .collect(Collectors.toSet());
        assertThat(listed).isEqualTo(PACK.rules().keySet());
    }

    @Test
    void names_only_classes_that_there_are() throws IOException {
        Set<String> classes;
        try (Stream<Path> files = Files.walk(ROOT.resolve("companion/src"))) {
            classes = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
        }
        Matcher named = Pattern.compile("`([A-Z][A-Za-z0-9]+)`").matcher(String.join("\n", lines()));
        while (named.find()) {
            assertThat(classes).contains(named.group(1));
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
