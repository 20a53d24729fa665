package sandtable.vision.square;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import sandtable.vision.picture.Resized;

/**
 * The squares of one size in a plan: found in a small copy, fitted in a finer one. Holds the finer copy until closed. Used by one thread.
 */
public final class FaceSearch implements AutoCloseable {
    /** A square must be this much clearer at the end of the long steps than it had to be at their start. */
    private static final double SETTLED = 1.4;

    /** Six squares in seven that are fitted are no clearer in the small copy than this; most of them lie about those that are. */
    private static final double PLAIN = 0.45;

    /** Edge of a face in the small copy, pixels. */
    static final double COARSE = 24;

    private final Rect part;
    private final Mat fine;
    private final double fineScale;
    private final NearEdges fineEdges;
    private final Sought sought;
    /** As they were found in the small copy, in pixels of the finer one; clearest first. */
    private final List<Square> rough;

    private FaceSearch(Rect part, Mat fine, double fineScale, NearEdges fineEdges, Sought sought, List<Square> rough) {
        this.part = part;
        this.fine = fine;
        this.fineScale = fineScale;
        this.fineEdges = fineEdges;
        this.sought = sought;
        this.rough = rough;
    }

    /**
     * What squares are looked for.
     *
     * @param size edge of a face, pixels of the plan
     * @param slack how far it may differ, as a share
     * @param most how many are fitted at most
     * @param least smallest share of a square's sides that must be seen
     * @param drawn how much has to be drawn within ({@link Drawn})
     * @param promising smallest score after the long steps with which a square is worth the short ones
     * @param wanted whether a square, in pixels of the plan, is worth a look
     */
    public record Sought(
            double size,
            double slack,
            int most,
            double least,
            double drawn,
            double promising,
            Predicate<Square> wanted) {
        public Sought(double size, double slack, int most, double least, Predicate<Square> wanted) {
            this(size, slack, most, least, 0, SETTLED * least, wanted);
        }
    }

    /** Looks at the whole of a plan. */
    public static FaceSearch of(Mat plan, Sought sought) {
        return of(plan, new Rect(0, 0, plan.cols(), plan.rows()), sought);
    }

    /** @param part of the plan that is looked at */
    public static FaceSearch of(Mat plan, Rect part, Sought sought) {
        double size = sought.size();
        Mat cut = plan.submat(part);
        double coarseScale = nearlyOne(COARSE / size) ? 1 : COARSE / size;
        Mat coarse = Resized.of(cut, coarseScale);
        Drawn drawn = new Drawn(coarse);
        List<Square> rough = SquareFinder.find(EdgeField.of(coarse, 0.8), COARSE, sought.least()).stream()
                .filter(s -> sought.wanted().test(s.scaled(1 / coarseScale).moved(part.x, part.y)))
                .limit(sought.most())
                .filter(s -> drawn.in(s) >= sought.drawn())
                .toList();
        coarse.release();
        double fineScale = nearlyOne(FaceCrop.SIDE / size) ? 1 : Math.min(1, FaceCrop.SIDE / size);
        Mat fine = Resized.of(cut, fineScale);
        cut.release();
        double k = fineScale / coarseScale;
        List<Square> inFine = rough.stream()
                .map(r -> new Square(
                        (r.x() + 0.5) * k - 0.5, (r.y() + 0.5) * k - 0.5, r.size() * k, r.angle(), r.score()))
                .toList();
        return new FaceSearch(part, fine, fineScale, new NearEdges(fine, 0.8), sought, inFine);
    }

    /** All squares in pixels of {@link #fine()}, clearest first. */
    public List<Square> squares() {
        return fitted(rough);
    }

    /** Those that are plain already in the small copy. */
    public List<Square> plain() {
        return fitted(rough.stream().filter(s -> s.score() >= PLAIN).toList());
    }

    /**
     * All the others.
     *
     * @param open whether about a place a square is still looked for; each is told as it was found in the small copy
     */
    public List<Square> others(Predicate<Square> open) {
        return fitted(rough.stream().filter(s -> s.score() < PLAIN).filter(open).toList());
    }

    private List<Square> fitted(List<Square> starts) {
        List<Square> near = new ArrayList<>();
        for (Square s : starts) {
            near.add(SquareFit.approach(fineEdges, s, sought.slack(), sought.promising()));
        }
        List<Square> fitted = new ArrayList<>();
        for (Square f : distinct(near)) {
            if (f.score() > sought.promising() && fitted.size() < sought.most() / 2) {
                fitted.add(SquareFit.settle(fineEdges, f, sought.slack()));
            }
        }
        return distinct(fitted);
    }

    /** Best first, each place once. */
    private static List<Square> distinct(List<Square> squares) {
        squares.sort(Comparator.comparingDouble(Square::score).reversed());
        List<Square> kept = new ArrayList<>();
        for (Square f : squares) {
            if (kept.stream().noneMatch(q -> q.distance(f) < 0.12 * f.size() && turn(q, f) < 0.12)) {
                kept.add(f);
            }
        }
        return kept;
    }

    private static double turn(Square a, Square b) {
        double quarter = Math.PI / 2;
        double d = Math.abs(a.angle() - b.angle()) % quarter;
        return Math.min(d, quarter - d);
    }

    /** Whether a copy would gain nothing. */
    private static boolean nearlyOne(double scale) {
        return Math.abs(scale - 1) < 0.01;
    }

    /** The finer copy of the part, of which the search stays the owner. */
    public Mat fine() {
        return fine;
    }

    /** The edges of the finer copy. */
    public NearEdges edges() {
        return fineEdges;
    }

    /** Whether the middle of a square, in pixels of the plan, lies in the part that is looked at. */
    public boolean holds(Square s) {
        return part.contains(new Point(s.x(), s.y()));
    }

    /** From the finer copy to the plan. */
    public Square inPlan(Square s) {
        double k = 1 / fineScale;
        double x = part.x + (s.x() + 0.5) * k - 0.5;
        double y = part.y + (s.y() + 0.5) * k - 0.5;
        return new Square(x, y, s.size() * k, s.angle(), s.score());
    }

    /** From the plan to the finer copy. */
    public Square inFine(Square s) {
        double k = fineScale;
        double x = (s.x() - part.x + 0.5) * k - 0.5;
        double y = (s.y() - part.y + 0.5) * k - 0.5;
        return new Square(x, y, s.size() * k, s.angle(), s.score());
    }

    @Override
    public void close() {
        fine.release();
    }
}
