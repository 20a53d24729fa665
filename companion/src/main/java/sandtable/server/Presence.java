package sandtable.server;

import java.time.Instant;
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
record Presence(List<SeatPresence> seats, List<Tray> trays, Optional<SourceLight> camera, List<DieState> dice) {
    record SeatPresence(Seat seat, boolean connected) {}

    /**
     * A tray's light, and whose tray it is.
     *
     * @param seat the seat of this table that it reads for alone
     */
    record Tray(String tray, String state, Instant since, String reason, String detail, Optional<Seat> seat) {
        static Tray of(SourceLight light, Optional<Seat> seat) {
            return new Tray(light.tray(), light.state(), light.since(), light.reason(), light.detail(), seat);
        }
    }

    /** The lights alone, for who sits at no table. */
    record Lights(List<SourceLight> trays, Optional<SourceLight> camera) {}
}
