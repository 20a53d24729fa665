package sandtable.vision.read;

import java.util.List;
import org.opencv.core.Mat;
import sandtable.vision.read.SetReader.Read;
import sandtable.vision.square.Square;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/**
 * Tells what looks like no face of the set and may be a die all the same, of another make most likely, from what is none: a floor, a
 * coin, a token, a shadow or the side of a die that was read. Lengths are in pixels of the plan.
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

    /** Edges are told as roughly as this, and dice are round at theirs. */
    private static final double GROWN = 1.15;

    private static final int N = 9;
    private static final int LEVELS = 4;

    private final List<Square> known;
    private final PlanView view;
    private final Ground ground;
    private final RoundOutline round;
    private final FlatThing flat;
    private final double reach;

    /**
     * @param dice all that were read
     * @param plan neither copied nor changed; must live as long as this
     * @param reach how far a die reaches from the middle of its top, see {@link LevelCheck#reach}
     */
    LikeNoFace(List<Read> dice, Mat plan, PlanView view, ClothColour cloth, Ground ground, double reach) {
        this.known = dice.stream()
                .filter(r -> !Doubt.unlikeAnyFace(r))
                .map(Read::square)
                .toList();
        this.view = view;
        this.ground = ground;
        this.round = new RoundOutline(plan, cloth, ground);
        this.flat = new FlatThing(plan, new ExtentFinder(plan, view, cloth, ground, known));
        this.reach = reach;
    }

    boolean mayBeADie(Read r) {
        if (!Doubt.unlikeAnyFace(r)) {
            return Doubt.about(r).isEmpty() || !round.isCoinAt(r.square());
        }
        return ground.taken(r.square()) >= LEAST_TAKEN
                && !shadow(r)
                && !sideOfAnother(r)
                && !round.isAt(r.square())
                && !(ground.known() && flat.isAt(r.square(), reach));
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
                if (known.stream().anyMatch(top -> inDie(top, p))) {
                    within++;
                } else if (!ground.empty(p[0], p[1])) {
                    beside++;
                }
            }
        }
        return within > WITHIN * N * N && beside < BESIDE * N * N;
    }

    /** Whether a point lies in what is seen of a level die: in one of its sections between top and foot. */
    private boolean inDie(Square top, double[] p) {
        double[] out = view.outwards(top.x(), top.y());
        double slant = view.slant(top.x(), top.y());
        // The camera stands as far above the top as it sees it far out, over the slant.
        double lower = top.size() * slant / Math.max(1e-9, view.outward(top.x(), top.y()));
        for (int level = 0; level <= LEVELS; level++) {
            double down = (double) level / LEVELS;
            double smaller = 1 / (1 + down * lower);
            double in = down * top.size() * slant * smaller;
            Square section = new Square(
                    top.x() - in * out[0], top.y() - in * out[1], GROWN * smaller * top.size(), top.angle(), 0);
            if (section.holds(p)) {
                return true;
            }
        }
        return false;
    }
}
