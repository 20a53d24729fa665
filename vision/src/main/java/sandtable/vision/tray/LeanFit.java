package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.vision.square.Pose;

/**
 * Finds how a camera leaned from faces that were laid on each other: where all agree in being stretched one way, it was the
 * camera that leaned and not the dice. A single die that leans is outvoted.
 */
public final class LeanFit {
    /** A stretch of this much (the logarithm of longer by shorter axis) speaks against a lean as loudly as any larger one. */
    private static final double MOST = 0.12;
    /** The stretch of no face is known better than to this. */
    private static final double SURE = 0.005;
    /** Faces whose stretch is explained to within this. */
    private static final double EXPLAINED = 0.05;
    /** A camera mostly stands on the near side and sees the far one higher up in the picture; decides where nothing else does. */
    private static final double NEAR_SIDE = 1e-5;

    /** First steps of a lean, of a focal length's logarithm and of a lens's bend, and the last as a share of the first. */
    private static final double LEAN_STEP = 0.05;

    private static final double FOCAL_STEP = 0.2;
    private static final double BENT_STEP = 0.02;
    private static final double FINEST = 0.05;

    /** How far lenses bend otherwise than faces told that lay elsewhere in the picture, and in what steps that is tried. */
    private static final double BENT_OTHERWISE = 0.02;

    private static final double BENT_TRIED = 0.01;
    private static final int MOST_TRIED = 5;
    /** A face that lies flat is stretched by about so much, the logarithm of longer by shorter axis, by what its look leaves unexplained. */
    private static final double SPREAD = 0.01;
    /** How much less stretched a second face has to be, as it is told by {@link #left}: one alone leans, maybe. */
    private static final double BORNE_OUT = 0.02;

    private final PlanView made;
    private final int width;
    private final int height;
    private final List<Laid> all = new ArrayList<>();

    /**
     * @param made the view in which the faces were laid
     * @param width of the picture, pixels
     * @param height of the picture, pixels
     */
    public LeanFit(PlanView made, int width, int height) {
        this.made = made;
        this.width = width;
        this.height = height;
    }

    /**
     * A look laid on a face.
     *
     * @param map from the look to the plan at the face
     * @param at the face's place in the picture
     * @param look where that look itself was taken from, and how it lay in the plan; empty for one known to be upright
     */
    private record Laid(double[] map, double[] at, Optional<Taken> look) {}

    /** @param map from the look to the plan where it was taken */
    private record Taken(double[] map, double[] at) {}

    /** An upright look that was laid on a face of the plan. */
    public void laid(Pose pose) {
        all.add(new Laid(linear(pose), made.toPicture(pose.x(), pose.y()), Optional.empty()));
    }

    /** A look that was taken from one place of the plan and laid on a face at another one. */
    public void laid(Pose taken, Pose pose) {
        all.add(new Laid(
                linear(pose),
                made.toPicture(pose.x(), pose.y()),
                Optional.of(new Taken(linear(taken), made.toPicture(taken.x(), taken.y())))));
    }

    /**
     * The lean that explains most; empty where too few faces agree on it. The lens may bend a little otherwise than was known of it, as it is
     * told best by faces far from the picture's middle, where two of them and more say so.
     *
     * @param least how many faces must agree at least
     * @param share of the faces that must agree
     * @param near the camera's lens as far as it is known
     */
    public Optional<Lean> best(int least, double share, Lens near) {
        Lean known = best(near);
        PlanView was = known.plan(width, height);
        Lean best = known;
        double most = left(was);
        for (int i = -MOST_TRIED; i <= MOST_TRIED; i++) {
            if (i == 0) {
                continue;
            }
            Lens lens = new Lens(near.focal(), near.k1() + i * BENT_TRIED);
            double otherwise = i * BENT_TRIED / BENT_OTHERWISE * SPREAD / MOST;
            Lean lean = best(lens);
            PlanView is = lean.plan(width, height);
            double cost = left(is) + otherwise * otherwise;
            if (cost < most && lean.isUsual() && isBorneOut(was, is)) {
                most = cost;
                best = lean;
            }
        }
        return agreed(best, least, share);
    }

    /** The same with the likeliest lens, which is near to this one, where each face was laid on all others with its symbol. */
    public Optional<Lean> likeliest(int least, double share, Lens near) {
        return agreed(likeliest(best(near)), least, share);
    }

    /** Whether a look that was laid so lies flat if the camera leans so. */
    public boolean explains(Lean lean, Pose pose) {
        Laid laid = new Laid(linear(pose), made.toPicture(pose.x(), pose.y()), Optional.empty());
        return stretch(laid, lean.plan(width, height)) < EXPLAINED;
    }

    private boolean isBorneOut(PlanView was, PlanView is) {
        return all.stream()
                        .filter(l -> left(stretch(l, was)) - left(stretch(l, is)) > BORNE_OUT)
                        .count()
                > 1;
    }

    private Lean best(Lens lens) {
        return Lean.best(lens, lean -> -left(lean.plan(width, height)) - (lean.y() < 0 ? NEAR_SIDE : 0));
    }

    private Optional<Lean> agreed(Lean lean, int least, double share) {
        PlanView view = lean.plan(width, height);
        long explained = all.stream().filter(l -> stretch(l, view) < EXPLAINED).count();
        return explained >= least && explained >= share * all.size() ? Optional.of(lean) : Optional.empty();
    }

    private Lean likeliest(Lean from) {
        Lean best = from;
        double least = against(best);
        for (double step = 1; step > FINEST; step /= 2) {
            for (boolean better = true; better; ) {
                better = false;
                for (Lean next : around(best, step)) {
                    double cost = next.isUsual() ? against(next) : Double.MAX_VALUE;
                    if (cost < least) {
                        least = cost;
                        best = next;
                        better = true;
                    }
                }
            }
        }
        return best;
    }

    private static List<Lean> around(Lean l, double step) {
        List<Lean> all = new ArrayList<>();
        for (int sign = -1; sign <= 1; sign += 2) {
            double by = sign * step;
            Lens lens = l.lens();
            all.add(new Lean(l.x() + LEAN_STEP * by, l.y(), lens));
            all.add(new Lean(l.x(), l.y() + LEAN_STEP * by, lens));
            all.add(new Lean(l.x(), l.y(), new Lens(lens.focal() * Math.exp(FOCAL_STEP * by), lens.k1())));
            all.add(new Lean(l.x(), l.y(), new Lens(lens.focal(), lens.k1() + BENT_STEP * by)));
        }
        return all;
    }

    private double against(Lean lean) {
        return TrayPose.unusual(lean.lens()) + against(lean.plan(width, height));
    }

    /** Width of the picture, pixels. */
    int width() {
        return width;
    }

    /**
     * What speaks against a view, where each face was laid on all others with its symbol: less twice the logarithm of the
     * likelihood, with however much the faces' stretch is uncertain.
     */
    double against(PlanView view) {
        // Of n faces laid on each other n - 1 are free, with two numbers each: about half as many as pairs.
        double least = SURE * SURE / (MOST * MOST);
        return all.isEmpty() ? 0 : all.size() / 2.0 * Math.log(least + left(view) / all.size());
    }

    /** How much stretch is left in a view. */
    private double left(PlanView view) {
        double sum = 0;
        for (Laid l : all) {
            sum += left(stretch(l, view));
        }
        return sum;
    }

    private static double left(double stretch) {
        double s = stretch / MOST;
        return s * s / (1 + s * s);
    }

    private double stretch(Laid l, PlanView view) {
        double[] m = times(change(view, l.at()), l.map());
        if (l.look().isPresent()) {
            Taken t = l.look().get();
            m = times(m, inverse(times(change(view, t.at()), t.map())));
        }
        return Math.log(new Pose(0, 0, m[0], m[1], m[2], m[3]).stretch());
    }

    /** How what lies at a place of the picture changes from the plan in which it was laid to another one. */
    private double[] change(PlanView view, double[] at) {
        return times(slope(view, at), inverse(slope(made, at)));
    }

    private static double[] slope(PlanView view, double[] at) {
        double[] l = view.toPlan(at[0] - 1, at[1]);
        double[] r = view.toPlan(at[0] + 1, at[1]);
        double[] u = view.toPlan(at[0], at[1] - 1);
        double[] d = view.toPlan(at[0], at[1] + 1);
        return new double[] {(r[0] - l[0]) / 2, (d[0] - u[0]) / 2, (r[1] - l[1]) / 2, (d[1] - u[1]) / 2};
    }

    private static double[] linear(Pose p) {
        return new double[] {p.a(), p.b(), p.c(), p.d()};
    }

    private static double[] times(double[] a, double[] b) {
        return new double[] {
            a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
        };
    }

    private static double[] inverse(double[] m) {
        double det = m[0] * m[3] - m[1] * m[2];
        return new double[] {m[3] / det, -m[1] / det, -m[2] / det, m[0] / det};
    }
}
