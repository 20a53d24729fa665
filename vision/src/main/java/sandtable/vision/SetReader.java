package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opencv.core.Mat;

/** Reads the dice of an enrolled set. Safe from any thread. */
final class SetReader {
    private static final double LEAST_SQUARE = 0.36;
    private static final int MOST_SQUARES = 70;

    private final DiceSet set;
    private final SymbolMatcher matcher;
    private final Map<String, List<double[]>> bodies;

    SetReader(DiceSet set) {
        this.set = set;
        this.matcher = new SymbolMatcher(set.shots());
        this.bodies = set.bodies();
    }

    /** A square that was compared with the set; in pixels of the plan. */
    record Read(
            Square square,
            SymbolMatch match,
            String colour,
            double colourDistance,
            double colourRatio,
            double stretch) {
        double score() {
            return square.score() + 0.8 * match.score() - 0.008 * Math.max(0, colourDistance - 12);
        }
    }

    /** The dice of a plan, with the size of face that explains them best. */
    List<Read> read(Mat plan, double hint) {
        double diagonal = Math.hypot(plan.cols(), plan.rows());
        double guess = hint * diagonal;
        List<Read> best = at(plan, guess);
        double most = worth(best);
        if (good(best)) {
            return best;
        }
        double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
        for (double size = 26; size < limit; size *= 1.12) {
            List<Read> other = at(plan, size);
            double worth = worth(other);
            if (worth > most) {
                most = worth;
                best = other;
            }
        }
        return best;
    }

    private static boolean good(List<Read> read) {
        return !read.isEmpty()
                && read.stream().filter(r -> r.match().score() > 0.75).count() * 2 > read.size();
    }

    private static double worth(List<Read> read) {
        return read.stream()
                .mapToDouble(
                        r -> Math.max(0, r.match().score() - 0.55) * r.square().score())
                .sum();
    }

    private List<Read> at(Mat plan, double size) {
        List<Read> all = new ArrayList<>();
        try (FaceSearch search = FaceSearch.of(plan, size, MOST_SQUARES, LEAST_SQUARE)) {
            for (Square s : search.squares()) {
                read(search, s).filter(SetReader::likeADie).ifPresent(all::add);
            }
        }
        all.sort(Comparator.comparingDouble(Read::score).reversed());
        List<Read> kept = new ArrayList<>();
        for (Read r : all) {
            if (kept.stream().noneMatch(k -> Overlap.share(k.square(), r.square()) > 0.1)) {
                kept.add(r);
            }
        }
        return kept;
    }

    /** What is neither a clear square nor looks like any symbol is cloth, wood or a side face, and not asked about. */
    private static boolean likeADie(Read r) {
        double symbol = r.match().score();
        double sides = r.square().score();
        return (symbol > 0.62 && sides > 0.45) || (symbol > 0.5 && sides > 0.66);
    }

    private Optional<Read> read(FaceSearch search, Square s) {
        Mat crop = FaceCrop.colour(search.fine(), s, 0);
        double[] lab = BodyColour.of(crop);
        crop.release();
        Map<String, Double> distance = bodies.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        e -> e.getValue().stream()
                                .mapToDouble(b -> BodyColour.distance(b, lab))
                                .min()
                                .orElse(1e3)));
        List<String> near = distance.keySet().stream()
                .sorted(Comparator.comparingDouble(distance::get))
                .toList();
        double least = distance.getOrDefault(near.get(0), 1e3);
        double next = near.size() > 1 ? distance.getOrDefault(near.get(1), 1e3) : 1e3;
        if (least > 70) {
            return Optional.empty();
        }
        return matcher.match(search.fine(), s, List.of(near.get(0)))
                .map(m -> new Read(search.inPlan(s), m, near.get(0), least, least / Math.max(1, next), 1));
    }

    /** Whether the reading may be used, and if not, why not. */
    SeenDie judge(Read r, PlanView view) {
        double[] at = view.toPicture(r.square().x(), r.square().y());
        double size = view.edgeInPicture(r.square());
        double confidence =
                Math.max(0, Math.min(1, 0.5 * r.match().score() + r.match().margin()));
        String reason = "";
        if (r.match().score() < 0.68 || r.match().margin() < 0.10) {
            reason = "unknown symbol";
        } else if (r.colourDistance() > 45 || r.colourRatio() > 0.8) {
            reason = "not of this set";
        } else if (r.square().score() < 0.4) {
            reason = "covered";
        }
        return reason.isEmpty()
                ? SeenDie.sure(at[0], at[1], size, r.colour(), r.match().face(), confidence)
                : SeenDie.ask(at[0], at[1], size, r.colour(), r.match().face(), confidence, reason);
    }

    /** Where to look for the size first. */
    double hint() {
        return set.faceShare();
    }
}
