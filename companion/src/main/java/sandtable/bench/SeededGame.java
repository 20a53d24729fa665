package sandtable.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import sandtable.table.Act;
import sandtable.table.Choice;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.wire.Json;

/**
 * A whole game in memory by players who take any choice that they are offered and know no rules. The same seed plays the same game. Acts go
 * through JSON, as a page sends them.
 */
final class SeededGame<S, A extends Act, E extends Effect<S>> {
    /** Choices that change the game's frame and not the game; a player seldom takes them. */
    private static final Set<String> SELDOM = Set.of("note", "facts", "facts-asked", "house-rules");

    private static final int ONE_IN = 200;

    private final Game<S, A, E> game;
    private final ObjectMapper json;
    private final long seed;
    private final Random random;
    private final Filling filling;
    private final Played<S, A, E> played;
    private final List<Entry<A, E>> entries = new ArrayList<>();

    SeededGame(Game<S, A, E> game, Setup setup, long seed) {
        this.game = game;
        this.json = Json.knowing(Json.journal(), game.acts());
        this.seed = seed;
        this.random = new Random(seed);
        this.filling = new Filling(random);
        this.played = new Played<>(game.nothing());
        add(new Seat("display"), new Deed.Opened<>(), game.open(setup, chance()));
    }

    S state() {
        return played.state();
    }

    List<Entry<A, E>> entries() {
        return List.copyOf(entries);
    }

    Set<Long> struck() {
        return played.struck();
    }

    boolean over() {
        return game.outcome(state()).isPresent();
    }

    /** Plays on until the game is over. */
    void toTheEnd(int most) {
        for (int i = 0; !over(); i++) {
            if (i == most) {
                throw new IllegalStateException("After " + most + " acts the game is not over.");
            }
            step();
        }
    }

    /** One act of a seat that the table waits for. */
    Entry<A, E> step() {
        List<Game.Waiting> waiting = game.waiting(state());
        if (waiting.isEmpty()) {
            throw new IllegalStateException("The table waits for nobody, and the game is not over.");
        }
        Seat seat = waiting.get(random.nextInt(waiting.size())).seat();
        List<Choice> choices = game.choices(state(), seat).stream()
                .filter(choice -> !SELDOM.contains(choice.group()) || random.nextInt(ONE_IN) == 0)
                .toList();
        if (choices.isEmpty()) {
            throw new IllegalStateException("The table waits for " + seat + ", who has no choice.");
        }
        A act = filled(choices.get(random.nextInt(choices.size())));
        return add(seat, new Deed.Done<>(act), game.rule(state(), seat, act, chance()));
    }

    /** A choice of any seat, filled in some way: it must be accepted. */
    Ruling<E> tried(Seat seat, Choice choice) {
        return game.rule(state(), seat, filled(choice), chance());
    }

    /** Strikes the entry just made, if its seat may, and tells whether it did. */
    boolean takeBack(Entry<A, E> last) {
        if (played.mayTakeBack(last.by()).filter(last::equals).isEmpty()) {
            return false;
        }
        add(
                last.by(),
                new Deed.TakenBack<>(last.position()),
                new Ruling.Accepted<>(last.title(), List.of(), List.of()));
        return true;
    }

    /** The chance of the next entry. */
    private SeededChance chance() {
        return new SeededChance(seed, played.position() + 1);
    }

    private A filled(Choice choice) {
        ObjectNode act = json.valueToTree(choice.act());
        filling.of(choice).forEach(act::set);
        try {
            return json.treeToValue(act, game.acts());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The choice " + choice.id() + " made an act that can't be read: " + act, e);
        }
    }

    private Entry<A, E> add(Seat by, Deed<A> deed, Ruling<E> ruling) {
        if (!(ruling instanceof Ruling.Accepted<E> accepted)) {
            throw new IllegalStateException(by + " was offered what was refused: " + deed + ", " + ruling);
        }
        Entry<A, E> entry = new Entry<>(played.position() + 1, by, deed, accepted);
        entries.add(entry);
        played.add(entry);
        return entry;
    }
}
