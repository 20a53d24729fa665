package sandtable;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The house speaks no game's language: neither its code nor the frame of its pages says a word that belongs to one game. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SeamTest {
    private static final Path JAVA = Path.of("src", "main", "java", "sandtable");
    private static final Path WEB = Path.of("..", "web", "src", "main", "resources", "sandtable", "web");

    /** Names of games, of their seats, and of what only one of them has. */
    private static final Pattern OF_A_GAME = Pattern.compile(
            "dday|d-day|atlantik|rivet|bismark|blight|\\bgerman\\b|\\ballies\\b|allied|soldier|\\bdecorations?\\b(?<!text-decoration)|\\brwb|skull|"
                    + "\\bsector|\\bsegment|\\bmgf\\b|bunker|specialist|bounty",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//.*$", Pattern.DOTALL);

    private static void silent(Path folder, Predicate<Path> which) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> read = files.filter(Files::isRegularFile).filter(which).toList();
            assertThat(read).isNotEmpty();
            for (Path file : read) {
                String code = COMMENT.matcher(Files.readString(file)).replaceAll("");
                assertThat(OF_A_GAME.matcher(code).results().map(found -> found.group()))
                        .as("%s", file)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "journal", "live", "wire", "deck", "server"})
    void a_package_of_the_house_says_no_word_of_a_game(String name) throws IOException {
        silent(JAVA.resolve(name), file -> file.toString().endsWith(".java"));
    }

    @Test
    void the_frame_of_the_pages_says_no_word_of_a_game() throws IOException {
        for (String folder : List.of("js/core", "js/pages", "js/parts", "js/games/generic")) {
            silent(WEB.resolve(folder), file -> file.toString().endsWith(".js"));
        }
        silent(WEB, file -> file.toString().endsWith(".html"));
        silent(
                WEB.resolve("css"),
                file -> !List.of("games.css", "dday.css", "map.css", "rivet.css")
                        .contains(file.getFileName().toString()));
    }

    /** Each game is one line in each of these, and nowhere else in the house. */
    @Test
    void games_are_named_once_in_each_register() throws IOException {
        List<Path> registers =
                List.of(JAVA.resolve("cli/Games.java"), WEB.resolve("js/games/index.js"), WEB.resolve("css/games.css"));
        for (Path register : registers) {
            String text = Files.readString(register).toLowerCase(java.util.Locale.ROOT);
            assertThat(text).as("%s", register).contains("dday").contains("rivet");
        }
    }
}
