package sandtable.server;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.journal.Device;
import sandtable.live.LiveTable;
import sandtable.live.LiveTables;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.Viewer;

/** What every request about a table begins with: which table, who asks, for which seat, and whether he may. */
final class Desk {
    private final LiveTables tables;
    private final Callers callers;
    private final Joining joining;

    Desk(LiveTables tables, Callers callers, Joining joining) {
        this.tables = tables;
        this.callers = callers;
        this.joining = joining;
    }

    /**
     * Who looks at a table from which seat.
     *
     * @param seat for whom the page stands
     * @param device the browser
     */
    record Place(LiveTable<?, ?, ?> table, Caller caller, Device device, Seat seat) {
        /** The shared tablet and the referee see the secrets of nobody. */
        Viewer viewer() {
            return viewer(seat);
        }

        /** As the device sees what a seat does: with the seat's secrets only if it holds the seat itself. */
        Viewer viewer(Seat acting) {
            boolean own =
                    caller.holds(table.id(), acting) && !acting.equals(Seat.DISPLAY) && !acting.equals(Seat.REFEREE);
            return own ? Viewer.of(acting) : Viewer.BYSTANDER;
        }
    }

    Caller caller(Context ctx) {
        return callers.of(ctx);
    }

    LiveTable<?, ?, ?> table(Context ctx) {
        String id = ctx.pathParam("id");
        LiveTable<?, ?, ?> table =
                tables.find(id).orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_TABLE, "table", id));
        table.joined(seat -> joining.hasDevice(id, seat));
        return table;
    }

    /** The place of a device that has joined the table: at the seat that {@code ?seat=} names, else at the first that it holds. */
    Place place(Context ctx) {
        LiveTable<?, ?, ?> table = table(ctx);
        Caller caller = caller(ctx);
        Device device = caller.at(table.id());
        Seat seat = Optional.ofNullable(ctx.queryParam("seat"))
                .map(id -> seat(table, id))
                .orElseGet(() -> caller.seats(table.id()).get(0));
        Place place = new Place(table, caller, device, seat);
        mustMayActFor(place, seat);
        return place;
    }

    /** A seat of this table. */
    Seat seat(LiveTable<?, ?, ?> table, String id) {
        return everySeat(table).stream()
                .filter(seat -> seat.id().equals(id))
                .findFirst()
                .orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_SEAT, "seat", id));
    }

    /** A player's seat of this table: only players roll dice. */
    Seat player(LiveTable<?, ?, ?> table, String id) {
        Seat seat = seat(table, id);
        if (!table.seats().contains(seat)) {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.never-rolls", "seat", seat.name()));
        }
        return seat;
    }

    /** The players' seats, then the tablet and the referee. */
    List<Seat> everySeat(LiveTable<?, ?, ?> table) {
        List<Seat> all = new ArrayList<>(table.seats());
        all.add(Seat.DISPLAY);
        all.add(Seat.REFEREE);
        return all;
    }

    /** The seats that a page acts for: its own, and the shared tablet for all that have no device. */
    List<Seat> actingFor(Place place) {
        if (!place.seat().equals(Seat.DISPLAY)) {
            return List.of(place.seat());
        }
        Set<Seat> held = joining.seatsWithDevice(place.table().id());
        return place.table().seats().stream()
                .filter(seat -> !held.contains(seat))
                .toList();
    }

    /** A device acts for its own seats; one that holds the tablet's also for players without a device. */
    void mustMayActFor(Place place, Seat seat) {
        String table = place.table().id();
        boolean own = place.caller().holds(table, seat);
        boolean asTablet = place.caller().holds(table, Seat.DISPLAY)
                && place.table().seats().contains(seat)
                && !joining.hasDevice(table, seat);
        if (!own && !asTablet) {
            throw ProblemException.of(Kind.NOT_YOUR_SEAT, "seat", seat.name());
        }
    }
}
