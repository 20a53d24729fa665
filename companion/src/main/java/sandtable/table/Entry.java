package sandtable.table;

import java.util.List;

/**
 * One line of a table's journal, as the fold reads it.
 *
 * @param position 1 for the opening, then without a gap
 * @param by the seat that acted
 * @param deed what was done
 * @param title its short name, on the journal's line and the take-back button
 * @param effects what it changed, in order
 * @param because why
 * @param broken the rules that it broke, where it was recorded as it happened
 */
public record Entry<A extends Act, E>(
        long position,
        Seat by,
        Deed<A> deed,
        Text title,
        List<E> effects,
        List<Because> because,
        List<Ruling.Broken> broken) {
    public Entry {
        effects = List.copyOf(effects);
        because = List.copyOf(because);
        broken = List.copyOf(broken);
    }
}
