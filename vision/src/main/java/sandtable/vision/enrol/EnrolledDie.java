package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import sandtable.vision.picture.Rects;
import sandtable.vision.picture.Resized;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.NearEdges;
import sandtable.vision.square.Square;
import sandtable.vision.square.SquareFit;

/** A die in a picture to learn from: where it is said to lie, and the squares that may be its top face. */
final class EnrolledDie {
    private static final double LEAST_SCORE = 0.33;
    private static final int MOST_SQUARES = 60;
    private static final double SLACK = 0.1;
    private static final int KEPT = 4;
    private static final int TRIED = 6;
    private static final double LEAST_WORTH = 0.1;
    /** Further than this from where its die is said to lie, in edges, a square is not its top. */
    static final double MOST_ASIDE = 0.45;
    /** Where clear edges lie further off than this, in edges, a square is not the top's. */
    private static final double VERY_NEAR = 0.12;
    /** What a square of which nobody said that a die lies there loses where it is cloth or wood. */
    private static final double BARE = 0.5;
    /** What it loses where something lies beyond it: its die's top, then, and it is a side. */
    private static final double BEYOND = 0.4;

    private final Labels.Row row;
    private final Optional<double[]> at;
    private final double[] further;
    private final List<double[]> places;
    private final Lying lies;
    private final TreeMap<Integer, List<Square>> bySize = new TreeMap<>();

    /**
     * @param at where in the plan it is said to lie, where that is known
     * @param further from there to the middle of its top, in edges of that
     * @param places where dice of the same picture are said to lie, this one too
     */
    EnrolledDie(Labels.Row row, Optional<double[]> at, double[] further, List<double[]> places, Lying lies) {
        this.row = row;
        this.at = at;
        this.further = further.clone();
        this.places = List.copyOf(places);
        this.lies = lies;
    }

    /** The middle of its top, if that has such an edge; empty where nobody said where it lies. */
    private Optional<double[]> top(double size) {
        return at.map(p -> new double[] {p[0] + further[0] * size, p[1] + further[1] * size});
    }

    Labels.Row row() {
        return row;
    }

    Map<Integer, List<Square>> bySize() {
        return bySize;
    }

    /**
     * Looks for its face in one size, in the part of the plan where it lies.
     */
    void look(Mat plan, int step, double size) {
        Rect part = part(plan, size);
        if (part.width < size || part.height < size) {
            return;
        }
        FaceSearch.Sought sought = new FaceSearch.Sought(size, SLACK, MOST_SQUARES, LEAST_SCORE, s -> lies.in(s) > 0);
        try (FaceSearch search = FaceSearch.of(plan, part, sought)) {
            List<Square> likely = new ArrayList<>();
            for (Square s : search.squares()) {
                Square there = search.inPlan(s);
                if (distance(there) < MOST_ASIDE && likely.size() < KEPT) {
                    Square worth = worth(there, search.fine(), s);
                    likely.add(new Square(there.x(), there.y(), there.size(), there.angle(), likely(worth)));
                }
            }
            bySize.put(step, likely);
        }
    }

    /** The clearest square of each size in which any was found. */
    List<Square> clearest() {
        return bySize.values().stream()
                .flatMap(found -> found.stream().max(Comparator.comparingDouble(Square::score)).stream())
                .toList();
    }

    /** Looks where a square was found in another plan of the picture: one that is hardly seen is not always found again by itself. */
    void alsoAbout(Mat plan, Square s) {
        climbed(plan, s)
                .map(c -> new Square(c.x(), c.y(), c.size(), c.angle(), likely(c)))
                .filter(c -> c.score() > 0 && distance(c) < MOST_ASIDE)
                .ifPresent(c -> bySize.merge(
                        EnrolledPage.step(c.size()),
                        List.of(c),
                        (had, one) -> Stream.concat(had.stream(), one.stream()).toList()));
    }

    /** The square with how likely it is the die's top face for its score. */
    private Square worth(Square there, Mat fine, Square s) {
        Mat crop = FaceCrop.colour(fine, s);
        double score = s.score() - 0.006 * Math.max(0, Rim.unevenness(crop) - 6) - 0.4 * distance(there);
        crop.release();
        return new Square(there.x(), there.y(), there.size(), there.angle(), score);
    }

    /** Whether it was said where in its picture it lies. */
    boolean isToldWhere() {
        return at.isPresent();
    }

    /** Whether no square was found in any size that was looked for. */
    boolean showsNoSquare() {
        return bySize.values().stream().allMatch(List::isEmpty);
    }

    /** The score of a square, less where nothing lies in it, unless it was said that its die lies there. */
    private double likely(Square s) {
        return at.isPresent() ? s.score() : s.score() - BARE * bare(s);
    }

    /** Share of a square in which nothing lies. */
    double bare(Square s) {
        return 1 - lies.in(s);
    }

    private Rect part(Mat plan, double size) {
        Optional<double[]> top = top(size);
        if (top.isEmpty()) {
            return new Rect(0, 0, plan.cols(), plan.rows());
        }
        int reach = (int) Math.ceil(1.5 * size);
        Rect part = new Rect(
                (int) Math.round(top.get()[0]) - reach, (int) Math.round(top.get()[1]) - reach, 2 * reach, 2 * reach);
        return Rects.within(part, plan.cols(), plan.rows());
    }

    /** Distance from where it is said to lie, in edges; 0 where that was not said. */
    double distance(Square s) {
        return top(s.size())
                .map(p -> Math.hypot(s.x() - p[0], s.y() - p[1]) / s.size())
                .orElse(0.0);
    }

    private List<Square> about(int step) {
        return IntStream.rangeClosed(step - 2, step + 2)
                .mapToObj(k -> bySize.getOrDefault(k, List.of()))
                .flatMap(List::stream)
                .toList();
    }

    /** Score of the best square about a size, 0 where there is none. */
    double best(int step) {
        return IntStream.rangeClosed(step - 1, step + 1)
                .mapToObj(k -> bySize.getOrDefault(k, List.of()))
                .flatMap(List::stream)
                .mapToDouble(Square::score)
                .max()
                .orElse(0);
    }

    /** The square that is clearest, nearest to the place and nearest to the size the dice have. */
    Optional<Square> pick(int step, double size) {
        return about(step).stream()
                .max(Comparator.comparingDouble(
                        s -> s.score() - 1.2 * Math.abs(Math.log(s.size() / size)) - 0.4 * distance(s)));
    }

    /** The clearest square of a size; its score says how clear. Sizes are compared by it, as the rest of a die lies beyond a square that is too small. */
    Optional<Square> clearest(Mat plan, int step, double size) {
        return climbed(plan, step, size).max(Comparator.comparingDouble(this::likely));
    }

    /** A square of a size where its top is said to lie, turned anyhow, whatever is seen of it: its score is 0. */
    Optional<Square> unseen(double size) {
        return top(size).map(p -> new Square(p[0], p[1], size, 0, 0));
    }

    /**
     * The square of a size that is its top face, as well as can be told; its score says how clear it is.
     *
     * @param most edges from where it is said to lie
     */
    Optional<Square> settled(Mat plan, int step, double size, double most) {
        return settled(climbed(plan, step, size).filter(s -> distance(s) < most));
    }

    /** The same, also looked for from just where it is said to lie: edges may be too faint to be found among all others. */
    Optional<Square> settledAboutItsPlace(Mat plan, int step, double size) {
        return settled(Stream.concat(climbed(plan, step, size), climbed(plan, atItsPlace(size))));
    }

    private Optional<Square> settled(Stream<Square> squares) {
        return squares.max(Comparator.comparingDouble(s -> likely(s) - BEYOND * beyond(s)));
    }

    private Stream<Square> climbed(Mat plan, int step, double size) {
        List<Square> from = about(step).stream()
                .sorted(Comparator.comparingDouble(Square::score).reversed())
                .limit(TRIED)
                .map(f -> new Square(f.x(), f.y(), size, f.angle(), 0))
                .toList();
        return climbed(plan, from.isEmpty() ? atItsPlace(size) : from);
    }

    /** Squares where it is said to lie, turned in all ways. */
    private List<Square> atItsPlace(double size) {
        return top(size).stream()
                .flatMap(p -> IntStream.iterate(0, turn -> turn < 90, turn -> turn + 6)
                        .mapToObj(turn -> new Square(p[0], p[1], size, Math.toRadians(turn), 0)))
                .toList();
    }

    private Stream<Square> climbed(Mat plan, List<Square> from) {
        return from.stream()
                .flatMap(f -> climbed(plan, f).stream())
                .filter(s -> s.score() > LEAST_WORTH && distance(s) < MOST_ASIDE);
    }

    /** How likely a square is the side of its die. */
    private double beyond(Square s) {
        return lies.beyond(
                s,
                p -> at.map(own -> places.stream().noneMatch(o -> away(o, p) < away(own, p)))
                        .orElse(true));
    }

    private static double away(double[] a, double[] b) {
        return Math.hypot(a[0] - b[0], a[1] - b[1]);
    }

    /** A square with how likely it, or one very near to it, is the die's top face for its score. */
    Square judged(Mat plan, Square s) {
        double score = climbed(plan, s)
                .filter(c -> c.score() < LikeFaces.CLEAR || c.distance(s) < VERY_NEAR * s.size())
                .map(Square::score)
                .orElse(0.0);
        return new Square(s.x(), s.y(), s.size(), s.angle(), score);
    }

    /** Moved and turned onto the edges round about. */
    private Optional<Square> climbed(Mat plan, Square from) {
        double size = from.size();
        Rect part = Rects.within(
                new Rect((int) (from.x() - 1.2 * size), (int) (from.y() - 1.2 * size), (int) (2.4 * size), (int)
                        (2.4 * size)),
                plan.cols(),
                plan.rows());
        if (part.width < size || part.height < size) {
            return Optional.empty();
        }
        Mat cut = new Mat(plan, part);
        double k = Math.min(1, FaceCrop.SIDE / size);
        Mat fine = Resized.of(cut, k);
        Square start = new Square(
                (from.x() - part.x + 0.5) * k - 0.5, (from.y() - part.y + 0.5) * k - 0.5, size * k, from.angle(), 0);
        Square s = SquareFit.climb(new NearEdges(fine, 0.8), start, 0.02);
        Square there = worth(
                new Square((s.x() + 0.5) / k - 0.5 + part.x, (s.y() + 0.5) / k - 0.5 + part.y, size, s.angle(), 0),
                fine,
                s);
        fine.release();
        cut.release();
        return Optional.of(there);
    }
}
