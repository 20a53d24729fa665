package sandtable.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sandtable.serial.TrayProbe;

/** {@code sandtable tray list}: who is on the serial ports. Acknowledges nothing. */
@Command(
        name = "list",
        description =
                "Asks on every USB serial port, and on the ports named, whether a dice tray is there. Opening a port resets"
                        + " many boards.",
        mixinStandardHelpOptions = true)
final class TrayListCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofSeconds(4);

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "PORT", arity = "0..*", description = "Asks on these ports alone.")
    private List<String> ports = List.of();

    @Option(names = "--json", description = "One line of JSON for each port.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        List<String> asked = ports.isEmpty() ? TrayProbe.usbPorts() : ports;
        if (asked.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("There is no USB serial port. Plug a tray in, or name its port: tray list PORT");
        }
        boolean refused = false;
        for (String port : asked) {
            TrayProbe.Answer answer = TrayProbe.ask(port, PATIENCE);
            refused |= answer.hello().isEmpty() && !ports.isEmpty();
            out.println(json ? asJson(answer) : asText(answer));
        }
        return refused ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
    }

    private static String asText(TrayProbe.Answer answer) {
        return answer.hello()
                .map(hello -> String.format(
                        Locale.ROOT,
                        "%s  %s  boot %s  firmware %s  %s",
                        answer.port(),
                        hello.tray(),
                        hello.boot(),
                        hello.firmware(),
                        hello.capabilities()))
                .orElseGet(() -> answer.port() + "  no tray: " + answer.detail())
                .strip();
    }

    private static String asJson(TrayProbe.Answer answer) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("port", answer.port());
        answer.hello().ifPresent(hello -> {
            line.put("tray", hello.tray());
            line.put("boot", hello.boot());
            line.put("firmware", hello.firmware());
            line.put("capabilities", hello.capabilities());
        });
        if (answer.hello().isEmpty()) {
            line.put("trouble", answer.trouble().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            line.put("detail", answer.detail());
        }
        return line.toString();
    }
}
