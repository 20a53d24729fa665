package sandtable.game.rivet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;

/** Knows no rule: takes one of the choices and fills its open fields with allowed values. */
final class RandomPlayer {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private final Random random;

    RandomPlayer(long seed) {
        this.random = new Random(seed);
    }

    /** Any seat with something to do; seldom something out of the ordinary. */
    String[] next(Evening evening) {
        List<Seat> seats = new ArrayList<>(RivetSeats.of(evening));
        Collections.shuffle(seats, random);
        if (random.nextInt(20) != 0) {
            seats.add(0, evening.waiting());
        }
        for (Seat seat : seats) {
            List<Choice> choices = new ArrayList<>(evening.choices(seat));
            if (random.nextInt(25) != 0) {
                choices.removeIf(choice -> choice.weight() == Choice.Weight.QUIET);
            }
            if (!choices.isEmpty()) {
                Choice choice = choices.get(random.nextInt(choices.size()));
                return new String[] {seat.id(), act(choice)};
            }
        }
        throw new AssertionError("Nobody can do anything: the table waits for " + evening.waiting());
    }

    /** A choice's act with its open fields filled. */
    String act(Choice choice) {
        return Evening.filled(choice, fill(choice));
    }

    private Map<String, JsonNode> fill(Choice choice) {
        Map<String, JsonNode> fields = new HashMap<>();
        for (Open open : choice.open()) {
            fields.put(open.name(), fill(open));
        }
        return fields;
    }

    private JsonNode fill(Open open) {
        return switch (open.kind()) {
            case ONE ->
                JSON.textNode(
                        open.values().get(random.nextInt(open.values().size())).value());
            case NUMBER -> JSON.numberNode(open.min() + random.nextInt(open.max() - open.min() + 1));
            case TEXT -> JSON.textNode("x".repeat(Math.max(1, open.min())));
            case LIST -> {
                ArrayNode list = JSON.arrayNode();
                int size = open.min() + random.nextInt(open.max() - open.min() + 1);
                for (int i = 0; i < size; i++) {
                    list.add(open.values()
                            .get(random.nextInt(open.values().size()))
                            .value());
                }
                yield list;
            }
            case SET -> {
                List<Open.Option> values = new ArrayList<>(open.values());
                Collections.shuffle(values, random);
                ArrayNode set = JSON.arrayNode();
                int size = open.min() + random.nextInt(open.max() - open.min() + 1);
                values.subList(0, size).forEach(value -> set.add(value.value()));
                yield set;
            }
        };
    }
}
