package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CheckCommandTest {
    private record Run(int exit, String out, String err) {}

    @Test
    void an_answer_is_JSON_on_standard_output_and_the_exit_code_is_0() throws Exception {
        Run run = run(
                "{\"pack\":\"atlantikwall-2e\",\"german\":{\"soldiers\":4},"
                        + "\"units\":[{\"id\":\"A\",\"sector\":\"9\",\"def\":12,\"reduction\":7}]}",
                "check",
                "def");
        assertThat(run.exit()).isZero();
        assertThat(new ObjectMapper().readTree(run.out()).at("/units/0/def").asInt())
                .isEqualTo(-3);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_refused_question_is_a_problem_on_standard_output_and_the_exit_code_is_1() throws Exception {
        Run run = run(
                "{\"pack\":\"atlantikwall-2e\",\"player\":\"german\",\"dice\":[]}", "check", "tally", "--lang", "de");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(new ObjectMapper().readTree(run.out()).path("detail").asText())
                .contains("1 bis 12 Würfel");
    }

    @Test
    void an_unknown_kind_is_wrong_usage_and_says_which_there_are() {
        Run run = run("{}", "check", "chess");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("tally, def, assault");
    }

    private static Run run(String input, String... args) {
        InputStream before = System.in;
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            CommandLine command =
                    Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
            return new Run(command.execute(args), out.toString(), err.toString());
        } finally {
            System.setIn(before);
        }
    }
}
