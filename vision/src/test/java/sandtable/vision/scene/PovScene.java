package sandtable.vision.scene;

import static sandtable.vision.scene.PovDie.f;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Dice with pips of many makes on a table, among things that are none: its text for POV-Ray, and what can be read of it. */
public final class PovScene {
    /**
     * What lies there.
     *
     * @param x middle of the top face, pixels
     * @param y middle of the top face, pixels
     * @param size its edge, pixels
     * @param value pips; 0: must not be sure; -1: not judged
     */
    public record Truth(double x, double y, double size, int value) {}

    /** Shares of a top face of which it is seen too little to be sure, and enough to be read. */
    private static final double MOSTLY = 48.5 / 81;

    private static final double WHOLLY = 73.5 / 81;

    private final Random r;
    private final Part part;
    private final View view;
    private final double halfX;
    private final double halfY;
    private final double edge;
    /** Of eight dice so many are of a make of their own. */
    private final int mixed;

    private final List<PovKit> kits = new ArrayList<>();
    private final List<PovDie> dice = new ArrayList<>();
    private final List<double[]> taken = new ArrayList<>();
    private final List<PovWalls> fixed = new ArrayList<>();
    private final List<Clutter.Rod> rods = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    public PovScene(Part part, long number, int width, int height) {
        this.r = new Random(number * 7_919 + part.salt);
        this.part = part;
        r.nextLong();
        this.mixed = r.nextInt(3) * 4;
        this.edge = 10 + 12 * r.nextDouble();
        double face = Math.min(24, width / 24.0) * Math.pow(4.2, r.nextDouble());
        double focal = width * (0.7 + 0.6 * r.nextDouble());
        double distance = focal * edge / face;
        double tilt = Math.toRadians(r.nextInt(3) == 0 ? 8 * r.nextDouble() : 38 * r.nextDouble());
        this.view =
                new View(width, height, focal, distance, tilt, 2 * Math.PI * r.nextDouble(), 0.05 * r.nextGaussian());
        double perPixel = distance / focal;
        this.halfY = 0.42 * height * perPixel;
        this.halfX = 0.42 * width * perPixel;
        text.append(PovSight.camera(view, 1));
        lamps(distance);
        PovThings things = new PovThings(r);
        text.append(things.ground(part));
        if (r.nextInt(3) == 0) {
            PovWalls walls = new PovWalls(
                    halfX + 0.8 * edge, halfY + 0.8 * edge, 5 + 0.9 * edge * r.nextDouble(), acrossX(), acrossY());
            fixed.add(walls);
            text.append(things.walls(walls));
        }
        boolean none = r.nextInt(7) == 0;
        for (int i = none ? 0 : 1 + r.nextInt(12); i > 0; i--) {
            die();
        }
        for (int i = none || r.nextInt(3) == 0 ? 2 + r.nextInt(6) : r.nextInt(2); i > 0; i--) {
            thing(things);
        }
        if (r.nextInt(5) == 0) {
            rod();
        }
        if (r.nextInt(6) == 0) {
            covers();
        }
        dice.forEach(d -> text.append(d.text()));
        rods.forEach(rod -> text.append(things.rod(rod)));
    }

    /** The scene in POV-Ray's language. */
    public String text() {
        return text.toString();
    }

    public List<Truth> truth() {
        List<Body> all = new ArrayList<>(dice);
        all.addAll(rods);
        all.addAll(fixed);
        return dice.stream().map(d -> truth(d, all)).toList();
    }

    private void lamps(double distance) {
        double warm = 0.25 * r.nextGaussian();
        int n = 1 + r.nextInt(2);
        double fill = 0.08 + 0.3 * r.nextDouble();
        text.append(f(
                "#default { finish { ambient rgb %f diffuse 0.75 } } background { rgb %f }%n",
                fill, 0.7 * r.nextDouble()));
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * r.nextDouble();
            double out = distance * (0.1 + 1.1 * r.nextDouble());
            double up = distance * (0.6 + 0.9 * r.nextDouble());
            double strong = (0.75 + 0.4 * r.nextDouble()) / n;
            double size = distance * 0.5 * r.nextDouble();
            String soft = r.nextInt(3) == 0
                    ? ""
                    : f("area_light x*%f, y*%f, 3, 3 adaptive 0 jitter circular orient", size, size);
            text.append(f(
                    "light_source { <%f,%f,%f> rgb <%f,%f,%f> %s }%n",
                    out * Math.cos(a),
                    out * Math.sin(a),
                    up,
                    strong * Math.max(0.5, 1 + warm),
                    strong,
                    strong * Math.max(0.4, 1 - warm),
                    soft));
        }
    }

    /** The table's direction that runs across the picture. */
    private double acrossX() {
        return view.right[0] / Math.hypot(view.right[0], view.right[1]);
    }

    private double acrossY() {
        return view.right[1] / Math.hypot(view.right[0], view.right[1]);
    }

    /** A place on the table that is seen in the picture. */
    private double[] anywhere() {
        double u = (2 * r.nextDouble() - 1) * halfX;
        double v = (2 * r.nextDouble() - 1) * halfY;
        double cx = acrossX();
        double cy = acrossY();
        return new double[] {u * cx - v * cy, u * cy + v * cx};
    }

    private boolean free(double x, double y, double reach) {
        return taken.stream().allMatch(t -> Math.hypot(t[0] - x, t[1] - y) > t[2] + reach);
    }

    private void die() {
        if (kits.isEmpty() || r.nextInt(8) < mixed) {
            kits.add(PovKit.any(r, kits.isEmpty() ? edge : edge * (0.75 + 0.5 * r.nextDouble()), part));
        }
        PovKit kit = kits.get(r.nextInt(kits.size()));
        PovDie.Marks marks = r.nextInt(9) == 0 ? PovDie.Marks.values()[1 + r.nextInt(4)] : PovDie.Marks.PIPS;
        for (int tries = 0; tries < 60; tries++) {
            double[] at = anywhere();
            double angle = 2 * Math.PI * r.nextDouble();
            boolean touches = !dice.isEmpty() && tries < 30 && r.nextInt(4) == 0;
            if (touches) {
                PovDie last = dice.get(r.nextInt(dice.size()));
                angle = Math.atan2(last.axes[0][1], last.axes[0][0]);
                double far = 1.01 * (last.half + kit.edge() / 2);
                double slide = (r.nextDouble() - 0.5) * kit.edge();
                at = new double[] {
                    last.x + far * Math.cos(angle) - slide * Math.sin(angle),
                    last.y + far * Math.sin(angle) + slide * Math.cos(angle)
                };
            }
            double lean = r.nextInt(10) == 0 && !touches ? Math.toRadians(14 + 28 * r.nextDouble()) : 0;
            PovDie d = new PovDie(kit, marks, at[0], at[1], axes(angle, lean), 0, r);
            if (dice.stream().noneMatch(o -> overlap(o, d)) && free(at[0], at[1], 0.7 * kit.edge())) {
                dice.add(d);
                return;
            }
        }
    }

    private double[][] axes(double angle, double lean) {
        double c = Math.cos(angle);
        double s = Math.sin(angle);
        double cl = Math.cos(lean);
        double sl = Math.sin(lean);
        return new double[][] {{c * cl, s * cl, -sl}, {-s, c, 0}, {c * sl, s * sl, cl}};
    }

    private static boolean overlap(PovDie a, PovDie b) {
        double far = Math.hypot(a.x - b.x, a.y - b.y);
        if (a.leans() || b.leans()) {
            return far < 1.6 * (a.half + b.half);
        }
        if (far > 1.5 * (a.half + b.half)) {
            return false;
        }
        for (int i = 0; i < 400; i++) {
            double u = (i % 20 - 9.5) / 9.5 * a.half;
            int row = i / 20;
            double v = (row - 9.5) / 9.5 * a.half;
            double x = a.x + u * a.axes[0][0] + v * a.axes[1][0];
            double y = a.y + u * a.axes[0][1] + v * a.axes[1][1];
            if (b.distance(x, y, b.z) < 0) {
                return true;
            }
        }
        return far < Math.max(a.half, b.half);
    }

    /** A thing that hides no die: it lies clear of all. */
    private void thing(PovThings things) {
        double reach = 1.6 * edge;
        for (int tries = 0; tries < 30; tries++) {
            double[] at = anywhere();
            boolean clear = dice.stream().allMatch(d -> Math.hypot(d.x - at[0], d.y - at[1]) > 2.6 * reach);
            if (clear && free(at[0], at[1], reach)) {
                taken.add(new double[] {at[0], at[1], reach});
                text.append(things.thing(at[0], at[1]));
                return;
            }
        }
    }

    private void rod() {
        double[] a = anywhere();
        double[] b = anywhere();
        double radius = 3 + 5 * r.nextDouble();
        rods.add(new Clutter.Rod(
                new double[] {a[0], a[1], edge + 2 + radius},
                new double[] {3 * b[0], 3 * b[1], edge + 30},
                radius,
                new double[3]));
    }

    /** Fingers over some dice. */
    private void covers() {
        for (PovDie d : List.copyOf(dice)) {
            if (r.nextInt(3) == 0) {
                double a = 2 * Math.PI * r.nextDouble();
                double off = d.half * (0.2 + 0.9 * r.nextDouble());
                double x = d.x + off * Math.cos(a);
                double y = d.y + off * Math.sin(a);
                double radius = 6 + 3 * r.nextDouble();
                double up = 2 * d.half + radius + 1;
                rods.add(new Clutter.Rod(
                        new double[] {x, y, up},
                        new double[] {x + 100 * Math.cos(a + 0.5), y + 100 * Math.sin(a + 0.5), up + 30},
                        radius,
                        new double[3]));
            }
        }
    }

    private Truth truth(PovDie d, List<Body> all) {
        TrueDie seen = new PovSight(view, 0).truth(d, new TrueDie(0, 0, 0, "", "", "", 1), all);
        boolean never = d.marks != PovDie.Marks.PIPS || d.leans() || seen.visible() < MOSTLY;
        return new Truth(seen.x(), seen.y(), seen.size(), never ? 0 : seen.visible() < WHOLLY ? -1 : d.top());
    }
}
