package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sandtable.vision.tray.PlanView;

/** What squares that lie next to each other are: one die seen twice, a die and its side, or two dice. */
public final class Neighbours {
    private static final double NEAREST = 0.95;
    private static final double SAME_DIE = 0.6;
    private static final double MOST_OVERLAP = 0.1;
    /** With symbols as clear as this there are two dice, however roughly their edges were seen, unless one may be the other's side. */
    private static final double TWO_DICE = 0.93;
    /** With bodies of two colours symbols as clear as this are enough: one die has one colour. */
    private static final double TWO_COLOURS = 0.85;

    private static final double NEAREST_TWO = 0.8;
    private static final double MOST_OVERLAP_TWO = 0.25;
    /** Where the camera sees sides this long, in edges, they may be taken for squares. */
    private static final double SQUARE_SIDE = 0.6;

    /** A side that is seen at all lies nearer to its top than this, in edges. */
    private static final double BESIDE = 1.15;

    /** From here a side is seen so nearly as squarely as a top that a look fits it as well. */
    private static final double AS_SQUARE = 0.8;

    private Neighbours() {}

    /** Whether a square may be the side of a die of its colour whose top lies next to it. */
    public enum Side {
        NO,
        MAYBE,
        /** It may, and where it lies the camera sees sides as squarely as tops. */
        AS_SQUARE_AS_A_TOP
    }

    /** Each die once; sorts what it is given. */
    static List<Read> withoutOverlaps(List<Read> all, PlanView view) {
        all.sort(Comparator.comparing(Read::bare)
                .thenComparing(Comparator.comparingDouble(Read::score).reversed()));
        List<Read> kept = new ArrayList<>();
        for (Read r : all) {
            Optional<Read> near = kept.stream().filter(k -> tooNear(k, r, view)).findFirst();
            if (near.isEmpty()) {
                kept.add(r);
            } else if (topOf(r, near.get(), view)
                    && kept.stream().filter(k -> tooNear(k, r, view)).count() == 1) {
                kept.remove(near.get());
                kept.add(r);
            }
        }
        return kept;
    }

    /** Whether what was found by its symbol is a die of its own beside those: nearer than this none can be, however roughly both lie. */
    static boolean apart(Read r, List<Read> dice) {
        return dice.stream()
                .noneMatch(d ->
                        d.square().distance(r.square()) < SAME_DIE * r.square().size());
    }

    /** Whether two squares lie so that they cannot be the tops of two dice, whatever their sizes. */
    static boolean overlap(Read a, Read b) {
        return a.square().distance(b.square())
                        < SAME_DIE * (a.square().size() + b.square().size()) / 2
                || Overlap.share(a.square(), b.square()) > MOST_OVERLAP;
    }

    /**
     * Two dice that lie flat cannot be nearer to each other than their edge. One die has one colour, and a side that is seen
     * so squarely that its symbol is clear lies nearer to the point below the camera than the top.
     */
    private static boolean tooNear(Read a, Read b, PlanView view) {
        boolean oneColour = a.colour().equals(b.colour());
        boolean one = oneColour
                && Math.max(slant(a, view), slant(b, view)) > SQUARE_SIDE
                && (further(a, b, view) || further(b, a, view));
        boolean two = !one && Math.min(a.match().score(), b.match().score()) > (oneColour ? TWO_DICE : TWO_COLOURS);
        double edge = (a.square().size() + b.square().size()) / 2;
        return a.square().distance(b.square()) < (two ? NEAREST_TWO : NEAREST) * edge
                || Overlap.share(a.square(), b.square()) > (two ? MOST_OVERLAP_TWO : MOST_OVERLAP);
    }

    /** Whether a square is the top of a die of which the other one is a side: the top is seen further out. */
    private static boolean topOf(Read r, Read other, PlanView view) {
        return r.colour().equals(other.colour())
                && further(r, other, view)
                && r.match().score() > 0.75
                && r.match().score() > other.match().score() - 0.15;
    }

    private static double slant(Read r, PlanView view) {
        return view.slant(r.square().x(), r.square().y());
    }

    private static boolean further(Read r, Read other, PlanView view) {
        double further = view.outward(r.square().x(), r.square().y())
                - view.outward(other.square().x(), other.square().y());
        return further > 0.5 * r.square().size();
    }

    /** Dice told which of them may be a side of another one; sides without a symbol are left out. */
    static List<Read> withoutSides(List<Read> kept, PlanView view) {
        return kept.stream()
                .map(r -> beside(r, kept, view))
                .filter(r -> !(r.bare() && r.side() != Side.NO))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /**
     * A die told whether it may be the side of another one. A body that is nearly as like another one may be of that colour too: a side was
     * sure whose top was told so.
     */
    static Read beside(Read r, List<Read> all, PlanView view) {
        boolean beside = all.stream()
                .anyMatch(k -> (k.colour().equals(r.colour()) || Doubt.ofColour(k))
                        && k.square().distance(r.square())
                                < BESIDE * (k.square().size() + r.square().size()) / 2
                        && further(k, r, view));
        Side side = slant(r, view) > AS_SQUARE ? Side.AS_SQUARE_AS_A_TOP : Side.MAYBE;
        return r.beside(beside ? side : Side.NO);
    }
}
