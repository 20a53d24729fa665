package sandtable.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class PagesTest {
    private static final Pattern IMPORT = Pattern.compile("(?:\\bfrom |\\bimport ?\\(?)'([^']+)'");
    private static final Pattern MAP = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    static Stream<Path> pages() {
        return WebFiles.all(".html").stream();
    }

    static Stream<Path> scripts() {
        return WebFiles.all(".js").stream();
    }

    /** The pages are written so that they are XML as well: what parses strictly has no tag left open. */
    private static Document parse(Path page) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
        return builder.parse(new InputSource(new StringReader(WebFiles.read(page))));
    }

    private static String map(Path page) {
        return MAP.matcher(WebFiles.read(page))
                .results()
                .findFirst()
                .map(found -> found.group(1))
                .orElse("");
    }

    private static boolean onClassPath(String address) {
        return PagesTest.class.getResource("/META-INF/resources" + address) != null;
    }

    @ParameterizedTest
    @MethodSource("pages")
    @DisplayName("A page parses, and what it loads is there")
    void parses(Path page) throws Exception {
        Document document = parse(page);
        for (String[] tag : List.of(new String[] {"link", "href"}, new String[] {"script", "src"})) {
            NodeList elements = document.getElementsByTagName(tag[0]);
            for (int i = 0; i < elements.getLength(); i++) {
                String address = ((Element) elements.item(i)).getAttribute(tag[1]);
                if (!address.isEmpty()) {
                    assertThat(WebFiles.ROOT.resolve(address.substring(1))).exists();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    @DisplayName(
            "A page has no script of its own but the import map, and no style or handler in a tag, so that a strict policy can hold")
    void nothing_inline(Path page) throws Exception {
        NodeList elements = parse(page).getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            for (int a = 0; a < element.getAttributes().getLength(); a++) {
                assertThat(element.getAttributes().item(a).getNodeName())
                        .doesNotStartWith("on")
                        .isNotEqualTo("style");
            }
            if (element.getTagName().equals("script")
                    && !element.getAttribute("type").equals("importmap")) {
                assertThat(element.getTextContent()).isBlank();
            }
            assertThat(element.getTagName()).isNotEqualTo("style");
        }
    }

    @Test
    @DisplayName("All pages have the same import map, and it leads to what the WebJars hold")
    void import_map() throws Exception {
        List<String> maps = pages().map(PagesTest::map).distinct().toList();
        assertThat(maps).hasSize(1);
        JsonNode imports = new ObjectMapper().readTree(maps.get(0)).get("imports");
        assertThat(imports).isNotEmpty();
        imports.forEach(target ->
                assertThat(onClassPath(target.asText())).as(target.asText()).isTrue());
    }

    @ParameterizedTest
    @MethodSource("scripts")
    @DisplayName("Every module that a script imports is there")
    void imports(Path script) throws Exception {
        JsonNode imports = new ObjectMapper()
                .readTree(map(pages().findFirst().orElseThrow()))
                .get("imports");
        for (MatchResult found : IMPORT.matcher(WebFiles.read(script)).results().toList()) {
            String name = found.group(1);
            if (name.startsWith(".")) {
                assertThat(script.resolveSibling(name).normalize()).exists();
            } else if (imports.has(name)) {
                assertThat(onClassPath(imports.get(name).asText())).as(name).isTrue();
            } else {
                String start = name.substring(0, name.indexOf('/') + 1);
                assertThat(onClassPath(imports.get(start).asText() + name.substring(start.length())))
                        .as(name)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    @DisplayName("A script has one subject: under 350 lines, and no inline style that the policy would refuse")
    void small(Path script) throws Exception {
        assertThat(Files.readAllLines(script)).hasSizeLessThan(350);
        assertThat(WebFiles.read(script)).doesNotContain("style=\"").doesNotContain("innerHTML");
    }
}
