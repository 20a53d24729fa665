package sandtable.vision.read;

import java.util.Optional;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Fields;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Unread;

/** Looks for a symbol of the set in things of which no square is seen. Used by one thread. */
final class SymbolSearch {
    /** At half scale and roughly laid; of what was no die of the set, most was 0.82. */
    private static final double LIKE_A_SYMBOL = 0.85;
    /** Steps in which a look is sought about a thing, in edges, and of a quarter turn. */
    private static final double AROUND = 0.35;

    private static final int TURNS = 6;

    private final SymbolMatcher matcher;
    private final Fields fields;
    private final FaceSearch search;

    SymbolSearch(SymbolMatcher matcher, Fields fields, FaceSearch search) {
        this.matcher = matcher;
        this.fields = fields;
        this.search = search;
    }

    /**
     * Where a face likely lies.
     *
     * @param square in pixels of the finer copy; its sides were not looked at
     * @param colour of the dice that bear such a symbol
     * @param like how much it looks like one, to 1
     */
    record Found(Square square, String colour, double like) {}

    /**
     * The likeliest place of a symbol; empty where none is.
     *
     * @param thing see {@link Ground#unread}
     * @param size edge of a face, pixels of the plan
     */
    Optional<Found> in(Square thing, PlanView view, double size) {
        // What is no larger than a symbol is the symbol alone; of a whole die, the top is seen further out than the
        // middle.
        boolean die = thing.size() > Unread.SYMBOL * size;
        double around = die ? AROUND : 0;
        double further = die ? view.slant(thing.x(), thing.y()) / 2 : 0;
        double[] out = view.outwards(thing.x(), thing.y());
        Found best = new Found(thing, "", LIKE_A_SYMBOL);
        for (double u = -around; u <= around; u += AROUND) {
            for (double v = -around; v <= around; v += AROUND) {
                double x = thing.x() + (further * out[0] + u) * size;
                double y = thing.y() + (further * out[1] + v) * size;
                for (int turn = 0; turn < TURNS; turn++) {
                    double angle = turn * Math.PI / 2 / TURNS;
                    best = better(best, search.inFine(new Square(x, y, size, angle, 0)));
                }
            }
        }
        return best.colour().isEmpty() ? Optional.empty() : Optional.of(best);
    }

    private Found better(Found known, Square square) {
        return matcher.rough(fields, square, known.like())
                .map(r -> new Found(square, r.colour(), r.like()))
                .orElse(known);
    }
}
