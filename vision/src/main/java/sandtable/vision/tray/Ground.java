package sandtable.vision.tray;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

/** Where a plan differs from the same plan of the empty tray. Immutable. */
public final class Ground {
    /** Less than anything that is seen. */
    private static final byte UNKNOWN = -1;

    private static final byte UNCHANGED = 0;
    /** Of what has changed: darker in all colours alike, as in a shadow. */
    static final byte DARKER = 1;
    /** Of what has changed: more than a shadow does; so does what is more than this. */
    static final byte PLAINLY = 2;
    /** Of what has changed plainly: lighter in no colour, as where another lamp shines into a deep shadow. */
    static final byte DIM = 3;

    /** What a shadow counts where a die is looked for; black dice are darker in all colours alike too. */
    private static final double SHADOWS = 0.3;

    private static final int N = 7;
    /** Where less of a square than this has changed since the tray was empty, no die lies. */
    private static final double LEAST_COVERED = 0.09;

    /** The cosine of the angle between a side's way and the camera's by which it is turned away. */
    private static final double TURNED_AWAY = 0.35;
    /** Where it is looked beyond a side, in half edges from the middle, and how far along it: clear of a blurred edge and of corners. */
    private static final double[] BEYOND = {1.25, 1.5};

    private static final double BESIDE = 0.7;

    /** What lies on dice is at least as long, in edges, or reaches in from outside; coins and pawns that touch are shorter. */
    private static final double COVERING = 3;
    /** And takes so much of the floor, in faces, with what shows of the dice. */
    private static final double LEAST_COVERING = 0.8;

    private final Optional<byte[]> covered;
    private final Optional<EmptyPlan> empty;
    private final double[] light;
    private final int width;
    private final int height;
    private final double scale;
    private final Predicate<Square> floor;

    private Ground(
            Optional<byte[]> covered,
            Optional<EmptyPlan> empty,
            double[] light,
            int width,
            int height,
            double scale,
            Predicate<Square> floor) {
        this.floor = floor;
        this.covered = covered;
        this.empty = empty;
        this.light = light;
        this.width = width;
        this.height = height;
        this.scale = scale;
    }

    /**
     * @param covered what lies at each pixel of the small plan
     * @param scale of the small plan to the large one
     */
    Ground(byte[] covered, EmptyPlan empty, double[] light, double scale) {
        this(Optional.of(covered), Optional.of(empty), light, empty.width(), empty.height(), scale, s -> true);
    }

    /** Where nobody has seen the tray empty, anything may be a die. */
    public static Ground unknown() {
        return new Ground(Optional.empty(), Optional.empty(), new double[] {1, 1, 1}, 0, 0, 1, s -> true);
    }

    /** Whether an empty tray was there to compare with. */
    public boolean known() {
        return covered.isPresent();
    }

    /** The same where dice lie nowhere else than in these squares of the plan. */
    public Ground within(Predicate<Square> squares) {
        return new Ground(covered, empty, light, width, height, scale, squares);
    }

    /**
     * By what blue, green and red of the plan are to be multiplied so that the tray looks as it did when it was empty; nothing where the
     * empty tray is unknown. What lies at the same places tells it, so that floors of several colours do too.
     */
    public Optional<double[]> light() {
        return empty.map(e -> light.clone());
    }

    /**
     * What the empty tray showed in a square and about it ({@link FaceCrop#about}), in the light of the plan, black beyond the tray; nothing
     * where the empty tray is unknown. The caller releases it.
     */
    public Optional<Mat> emptyAbout(Square s, int pixels) {
        return empty.map(e -> {
            Mat small = new Mat(height, width, CvType.CV_8UC3);
            small.put(0, 0, e.bgr());
            double x = (s.x() + 0.5) * scale - 0.5;
            double y = (s.y() + 0.5) * scale - 0.5;
            Mat about = FaceCrop.about(small, new Square(x, y, s.size() * scale, s.angle(), s.score()), pixels);
            small.release();
            Core.multiply(about, new Scalar(1 / light[0], 1 / light[1], 1 / light[2]), about);
            return about;
        });
    }

    /** Whether a die may lie on a square of the plan: whether it was not there already when the tray was empty. */
    public boolean mayHold(Square s) {
        return covered(s) >= LEAST_COVERED && floor.test(s);
    }

    /**
     * Rectangles of a plan that do not overlap and outside of which no die may lie; the whole plan where the empty tray is unknown.
     *
     * @param plan width and height of the plan, pixels
     * @param size edge of a face, pixels of the plan
     */
    public List<Rect> parts(Size plan, double size) {
        return covered.map(c -> ChangedParts.of(c, width, height, scale, size, plan, floor))
                .orElse(List.of(new Rect(0, 0, (int) plan.width, (int) plan.height)));
    }

    /** Whether a die may lie in a square of the plan, as far as is known: not where a wall stands. */
    public boolean mayBear(Square s) {
        return floor.test(s);
    }

    /**
     * Things that are no part of the dice that were read, as squares as large as they are long; none where
     * the empty tray is unknown.
     *
     * @param read tops of dice, pixels of the plan
     * @param size edge of a face, pixels of the plan
     * @param longest how long they are at most, in edges
     */
    public List<Square> unread(List<Square> read, PlanView view, double size, double longest) {
        return covered.map(changed -> unread(changed, read, view, size, longest))
                .orElseGet(List::of);
    }

    /** The same without the shadows of things: squares about what is seen of them beside the dice. */
    public List<Square> unreadWithoutShadows(List<Square> read, PlanView view, double size, double longest) {
        return covered.map(Ground::withoutShadows)
                .map(plain -> unread(plain, read, view, size, longest))
                .orElseGet(List::of);
    }

    /**
     * Where dice of a set seem to lie under hands and other things that are larger than they are, with their colours; none where the empty
     * tray is unknown.
     *
     * @param read tops of dice, pixels of the plan
     * @param plan neither copied nor changed
     * @param size edge of a face, pixels of the plan
     * @param bodies of each colour of the set, in the plan's light
     */
    public Map<Square, String> beneath(
            List<Square> read, Mat plan, PlanView view, double size, Map<String, ClothColour> bodies) {
        if (covered.isEmpty() || empty.isEmpty()) {
            return Map.of();
        }
        Unread left = new Unread(empty.get().known(covered.get()), width, height, scale, size);
        read.forEach(s -> left.read(s, view));
        List<Mat> things = left.larger(COVERING, LEAST_COVERING, floor);
        if (things.isEmpty()) {
            return Map.of();
        }
        Mat small = EmptyPlan.small(plan, width, height);
        Beneath beneath = new Beneath(small, bodies, size * scale);
        small.release();
        Map<Square, String> found = new LinkedHashMap<>();
        for (Mat thing : things) {
            for (Beneath.Patch p : beneath.at(thing)) {
                Square s = p.place();
                Square there = new Square(s.x() / scale, s.y() / scale, size, s.angle(), 0);
                if (floor.test(there)) {
                    found.put(there, p.colour());
                }
            }
            thing.release();
        }
        return found;
    }

    private List<Square> unread(byte[] changed, List<Square> read, PlanView view, double size, double longest) {
        Unread left = new Unread(changed, width, height, scale, size);
        read.forEach(s -> left.read(s, view));
        return left.places(longest).stream().filter(floor).toList();
    }

    private static byte[] withoutShadows(byte[] changed) {
        byte[] plain = changed.clone();
        for (int i = 0; i < plain.length; i++) {
            plain[i] = plain[i] >= PLAINLY ? plain[i] : 0;
        }
        return plain;
    }

    /** Whether nothing but perhaps a shadow lies at a point of the plan; false where the empty tray is unknown. */
    public boolean empty(double x, double y) {
        byte here = at(new double[] {x, y});
        return here != UNKNOWN && here < PLAINLY;
    }

    /** Whether a point of the plan looks just as it did when the tray was empty, in the same light; false where that is unknown. */
    public boolean unchanged(double x, double y) {
        return at(new double[] {x, y}) == UNCHANGED;
    }

    /** Whether a point of the plan is darker than the empty tray and lighter in no colour, as in any shadow; false where that is unknown. */
    public boolean darker(double x, double y) {
        byte here = at(new double[] {x, y});
        return here == DARKER || here == DIM;
    }

    /** Whether a pixel of the small plan looks just as it did when the tray was empty. */
    boolean unchanged(int pixel) {
        return covered.map(c -> c[pixel] == UNCHANGED).orElse(false);
    }

    /** Share of the small plan that looks otherwise than it did when the tray was empty, shadows too; 1 where that is unknown. */
    double share() {
        return covered.map(c -> IntStream.range(0, c.length)
                                .filter(i -> c[i] != UNCHANGED)
                                .count()
                        / (double) c.length)
                .orElse(1.0);
    }

    /** The same where something may lie at these pixels of the small plan too. */
    Ground alsoWhere(boolean[] open) {
        Optional<byte[]> both = covered.map(c -> {
            byte[] more = c.clone();
            for (int i = 0; i < more.length; i++) {
                more[i] = open[i] ? PLAINLY : more[i];
            }
            return more;
        });
        return new Ground(both, empty, light, width, height, scale, floor);
    }

    /** Share of a square of the plan in which something lies; 1 where the empty tray is unknown. */
    public double covered(Square s) {
        return covered(s, 1);
    }

    /** The same for a die to learn from, whose shadow may be as clear a square as its top. */
    public double taken(Square s) {
        return covered(s, SHADOWS);
    }

    /** Share of a square of the plan that is darker than the empty tray and lighter in no colour; 0 where that is unknown. */
    public double dimmed(Square s) {
        int in = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                byte here = at(s.at((2 * i + 1.0) / N - 1, (2 * j + 1.0) / N - 1));
                in += here == DARKER || here == DIM ? 1 : 0;
            }
        }
        return in / (double) (N * N);
    }

    private double covered(Square s, double shadows) {
        if (covered.isEmpty()) {
            return 1;
        }
        double in = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                byte here = at(s.at((2 * i + 1.0) / N - 1, (2 * j + 1.0) / N - 1));
                in += here >= PLAINLY ? 1 : here == DARKER ? shadows : 0;
            }
        }
        return in / (N * N);
    }

    /**
     * In how much of what is next to a square, on its sides that are turned away from the camera, more than a shadow lies: nothing does
     * beyond the top of a die that is shown alone, and its top does beyond its sides. 0 where the empty tray is unknown.
     *
     * @param counts whether what lies at a point of the plan may be of the same die; nothing else counts
     */
    public double beyond(Square s, PlanView view, Predicate<double[]> counts) {
        double[] out = view.outwards(s.x(), s.y());
        int seen = 0;
        int plain = 0;
        for (int side = 0; side < 4; side++) {
            double turn = s.angle() + side * Math.PI / 2;
            if (Math.cos(turn) * out[0] + Math.sin(turn) * out[1] > TURNED_AWAY) {
                Square turned = new Square(s.x(), s.y(), s.size(), turn, s.score());
                for (int i = 0; i < N * BEYOND.length; i++) {
                    double along = BESIDE * ((2 * (i % N) + 1.0) / N - 1);
                    double[] p = turned.at(BEYOND[i / N], along);
                    plain += at(p) >= PLAINLY && counts.test(p) ? 1 : 0;
                    seen++;
                }
            }
        }
        return seen == 0 ? 0 : (double) plain / seen;
    }

    /** What lies at a point of the plan; {@link #UNKNOWN} beyond it and where the empty tray is unknown. */
    private byte at(double[] p) {
        int x = (int) Math.round(p[0] * scale);
        int y = (int) Math.round(p[1] * scale);
        boolean inside = covered.isPresent() && x >= 0 && y >= 0 && x < width && y < height;
        return inside ? covered.get()[y * width + x] : UNKNOWN;
    }
}
