package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

@DisplayName("The help of a command")
class HelpTest {
    /** Every command that is shown, as its words. */
    static Stream<List<String>> commands() {
        return below(List.of(), Main.commandLine());
    }

    private static Stream<List<String>> below(List<String> words, CommandLine command) {
        return Stream.concat(
                Stream.of(words),
                command.getSubcommands().entrySet().stream()
                        .filter(sub ->
                                !sub.getValue().getCommandSpec().usageMessage().hidden())
                        .flatMap(sub -> {
                            List<String> longer = new ArrayList<>(words);
                            longer.add(sub.getKey());
                            return below(longer, sub.getValue());
                        }));
    }

    @ParameterizedTest(name = "sandtable {0}")
    @MethodSource("commands")
    @DisplayName("is told on --help, without a warning")
    void told(List<String> command) {
        StringWriter out = new StringWriter();
        ByteArrayOutputStream warned = new ByteArrayOutputStream();
        PrintStream err = System.err;
        System.setErr(new PrintStream(warned, true, StandardCharsets.UTF_8));
        int exit;
        try {
            List<String> words = new ArrayList<>(command);
            words.add("--help");
            exit = Main.commandLine().setOut(new PrintWriter(out, true)).execute(words.toArray(new String[0]));
        } finally {
            System.setErr(err);
        }
        assertThat(exit).isZero();
        assertThat(out.toString())
                .contains(("Usage: sandtable " + String.join(" ", command)).strip())
                .doesNotContain("%%");
        assertThat(warned.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
