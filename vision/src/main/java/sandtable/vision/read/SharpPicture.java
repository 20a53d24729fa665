package sandtable.vision.read;

import java.util.List;
import sandtable.vision.symbol.SymbolMatch;

/**
 * Tells a picture that is sharper than those the set was enrolled from by its dice: then symbols of all of them stand out more than their
 * looks do, and one that does is no other symbol for that ({@link Doubt}). Says nothing where fewer than two other dice fit.
 */
final class SharpPicture {
    private static final int LEAST_OTHERS = 2;

    private SharpPicture() {}

    /** Compares how much the symbols of the dice of one picture stand out with the other dice, where all do so more than enrolled. */
    static void tell(List<Read> dice) {
        List<Read> all = List.copyOf(dice);
        dice.replaceAll(r -> told(r, all));
    }

    private static Read told(Read r, List<Read> dice) {
        double[] others = dice.stream()
                .filter(o -> !o.equals(r) && Doubt.fits(o.match()))
                .mapToDouble(o -> o.match().contrast())
                .sorted()
                .toArray();
        if (others.length < LEAST_OTHERS) {
            return r;
        }
        double sharper = others[(others.length - 1) / 2];
        SymbolMatch m = r.match();
        // Not less than as enrolled, as one that stands out less than the others is not blurred for that.
        double least = Math.min(m.contrast(), 1);
        return sharper > 1 ? r.compared(m.standingOut(Math.max(least, m.contrast() / sharper))) : r;
    }
}
