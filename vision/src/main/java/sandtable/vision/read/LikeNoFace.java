package sandtable.vision.read;

import java.util.List;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/**
 * Tells what looks like no face of the set and may be a die all the same, of another make most likely, from what is none: a floor, a
 * coin, a token, a shadow, something larger or the side of a die that was read. Lengths are in pixels of the plan.
 */
final class LikeNoFace {
    /**
     * Where less lies it is a shadow, on a printed floor most likely: of 711 dice of any kind that were seen so three of other makes are
     * lost, all of just their cloth's colour, and 28 of 242 such places without a die.
     */
    private static final double LEAST_TAKEN = 0.25;

    /**
     * Where so little of a symbol is seen in what is nowhere lighter than the empty tray it is a shadow. Neither this nor the next rule
     * hides one of 517 dice that looked like no face of the set; with both 164 places beside dice are asked about instead of 247 (88 drawn
     * tables at normal and hard), and 52 instead of 125 (23 path-traced ones).
     */
    private static final double BLANK = 0.3;

    private static final double BLANK_MATCH = 0.5;
    private static final double DIMMED = 0.75;

    /** What lies so far in dice that were read, with next to nothing plain beside them, is their sides, on which less is seen than on a top. */
    private static final double WITHIN = 0.4;

    private static final double BESIDE = 0.25;
    private static final double MOST_SIDE = 0.8;

    /**
     * Where less than this is free about a die it is none, but something larger: of 386 dice of other makes none is lost by that on 49 tables,
     * of 43 doubtful ones of the set one, and 39 of 173 places without a die.
     */
    private static final double FREE = 0.5;

    /** Where no clear square is seen, a die is known by its outline, and by a symbol on it. */
    private static final double ALONE = 0.65;

    private static final double FILLED = 0.45;

    /**
     * On a square that is no clearer something has to be drawn, this strongly against the symbols of the set. With it, with squares from
     * {@link SymbolMatcher#FAINT_SQUARE} on, discs told from coins and outlines as large as framed dice are, 51 instead of 87 of 1,080 dice
     * of other makes are passed over (drawn, tuning part 0 to 9, shown part 0 to 7, easy and normal), and 9 things are asked about in 360
     * pictures without dice, before 13 in 320.
     */
    private static final double CLEAR_SQUARE = 0.69;

    private static final double DRAWN = 0.45;
    private static final double PLAINLY_DRAWN = 0.5;

    /**
     * Of the outline of a die on a square that is no clearer at least so much has changed. With it one instead of three things are asked about
     * in 210 pictures without dice, and three places beside dice fewer; not one more of 1,259 dice of other makes is passed over (the same
     * tables, and tuning part, hard, 0 to 5).
     */
    private static final double FAINT_SQUARE = 0.55;

    private static final double CHANGED = 0.6;

    /**
     * What was not read is known by a square of its own size, by something drawn on it, the less the clearer the square is, and by its
     * outline. So 20 instead of 67 of 1,259 dice of other makes are passed over (drawn, tuning part 0 to 9, shown part 0 to 7, easy and
     * normal, tuning part hard 0 to 5), with 299 instead of 297 of 504 tokens asked about, and no more of the things in 210 pictures.
     */
    static final double OWN_SQUARE = 0.66;

    private static final double OWN_CLEAR_SQUARE = 0.72;
    private static final double OWN_DRAWN = 0.3;
    private static final double OWN_PLAINLY_DRAWN = 0.5;
    private static final double OWN_FREE = 0.8;
    private static final double OWN_FILLED = 0.7;

    /** Where a square has just the outline of a die of its size, it may be less clear, and nothing has to be drawn on it. */
    private static final double OWN_FAINT_SQUARE = 0.64;

    private static final double JUST = 0.97;

    /** Edges are told as roughly as this, and dice are round at theirs. */
    private static final double GROWN = 1.15;

    /** No coin is as clear a square: what bears a symbol of the set there is a die, though it may look round beside others. */
    private static final double COIN_SQUARE = 0.75;

    private static final int N = 9;

    private final List<SeenCube> known;
    private final LevelCheck level;
    private final PlanView view;
    private final Ground ground;
    private final RoundOutline round;
    private final FlatThing flat;

    /**
     * @param dice all that were read
     * @param plan neither copied nor changed; must live as long as this
     * @param level tells how far a die of the set reaches
     */
    LikeNoFace(List<Read> dice, Mat plan, PlanView view, ClothColour cloth, Ground ground, LevelCheck level) {
        List<Square> tops = dice.stream()
                .filter(r -> !Doubt.unlikeAnyFace(r))
                .map(Read::square)
                .toList();
        this.view = view;
        this.level = level;
        this.known = tops.stream().map(s -> level.cube(s, view)).toList();
        this.ground = ground;
        this.round = new RoundOutline(plan, cloth, ground);
        this.flat = new FlatThing(plan, ground, new ExtentFinder(plan, view, cloth, ground, tops));
    }

    boolean mayBeADie(Read r) {
        if (!Doubt.unlikeAnyFace(r)) {
            return Doubt.about(r).isEmpty() || r.square().score() >= COIN_SQUARE || !round.isCoinAt(r.square());
        }
        return ground.taken(r.square()) >= LEAST_TAKEN
                && !shadow(r)
                && !sideOfAnother(r)
                && !round.isAt(r.square())
                && (ground.known() ? !flat.isAt(r.square(), level.reach()) && fills(r) : r.plainlyADie());
    }

    /** Whether a square of any size may be clear enough for the top of a die. */
    static boolean mayBeATop(Square s) {
        return s.score() >= OWN_FAINT_SQUARE;
    }

    /**
     * Whether a square of any size is a die's top, as what is drawn on it and what lies about it say.
     *
     * @param dice others, of which nothing counts
     */
    boolean isATop(Read r, List<SeenCube> dice) {
        Silhouette seen = Silhouette.withShadows(
                SeenCube.of(r.square(), view), ground, p -> dice.stream().anyMatch(die -> die.holds(p, GROWN)));
        return (isDrawnOn(r) && seen.free() >= OWN_FREE && seen.filled() >= OWN_FILLED)
                || (seen.free() >= JUST && seen.filled() >= JUST);
    }

    private static boolean isDrawnOn(Read r) {
        double clear = r.square().score();
        return clear >= OWN_SQUARE
                && r.match().contrast() >= (clear >= OWN_CLEAR_SQUARE ? OWN_DRAWN : OWN_PLAINLY_DRAWN);
    }

    /** Whether {@link #isATop a top} is no coin's, token's or side's. */
    boolean mayBeOfAnotherMake(Read r) {
        return !sideOfAnother(r) && !round.isAt(r.square()) && !flat.isAt(r.square(), FaceCrop.SIDE / 2.0);
    }

    /** Whether what lies there has about the outline of a die of the set. */
    private boolean fills(Read r) {
        SeenCube die = level.cube(r.square(), view);
        Silhouette seen = Silhouette.of(die, ground, this::known);
        double drawn = r.match().contrast();
        return seen.free() >= FREE
                && (r.square().score() >= FAINT_SQUARE
                        || Silhouette.withShadows(die, ground, this::known).filled() >= CHANGED)
                && (r.plainlyADie()
                        ? r.square().score() >= CLEAR_SQUARE || drawn >= DRAWN
                        : seen.free() >= ALONE && seen.filled() >= FILLED && drawn >= PLAINLY_DRAWN);
    }

    private boolean known(double[] p) {
        return known.stream().anyMatch(die -> die.holds(p, GROWN));
    }

    private boolean shadow(Read r) {
        return r.match().score() < BLANK_MATCH && r.match().contrast() < BLANK && ground.dimmed(r.square()) > DIMMED;
    }

    private boolean sideOfAnother(Read r) {
        if (r.match().contrast() >= MOST_SIDE) {
            return false;
        }
        int within = 0;
        int beside = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                double[] p = r.square().at((2 * i + 1.0) / N - 1, (2 * j + 1.0) / N - 1);
                if (known(p)) {
                    within++;
                } else if (!ground.empty(p[0], p[1])) {
                    beside++;
                }
            }
        }
        return within > WITHIN * N * N && beside < BESIDE * N * N;
    }
}
