package sandtable.vision.read;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import sandtable.vision.symbol.SameSymbol;
import sandtable.vision.symbol.SymbolMatch;

/**
 * Tells a die that leans by the others of its picture: in the same light and as sharp as that they fit their looks far better, or are far less
 * stretched. Says nothing where fewer than two others are sure.
 *
 * <p>Of 14 dice that leaned and were sure in the tray their set was enrolled in, with all other rules (drawn and path-traced), six are asked
 * about so; figures in docs/vision-figures.md.
 */
final class OddFit {
    private static final int LEAST_OTHERS = 2;

    /** Looks that fit no better than this, and leave this many times as much unexplained as the other dice of the picture do. */
    static final double POOR = 0.95;

    private static final double UNEXPLAINED = 5;
    /** Less than this is left unexplained by no look. */
    private static final double GRAIN = 0.003;

    /** Looks stretched this many times as much as those of the other dice. */
    private static final double STRETCHED = 5;
    /** No look is laid on its die with less stretch than this. */
    private static final double STRAIGHT = 0.006;

    /**
     * A look leaves no more than this many times as much unexplained on its own die as on another one with the same symbol, or the die is
     * odd and not the look.
     */
    private static final double AS_ELSEWHERE = 1.25;

    /**
     * Six of 474 dice that were sure (ray-traced) were likest to a look that is like no other one of its face: one with 0.898 was wrong, two with
     * 0.900, and three with 0.932 and more. Of 202 drawn ones none was.
     */
    private static final double ALONE = 0.92;

    private final ToDoubleFunction<SymbolMatch> elsewhere;
    private final Predicate<SymbolMatch> alone;

    /** @param set by whose other dice it is told how well each look can fit */
    OddFit(SameSymbol set) {
        this(m -> 1 - set.likest(m).orElse(1), set::isAlone);
    }

    /**
     * @param elsewhere what a look leaves unexplained on another die with the same symbol; 0 where nobody knows
     * @param alone whether a look is like none of the set's others with its symbol, though some are of its colour
     */
    OddFit(ToDoubleFunction<SymbolMatch> elsewhere, Predicate<SymbolMatch> alone) {
        this.elsewhere = elsewhere;
        this.alone = alone;
    }

    /**
     * The dice of one picture, those told that fit no better than so a look that is like no other one of its face: where lamps make a colour's looks of
     * one face differ so, another one may be as unlike them.
     */
    List<Read> unlike(List<Read> dice) {
        return dice.stream()
                .map(r -> r.match().score() < ALONE && Doubt.about(r).isEmpty() && alone.test(r.match())
                        ? r.doubted("unknown symbol")
                        : r)
                .toList();
    }

    /** The dice of one picture, with those told that stand out. */
    List<Read> told(List<Read> all) {
        List<Read> dice = unlike(all);
        List<Read> sure = sure(dice);
        return dice.stream()
                .map(r -> sure.contains(r) ? told(r, others(r, sure)) : r)
                .toList();
    }

    private Read told(Read r, List<Read> others) {
        if (stretched(r, others)) {
            return r.leaning();
        }
        return poor(r, others) ? r.doubted("unknown symbol") : r;
    }

    /** Those that are sure but fit far worse than the others do: a lamp may be mirrored in them alone. */
    List<Read> poor(List<Read> dice) {
        List<Read> sure = sure(dice);
        return sure.stream().filter(r -> poor(r, others(r, sure))).toList();
    }

    /** Those that are sure but far more stretched than the others: their looks may be. */
    List<Read> stretched(List<Read> dice) {
        List<Read> sure = sure(dice);
        return sure.stream().filter(r -> stretched(r, others(r, sure))).toList();
    }

    private static List<Read> sure(List<Read> dice) {
        return dice.stream().filter(r -> Doubt.about(r).isEmpty()).toList();
    }

    private static List<Read> others(Read r, List<Read> sure) {
        return sure.stream().filter(o -> !o.equals(r)).toList();
    }

    private static boolean stretched(Read r, List<Read> others) {
        return others.size() >= LEAST_OTHERS
                && Doubt.mayLean(r.match())
                && stretch(r) > STRETCHED * Math.max(STRAIGHT, median(others, OddFit::stretch));
    }

    private boolean poor(Read r, List<Read> others) {
        return others.size() >= LEAST_OTHERS
                && r.match().score() < POOR
                && unexplained(r) > UNEXPLAINED * Math.max(GRAIN, median(others, OddFit::unexplained))
                && unexplained(r) > AS_ELSEWHERE * elsewhere.applyAsDouble(r.match());
    }

    /** In less light there is more grain, against what there is to see. */
    private static double unexplained(Read r) {
        return (1 - r.match().score()) * r.body().light();
    }

    private static double stretch(Read r) {
        double[] a = r.match().free().anisotropy();
        return Math.hypot(a[0], a[1]);
    }

    private static double median(List<Read> of, ToDoubleFunction<Read> what) {
        double[] all = of.stream().mapToDouble(what).sorted().toArray();
        return (all[(all.length - 1) / 2] + all[all.length / 2]) / 2;
    }
}
