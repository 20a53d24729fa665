package sandtable.vision.read;

import java.util.List;
import java.util.function.Predicate;

/** What is read where no tray was learned, which would tell how large dice are, how the light differs, and what lay there before. */
final class BareTable {
    private static final double NEAR_BODY = 12;
    /** With 0.4, as in a tray, a die of hard 660 to 669 and one of the ninth path-traced make were wrong and sure. */
    private static final double PLAIN_BODY = 0.3;

    /** How much larger or smaller than enrolled a single die may be seen. */
    private static final double OTHER_SIZE = 1.5;
    /** So many dice say together that the picture was taken from another place. */
    private static final int ENOUGH = 3;

    private static final double LEAST_SIZE = 0.75;
    private static final double MOST_SIZE = 1.3;

    private BareTable() {}

    /**
     * The dice of what was read, those that are asked about too.
     *
     * @param enrolled edge of a face as it was enrolled, pixels of the plan
     */
    static List<Read> told(List<Read> read, double enrolled) {
        List<Read> dice = read.stream()
                .filter(BareTable::symbolOrBody)
                .map(BareTable::bySymbol)
                .toList();
        return doubted(dice, enrolled);
    }

    /** Outside a tray squares of other colours are mostly printed ones. */
    private static boolean symbolOrBody(Read r) {
        return !r.bare() || (r.colourDistance() < NEAR_BODY && r.colourRatio() < PLAIN_BODY);
    }

    /**
     * A die whose look fits so well is as large as that, also where its square was seen, or the look was learned, at the size of a frame or
     * of a die with its side: pictures taken by hand are of several sizes, and nothing but squares tells which.
     */
    private static Read bySymbol(Read r) {
        double k = r.match().scale();
        return Doubt.fitsPlainly(r.match()) && k > LEAST_SIZE && k < MOST_SIZE ? r.ofItsSymbolsSize() : r;
    }

    /**
     * Asks about single dice of quite another size than enrolled: a photograph may be taken from anywhere, but a token, or a small sign on a
     * die of another make, may bear a symbol of the set too. And where no empty tray tells how the light differs, a body has to have its
     * colour more plainly.
     */
    private static List<Read> doubted(List<Read> dice, double enrolled) {
        Predicate<Read> sure = r -> Doubt.about(r).isEmpty();
        Predicate<Read> otherSize = r -> Math.abs(Math.log(r.square().size() / enrolled)) > Math.log(OTHER_SIZE);
        boolean fromElsewhere = dice.stream().filter(sure.and(otherSize)).count() >= ENOUGH;
        Predicate<Read> doubtful = r -> r.colourRatio() > PLAIN_BODY || (otherSize.test(r) && !fromElsewhere);
        return dice.stream()
                .map(r -> sure.and(doubtful).test(r) ? r.doubted("not of this set") : r)
                .toList();
    }
}
