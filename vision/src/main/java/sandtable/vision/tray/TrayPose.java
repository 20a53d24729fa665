package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * How the camera looks at the tray's floor, from the four corners of a rectangle of unknown size: the two pairs of sides
 * meet in vanishing points, and for square pixels and a centred lens these give the floor's direction and the focal length
 * (Z. Zhang and L. He, "Whiteboard scanning and image enhancement", 2007, section 3). Where the camera looks almost
 * straight down the focal length cannot be told from the corners, and matters little; a usual one is assumed.
 */
public final class TrayPose {
    /** The focal length of usual cameras, as a share of the picture's longer side. */
    public static final double USUAL = 0.9;

    /** Of its logarithm: 24 to 44 mm of 35 mm film lie within it. */
    private static final double USUAL_SPREAD = 0.3;

    private static final double ANGLE_SPREAD = 0.01;
    /** Most cameras bend lines less than this, see {@link Lens#k1}. */
    private static final double BENT_SPREAD = 0.04;

    private static final int BENT_STEPS = 16;
    private static final double BENT_STEP = Lens.MOST_BENT / BENT_STEPS;
    private static final double FOCAL_STEP = 1.03;
    private static final int FINER = 5;
    private static final int KEPT = 4;

    /** Focal lengths that cameras over a table have, as a share of the picture's longer side. */
    public static final double SHORTEST = 0.4;

    public static final double LONGEST = 2.6;

    private final double[] toPlan;
    private final double planWidth;
    private final double planHeight;

    private final double[] below;
    private final double planFocal;

    private final int width;
    private final int height;
    private final Lens lens;
    /** The last few, as a camera's pictures are all of one size, and are read in one other. */
    private final Map<Double, PlanView> plans = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Double, PlanView> eldest) {
            return size() > KEPT;
        }
    };

    private TrayPose(
            double[] toPlan,
            double planWidth,
            double planHeight,
            double[] below,
            double planFocal,
            int width,
            int height,
            Lens lens) {
        this.width = width;
        this.height = height;
        this.lens = lens;
        this.below = below;
        this.planFocal = planFocal;
        this.toPlan = toPlan;
        this.planWidth = planWidth;
        this.planHeight = planHeight;
    }

    /** The likeliest lens as far as the corners tell it: they say nothing of how it bends lines. */
    static Lens lens(double[][] corners, int width, int height) {
        return lens(corners, width, height, lens -> lens.k1() == 0 ? 0 : Double.MAX_VALUE);
    }

    /**
     * The same with what else is known.
     *
     * @param against what speaks against a lens: less twice the logarithm of the likelihood
     */
    static Lens lens(double[][] corners, int width, int height, ToDoubleFunction<Lens> against) {
        ToDoubleFunction<Lens> cost = lens -> {
            double[][] straight = straight(corners, width, height, lens.k1());
            double fit = skew(straight, width, height, lens.focal() * Math.max(width, height)) / ANGLE_SPREAD;
            return fit * fit + unusual(lens) + against.applyAsDouble(lens);
        };
        List<Lens> rough = new ArrayList<>();
        for (int i = 0; i <= 2 * BENT_STEPS; i++) {
            for (double f = SHORTEST; f < LONGEST; f *= FOCAL_STEP) {
                rough.add(new Lens(f, BENT_STEP * (i - BENT_STEPS)));
            }
        }
        Lens near = likeliest(rough, cost);
        List<Lens> fine = new ArrayList<>(List.of(near));
        for (int i = -FINER; i <= FINER; i++) {
            for (int k = -FINER; k <= FINER; k++) {
                double focal = near.focal() * Math.pow(FOCAL_STEP, (double) k / FINER);
                double k1 = near.k1() + BENT_STEP * i / FINER;
                if (focal >= SHORTEST && focal <= LONGEST && Math.abs(k1) <= Lens.MOST_BENT) {
                    fine.add(new Lens(focal, k1));
                }
            }
        }
        return likeliest(fine, cost);
    }

    /** What speaks against a lens of which nothing is known: less twice the logarithm of the likelihood. */
    static double unusual(Lens lens) {
        double usual = Math.log(lens.focal() / USUAL) / USUAL_SPREAD;
        double bent = lens.k1() / BENT_SPREAD;
        return usual * usual + bent * bent;
    }

    private static Lens likeliest(List<Lens> lenses, ToDoubleFunction<Lens> against) {
        Lens best = lenses.get(0);
        double least = Double.MAX_VALUE;
        for (Lens lens : lenses) {
            double cost = against.applyAsDouble(lens);
            if (cost < least) {
                least = cost;
                best = lens;
            }
        }
        return best;
    }

    static TrayPose of(double[][] corners, int width, int height, Lens lens) {
        double pixels = lens.focal() * Math.max(width, height);
        double[][] straight = straight(corners, width, height, lens.k1());
        double[][] sides = directions(straight, width, height, pixels);
        return turned(straight, width, height, lens, unit(cross(sides[0], sides[1])));
    }

    /** Where a pinhole would show the corners. */
    private static double[][] straight(double[][] corners, int width, int height, double k1) {
        Lens.Distortion lens = new Lens(USUAL, k1).in(width, height);
        return Arrays.stream(corners).map(c -> lens.undistort(c[0], c[1])).toArray(double[][]::new);
    }

    /** How far from a right angle the two sides of the floor would be with this focal length, radians. */
    private static double skew(double[][] c, int width, int height, double focal) {
        double[][] d = directions(c, width, height, focal);
        return Math.abs(Math.asin(Math.max(-1, Math.min(1, dot(d[0], d[1])))));
    }

    /** Directions in space, seen from the camera, of the tray's two pairs of sides. */
    private static double[][] directions(double[][] c, int width, int height, double focal) {
        double[][] ray = new double[4][];
        for (int i = 0; i < 4; i++) {
            ray[i] = new double[] {(c[i][0] - (width - 1) / 2.0) / focal, (c[i][1] - (height - 1) / 2.0) / focal, 1};
        }
        double[] along = unit(cross(cross(ray[0], ray[1]), cross(ray[3], ray[2])));
        double[] down = unit(cross(cross(ray[0], ray[3]), cross(ray[1], ray[2])));
        return new double[][] {along, down};
    }

    /** Of all that a camera sees of a plane with this normal (length 1). */
    static TrayPose upright(int width, int height, Lens lens, double[] normal) {
        return turned(straight(corners(width, height), width, height, lens.k1()), width, height, lens, normal);
    }

    /** Of a whole picture. */
    static double[][] corners(int width, int height) {
        return new double[][] {{0, 0}, {width - 1, 0}, {width - 1, height - 1}, {0, height - 1}};
    }

    /** The smallest turn that takes a normal to the line of sight; it keeps the picture's up as up. */
    private static double[] turn(double[] n) {
        double[] axis = cross(n, new double[] {0, 0, 1});
        double s = Math.sqrt(dot(axis, axis));
        double c = n[2];
        double[] r = {1, 0, 0, 0, 1, 0, 0, 0, 1};
        if (s > 1e-9) {
            double kx = axis[0] / s;
            double ky = axis[1] / s;
            double v = 1 - c;
            r = new double[] {
                c + kx * kx * v, kx * ky * v, ky * s, kx * ky * v, c + ky * ky * v, -kx * s, -ky * s, kx * s, c,
            };
        }
        return r;
    }

    /** @param corners where a pinhole would show them */
    private static TrayPose turned(double[][] corners, int width, int height, Lens lens, double[] normalRaw) {
        double focal = lens.focal() * Math.max(width, height);
        double[] n = normalRaw[2] < 0 ? new double[] {-normalRaw[0], -normalRaw[1], -normalRaw[2]} : normalRaw;
        double[] r = turn(n);
        double cx = (width - 1) / 2.0;
        double cy = (height - 1) / 2.0;
        double[] k = {focal, 0, cx, 0, focal, cy, 0, 0, 1};
        double[] h = Homography.times(k, Homography.times(r, Homography.inverse(k)));
        double minX = Double.MAX_VALUE;
        double minY = Double.MAX_VALUE;
        double maxX = -Double.MAX_VALUE;
        double maxY = -Double.MAX_VALUE;
        for (double[] p : corners) {
            double[] q = Homography.apply(h, p[0], p[1]);
            minX = Math.min(minX, q[0]);
            maxX = Math.max(maxX, q[0]);
            minY = Math.min(minY, q[1]);
            maxY = Math.max(maxY, q[1]);
        }
        // The same area as in the picture, with a border for the height of the dice.
        double area = 0;
        double planArea = 0;
        for (int i = 0; i < 4; i++) {
            double[] a = corners[i];
            double[] b = corners[(i + 1) % 4];
            area += (a[0] * b[1] - b[0] * a[1]) / 2;
            double[] qa = Homography.apply(h, a[0], a[1]);
            double[] qb = Homography.apply(h, b[0], b[1]);
            planArea += (qa[0] * qb[1] - qb[0] * qa[1]) / 2;
        }
        double scale = Math.sqrt(area / planArea);
        double border = 0.06 * Math.max(maxX - minX, maxY - minY);
        double[] shift = {
            scale, 0, -scale * (minX - border), 0, scale, -scale * (minY - border), 0, 0, 1,
        };
        return new TrayPose(
                Homography.times(shift, h),
                scale * (maxX - minX + 2 * border),
                scale * (maxY - minY + 2 * border),
                new double[] {scale * (cx - minX + border), scale * (cy - minY + border)},
                scale * focal,
                width,
                height,
                lens);
    }

    /** The plan for a picture that is {@code k} times as wide as the one the tray was learned from. */
    PlanView plan(double k) {
        synchronized (plans) {
            return plans.computeIfAbsent(k, this::sized);
        }
    }

    private PlanView sized(double k) {
        double[] in = {1 / k, 0, 0, 0, 1 / k, 0, 0, 0, 1};
        double[] out = {k, 0, 0, 0, k, 0, 0, 0, 1};
        int wide = (int) Math.round(width * k);
        int high = (int) Math.round(height * k);
        return PlanView.turned(
                Homography.times(out, Homography.times(toPlan, in)),
                (int) Math.ceil(planWidth * k),
                (int) Math.ceil(planHeight * k),
                wide,
                high,
                new double[] {below[0] * k, below[1] * k},
                planFocal * k,
                lens.in(wide, high));
    }

    private static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double[] unit(double[] a) {
        double n = Math.sqrt(dot(a, a));
        return new double[] {a[0] / n, a[1] / n, a[2] / n};
    }
}
