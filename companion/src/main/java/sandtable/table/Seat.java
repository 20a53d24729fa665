package sandtable.table;

import java.util.regex.Pattern;

/**
 * A part at the table: the German, an Allied Unit, a Rivet Wars faction, the Referee, the shared tablet.
 *
 * @param id as it stands in addresses and journals, for example {@code german}, {@code unit-a}, {@code referee}
 */
public record Seat(String id) implements Comparable<Seat> {
    private static final Pattern FORM = Pattern.compile("[a-z][a-z0-9-]*");

    /** Takes back, corrects and records what happened; sees no hand. */
    public static final Seat REFEREE = new Seat("referee");

    /** The shared tablet: acts for every seat that has no device of its own. */
    public static final Seat DISPLAY = new Seat("display");

    public Seat {
        if (!FORM.matcher(id).matches()) {
            throw new IllegalArgumentException("A seat's id is lower case, for example unit-a, and not '" + id + "'.");
        }
    }

    /** The key of this seat's name in the texts. */
    public Text name() {
        return Text.of("seat." + id);
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
