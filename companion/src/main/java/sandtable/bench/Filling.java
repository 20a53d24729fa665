package sandtable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import sandtable.table.Choice;
import sandtable.table.Open;

/** Fills what a choice leaves open with any of the allowed values, so that who plays by it knows no rules. */
public final class Filling {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final Random random;

    public Filling(Random random) {
        this.random = random;
    }

    /** The open fields of the choice's act, each with a value. */
    public Map<String, JsonNode> of(Choice choice) {
        Map<String, JsonNode> fields = new TreeMap<>();
        for (Open open : choice.open()) {
            fields.put(open.name(), value(open));
        }
        return fields;
    }

    private JsonNode value(Open open) {
        return switch (open.kind()) {
            case ONE -> JSON.textNode(any(open));
            case NUMBER -> JSON.numberNode(between(open.min(), open.max()));
            case TEXT -> JSON.textNode(Integer.toString(between(1, 9)));
            case LIST -> list(open);
            case SET -> set(open);
        };
    }

    private int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    private String any(Open open) {
        return open.values().get(random.nextInt(open.values().size())).value();
    }

    private ArrayNode list(Open open) {
        ArrayNode list = JSON.arrayNode();
        int size = between(open.min(), open.max());
        for (int i = 0; i < size; i++) {
            list.add(any(open));
        }
        return list;
    }

    private ArrayNode set(Open open) {
        List<Open.Option> values = new ArrayList<>(open.values());
        Collections.shuffle(values, random);
        ArrayNode set = JSON.arrayNode();
        int size = between(open.min(), Math.min(open.max(), values.size()));
        values.subList(0, size).forEach(option -> set.add(option.value()));
        return set;
    }
}
