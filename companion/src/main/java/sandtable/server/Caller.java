package sandtable.server;

import java.util.List;
import java.util.Optional;
import sandtable.journal.Device;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;

/**
 * Who sends a request.
 *
 * @param host whether he opens tables and revokes devices
 * @param device the browser that has joined
 */
record Caller(boolean host, Optional<Device> device) {
    void mustBeHost() {
        if (!host) {
            throw ProblemException.of(Kind.HOST_ONLY);
        }
    }

    /** The seats that his device holds at a table. */
    List<Seat> seats(String table) {
        return device.stream()
                .flatMap(known -> known.seats().stream())
                .filter(held -> held.table().equals(table))
                .map(held -> new Seat(held.seat()))
                .toList();
    }

    boolean holds(String table, Seat seat) {
        return seats(table).contains(seat);
    }

    /** His device, which must have joined this table. */
    Device at(String table) {
        Device known = device.orElseThrow(() -> ProblemException.of(Kind.NOT_JOINED));
        if (seats(table).isEmpty()) {
            throw ProblemException.of(Kind.NOT_AT_TABLE);
        }
        return known;
    }
}
