package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** The squares of one size in a plan: found in a small copy, fitted in a finer one. Holds the finer copy until closed. */
final class FaceSearch implements AutoCloseable {
    /** A square must be this much clearer at the end of the long steps than it had to be at their start. */
    private static final double SETTLED = 1.4;

    /** Edge of a face in the small copy, pixels. */
    private static final double COARSE = 24;

    private final Rect part;
    private final Mat fine;
    private final double fineScale;
    private final NearEdges fineEdges;
    private final List<Square> squares;

    private FaceSearch(Rect part, Mat fine, double fineScale, NearEdges fineEdges, List<Square> squares) {
        this.part = part;
        this.fine = fine;
        this.fineScale = fineScale;
        this.fineEdges = fineEdges;
        this.squares = squares;
    }

    /**
     * Looks for squares with an edge of {@code size} pixels of the plan, a tenth more or less.
     *
     * @param most how many at most
     * @param least smallest share of a square's sides that must be seen
     */
    static FaceSearch of(Mat plan, double size, int most, double least) {
        return of(plan, size, most, least, 0.1, s -> true);
    }

    /**
     * @param slack how far a face's size may differ, as a share
     * @param wanted whether a square, in pixels of the plan, is worth a look
     */
    static FaceSearch of(Mat plan, double size, int most, double least, double slack, Predicate<Square> wanted) {
        return of(plan, new Rect(0, 0, plan.cols(), plan.rows()), size, most, least, slack, wanted);
    }

    /** @param part of the plan that is looked at */
    static FaceSearch of(
            Mat plan, Rect part, double size, int most, double least, double slack, Predicate<Square> wanted) {
        return of(plan, part, size, most, least, SETTLED * least, slack, wanted);
    }

    /** @param promising smallest score after the long steps with which a square is worth the short ones */
    static FaceSearch of(
            Mat plan,
            Rect part,
            double size,
            int most,
            double least,
            double promising,
            double slack,
            Predicate<Square> wanted) {
        Mat cut = plan.submat(part);
        double coarseScale = nearlyOne(COARSE / size) ? 1 : COARSE / size;
        Mat coarse = resized(cut, coarseScale);
        List<Square> rough = SquareFinder.find(EdgeField.of(coarse, 0.8), COARSE, least).stream()
                .filter(s -> wanted.test(s.scaled(1 / coarseScale).moved(part.x, part.y)))
                .limit(most)
                .toList();
        coarse.release();
        double fineScale = nearlyOne(FaceCrop.SIDE / size) ? 1 : Math.min(1, FaceCrop.SIDE / size);
        Mat fine = resized(cut, fineScale);
        cut.release();
        NearEdges edges = new NearEdges(fine, 0.8);
        List<Square> near = new ArrayList<>();
        double k = fineScale / coarseScale;
        for (Square r : rough) {
            Square start = new Square((r.x() + 0.5) * k - 0.5, (r.y() + 0.5) * k - 0.5, r.size() * k, r.angle(), 0);
            near.add(SquareFit.approach(edges, start, slack, promising));
        }
        List<Square> fitted = new ArrayList<>();
        for (Square f : distinct(near)) {
            if (f.score() > promising && fitted.size() < most / 2) {
                fitted.add(SquareFit.settle(edges, f, slack));
            }
        }
        List<Square> kept = distinct(fitted);
        return new FaceSearch(part, fine, fineScale, edges, kept);
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

    /** A copy in another size. Halves are made first, which is exact and much quicker than one step of area means. */
    static Mat resized(Mat plan, double scale) {
        Mat out = new Mat();
        if (scale == 1) {
            plan.assignTo(out);
            return out;
        }
        Mat from = plan;
        double left = scale;
        while (left <= 0.5 && from.cols() > 1 && from.rows() > 1) {
            Mat even = from.submat(0, from.rows() / 2 * 2, 0, from.cols() / 2 * 2);
            Mat half = new Mat();
            Imgproc.resize(even, half, new Size(even.cols() / 2.0, even.rows() / 2.0), 0, 0, Imgproc.INTER_AREA);
            even.release();
            if (from != plan) {
                from.release();
            }
            from = half;
            left *= 2;
        }
        Imgproc.resize(from, out, new Size(), left, left, Imgproc.INTER_LINEAR);
        if (from != plan) {
            from.release();
        }
        return out;
    }

    /** The squares in pixels of {@link #fine()}, clearest first. */
    List<Square> squares() {
        return squares;
    }

    Mat fine() {
        return fine;
    }

    double fineScale() {
        return fineScale;
    }

    NearEdges edges() {
        return fineEdges;
    }

    /** Whether the middle of a square, in pixels of the plan, lies in the part that is looked at. */
    boolean holds(Square s) {
        return part.contains(new Point(s.x(), s.y()));
    }

    /** From the finer copy to the plan. */
    Square inPlan(Square s) {
        double k = 1 / fineScale;
        double x = part.x + (s.x() + 0.5) * k - 0.5;
        double y = part.y + (s.y() + 0.5) * k - 0.5;
        return new Square(x, y, s.size() * k, s.angle(), s.score());
    }

    /** From the plan to the finer copy. */
    Square inFine(Square s) {
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
