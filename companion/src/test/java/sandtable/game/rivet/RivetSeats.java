package sandtable.game.rivet;

import java.util.List;
import sandtable.table.Seat;

/** The seats of a table. */
final class RivetSeats {
    private RivetSeats() {}

    static List<Seat> of(Evening evening) {
        return Evening.GAME.seats(evening.state());
    }
}
