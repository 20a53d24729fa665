package sandtable.evening;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.StreamSupport;

/** Plays an evening that goes forward: the Allies roll what they need and advance, the German rolls badly and buys Decorations. */
final class Director {
    private static final String QUESTION = "question";
    private static final List<String> ORDER = List.of(
            QUESTION, "fact", "learn-sector", "roll-d6", "final-tally", "draw-decoration", "move", "done", "stay");
    private static final List<String> ALLIED =
            List.of("two-soldiers", "courage", "two-soldiers", "star", "courage", "soldier");
    private static final List<String> GERMAN = List.of("courage", "star", "skull", "courage", "courage", "soldier");

    /** Wider than most tables will see. */
    private static final int MOST_ON_A_DIAL = 120;

    private final Program program = new Program(new Random(1));

    /** The next choice of a seat that carries the evening on. */
    Optional<JsonNode> next(JsonNode choices, String seat) {
        return ORDER.stream()
                .flatMap(type -> StreamSupport.stream(choices.spliterator(), false)
                        .filter(choice -> choice.get("seat").asText().equals(seat))
                        .filter(choice -> kind(choice.get("act")).equals(type))
                        .filter(Director::isPlain)
                        .sorted(Comparator.comparingInt(Director::rank))
                        .limit(1))
                .findFirst();
    }

    /** Whatever a question asks for (an option, a Decoration to lose, ...) comes first; else the type of the act. */
    private static String kind(JsonNode act) {
        return act.has(QUESTION) ? QUESTION : act.get("type").asText();
    }

    /** The choice's act, filled in. */
    ObjectNode fill(JsonNode choice, String seat) {
        ObjectNode act = program.fill(choice);
        for (JsonNode open : choice.get("open")) {
            String name = open.get("name").asText();
            if (name.equals("faces")
                    && open.get("values").size() == 6
                    && open.get("max").asInt() == 6
                    && choice.path("roll")
                            .path("dice")
                            .path(0)
                            .path("kind")
                            .asText("rwb")
                            .equals("rwb")) {
                ArrayNode faces = Http.JSON.createArrayNode();
                (seat.equals("german") ? GERMAN : ALLIED).forEach(faces::add);
                act.set("faces", faces);
            } else if (act.path("fact").asText().startsWith("dial.max.")) {
                act.put(name, MOST_ON_A_DIAL);
            } else if (name.equals("to")) {
                act.put(
                        "to",
                        StreamSupport.stream(open.get("values").spliterator(), false)
                                .map(JsonNode::asText)
                                .max(Comparator.comparingInt(Director::sector))
                                .orElseThrow());
            }
        }
        return act;
    }

    /** He tells numbers of his box and what the table waits for, but never that a bonus has another name: the evening is to stay the same. */
    private static boolean isPlain(JsonNode choice) {
        return !choice.get("act").get("type").asText().equals("fact")
                || choice.get("act").path("fact").asText().equals("specialists-alone-assault")
                || choice.get("open").get(0).get("kind").asText().equals("number");
    }

    private static int rank(JsonNode choice) {
        return -sector(choice.path("act").path("to").asText("0"));
    }

    private static int sector(String id) {
        return id.matches("\\d+") ? Integer.parseInt(id) : 99;
    }

    /** Sends the next act of a seat, if it has one; whether it did. */
    boolean play(Http device, String table, String seat, String key) {
        JsonNode frame =
                device.get("/api/tables/" + table + "/view?seat=" + seat).body();
        Optional<JsonNode> choice = next(frame.get("choices"), seat);
        if (choice.isEmpty() || !frame.path("outcome").isNull()) {
            return false;
        }
        Http.Answer answer = device.post(
                "/api/tables/" + table + "/acts",
                Map.of(
                        "seat",
                        seat,
                        "expected",
                        frame.get("position").asLong(),
                        "key",
                        key,
                        "act",
                        fill(choice.get(), seat)));
        if (answer.status() != 200) {
            throw new AssertionError(seat + " sent " + choice.get() + " and got " + answer.body());
        }
        return true;
    }
}
