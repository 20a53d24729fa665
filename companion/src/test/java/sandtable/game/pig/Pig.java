package sandtable.game.pig;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sandtable.table.Act;
import sandtable.table.Because;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Effect;
import sandtable.table.Game;
import sandtable.table.Insight;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.table.View;
import sandtable.table.Viewer;

/**
 * Pig, the smallest game with a die: roll as often as you dare and add up, a 1 loses the turn's points, who holds 20 first wins. Shows that a
 * third game needs nothing but the seam.
 */
public final class Pig implements Game<Pig.Score, Pig.Move, Pig.Change> {
    static final int GOAL = 20;
    private static final List<Open.Option> FACES = IntStream.rangeClosed(1, 6)
            .mapToObj(n -> new Open.Option(Integer.toString(n), Text.literal(Integer.toString(n))))
            .toList();

    /**
     * @param turns how many turns have ended
     */
    public record Score(List<Integer> held, int pot, int turns, int rolls) {
        Seat onTurn() {
            return seat(turns % held.size());
        }
    }

    public sealed interface Move extends Act {
        @JsonTypeName("roll")
        record Roll(List<String> faces) implements Move {}

        @JsonTypeName("hold")
        record Hold() implements Move {}
    }

    public sealed interface Change extends Effect<Score> {
        @JsonTypeName("players")
        record Players(int count) implements Change {
            @Override
            public Score on(Score state) {
                return new Score(IntStream.range(0, count).mapToObj(i -> 0).toList(), 0, 0, 0);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of();
            }

            @Override
            public Text words() {
                return Text.literal(count + " players");
            }
        }

        @JsonTypeName("pot")
        record Pot(Seat seat, int points) implements Change {
            @Override
            public Score on(Score state) {
                return new Score(state.held(), points, state.turns(), state.rolls() + 1);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of(seat);
            }

            @Override
            public Text words() {
                return Text.literal("the pot holds " + points);
            }

            @Override
            public Insight insight() {
                return Insight.DICE;
            }
        }

        @JsonTypeName("banked")
        record Banked(Seat seat, int total) implements Change {
            @Override
            public Score on(Score state) {
                List<Integer> held = new ArrayList<>(state.held());
                held.set(number(seat), total);
                return new Score(held, 0, state.turns() + 1, 0);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of();
            }

            @Override
            public Text words() {
                return Text.literal(seat + " has " + total);
            }
        }
    }

    public record Seen(String game, List<Integer> held, int pot, Seat turn) implements View {}

    static Seat seat(int number) {
        return new Seat("player-" + (char) ('a' + number));
    }

    private static int number(Seat seat) {
        return seat.id().charAt(seat.id().length() - 1) - 'a';
    }

    @Override
    public String id() {
        return "pig";
    }

    @Override
    public Class<Move> acts() {
        return Move.class;
    }

    @Override
    public Class<Change> effects() {
        return Change.class;
    }

    @Override
    public Score nothing() {
        return new Score(List.of(), 0, 0, 0);
    }

    @Override
    public Ruling<Change> open(Setup setup, Chance chance) {
        return setup.units() < 1
                ? Ruling.refuse("pig.players", Text.literal("Pig needs a player."))
                : accept("The table is opened", new Change.Players(setup.units()));
    }

    @Override
    public List<Seat> seats(Score state) {
        return IntStream.range(0, state.held().size()).mapToObj(Pig::seat).toList();
    }

    @Override
    public Ruling<Change> rule(Score state, Seat by, Move act, Chance chance) {
        if (outcome(state).isPresent()) {
            return Ruling.refuse("pig.over", Text.literal("The game is over."));
        }
        if (!by.equals(state.onTurn())) {
            return Ruling.refuse("pig.turn", Text.literal("It is the turn of " + state.onTurn() + "."));
        }
        if (act instanceof Move.Roll roll) {
            if (roll.faces().size() != 1
                    || FACES.stream()
                            .noneMatch(face -> face.value().equals(roll.faces().get(0)))) {
                return Ruling.refuse("pig.die", Text.literal("Pig is rolled with one die, 1 to 6."));
            }
            int face = Integer.parseInt(roll.faces().get(0));
            return face == 1
                    ? accept("Rolled 1", new Change.Banked(by, state.held().get(number(by))))
                    : accept("Rolled " + face, new Change.Pot(by, state.pot() + face));
        }
        return accept("Held", new Change.Banked(by, state.held().get(number(by)) + state.pot()));
    }

    @Override
    public Ruling<Change> recordAsHappened(Score state, Seat by, Move act, Chance chance) {
        return rule(state, by, act, chance);
    }

    @Override
    public List<Choice> choices(Score state, Seat seat) {
        if (!seat.equals(state.onTurn()) || outcome(state).isPresent()) {
            return List.of();
        }
        RollRequest request = new RollRequest(
                "turn-" + state.turns() + "-roll-" + state.rolls(),
                seat,
                Text.literal("one die"),
                List.of(new RollRequest.Die("die", "d6", "any")));
        return List.of(
                new Choice(
                        "roll",
                        Text.literal("Roll"),
                        new Move.Roll(List.of()),
                        List.of(Open.list("faces", FACES, 1)),
                        Optional.of(request),
                        Choice.Weight.PRIMARY,
                        "roll"),
                Choice.ready("hold", Text.literal("Hold"), new Move.Hold(), Choice.Weight.NORMAL, "hold"));
    }

    @Override
    public View view(Score state, Viewer viewer) {
        return new Seen("pig", state.held(), state.pot(), state.onTurn());
    }

    @Override
    public List<Waiting> waiting(Score state) {
        return outcome(state).isPresent() ? List.of() : List.of(new Waiting(state.onTurn(), Text.literal("to play")));
    }

    @Override
    public Optional<Outcome> outcome(Score state) {
        return seats(state).stream()
                .filter(seat -> state.held().get(number(seat)) >= GOAL)
                .findFirst()
                .map(seat -> new Outcome(List.of(seat), Text.literal(seat + " wins")));
    }

    @Override
    public List<Dial> dials(Score state) {
        return seats(state).stream()
                .map(seat -> new Dial(
                        "held." + seat,
                        Optional.of(seat),
                        Text.literal("held"),
                        state.held().get(number(seat)),
                        0,
                        1000))
                .toList();
    }

    @Override
    public Change set(Score state, Dial dial, int value) {
        return new Change.Banked(dial.seat().orElseThrow(), value);
    }

    private static Ruling<Change> accept(String title, Change effect) {
        return new Ruling.Accepted<>(
                Text.literal(title), List.of(effect), List.of(Because.of("pig.rule", Text.literal(title))));
    }
}
