package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
import sandtable.wire.Json;

/** Asks a what-if question at both doors, which must answer with the same bytes. */
final class WhatIf implements AutoCloseable {
    private final Companion companion;
    private final HttpClient http = HttpClient.newHttpClient();

    WhatIf(Path home) throws Exception {
        companion = Companion.start(
                new Companion.Options(
                        "127.0.0.1", 0, Optional.empty(), home, Optional.empty(), List.of(), Optional.empty()),
                Games.all());
    }

    /**
     * @param refused 0 where it was answered, else the problem's status
     */
    record Said(int refused, JsonNode json) {}

    /** The answer, of which both doors say the same. */
    Said ask(String kind, String question) throws Exception {
        HttpResponse<String> asked = http.send(
                HttpRequest.newBuilder(URI.create(companion.server().localUrl() + "/api/check/" + kind))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(question))
                        .build(),
                HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        StringWriter out = new StringWriter();
        int exit = commandLine(kind, question, out);
        assertThat(out.toString()).as("%s %s", kind, question).isEqualTo(asked.body() + System.lineSeparator());
        boolean refused = asked.statusCode() != 200;
        assertThat(exit).as("the exit code of %s %s: %s", kind, question, out).isEqualTo(refused ? 1 : 0);
        assertThat(asked.headers().firstValue("Content-Type").orElseThrow())
                .isEqualTo(refused ? "application/problem+json" : "application/json");
        return new Said(refused ? asked.statusCode() : 0, Json.journal().readTree(asked.body()));
    }

    private static int commandLine(String kind, String question, StringWriter out) {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(question.getBytes(StandardCharsets.UTF_8)));
            return Main.commandLine().setOut(new PrintWriter(out)).execute("check", kind);
        } finally {
            System.setIn(before);
        }
    }

    @Override
    public void close() {
        companion.close();
    }
}
