package sandtable.vision.read;

import java.util.List;
import java.util.function.Predicate;
import sandtable.vision.picture.Once;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.symbol.SymbolMatcher;

/**
 * Looks once more at dice of which the symbol leaves a doubt, or fits far worse than the others of their picture, as if a lamp were mirrored
 * in them. Only what leaves no doubt then counts. Safe from any thread.
 */
final class SecondLook {
    /** A face without the edges that a lamp may have lit has to fit so well. Where 0.89 was enough, a blurred soldier was read as tools. */
    private static final double PLAIN_UNLIT = 0.93;

    /** And the symbol of a die of another colour. */
    private static final double PLAIN_LENT = 0.93;

    private final OddFit odd;
    /** Made when a die first needs it, so that a set is ready sooner. */
    private final Once<SymbolMatcher> withoutWhite;

    private final SymbolMatcher unlit;
    /** Made when a die first needs it too. */
    private final Once<List<SymbolMatcher>> lent;

    SecondLook(DiceSet set, SymbolMatcher matcher, OddFit odd) {
        this.odd = odd;
        this.withoutWhite = new Once<>(() -> SymbolMatcher.withoutWhite(set.shots()));
        this.unlit = matcher.unlit();
        this.lent = new Once<>(matcher::lent);
    }

    /**
     * Puts what leaves no doubt then in the place of what did: first by the looks of dice of other colours, then in colours in which white light
     * cancels out, then without edges of the face, where its square is plainly a die's.
     *
     * @param first by which they were read in a part of the picture
     * @param dice those of a picture
     */
    void at(FaceReader first, List<Read> dice) {
        List<Read> poor = odd.poor(dice);
        Predicate<Read> here =
                r -> (Doubt.ofSymbol(r) || poor.contains(r)) && first.search().holds(r.square());
        lent(first, dice, here);
        if (dice.stream().noneMatch(here)) {
            return;
        }
        if (!withoutWhite.get().knowsNone()) {
            FaceReader faces = first.by(withoutWhite.get());
            dice.replaceAll(r -> here.test(r) ? sooner(r, faces, m -> Doubt.ofSymbol(r), 0) : r);
        }
        FaceReader faces = first.by(unlit);
        Predicate<Read> clear = r -> r.square().score() >= SymbolMatcher.PLAIN_SQUARE;
        dice.replaceAll(r -> here.test(r) && clear.test(r) ? sooner(r, faces, m -> false, PLAIN_UNLIT) : r);
    }

    /** A die that leans is seen stretched whatever look is laid on it. */
    private void lent(FaceReader first, List<Read> dice, Predicate<Read> doubted) {
        List<Read> stretched = odd.stretched(dice);
        Predicate<Read> here = r -> doubted.test(r)
                || ((Doubt.ofLeaning(r) || stretched.contains(r))
                        && first.search().holds(r.square()));
        for (SymbolMatcher other : dice.stream().anyMatch(here) ? lent.get() : List.<SymbolMatcher>of()) {
            FaceReader faces = first.by(other);
            dice.replaceAll(r ->
                    here.test(r) ? sooner(r, faces, m -> Doubt.ofSymbol(r) || Doubt.fitsPlainly(m), asLent(r)) : r);
        }
    }

    /** How well another colour's look has to fit: not so poorly that the die is odd by it. */
    private static double asLent(Read r) {
        double plain = Doubt.about(r).isEmpty() ? OddFit.POOR : PLAIN_LENT;
        return Math.max(plain, r.match().stretched());
    }

    /** @param anyFace whether another look may show another face than the first one did */
    private static Read sooner(Read first, FaceReader faces, Predicate<SymbolMatch> anyFace, double least) {
        return faces.at(faces.search().inFine(first.square()))
                .map(r -> r.beside(first.side()))
                .filter(r -> Doubt.about(r).isEmpty() && r.match().score() >= least)
                .filter(r -> anyFace.test(r.match())
                        || r.match().face().equals(first.match().face()))
                .orElse(first);
    }
}
