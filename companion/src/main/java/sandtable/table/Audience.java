package sandtable.table;

import java.util.Set;

/**
 * Who may know something.
 *
 * @param everyone all may know it
 * @param seats where not everyone may: the seats that may; none at all means that it stays sealed until the game is over
 */
public record Audience(boolean everyone, Set<Seat> seats) {
    public static final Audience EVERYONE = new Audience(true, Set.of());

    /** Sealed until the game is over, for example the order of a deck. */
    public static final Audience NOBODY = new Audience(false, Set.of());

    public Audience {
        seats = Set.copyOf(seats);
    }

    public static Audience only(Seat... seats) {
        return new Audience(false, Set.of(seats));
    }
}
