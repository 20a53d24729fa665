package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a command doesn't take")
class WrongUsageTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve --port 99999",
                "serve --port -5",
                "--port ninety",
                "serve --https 99999",
                "tray watch nowhere --ask-below 101",
                "tray simulate nowhere --every 0",
                "bench vision --dice 0",
                "bench table --acts 0",
                "bench table --rolls 0",
                "bench serial latency --rolls 0",
                "bench games --threads 0",
            })
    @DisplayName("is wrong usage: a number out of its bounds, and the message says which may stand there")
    void refused(String words) {
        StringWriter err = new StringWriter();
        String[] command = words.split(" ");
        assertThat(Main.commandLine().setErr(new PrintWriter(err, true)).execute(command))
                .isEqualTo(2);
        assertThat(err.toString())
                .startsWith("Invalid value for option '" + command[command.length - 2] + "'")
                .contains("'" + command[command.length - 1] + "' is no whole number from ", "Usage: sandtable ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--level EASY --speed", "--photos nowhere --trays nowhere", "--level HARD --photos nowhere"})
    @DisplayName("is wrong usage: two kinds of figures at once, and the message says that they exclude each other")
    void exclusive(String words) {
        assertThat(complaint("bench vision " + words)).contains("mutually exclusive", "Usage: sandtable bench vision");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--no-tray", "--no-tray --photos nowhere"})
    @DisplayName("is wrong usage: leaving out the tray where none is used, and the message says where one is")
    void noTray(String words) {
        assertThat(complaint("bench vision " + words)).contains("--no-tray goes with --level, --trays or --speed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--alone", "--alone --speed", "--alone --trays nowhere"})
    @DisplayName("is wrong usage: showing drawn dice alone where none are drawn, and the message says where they are")
    void alone(String words) {
        assertThat(complaint("bench vision " + words)).contains("--alone goes with --level");
    }

    /** What is told of a command that is refused. */
    private static String complaint(String command) {
        StringWriter err = new StringWriter();
        assertThat(Main.commandLine().setErr(new PrintWriter(err, true)).execute(command.split(" ")))
                .isEqualTo(2);
        return err.toString();
    }
}
