package sandtable.table;

import java.util.List;

/**
 * A number that explains its parts: "12 (Sector 9) - 7 (Bazooka) - 8 (missing) = -3".
 *
 * @param terms in the order in which they are read
 * @param result what the rules make of them; it differs from the plain total where a rule stops it, for example at 0
 */
public record Sum(List<Term> terms, int result) {
    public Sum {
        terms = List.copyOf(terms);
    }

    public static Sum of(Term... terms) {
        int total = 0;
        for (Term term : terms) {
            total += term.value();
        }
        return new Sum(List.of(terms), total);
    }

    /** The same parts, stopped at a bound that a rule names. */
    public Sum stoppedAt(int bound) {
        return new Sum(terms, Math.max(bound, result));
    }

    /**
     * @param value signed
     * @param label what the number stands for
     */
    public record Term(int value, Text label) {}
}
