package sandtable.game.rivet.state;

import java.util.List;
import sandtable.table.Seat;

/**
 * Where the game is.
 *
 * @param order the players, the first player first, then clockwise
 * @param index whose turn it is in that order
 * @param tied somebody reached the goal at a tie: it is played on
 */
public record Clock(Stage stage, int round, List<Seat> order, int index, boolean tied) {
    public Clock {
        order = List.copyOf(order);
    }

    public Clock stage(Stage now) {
        return new Clock(now, round, order, index, tied);
    }

    public Clock order(List<Seat> now) {
        return new Clock(stage, round, now, 0, tied);
    }

    public Clock index(int now) {
        return new Clock(stage, round, order, now, tied);
    }

    public Clock round(int now) {
        return new Clock(stage, now, order, 0, tied);
    }

    public Clock playOn() {
        return new Clock(stage, round, order, index, true);
    }

    public boolean last() {
        return index == order.size() - 1;
    }
}
