package sandtable.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sandtable.bench.WorkFolder;
import sandtable.serial.Faults;
import sandtable.serial.TrayDie;
import sandtable.serial.TraySimulator;
import sandtable.wire.Json;

/**
 * {@code sandtable bench table}: a real companion with a real SQLite file; how long an act takes to another device, and the last byte of a
 * tray's roll to the changed tablet. Needs socat for the tray.
 */
@Command(
        name = "table",
        description =
                "From a device's act to another device's stream, and from a tray's last byte to the tablet's stream.",
        mixinStandardHelpOptions = true)
final class TableBench implements Callable<Integer> {
    private static final ObjectMapper JSON = Json.journal();
    private static final List<String> FACES = List.of("star", "star", "courage", "soldier", "two-soldiers", "skull");
    private static final List<String> GERMAN = List.of("red", "red", "white", "white", "black", "black");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--acts",
            defaultValue = "400",
            converter = WholeNumber.Count.class,
            description = "How many acts (default: ${DEFAULT-VALUE}).")
    private int acts;

    @Option(
            names = "--rolls",
            defaultValue = "100",
            converter = WholeNumber.Count.class,
            description = "How many rolls of the tray (default: ${DEFAULT-VALUE}).")
    private int rolls;

    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private String url = "";
    private String table = "";

    @Override
    public Integer call() throws Exception {
        AtomicLong lastByte = new AtomicLong();
        try (WorkFolder work = WorkFolder.make("bench-table-");
                TraySimulator tray =
                        new TraySimulator(port(work), "tray-BEN", Faults.NONE, line -> noteEnd(line, lastByte));
                Companion companion = Companion.start(
                        new Companion.Options(
                                "127.0.0.1",
                                0,
                                Optional.empty(),
                                work.path(),
                                Optional.empty(),
                                List.of(port(work).toString()),
                                Optional.empty()),
                        Games.all())) {
            url = companion.server().localUrl();
            Map<String, String> tokens = open();
            for (String seat : List.of("unit-a", "german", "display")) {
                post("/api/join", Map.of("token", tokens.getOrDefault(seat, "")));
            }
            BlockingQueue<Seen> tablet = stream();
            List<Double> toDevice = acts(tablet);
            List<Double> toTablet = rolls(tray, tablet, lastByte);
            report("act to another device's stream", toDevice);
            report("tray's last byte to the tablet's stream", toTablet);
            return percentile(toDevice, 95) < 20 && percentile(toTablet, 95) < 30 ? 0 : 1;
        }
    }

    private static Path port(WorkFolder work) {
        return work.path().resolve("tray");
    }

    /** A frame as the tablet's stream gave it, and when its last byte was there. */
    private record Seen(long nanos, JsonNode frame) {}

    private static void noteEnd(String line, AtomicLong lastByte) {
        if (line.contains("$END,")) {
            lastByte.set(System.nanoTime());
        }
    }

    private List<Double> acts(BlockingQueue<Seen> tablet) throws IOException, InterruptedException {
        List<Double> millis = new ArrayList<>();
        long position = tablet.take().frame().get("position").asLong();
        for (int i = 0; i < acts; i++) {
            Map<String, Object> act = i % 2 == 0
                    ? Map.of("type", "roll", "faces", FACES)
                    : Map.of("type", "take-back", "position", position);
            long start = System.nanoTime();
            JsonNode answer = post(
                    "/api/tables/" + table + "/acts",
                    Map.of("seat", "unit-a", "expected", position, "key", "bench-" + i, "act", act));
            position = answer.get("position").asLong();
            Seen seen = tablet.take();
            while (seen.frame().get("position").asLong() < position) {
                seen = tablet.take();
            }
            millis.add((seen.nanos() - start) / 1e6);
        }
        return millis;
    }

    private List<Double> rolls(TraySimulator tray, BlockingQueue<Seen> tablet, AtomicLong lastByte)
            throws IOException, InterruptedException {
        List<Double> millis = new ArrayList<>();
        post("/api/tables/" + table + "/claims", Map.of("seat", "german"));
        for (int i = 0; i < rolls; i++) {
            tablet.clear();
            List<TrayDie> dice = new ArrayList<>();
            for (int die = 0; die < GERMAN.size(); die++) {
                dice.add(new TrayDie(
                        Integer.toString(die + 1), "rwb", GERMAN.get(die), FACES.get((die + i) % FACES.size()), 99));
            }
            tray.roll(dice);
            Seen seen = tablet.poll(10, TimeUnit.SECONDS);
            while (seen != null && seen.frame().get("readings").isEmpty()) {
                seen = tablet.poll(10, TimeUnit.SECONDS);
            }
            if (seen == null) {
                throw new IOException("The tray's roll " + (i + 1) + " did not reach the tablet within 10 s.");
            }
            millis.add((seen.nanos() - lastByte.get()) / 1e6);
            for (JsonNode reading : seen.frame().get("readings")) {
                send(request("/api/tables/" + table + "/readings/"
                                + reading.get("id").asText())
                        .DELETE());
            }
            post("/api/tables/" + table + "/claims", Map.of("seat", "german"));
        }
        return millis;
    }

    private Map<String, String> open() throws IOException, InterruptedException {
        JsonNode opened = post(
                "/api/tables",
                Map.of("pack", "atlantikwall-2e", "cards", "training", "map", "exercise-tiger", "units", 2));
        table = opened.get("table").asText();
        Map<String, String> tokens = new HashMap<>();
        opened.get("seats")
                .forEach(seat ->
                        tokens.put(seat.get("seat").asText(), seat.get("token").asText()));
        return tokens;
    }

    private BlockingQueue<Seen> stream() throws IOException, InterruptedException {
        HttpResponse<InputStream> response = client.send(
                request("/api/tables/" + table + "/stream?seat=display").GET().build(),
                HttpResponse.BodyHandlers.ofInputStream());
        BlockingQueue<Seen> seen = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> read(response.body(), seen), "tablet");
        reader.setDaemon(true);
        reader.start();
        return seen;
    }

    private static void read(InputStream in, BlockingQueue<Seen> seen) {
        try (var lines = new java.io.BufferedReader(new java.io.InputStreamReader(in, StandardCharsets.UTF_8))) {
            String event = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event:")) {
                    event = line.substring("event:".length()).strip();
                } else if (line.startsWith("data:") && event.equals("view")) {
                    long now = System.nanoTime();
                    seen.add(new Seen(now, JSON.readTree(line.substring("data:".length()))));
                }
            }
        } catch (IOException e) {
            // the companion has ended
        }
    }

    private JsonNode post(String path, Map<String, ?> body) throws IOException, InterruptedException {
        return send(request(path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(url + path));
    }

    private JsonNode send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) {
            throw new IOException("The companion answered " + answer.statusCode() + ": " + answer.body());
        }
        return answer.body().isEmpty() ? JSON.createObjectNode() : JSON.readTree(answer.body());
    }

    private void report(String what, List<Double> millis) {
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%s: %d times, p50 %.1f ms, p95 %.1f ms, p99 %.1f ms%n",
                        what,
                        millis.size(),
                        percentile(millis, 50),
                        percentile(millis, 95),
                        percentile(millis, 99));
    }

    private static double percentile(List<Double> values, int percent) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100));
    }
}
