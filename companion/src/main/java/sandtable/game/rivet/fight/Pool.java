package sandtable.game.rivet.fight;

import java.util.ArrayList;
import java.util.List;
import sandtable.table.Because;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * How many dice an attack has (rulebook, Kampfphase 6; Verstärkte Verteidigung).
 *
 * @param dice to roll
 * @param sum where they come from
 * @param because why
 */
public record Pool(int dice, Sum sum, List<Because> because) {
    /** Bolster Defense never takes the last die. */
    private static final int LEAST = 1;

    public Pool {
        because = List.copyOf(because);
    }

    /**
     * @param table the attack table's number
     * @param what what that number stands for: "armour 2"
     * @param bolsters what takes dice away, each with a positive amount
     */
    public static Pool of(int table, Text what, List<Sum.Term> bolsters) {
        List<Sum.Term> terms = new ArrayList<>();
        terms.add(new Sum.Term(table, what));
        bolsters.stream()
                .filter(term -> term.value() > 0)
                .forEach(term -> terms.add(new Sum.Term(-term.value(), term.label())));
        int plain = terms.stream().mapToInt(Sum.Term::value).sum();
        int dice = table == 0 ? 0 : Math.max(LEAST, plain);
        Sum sum = new Sum(terms, dice);
        List<Because> because = new ArrayList<>();
        because.add(Because.of("rivet.dice", Text.of("rivet.because.dice", "sum", sum)));
        if (table == 0) {
            because.add(Because.of("rivet.no-dice", Text.of("rivet.because.no-dice")));
        } else if (plain < LEAST) {
            because.add(Because.of("rivet.bolster", Text.of("rivet.because.bolster-least", "n", LEAST)));
        } else if (terms.size() > 1) {
            because.add(Because.of("rivet.bolster", Text.of("rivet.because.bolster", "n", table - dice)));
        }
        return new Pool(dice, sum, because);
    }
}
