package sandtable.game.rivet.state;

import java.util.List;
import sandtable.table.Seat;

/** How it ended. */
public record Ending(List<Seat> winners, int points) {
    public Ending {
        winners = List.copyOf(winners);
    }
}
