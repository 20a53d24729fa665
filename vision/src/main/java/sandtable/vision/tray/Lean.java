package sandtable.vision.tray;

import java.util.function.ToDoubleFunction;

/**
 * How a camera leans over a level table whose tray was not learned: the upright of the table as the camera sees it, as
 * (x, y, 1) with x to the right and y down in the picture. A usual focal length is taken for granted; it matters little,
 * because what is mended is the stretch of the faces, and that hangs on the angle.
 */
public record Lean(double x, double y) {
    /** Of a camera that looks straight down. */
    public static final Lean NONE = new Lean(0, 0);
    /** The steepest that is looked for: 40 degrees. */
    private static final double MOST = 0.84;

    /** The picture as if the camera had looked straight down. */
    public PlanView plan(int width, int height) {
        return x == 0 && y == 0 ? PlanView.asIs(width, height) : TrayPose.upright(width, height, upright());
    }

    private double[] upright() {
        double n = Math.sqrt(x * x + y * y + 1);
        return new double[] {x / n, y / n, 1 / n};
    }

    /** Whether two leans differ by less than faces show. */
    public boolean near(Lean other) {
        return Math.hypot(x - other.x, y - other.y) < 0.015;
    }

    double steepness() {
        return Math.hypot(x, y);
    }

    /**
     * The lean that fits best by a measure that rises towards it: from a coarse net over all that is usual to steps of half a
     * degree.
     */
    public static Lean best(ToDoubleFunction<Lean> fit) {
        Lean best = NONE;
        double most = fit.applyAsDouble(NONE);
        for (double ring : new double[] {0.16, 0.32, 0.5}) {
            for (int k = 0; k < 8; k++) {
                Lean next = new Lean(ring * Math.cos(k * Math.PI / 4), ring * Math.sin(k * Math.PI / 4));
                double worth = fit.applyAsDouble(next);
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
                    Lean next = new Lean(best.x + dx, best.y + dy);
                    double worth = next.steepness() > MOST ? 0 : fit.applyAsDouble(next);
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
