package sandtable.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.server.Qr;

/**
 * {@code sandtable rehearse}: starts and stops, so that the JVM can archive the classes that a start needs (JEP 350). The build calls it;
 * nobody else has to.
 */
@Command(name = "rehearse", hidden = true)
final class RehearseCommand implements Callable<Integer> {
    @Option(names = "--home", required = true)
    private Path home = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (Companion companion = Companion.start(
                new Companion.Options(
                        "127.0.0.1", 0, Optional.empty(), home, Optional.empty(), List.of(), Optional.empty()),
                Games.all())) {
            String url = companion.server().localUrl();
            String token = Files.readString(home.resolve("host-token")).strip();
            HttpClient client = HttpClient.newHttpClient();
            client.send(
                    HttpRequest.newBuilder(URI.create(url + "/")).GET().build(),
                    HttpResponse.BodyHandlers.discarding());
            client.send(
                    HttpRequest.newBuilder(URI.create(url + "/api/tables"))
                            .header("Authorization", "Bearer " + token)
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(
                                    "{\"pack\":\"atlantikwall-2e\"}", StandardCharsets.UTF_8))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
            Qr.terminal(companion.server().hostUrl());
        }
        return CommandLine.ExitCode.OK;
    }
}
