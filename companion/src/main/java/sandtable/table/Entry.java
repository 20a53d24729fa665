package sandtable.table;

import java.util.List;

/**
 * One line of a table's journal, as the fold reads it.
 *
 * @param position 1 for the opening, then without a gap
 * @param by the seat that acted
 * @param deed what was done
 * @param effects what it changed, in order
 * @param account what people are told of it
 */
public record Entry<A extends Act, E>(long position, Seat by, Deed<A> deed, List<E> effects, Account account) {
    public Entry {
        effects = List.copyOf(effects);
    }

    /** An entry as it was just ruled. */
    public Entry(long position, Seat by, Deed<A> deed, Ruling.Accepted<E> ruling) {
        this(position, by, deed, ruling.effects(), ruling);
    }

    /** Its short name, on the journal's line and the take-back button. */
    public Text title() {
        return account.title();
    }

    public List<Because> because() {
        return account.because();
    }

    public List<Ruling.Broken> broken() {
        return account.broken();
    }
}
