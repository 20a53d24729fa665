package sandtable.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sandtable.server.Qr;

/** {@code sandtable serve}: runs the companion until it is stopped. */
@Command(
        name = "serve",
        description = "Runs the companion. This is what sandtable does without a command.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @Mixin
    private Options options;

    @Override
    public Integer call() throws InterruptedException {
        return options.serve();
    }

    /** What both {@code sandtable} and {@code sandtable serve} take. */
    static final class Options {
        @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
        private CommandLine.Model.CommandSpec spec;

        @Option(
                names = "--port",
                paramLabel = "PORT",
                defaultValue = "8080",
                converter = WholeNumber.Port.class,
                description = "Where to listen; 0 for any free port. Default: ${DEFAULT-VALUE}.")
        private int port;

        @Option(
                names = "--bind",
                paramLabel = "ADDRESS",
                defaultValue = "0.0.0.0",
                description = "The address to listen at. Default: ${DEFAULT-VALUE}, all of this machine's.")
        private String bind;

        @Option(
                names = "--home",
                paramLabel = "FOLDER",
                description = "The one folder with all data. Default: ~/.sandtable.")
        private Optional<Path> home;

        @Option(
                names = "--https",
                paramLabel = "PORT",
                arity = "0..1",
                fallbackValue = "8443",
                converter = WholeNumber.Port.class,
                description = "Serve with TLS as well, by a certificate of its own. Default port: 8443.")
        private Optional<Integer> https;

        @Option(
                names = "--database",
                paramLabel = "URL",
                description = "A PostgreSQL database (jdbc:postgresql:...) instead of the home's SQLite file.")
        private Optional<String> database;

        @Option(
                names = "--tray",
                paramLabel = "PORT",
                description =
                        "A dice tray's serial port, for example /dev/ttyUSB0; may be given again. Trays on USB are found by"
                                + " themselves.")
        private List<String> trays = List.of();

        @Option(
                names = "--camera",
                paramLabel = "SOURCE",
                description =
                        "What looks down on the dice: a camera's number (0), a network camera's address (http://...), a folder of"
                                + " pictures or an AVI film.")
        private Optional<String> camera;

        int serve() throws InterruptedException {
            Companion companion = Companion.start(
                    new Companion.Options(
                            bind,
                            port,
                            https,
                            home.orElseGet(() -> Path.of(System.getProperty("user.home"), ".sandtable")),
                            database,
                            trays,
                            camera),
                    Games.all());
            CountDownLatch stopped = new CountDownLatch(1);
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(
                            () -> {
                                companion.close();
                                stopped.countDown();
                            },
                            "stop"));
            String url = companion.server().url();
            spec.commandLine().getOut().println("ready " + url);
            spec.commandLine().getOut().print(Qr.terminal(companion.server().hostUrl()));
            spec.commandLine().getOut().flush();
            stopped.await();
            return CommandLine.ExitCode.OK;
        }
    }
}
