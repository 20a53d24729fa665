package sandtable.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import sandtable.game.dday.DdayGame;
import sandtable.journal.Stores;

/**
 * The German's hand by every way out of the service. The same evening is played at two tables whose decks differ; everything that anybody
 * but the German gets must be the same to the byte. What is random by itself (ids, tokens, times, and hashes, which hide what they bind by
 * 32 random bytes) is masked first.
 */
class NonInterferenceTest {
    private static final List<String> OTHERS = List.of("unit-a", "display", "referee");
    private static final String TABLE =
            "{\"pack\":\"atlantikwall-2e\",\"cards\":\"training\",\"map\":\"exercise-tiger\",\"units\":1,"
                    + "\"options\":{\"deck.decorations\":\"app\"}}";

    @TempDir
    Path home;

    /**
     * @param hand the German's cards, sorted
     * @param gotOut everything that left the service to others, by where
     * @param germansOwn the German's own view
     */
    private record Evening(List<String> hand, Map<String, String> gotOut, String germansOwn) {}

    @Test
    @DisplayName("two tables that differ only in the German's hand look the same to everybody else, by every way out")
    void hand() throws Exception {
        Evening first = evening(0, List.of());
        Evening second = evening(100, first.hand());
        assertThat(second.germansOwn())
                .as("what the mask leaves of the German's own view")
                .isNotEqualTo(first.germansOwn());
        assertThat(second.gotOut().keySet()).isEqualTo(first.gotOut().keySet());
        for (String where : first.gotOut().keySet()) {
            assertThat(second.gotOut().get(where))
                    .as(where)
                    .isEqualTo(first.gotOut().get(where));
        }
    }

    @Test
    @DisplayName("no card of the German's hand is named in anything that the others get")
    void names() throws Exception {
        Evening evening = evening(0, List.of());
        evening.gotOut()
                .forEach((where, text) -> evening.hand()
                        .forEach(card -> assertThat(text).as(where).doesNotContain('"' + card + '"')));
    }

    /**
     * An evening on which the German has drawn one Decoration, which he could play now, and not this one. A Wound Badge is played at once, so everybody may know of
     * it: then another evening is taken.
     */
    private Evening evening(int number, List<String> notThis) throws Exception {
        for (int i = number; i < number + 100; i++) {
            Evening evening = play(home.resolve(Integer.toString(i)));
            boolean playable = evening.germansOwn().contains("\"type\":\"play-decoration\"");
            if (evening.hand().size() == 1 && playable && !evening.hand().equals(notThis)) {
                return evening;
            }
        }
        throw new AssertionError("No deck of a hundred gave the German another card");
    }

    private static Evening play(Path folder) throws Exception {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        Logger root = (Logger) LoggerFactory.getLogger("sandtable");
        Level before = root.getLevel();
        log.start();
        root.addAppender(log);
        root.setLevel(Level.TRACE);
        Files.createDirectories(folder);
        try {
            Player player;
            Evening evening;
            try (Service service = new Service(Stores.inMemory(), folder, List.of(new DdayGame()))) {
                player = new Player(service);
                evening = player.play();
            }
            evening.gotOut()
                    .put(
                            "log",
                            String.join(
                                    "\n",
                                    log.list.stream()
                                            .map(event -> player.mask(event.getFormattedMessage()))
                                            .sorted()
                                            .toList()));
            return evening;
        } finally {
            root.detachAppender(log);
            root.setLevel(before);
        }
    }

    /** Plays the evening: always the same acts, whatever the cards are. */
    private static final class Player {
        private final Tables table;
        private final Map<String, Browser> phones = new LinkedHashMap<>();
        private final Map<String, EventStream> streams = new LinkedHashMap<>();
        private final Map<String, String> gotOut = new TreeMap<>();
        private int keys;

        Player(Service service) {
            this.table = Tables.open(service, TABLE);
            for (String seat : List.of("german", "unit-a", "display", "referee")) {
                phones.put(seat, table.phone(seat));
            }
            OTHERS.forEach(seat -> streams.put(seat, phones.get(seat).stream(table.path("/stream?seat=" + seat))));
        }

        Evening play() {
            tally("german", List.of("courage", "courage", "courage", "courage", "courage", "courage"));
            tally("unit-a", List.of("star", "star", "soldier", "soldier", "tools", "courage"));
            for (int steps = 0; steps < 12; steps++) {
                for (String seat : List.of("german", "unit-a")) {
                    step(seat);
                }
            }
            long position = phones.get("display")
                    .view(table.id(), "display")
                    .get("position")
                    .asLong();
            for (String seat : OTHERS) {
                look(seat, position);
            }
            errors(position);
            streams.values().forEach(EventStream::close);
            String own = mask(
                    phones.get("german").get(table.path("/view?seat=german")).body());
            List<String> hand = hand();
            withoutPhone();
            return new Evening(hand, gotOut, own);
        }

        /** The German's phone is gone: the tablet acts for him, and still neither sees nor plays what he holds. */
        private void withoutPhone() {
            Browser host = Browser.ofHost(table.service().url());
            for (JsonNode device : host.get(table.path("/devices")).json()) {
                if (device.get("seats").toString().contains("german")) {
                    host.delete(table.path("/devices/" + device.get("device").asText()));
                }
            }
            JsonNode frame = phones.get("display").view(table.id(), "display");
            assertThat(frame.get("choices"))
                    .as("the tablet acts for the German")
                    .anyMatch(choice -> choice.get("seat").asText().equals("german"));
            ObjectNode told = frame.deepCopy();
            told.remove("seats"); // who is connected, which the closed streams change at their own time
            gotOut.put("tablet for a German without a phone", mask(told.toString()));
            List<String> answers = new ArrayList<>();
            for (String act : List.of(
                    "{\"type\":\"play-decoration\",\"card\":\"iron-cross\"}",
                    "{\"type\":\"lose-decoration\",\"question\":\"q1\",\"card\":\"iron-cross\"}")) {
                answers.add(phones.get("display")
                        .act(table.id(), "german", frame.get("position").asLong(), "key-" + ++keys, act)
                        .body());
            }
            assertThat(answers).allMatch(answer -> answer.contains("held covered"));
        }

        private List<String> hand() {
            List<String> cards = new ArrayList<>();
            phones.get("german")
                    .view(table.id(), "german")
                    .at("/view/german/decorations/cards")
                    .forEach(card -> cards.add(card.get("id").asText()));
            cards.sort(String::compareTo);
            return cards;
        }

        private void tally(String seat, List<String> faces) {
            ObjectNode act = JsonNodeFactory.instance.objectNode();
            act.put("type", "final-tally");
            ArrayNode list = act.putArray("faces");
            faces.forEach(list::add);
            act(seat, act);
        }

        /** The first of: an answer, a card drawn, being done; never a card played. */
        private void step(String seat) {
            JsonNode choices = phones.get(seat).view(table.id(), seat).get("choices");
            for (String type : List.of("answer", "draw-decoration", "stay", "done")) {
                for (JsonNode choice : choices) {
                    if (choice.at("/act/type").asText().equals(type)
                            && (!type.equals("draw-decoration") || hand().isEmpty())) {
                        act(seat, filled(choice));
                        return;
                    }
                }
            }
        }

        private static JsonNode filled(JsonNode choice) {
            ObjectNode act = choice.get("act").deepCopy();
            for (JsonNode open : choice.get("open")) {
                String name = open.get("name").asText();
                if (open.get("kind").asText().equals("number")) {
                    act.put(name, open.get("min").asInt());
                } else {
                    act.set(name, open.get("values").get(0));
                }
            }
            return act;
        }

        private void act(String seat, JsonNode act) {
            long position =
                    phones.get(seat).view(table.id(), seat).get("position").asLong();
            Browser.Answer answer = phones.get(seat).act(table.id(), seat, position, "key-" + ++keys, act.toString());
            assertThat(answer.status()).as(act + " " + answer.body()).isEqualTo(200);
        }

        private void look(String seat, long position) {
            Browser phone = phones.get(seat);
            String query = "?lang=en&seat=" + seat;
            List<String> events = new ArrayList<>();
            while (true) {
                EventStream.Event event = streams.get(seat).next("view");
                if (event.id().equals(Long.toString(position))) {
                    events.add(mask(event.data()));
                    break;
                }
            }
            gotOut.put(seat + " stream", String.join("\n", events));
            for (String path : List.of("/view", "/journal", "/export", "/verify", "/devices")) {
                Browser.Answer answer = phone.get(table.path(path + query));
                gotOut.put(seat + " " + path, mask(answer.status() + " " + answer.body()));
            }
        }

        /** Asking for what one may not have tells nothing either. */
        private void errors(long position) {
            for (String seat : OTHERS) {
                Browser phone = phones.get(seat);
                List<String> answers = new ArrayList<>();
                for (String path : List.of("/view?seat=german", "/journal?seat=german", "/stream?seat=german")) {
                    answers.add(phone.get(table.path(path)).body());
                }
                for (String as : List.of(seat, "german")) {
                    for (String act : List.of(
                            "{\"type\":\"play-decoration\",\"card\":null}",
                            "{\"type\":\"play-decoration\",\"card\":\"no-such-card\"}",
                            "{\"type\":\"take-back\",\"position\":" + position + "}",
                            "{\"type\":\"draw-decoration\",\"count\":99}")) {
                        answers.add(phone.act(table.id(), as, position, "key-" + ++keys, act)
                                .body());
                    }
                }
                answers.add(
                        phone.post(table.path("/corrections/preview"), "{\"dials\":{\"german.soldiers\":9},\"of\":1}")
                                .body());
                gotOut.put(seat + " errors", mask(String.join("\n", answers)));
            }
        }

        private String mask(String text) {
            String masked = text.replace(table.id(), "TABLE");
            return masked.replaceAll("[0-9a-f]{32,}", "HASH")
                    .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                    .replaceAll("\"at\":\\d{13}", "TIME")
                    .replaceAll("\"device\":\"[A-Za-z0-9_-]{12}\"", "DEVICE")
                    .replaceAll("\\\\\"from\\\\\":\\\\\"[A-Za-z0-9_-]{12}\\\\\"", "DEVICE")
                    .replaceAll("\"from\":\"[A-Za-z0-9_-]{12}\"", "DEVICE")
                    .replaceAll("\"key\":\"[a-z0-9]{16}\"", "KEY");
        }
    }
}
