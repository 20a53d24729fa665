package sandtable.game.rivet.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import sandtable.table.Seat;

/**
 * What one player has.
 *
 * @param points Victory Points
 * @param rivets Rivets, which stay
 * @param deployment deployment points of this turn
 * @param infantryOnly deployment points that only infantry without heroes may use
 * @param free units that may be deployed without cost in this turn
 * @param hands cards in hand, by deck
 * @param boosts what cards gave him for a while
 * @param settled his points at the end of the last round
 * @param rolled his initiative roll
 */
public record Player(
        Seat seat,
        Side side,
        int points,
        int rivets,
        int deployment,
        int infantryOnly,
        SortedMap<String, Integer> free,
        SortedMap<Deck.Name, Hand> hands,
        SortedMap<Boost, Integer> boosts,
        int settled,
        Optional<Integer> rolled) {

    public static Player fresh(Seat seat, Side side) {
        return new Player(
                seat,
                side,
                0,
                0,
                0,
                0,
                Sorted.none(),
                Sorted.copy(Map.of(Deck.Name.ACTION, Hand.EMPTY, Deck.Name.MISSION, Hand.EMPTY)),
                Sorted.none(),
                0,
                Optional.empty());
    }

    public Hand hand(Deck.Name deck) {
        return hands.getOrDefault(deck, Hand.EMPTY);
    }

    public int boost(Boost boost) {
        return boosts.getOrDefault(boost, 0);
    }

    public Player points(int now) {
        return new Player(seat, side, now, rivets, deployment, infantryOnly, free, hands, boosts, settled, rolled);
    }

    public Player rivets(int now) {
        return new Player(seat, side, points, now, deployment, infantryOnly, free, hands, boosts, settled, rolled);
    }

    public Player deployment(int now, int infantry) {
        return new Player(seat, side, points, rivets, now, infantry, free, hands, boosts, settled, rolled);
    }

    public Player free(Map<String, Integer> now) {
        return new Player(
                seat, side, points, rivets, deployment, infantryOnly, Sorted.copy(now), hands, boosts, settled, rolled);
    }

    public Player hand(Deck.Name deck, Hand now) {
        return new Player(
                seat,
                side,
                points,
                rivets,
                deployment,
                infantryOnly,
                free,
                Sorted.with(hands, deck, now),
                boosts,
                settled,
                rolled);
    }

    public Player boosts(Map<Boost, Integer> now) {
        return new Player(
                seat, side, points, rivets, deployment, infantryOnly, free, hands, Sorted.copy(now), settled, rolled);
    }

    public Player settle() {
        return new Player(seat, side, points, rivets, deployment, infantryOnly, free, hands, boosts, points, rolled);
    }

    public Player rolled(Optional<Integer> now) {
        return new Player(seat, side, points, rivets, deployment, infantryOnly, free, hands, boosts, settled, now);
    }

    /** What a card gives for a while. */
    public enum Boost {
        /** Added to the results of his attacks, until his turn ends. */
        @JsonProperty("precision")
        PRECISION,
        /** Movement points for all his units, until his turn ends. */
        @JsonProperty("move")
        MOVE,
        /** Dice fewer against his units, until his next turn begins. */
        @JsonProperty("bolster")
        BOLSTER
    }
}
