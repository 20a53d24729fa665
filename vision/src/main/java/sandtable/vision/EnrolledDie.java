package sandtable.vision;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/** A die in a picture to learn from: where it is said to lie, and the squares that may be its top face. */
final class EnrolledDie {
    private static final double LEAST_SCORE = 0.33;
    private static final int KEPT = 4;

    private final Labels.Row row;
    private final Optional<double[]> at;
    private final TreeMap<Integer, List<Square>> bySize = new TreeMap<>();

    /** @param at the place in the plan, where it is known */
    EnrolledDie(Labels.Row row, Optional<double[]> at) {
        this.row = row;
        this.at = at;
    }

    Labels.Row row() {
        return row;
    }

    Map<Integer, List<Square>> bySize() {
        return bySize;
    }

    /** Looks for its face in one size, in the part of the plan where it lies. */
    void look(Mat plan, int step, double size) {
        Rect part = part(plan, size);
        if (part.width < size || part.height < size) {
            return;
        }
        Mat cut = new Mat(plan, part);
        try (FaceSearch search = FaceSearch.of(cut, size, 60, LEAST_SCORE)) {
            bySize.put(
                    step,
                    search.squares().stream()
                            .map(search::inPlan)
                            .map(s -> moved(s, part))
                            .filter(s -> distance(s) < 0.45)
                            .limit(KEPT)
                            .toList());
        } finally {
            cut.release();
        }
    }

    private Rect part(Mat plan, double size) {
        if (at.isEmpty()) {
            return new Rect(0, 0, plan.cols(), plan.rows());
        }
        int reach = (int) Math.ceil(1.5 * size);
        Rect part = new Rect(
                (int) Math.round(at.get()[0]) - reach, (int) Math.round(at.get()[1]) - reach, 2 * reach, 2 * reach);
        return Rects.within(part, plan.cols(), plan.rows());
    }

    private static Square moved(Square s, Rect part) {
        return new Square(s.x() + part.x, s.y() + part.y, s.size(), s.angle(), s.score());
    }

    /** Distance from where it is said to lie, in edges; 0 where that was not said. */
    private double distance(Square s) {
        return at.map(p -> Math.hypot(s.x() - p[0], s.y() - p[1]) / s.size()).orElse(0.0);
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

    /** Where no square stands out, the best one of the common size about the place that was told. */
    Optional<Square> fitted(Mat plan, double size) {
        Rect part = part(plan, size);
        if (at.isEmpty() || part.width < size || part.height < size) {
            return Optional.empty();
        }
        Mat cut = new Mat(plan, part);
        EdgeField edges = EdgeField.of(cut, 0.8);
        cut.release();
        Optional<Square> best = Optional.empty();
        for (int turn = 0; turn < 90; turn += 6) {
            Square start = new Square(at.get()[0] - part.x, at.get()[1] - part.y, size, Math.toRadians(turn), 0);
            Square s = SquareFit.climb(edges, start, 0.08);
            boolean better = s.score() > best.map(Square::score).orElse(0.25);
            if (better && s.distance(start) < 0.35 * size) {
                best = Optional.of(s);
            }
        }
        return best.map(s -> moved(s, part));
    }
}
