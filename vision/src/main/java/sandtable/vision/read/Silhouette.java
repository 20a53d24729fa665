package sandtable.vision.read;

import java.util.function.Predicate;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/**
 * How what has changed since the tray was empty fills the outline of a level die.
 *
 * @param filled the share of what the camera would see of the die in which something lies
 * @param free the share of what is next to that in which no more than a shadow lies
 */
record Silhouette(double filled, double free) {
    /** Clear of the die's blurred edge, within it and beyond it. */
    private static final double WITHIN = 0.96;

    private static final double BEYOND = 1.2;
    /** What is looked at: so much of the top to each side of its middle, half edges. */
    private static final double ROUND = 1.7;

    private static final int N = 30;

    /** How far beside a patch the middle of its die may lie, and in which steps, in edges. */
    private static final double ASIDE = 0.4;

    private static final double STEP = 0.2;
    /** What an edge aside counts against what a die covers. */
    private static final double FAR = 0.2;

    /** @param another whether a point of the plan may be of another die, which counts neither way */
    static Silhouette of(SeenCube die, Ground ground, Predicate<double[]> another) {
        return of(die, ground, p -> ground.empty(p[0], p[1]), another);
    }

    /** The same where all that has changed fills it, as far as a shadow: a black die on a dark cloth has only become darker. */
    static Silhouette withShadows(SeenCube die, Ground ground, Predicate<double[]> another) {
        return of(die, ground, p -> ground.unchanged(p[0], p[1]), another);
    }

    /**
     * Where the top of a die likely lies of which only a patch shows: where the die covers none of the bare floor, as near to the patch as
     * may be.
     *
     * @param patch in pixels of the plan, as large as a top
     */
    static Square topOf(Square patch, PlanView view, Ground ground) {
        double[] out = view.outwards(patch.x(), patch.y());
        double further = view.slant(patch.x(), patch.y()) / 2;
        Square best = patch;
        double most = Double.NEGATIVE_INFINITY;
        for (double u = -ASIDE; u <= ASIDE; u += STEP) {
            for (double v = -ASIDE; v <= ASIDE; v += STEP) {
                double x = patch.x() + (further * out[0] + u) * patch.size();
                double y = patch.y() + (further * out[1] + v) * patch.size();
                Square there = new Square(x, y, patch.size(), patch.angle(), 0);
                double good = of(SeenCube.of(there, view), ground, p -> false).filled() - FAR * Math.hypot(u, v);
                if (good > most) {
                    most = good;
                    best = there;
                }
            }
        }
        return best;
    }

    private static Silhouette of(
            SeenCube die, Ground ground, Predicate<double[]> nothing, Predicate<double[]> another) {
        int in = 0;
        int filled = 0;
        int round = 0;
        int free = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                double[] p = die.top().at(ROUND * ((2 * i + 1.0) / N - 1), ROUND * ((2 * j + 1.0) / N - 1));
                if (die.holds(p, WITHIN)) {
                    in++;
                    filled += nothing.test(p) ? 0 : 1;
                } else if (!die.holds(p, BEYOND) && !another.test(p)) {
                    round++;
                    free += ground.empty(p[0], p[1]) ? 1 : 0;
                }
            }
        }
        return new Silhouette((double) filled / in, round == 0 ? 1 : (double) free / round);
    }
}
