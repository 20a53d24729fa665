package sandtable.evening;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A player that knows no rules: it looks at the choices of a frame, takes one, fills its open fields with values they allow, and sends it.
 */
final class Program {
    private final Random random;

    Program(Random random) {
        this.random = random;
    }

    /** Any of the choices, what the table waits for three times as likely as the rest. */
    JsonNode choose(JsonNode choices) {
        List<JsonNode> urn = new ArrayList<>();
        for (JsonNode choice : choices) {
            int weight = choice.path("weight").asText().equals("primary") ? 3 : 1;
            for (int i = 0; i < weight; i++) {
                urn.add(choice);
            }
        }
        return urn.get(random.nextInt(urn.size()));
    }

    /** The choice's act with every open field filled. */
    ObjectNode fill(JsonNode choice) {
        ObjectNode act = choice.get("act").deepCopy();
        for (JsonNode open : choice.get("open")) {
            act.set(open.get("name").asText(), value(open));
        }
        return act;
    }

    private JsonNode value(JsonNode open) {
        int min = open.get("min").asInt();
        int max = open.get("max").asInt();
        String kind = open.get("kind").asText();
        if (kind.equals("number")) {
            return Http.JSON.getNodeFactory().numberNode(min + random.nextInt(max - min + 1));
        }
        if (kind.equals("text")) {
            return Http.JSON.getNodeFactory().textNode("word".repeat(Math.max(1, (min + 3) / 4)));
        }
        List<JsonNode> values = new ArrayList<>();
        open.get("values").forEach(values::add);
        if (kind.equals("one")) {
            return values.get(random.nextInt(values.size()));
        }
        ArrayNode list = Http.JSON.createArrayNode();
        int count = min + random.nextInt(Math.min(max, Integer.MAX_VALUE - 1) - min + 1);
        if (kind.equals("set")) {
            Collections.shuffle(values, random);
            values.stream().limit(count).forEach(list::add);
        } else {
            for (int i = 0; i < count; i++) {
                list.add(values.get(random.nextInt(values.size())));
            }
        }
        return list;
    }
}
