package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import sandtable.serial.Faults;
import sandtable.serial.SimulationScript;
import sandtable.serial.TraySimulator;

@DisplayName("sandtable tray")
@Timeout(60)
class TrayCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    static boolean socatIsThere() {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "socat")));
    }

    @Test
    @EnabledIf(value = "socatIsThere", disabledReason = "needs socat: apt-get install socat")
    void watch_prints_one_line_of_JSON_for_each_finished_roll() throws Exception {
        Path port = folder.resolve("tray");
        try (TraySimulator tray = new TraySimulator(port, "tray-7F3A", Faults.NONE, line -> {})) {
            SimulationScript.parse(
                            List.of(
                                    "roll 3:rwb:red:two-soldiers:98",
                                    "roll 3:rwb:red:two-soldiers:98 4:rwb:white:?:0 # in doubt"),
                            new java.util.Random(1))
                    .play(tray);

            assertThat(run("tray", "watch", port.toString(), "--json", "--rolls", "2"))
                    .isZero();
        }

        assertThat(out.toString().lines())
                .map(line -> line.replaceFirst("\"boot\":\"[0-9A-F]+\"", "\"boot\":\"51C2\""))
                .containsExactly(
                        "{\"tray\":\"tray-7F3A\",\"boot\":\"51C2\",\"roll\":1,\"status\":\"sure\",\"dice\":[{\"die\":\"3\",\"kind\":\"rwb\",\"colour\":\"red\",\"face\":\"two-soldiers\",\"confidence\":98}]}",
                        "{\"tray\":\"tray-7F3A\",\"boot\":\"51C2\",\"roll\":2,\"status\":\"ask\",\"reason\":\"face\",\"dice\":[{\"die\":\"3\",\"kind\":\"rwb\",\"colour\":\"red\",\"face\":\"two-soldiers\",\"confidence\":98},{\"die\":\"4\",\"kind\":\"rwb\",\"colour\":\"white\",\"face\":\"?\",\"confidence\":0}]}");
    }

    @Test
    @EnabledIf(value = "socatIsThere", disabledReason = "needs socat: apt-get install socat")
    void list_tells_who_is_on_a_port() throws Exception {
        Path port = folder.resolve("tray");
        try (TraySimulator tray = new TraySimulator(port, "tray-7F3A", Faults.NONE, line -> {})) {
            assertThat(tray.queued()).isZero();
            assertThat(run("tray", "list", port.toString())).isZero();
        }

        assertThat(out.toString()).startsWith(port + "  tray-7F3A  boot ");
    }

    @Test
    void list_says_why_there_is_no_tray_on_a_port_that_was_named() {
        assertThat(run("tray", "list", folder.resolve("nothing").toString())).isOne();
        assertThat(out.toString()).contains("plug the tray in");
    }

    @Test
    void simulate_refuses_a_script_with_the_number_of_the_wrong_line() throws Exception {
        Path script = Files.writeString(folder.resolve("script"), "wait 5\nroll 3:rwb:green:star:98\n");

        assertThat(run("tray", "simulate", folder.resolve("tray").toString(), "--script", script.toString()))
                .isOne();
        assertThat(err.toString()).contains("line 2").contains("`green` is no colour");
    }

    @Test
    void simulate_takes_faults_that_are_none_for_wrong_usage() {
        assertThat(run("tray", "simulate", folder.resolve("tray").toString(), "--faults", "smoke=1"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("`smoke=1` is no fault").contains(Faults.FORM);
    }

    private int run(String... args) {
        CommandLine command = Main.commandLine();
        return command.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }
}
