package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.dice.TrayDesk;
import sandtable.journal.Stores;
import sandtable.serial.Faults;
import sandtable.serial.TrayDie;
import sandtable.serial.TraySimulator;

/** From a serial tray's roll to an entry in the journal, and back. */
class TrayReadingsTest {
    @TempDir
    Path home;

    private Service service;
    private Tables table;
    private Browser ann;
    private Optional<TrayDesk> trays = Optional.empty();

    @BeforeEach
    void start() {
        service = Service.pig(Stores.sqlite(home), home);
        table = Tables.open(service, "{\"pack\":\"pig\",\"units\":2}");
        ann = table.phone("player-a");
    }

    @AfterEach
    void stop() {
        trays.ifPresent(TrayDesk::close);
        service.close();
    }

    /** The port at which the service waits for a tray. */
    private Path listening() {
        Path port = home.resolve("tray");
        trays = Optional.of(new TrayDesk(
                        service.store.inbox(),
                        service.readings,
                        service.sources,
                        Clock.systemUTC(),
                        TrayDesk.Search.NAMED_ONLY)
                .start(List.of(port.toString())));
        return port;
    }

    private static TrayDie die(String face, int confidence) {
        return new TrayDie("1", "d6", "white", face, confidence);
    }

    private Browser.Answer act(String key, Optional<JsonNode> reading, String act) {
        long expected = ann.view(table.id(), "player-a").get("position").asLong();
        return ann.post(
                table.path("/acts"),
                "{\"seat\":\"player-a\",\"expected\":" + expected + ",\"key\":\"" + key + "\","
                        + reading.map(one -> "\"reading\":" + one.get("id") + ",")
                                .orElse("") + "\"act\":" + act + "}");
    }

    /** What the journal keeps of the roll. */
    private JsonNode confirm(JsonNode reading, String face) {
        Browser.Answer answer = act(
                "confirm-" + reading.get("id").asText() + face,
                Optional.of(reading),
                "{\"type\":\"roll\",\"faces\":[\"" + face + "\"]}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json().get("ruling").get("roll");
    }

    private static JsonNode readings(EventStream stream, int count) {
        return stream.next(event -> event.name().equals("view")
                        && event.json().get("readings").size() == count)
                .json()
                .get("readings");
    }

    @Test
    @DisplayName(
            "a roll in the tray is offered on the page of the seat that is to roll, and its lines are kept with the entry")
    void tray() throws Exception {
        Path port = listening();
        try (TraySimulator tray = new TraySimulator(port, "tray-1", Faults.NONE, line -> {});
                EventStream stream = ann.stream(table.path("/stream?seat=player-a"))) {
            stream.next(event -> event.name().equals("presence") && event.data().contains("\"found\""));
            tray.roll(List.of(die("5", 99)));
            JsonNode reading = stream.next(event -> event.name().equals("view")
                            && !event.json().get("readings").isEmpty())
                    .json()
                    .get("readings")
                    .get(0);
            assertThat(reading.get("source").asText()).isEqualTo("tray");
            assertThat(reading.get("seat").asText()).isEqualTo("player-a");
            assertThat(reading.get("request").asText()).isEqualTo("turn-0-roll-0");
            assertThat(reading.get("status").asText()).isEqualTo("sure");
            assertThat(reading.at("/dice/0/id").asText()).isEqualTo("die");
            assertThat(reading.at("/dice/0/face").asText()).isEqualTo("5");

            JsonNode roll = confirm(reading, "5");
            assertThat(roll.get("source").asText()).isEqualTo("tray");
            assertThat(roll.get("from").asText()).isEqualTo("tray-1");
            assertThat(roll.get("raw").toString()).contains("$ROL", "$END");
            assertThat(roll.at("/dice/0/read").asText()).isEqualTo("5");
            assertThat(ann.view(table.id(), "player-a").get("readings")).isEmpty();
        }
    }

    @Test
    @DisplayName("a die of little confidence is asked about, and what was confirmed stands beside what was read")
    void corrected() throws Exception {
        Path port = listening();
        try (TraySimulator tray = new TraySimulator(port, "tray-1", Faults.NONE, line -> {});
                EventStream stream = ann.stream(table.path("/stream?seat=player-a"))) {
            tray.roll(List.of(die("3", 40)));
            JsonNode reading = stream.next(event -> event.name().equals("view")
                            && !event.json().get("readings").isEmpty())
                    .json()
                    .get("readings")
                    .get(0);
            assertThat(reading.get("status").asText()).isEqualTo("ask");
            assertThat(reading.at("/dice/0/reason").asText()).isEqualTo("confidence");
            JsonNode roll = confirm(reading, "2");
            assertThat(roll.at("/dice/0/read").asText()).isEqualTo("3");
            assertThat(roll.at("/dice/0/face").asText()).isEqualTo("2");
        }
    }

    @Test
    @DisplayName(
            "a roll that is taken back gives its reading free: it waits for the same roll again, and what was thrown after it for the next one")
    void takenBack() throws Exception {
        Path port = listening();
        try (TraySimulator tray = new TraySimulator(port, "tray-1", Faults.NONE, line -> {});
                EventStream stream = ann.stream(table.path("/stream?seat=player-a"))) {
            tray.roll(List.of(die("5", 99)));
            JsonNode reading = readings(stream, 1).get(0);
            confirm(reading, "5");
            readings(stream, 0);
            tray.roll(List.of(die("3", 99)));
            readings(stream, 1);

            Browser.Answer back = act("back", Optional.empty(), "{\"type\":\"take-back\",\"position\":2}");
            assertThat(back.status()).as(back.body()).isEqualTo(200);
            JsonNode again = readings(stream, 2).get(1);
            assertThat(again.get("id")).isEqualTo(reading.get("id"));
            assertThat(again.get("request").asText()).isEqualTo("turn-0-roll-0");
            assertThat(confirm(again, "4").at("/dice/0/read").asText()).isEqualTo("5");
            JsonNode next = readings(stream, 1).get(0);
            assertThat(next.at("/dice/0/face").asText()).isEqualTo("3");
            assertThat(next.get("request").asText()).isEqualTo("turn-0-roll-1");
        }
    }

    @Test
    @DisplayName(
            "dice thrown again before the first throw is confirmed wait for the next roll; beside a roll by hand both are put away")
    void thrownTwice() throws Exception {
        Path port = listening();
        try (TraySimulator tray = new TraySimulator(port, "tray-1", Faults.NONE, line -> {});
                EventStream stream = ann.stream(table.path("/stream?seat=player-a"))) {
            tray.roll(List.of(die("5", 99)));
            readings(stream, 1);
            tray.roll(List.of(die("3", 99)));
            JsonNode both = readings(stream, 2);
            confirm(both.get(1), "5");
            JsonNode later = stream.next(event -> event.name().equals("view")
                            && event.json().at("/readings/0/request").asText().equals("turn-0-roll-1"))
                    .json()
                    .get("readings");
            assertThat(later).hasSize(1);
            assertThat(later.get(0).get("id")).isEqualTo(both.get(0).get("id"));

            tray.roll(List.of(die("2", 99)));
            readings(stream, 2);
            Browser.Answer byHand = act("hand", Optional.empty(), "{\"type\":\"roll\",\"faces\":[\"3\"]}");
            assertThat(byHand.status()).as(byHand.body()).isEqualTo(200);
            readings(stream, 0);
        }
    }

    @Test
    @DisplayName("a tray that is fixed to a seat reads for that seat, and an assigned reading changes its seat")
    void fixed() throws Exception {
        Browser ben = table.phone("player-b");
        Path port = listening();
        try (TraySimulator tray = new TraySimulator(port, "tray-1", Faults.NONE, line -> {});
                EventStream stream = ann.stream(table.path("/stream?seat=player-a"))) {
            stream.next(event -> event.name().equals("presence") && event.data().contains("\"found\""));
            assertThat(ben.post(table.path("/sources/tray-1?seat=player-b"), "{\"seat\":\"player-b\"}")
                            .status())
                    .isEqualTo(204);
            tray.roll(List.of(die("5", 99)));
            JsonNode reading = stream.next(event -> event.name().equals("view")
                            && !event.json().get("readings").isEmpty())
                    .json()
                    .get("readings")
                    .get(0);
            assertThat(reading.get("seat").asText()).isEqualTo("player-b");
            assertThat(reading.get("request").isNull()).isTrue();
            JsonNode assigned = ann.post(
                            table.path("/readings/" + reading.get("id").asText() + "/assign"),
                            "{\"seat\":\"player-a\"}")
                    .json();
            assertThat(assigned.get("request").asText()).isEqualTo("turn-0-roll-0");
            confirm(assigned, "5");
        }
    }
}
