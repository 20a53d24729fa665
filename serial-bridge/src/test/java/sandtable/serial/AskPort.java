package sandtable.serial;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/** Asks on a port as a program of its own; prints what it was told, and which native library it loaded. */
final class AskPort {
    private AskPort() {}

    /** The port is the one argument. */
    public static void main(String[] args) throws Exception {
        TrayProbe.Answer answer = TrayProbe.ask(args[0], Duration.ofMillis(600));
        System.out.println(answer.trouble() + " " + answer.detail());
        try (Stream<String> maps = Files.lines(Path.of("/proc/self/maps"))) {
            maps.filter(line -> line.contains("SerialComm"))
                    .map(line -> line.substring(line.indexOf('/')))
                    .distinct()
                    .forEach(library -> System.out.println("library " + library));
        }
    }
}
