package sandtable.game.rivet.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Text;

/**
 * A scenario.
 *
 * @param id for example {@code mission-6}
 * @param deployment deployment points a turn
 * @param rivets Rivets a turn
 * @param goal Victory Points to win
 * @param cards which decks are drawn from
 * @param first who begins, where it is said
 * @param garrison each side's unit that starts on every strategic objective
 * @param infantryBonus deployment points for infantry without heroes, at the start of each Deployment phase
 * @param roundPoints Victory Points at the end of each round
 * @param scorers whose objectives score
 * @param parachutists the side and how many of which unit come down at the start of its turn
 * @param escalation what an exact score gives at the start of a turn
 * @param tiles the tiles' numbers, rows from the top; empty where the sources don't show them
 */
public record Mission(
        String id,
        Map<Side, Integer> deployment,
        Map<Side, Integer> rivets,
        Map<Side, Integer> goal,
        List<Deck.Name> cards,
        Optional<Side> first,
        Map<Side, String> garrison,
        int infantryBonus,
        Map<Side, Integer> roundPoints,
        List<Side> scorers,
        Optional<Drop> parachutists,
        List<Escalation> escalation,
        List<List<String>> tiles) {
    public Mission {
        deployment = Sorted.copy(deployment);
        rivets = Sorted.copy(rivets);
        goal = Sorted.copy(goal);
        cards = List.copyOf(cards);
        garrison = Sorted.copy(garrison);
        roundPoints = Sorted.copy(roundPoints);
        scorers = List.copyOf(scorers);
        escalation = List.copyOf(escalation);
        tiles = tiles.stream().map(List::copyOf).toList();
    }

    public Text label() {
        return Text.of("rivet.mission." + id);
    }

    public Mission withTiles(List<List<String>> grid) {
        return new Mission(
                id,
                deployment,
                rivets,
                goal,
                cards,
                first,
                garrison,
                infantryBonus,
                roundPoints,
                scorers,
                parachutists,
                escalation,
                grid);
    }

    /** Parachutists. */
    public record Drop(Side side, String unit, int count) {}

    /**
     * What a player with exactly such a score gets.
     *
     * @param free units without cost, by side
     */
    public record Escalation(int from, int to, int deployment, int rivets, Map<Side, Map<String, Integer>> free) {
        public Escalation {
            free = Sorted.copy(free);
        }
    }
}
