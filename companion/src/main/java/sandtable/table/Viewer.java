package sandtable.table;

import java.util.Set;

/**
 * Who looks at a table.
 *
 * @param seats the seats whose secrets he may see; the shared tablet and the referee see those of none
 */
public record Viewer(Set<Seat> seats) {
    /** Sees what all may see. */
    public static final Viewer BYSTANDER = new Viewer(Set.of());

    public Viewer {
        seats = Set.copyOf(seats);
    }

    public static Viewer of(Seat... seats) {
        return new Viewer(Set.of(seats));
    }

    public boolean sees(Audience audience) {
        return audience.everyone() || audience.seats().stream().anyMatch(seats::contains);
    }

    public boolean holds(Seat seat) {
        return seats.contains(seat);
    }
}
