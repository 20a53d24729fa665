package sandtable.table;

import org.jspecify.annotations.Nullable;

/**
 * A part at the table: the German, an Allied Unit, a Rivet Wars faction, the Referee, the shared tablet.
 *
 * @param id as it stands in addresses and journals, for example {@code german}, {@code unit-a}, {@code referee}
 */
public record Seat(String id) implements Comparable<Seat> {
    /** Takes back, corrects and records what happened; sees no hand. */
    public static final Seat REFEREE = new Seat("referee");

    /** The shared tablet: acts for every seat that has no device of its own. */
    public static final Seat DISPLAY = new Seat("display");

    public Seat {
        if (!isLowerCase(id)) {
            throw new IllegalArgumentException("A seat's id is lower case, for example unit-a, and not '" + id + "'.");
        }
    }

    private static boolean isLowerCase(String id) {
        if (id.isEmpty() || !isLetter(id.charAt(0))) {
            return false;
        }
        for (int i = 1; i < id.length(); i++) {
            char next = id.charAt(i);
            if (!isLetter(next) && next != '-' && (next < '0' || next > '9')) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(char of) {
        return of >= 'a' && of <= 'z';
    }

    /** The key of this seat's name in the texts. */
    public Text name() {
        return Text.of("seat." + id);
    }

    // Written out, because seats are compared more often than anything else: the JDK's way to compare records is
    // inlined in some runs only, and takes up to a quarter of a ruling in the others.

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Seat seat && seat.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public int compareTo(Seat other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
