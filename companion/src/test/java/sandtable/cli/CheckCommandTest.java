package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    @ParameterizedTest(name = "check attack: {0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'dice':[2,5,6],'precision':0,'bolster':0|0|/hit|true",
                "'dicePool':3,'bolster':1|0|/roll|2",
                "'dicePool':0,'bolster':1|0|/roll|0",
                "'unit':'panzerfaust','target':'ostrich'|0|/roll|2",
                "'dice':[7]|1|/status|422",
                "'unit':'dragon','armour':1|1|/status|422"
            })
    void both_doors_give_the_same_answer_about_an_attack(
            String question, int exit, String field, String value, @TempDir Path home) throws Exception {
        String json = ("{'pack':'rivet-wars-eastern-front'," + question + "}").replace('\'', '"');
        Run run = run(json, "check", "attack");
        assertThat(run.exit()).isEqualTo(exit);
        ObjectMapper mapper = new ObjectMapper();
        JsonNode answer = mapper.readTree(run.out());
        assertThat(answer.at(field).asText()).isEqualTo(value);
        try (Companion companion = Companion.start(
                new Companion.Options(
                        "127.0.0.1", 0, Optional.empty(), home, Optional.empty(), List.of(), Optional.empty()),
                Games.all())) {
            HttpResponse<String> asked = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(companion.server().localUrl() + "/api/check/attack"))
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(json))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            assertThat(asked.statusCode()).isEqualTo(exit == 0 ? 200 : 422);
            assertThat(mapper.readTree(asked.body())).isEqualTo(answer);
        }
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
