package sandtable.vision.tray;

import java.util.function.ToDoubleFunction;

/**
 * How a camera leans over a level table whose tray was not learned: the upright of the table as the camera sees it, as
 * (x, y, 1) with x to the right and y down in the picture.
 *
 * @param lens the camera's
 */
public record Lean(double x, double y, Lens lens) {
    /** Of a usual camera that looks straight down. */
    public static final Lean NONE = new Lean(0, 0);
    /** The steepest that is looked for: 40 degrees. */
    private static final double MOST = 0.84;
    /** A square picture's corners are seen by any pinhole through a lens that bends no more, see {@link Lens#k1}. */
    private static final double MOST_BENT = 0.07;
    /** From the middle of a square picture to its corners, as a share of its side, and a little more. */
    private static final double CORNER = 0.75;
    /** What is seen nearer to the table's horizon has no place in a plan: this far from straight down, radians. */
    private static final double MOST_ASLANT = Math.toRadians(80);

    /** Of a camera with a usual focal length that bends nothing. */
    public Lean(double x, double y) {
        this(x, y, Lens.straight(TrayPose.USUAL));
    }

    /** The picture as if the camera had looked straight down. */
    public PlanView plan(int width, int height) {
        return x == 0 && y == 0 && lens.k1() == 0
                ? PlanView.asIs(width, height)
                : pose(width, height).plan(1);
    }

    TrayPose pose(int width, int height) {
        return TrayPose.upright(width, height, lens, upright());
    }

    private double[] upright() {
        double n = Math.sqrt(x * x + y * y + 1);
        return new double[] {x / n, y / n, 1 / n};
    }

    /** Whether two leans differ by less than faces show. */
    public boolean near(Lean other) {
        return Math.hypot(x - other.x, y - other.y) < 0.015
                && Math.abs(lens.k1() - other.lens.k1()) < 0.005
                && Math.abs(Math.log(lens.focal() / other.lens.focal())) < 0.05;
    }

    /** Whether a camera over a table may lean so: all that it sees lies on the table's side of the horizon. */
    public boolean isUsual() {
        return steepness() <= MOST
                && Math.abs(lens.k1()) <= MOST_BENT
                && lens.focal() >= TrayPose.SHORTEST
                && lens.focal() <= TrayPose.LONGEST
                && Math.atan(steepness()) + Math.atan(CORNER / lens.focal()) <= MOST_ASLANT;
    }

    /** How well it fits by a measure; worse than all others where no camera leans so. */
    private double worth(ToDoubleFunction<Lean> fit) {
        return isUsual() ? fit.applyAsDouble(this) : Double.NEGATIVE_INFINITY;
    }

    double steepness() {
        return Math.hypot(x, y);
    }

    /**
     * The lean that fits best by a measure that rises towards it: from a coarse net over all that is usual to steps of half a
     * degree.
     *
     * @param lens the camera's
     */
    public static Lean best(Lens lens, ToDoubleFunction<Lean> fit) {
        Lean best = new Lean(0, 0, lens);
        double most = fit.applyAsDouble(best);
        for (double ring : new double[] {0.16, 0.32, 0.5}) {
            for (int k = 0; k < 8; k++) {
                Lean next = new Lean(ring * Math.cos(k * Math.PI / 4), ring * Math.sin(k * Math.PI / 4), lens);
                double worth = next.worth(fit);
                if (worth > most) {
                    most = worth;
                    best = next;
                }
            }
        }
        for (double step = 0.1; step > 0.009; step /= 2) {
            for (boolean better = true; better; ) {
                better = false;
                for (int k = 0; k < 4; k++) {
                    double dx = k == 0 ? step : k == 1 ? -step : 0;
                    double dy = k == 2 ? step : k == 3 ? -step : 0;
                    Lean next = new Lean(best.x + dx, best.y + dy, lens);
                    double worth = next.worth(fit);
                    if (worth > most) {
                        most = worth;
                        best = next;
                        better = true;
                    }
                }
            }
        }
        return best;
    }
}
