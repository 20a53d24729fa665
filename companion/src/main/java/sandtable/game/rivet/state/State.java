package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.IntStream;
import sandtable.table.Seat;

/**
 * All that is known of a game. Immutable; only effects make a new one.
 *
 * @param turn of the active player; before the first one nobody's
 * @param tasks what must be done before anything else, the next one first
 */
public record State(
        Rules rules,
        Clock clock,
        SortedMap<Seat, Player> players,
        Field field,
        Turn turn,
        List<Task> tasks,
        SortedMap<Deck.Name, Deck> decks,
        Optional<Ending> ending) {
    private static final Seat NOBODY = new Seat("nobody");

    /** Before the table is opened. */
    public static final State NOTHING = new State(
            new Rules(
                    "",
                    "",
                    new Mission(
                            "",
                            Map.of(),
                            Map.of(),
                            Map.of(),
                            List.of(),
                            Optional.empty(),
                            Map.of(),
                            0,
                            Map.of(),
                            List.of(),
                            Optional.empty(),
                            List.of(),
                            List.of()),
                    Map.of(),
                    Map.of(),
                    Map.of(),
                    Map.of(),
                    Map.of()),
            new Clock(Stage.SURVEY, 0, List.of(), 0, false),
            Sorted.none(),
            Field.EMPTY,
            Turn.of(NOBODY),
            List.of(),
            Sorted.none(),
            Optional.empty());

    public State {
        tasks = List.copyOf(tasks);
    }

    public Player player(Seat seat) {
        Player player = players.get(seat);
        if (player == null) {
            throw new IllegalStateException("There is no player " + seat + " at this table.");
        }
        return player;
    }

    public Side side(Seat seat) {
        return player(seat).side();
    }

    public Optional<Unit> unit(String id) {
        return Optional.ofNullable(field.units().get(id));
    }

    public Optional<Cloud> cloud(String id) {
        return Optional.ofNullable(field.clouds().get(id));
    }

    public Kind kind(Unit unit) {
        return rules.unit(unit.kind());
    }

    public Deck deck(Deck.Name name) {
        return decks.getOrDefault(name, Deck.REAL);
    }

    /** What must be done before anything else. */
    public Optional<Task> task() {
        return tasks.stream().findFirst();
    }

    /** What must be done first, if it is of this kind and for this seat. */
    public Optional<Task> awaits(Seat seat, Task.Kind kind) {
        return task().filter(task -> task.kind() == kind && task.seat().equals(seat));
    }

    /** Whether this player may act in this phase of his turn. */
    public boolean acts(Seat seat, Phase phase) {
        return clock.stage() == Stage.PLAY && turn.seat().equals(seat) && turn.phase() == phase && tasks.isEmpty();
    }

    public List<Unit> unitsOf(Seat seat) {
        return field.units().values().stream()
                .filter(unit -> unit.owner().equals(seat))
                .toList();
    }

    public List<Unit> enemiesOf(Seat seat) {
        Side side = side(seat);
        return field.units().values().stream()
                .filter(unit -> side(unit.owner()) != side)
                .toList();
    }

    public boolean friends(Seat one, Seat other) {
        return side(one) == side(other);
    }

    /** The next enemy clockwise. */
    public Optional<Seat> enemyAfter(Seat seat) {
        List<Seat> order = clock.order();
        int at = order.indexOf(seat);
        return IntStream.range(1, order.size())
                .mapToObj(i -> order.get((at + i) % order.size()))
                .filter(other -> !friends(seat, other))
                .findFirst();
    }

    /** Where a unit stands, with the board. */
    public Optional<Segment> segment(String unit) {
        return field.board().flatMap(board -> board.of(unit));
    }

    /** What a player's victory is measured by: his own points, or those of his side. */
    public int score(Seat seat) {
        if (!rules.is("score", "side")) {
            return player(seat).points();
        }
        return players.values().stream()
                .filter(player -> player.side() == side(seat))
                .mapToInt(Player::points)
                .sum();
    }

    public State with(Rules changed) {
        return new State(changed, clock, players, field, turn, tasks, decks, ending);
    }

    public State with(Clock changed) {
        return new State(rules, changed, players, field, turn, tasks, decks, ending);
    }

    public State with(Player changed) {
        return new State(
                rules, clock, Sorted.with(players, changed.seat(), changed), field, turn, tasks, decks, ending);
    }

    public State with(Field changed) {
        return new State(rules, clock, players, changed, turn, tasks, decks, ending);
    }

    public State with(Turn changed) {
        return new State(rules, clock, players, field, changed, tasks, decks, ending);
    }

    public State with(Deck.Name name, Deck changed) {
        return new State(rules, clock, players, field, turn, tasks, Sorted.with(decks, name, changed), ending);
    }

    public State tasks(List<Task> changed) {
        return new State(rules, clock, players, field, turn, changed, decks, ending);
    }

    public State asked(Task task) {
        List<Task> more = new ArrayList<>(tasks);
        more.add(task);
        return tasks(more);
    }

    public State settled(String id) {
        return tasks(tasks.stream().filter(task -> !task.id().equals(id)).toList());
    }

    public State ended(Ending how) {
        return new State(rules, clock.stage(Stage.OVER), players, field, turn, List.of(), decks, Optional.of(how));
    }
}
