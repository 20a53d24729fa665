package sandtable.game.dday;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.wire.Json;

/** Plays by choosing from the choices: it knows no rules. Acts go through JSON, as a programme sends them. */
final class AnyPlayer {
    static final ObjectMapper JSON = Json.knowing(Json.journal(), DdayAct.class, DdayEffect.class);

    /** Choices that change the game's frame and not the game; a player seldom takes them. */
    private static final Set<String> SELDOM = Set.of("note", "facts", "house-rules");

    private final Random random;

    AnyPlayer(Random random) {
        this.random = random;
    }

    /** Takes any choice of any seat that has one, until the game is over; false if it isn't over after so many acts. */
    boolean play(Evening evening, int most) {
        for (int i = 0; i < most; i++) {
            if (evening.game.outcome(evening.state()).isPresent()) {
                return true;
            }
            step(evening);
        }
        return evening.game.outcome(evening.state()).isPresent();
    }

    void step(Evening evening) {
        List<Seat> waiting = new ArrayList<>(evening.game.waiting(evening.state()).stream()
                .map(sandtable.table.Game.Waiting::seat)
                .toList());
        if (waiting.isEmpty()) {
            throw new AssertionError("The table waits for nobody, and the game is not over: turn "
                    + evening.state().clock() + " " + evening.state().questions());
        }
        Seat seat = waiting.get(random.nextInt(waiting.size()));
        List<Choice> choices = evening.choices(seat).stream()
                .filter(choice -> !SELDOM.contains(choice.group()) || random.nextInt(200) == 0)
                .toList();
        if (choices.isEmpty()) {
            throw new AssertionError("The table waits for " + seat + ", who has no choice: "
                    + evening.state().clock() + " " + evening.state().questions());
        }
        Choice choice = choices.get(random.nextInt(choices.size()));
        evening.act(seat, fill(choice));
    }

    DdayAct fill(Choice choice) {
        ObjectNode act = JSON.valueToTree(choice.act());
        for (Open open : choice.open()) {
            act.set(open.name(), value(open));
        }
        try {
            return JSON.treeToValue(act, DdayAct.class);
        } catch (JsonProcessingException e) {
            throw new AssertionError("The act " + act + " of the choice " + choice.id() + " is not readable", e);
        }
    }

    private JsonNode value(Open open) {
        return switch (open.kind()) {
            case ONE -> JSON.getNodeFactory().textNode(any(open));
            case NUMBER -> JSON.getNodeFactory().numberNode(open.min() + random.nextInt(open.max() - open.min() + 1));
            case TEXT -> JSON.getNodeFactory().textNode(Integer.toString(1 + random.nextInt(9)));
            case LIST -> list(open);
            case SET -> set(open);
        };
    }

    private String any(Open open) {
        return open.values().get(random.nextInt(open.values().size())).value();
    }

    private ArrayNode list(Open open) {
        ArrayNode list = JSON.createArrayNode();
        for (int i = 0; i < open.min(); i++) {
            list.add(any(open));
        }
        return list;
    }

    private ArrayNode set(Open open) {
        List<String> values =
                new ArrayList<>(open.values().stream().map(Open.Option::value).toList());
        Collections.shuffle(values, random);
        int size = open.min() + random.nextInt(Math.min(open.max(), values.size()) - open.min() + 1);
        ArrayNode set = JSON.createArrayNode();
        values.subList(0, size).forEach(set::add);
        return set;
    }
}
