package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import sandtable.bench.Filling;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;

/** Plays by choosing from the choices: it knows no rules. Acts go through JSON, as a programme sends them. */
final class AnyPlayer {
    static final ObjectMapper JSON = Json.knowing(Json.journal(), DdayAct.class, DdayEffect.class);

    /** Choices that change the game's frame and not the game; a player seldom takes them. */
    private static final Set<String> SELDOM = Set.of("note", "facts", "facts-asked", "house-rules");

    private final Random random;
    private final Filling filling;

    AnyPlayer(Random random) {
        this.random = random;
        this.filling = new Filling(random);
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
        assertThat(evening.game.view(evening.state(), Viewer.of(seat)))
                .as("what %s sees", seat)
                .isNotNull();
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
        filling.of(choice).forEach(act::set);
        try {
            return JSON.treeToValue(act, DdayAct.class);
        } catch (JsonProcessingException e) {
            throw new AssertionError("The act " + act + " of the choice " + choice.id() + " is not readable", e);
        }
    }
}
