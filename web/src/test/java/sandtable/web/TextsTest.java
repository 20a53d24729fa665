package sandtable.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TextsTest {
    private static final ObjectMapper JSON = new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
    private static final Pattern ASKED = Pattern.compile("\\bt(?:Or)?\\('([^']+)'");
    private static final Pattern MADE = Pattern.compile("\\bt(?:Or)?\\(`([^`$]*)\\$\\{");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)");

    private static Map<String, String> texts(String language) throws Exception {
        return JSON.readValue(
                WebFiles.read(WebFiles.ROOT.resolve("texts/" + language + ".json")), new TypeReference<>() {});
    }

    private static Set<String> found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.results().map(result -> result.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String scripts() {
        return WebFiles.all(".js").stream().map(WebFiles::read).collect(Collectors.joining("\n"));
    }

    @Test
    @DisplayName("English and German have the same keys, and no text is empty but a letter that is not there")
    void same_keys() throws Exception {
        assertThat(texts("de").keySet()).isEqualTo(texts("en").keySet());
        assertThat(texts("en").values()).noneMatch(String::isBlank);
        assertThat(texts("de").values()).noneMatch(String::isBlank);
    }

    @Test
    @DisplayName("A text takes the same arguments in both languages")
    void same_arguments() throws Exception {
        Map<String, String> german = texts("de");
        texts("en")
                .forEach((key, english) ->
                        assertThat(found(ARGUMENT, german.get(key))).as(key).isEqualTo(found(ARGUMENT, english)));
    }

    @Test
    @DisplayName("Every text that a page asks for is there")
    void asked_for_is_there() throws Exception {
        assertThat(texts("en").keySet()).containsAll(found(ASKED, scripts()));
    }

    @Test
    @DisplayName("Every text is asked for by a page: by its key, or by a key made from what a view holds")
    void there_is_asked_for() throws Exception {
        String scripts = scripts();
        Set<String> made = found(MADE, scripts);
        assertThat(texts("en").keySet())
                .allMatch(key -> scripts.contains("'" + key + "'")
                        || made.stream().anyMatch(start -> !start.isEmpty() && key.startsWith(start)));
    }
}
