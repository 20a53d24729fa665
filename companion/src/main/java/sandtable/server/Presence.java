package sandtable.server;

import java.util.List;
import java.util.Optional;
import sandtable.dice.DieState;
import sandtable.dice.SourceLight;
import sandtable.table.Seat;

/**
 * What is volatile about a table: shown, never journalled.
 *
 * @param trays how each tray stands
 * @param camera how the attached camera stands, if there is one
 * @param dice dice that are still moving
 */
record Presence(List<SeatPresence> seats, List<SourceLight> trays, Optional<SourceLight> camera, List<DieState> dice) {
    record SeatPresence(Seat seat, boolean connected) {}
}
