package sandtable.vision;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** Compares a face with the enrolled looks by normalised cross-correlation. Safe from any thread. */
final class SymbolMatcher {
    private static final double[] TURNS = {-0.06, 0.06};
    private static final int FINE = 4;
    /** Less than this at half scale never becomes a reading. */
    private static final double LEAST_ROUGH = 0.35;

    private final List<Template> templates;

    SymbolMatcher(List<Shot> shots) {
        this.templates = shots.stream().flatMap(s -> Template.of(s).stream()).toList();
    }

    private record Scored(Template template, double score, double turn, double x, double y) {}

    /** The likeliest face of a square, among the looks of some colours; empty where there are none of them. */
    Optional<SymbolMatch> match(Mat plan, Square square, Collection<String> colours) {
        Mat crop = FaceCrop.colour(plan, square, 0);
        Mat even = FaceCrop.even(crop);
        crop.release();
        float[][] windows = CoarseMatch.windows(CoarseMatch.field(even));
        List<Scored> rough = new ArrayList<>();
        for (Template t : templates) {
            if (colours.contains(t.colour())) {
                rough.add(new Scored(t, CoarseMatch.best(windows, t.coarse()), 0, 0, 0));
            }
        }
        if (rough.isEmpty()) {
            even.release();
            return Optional.empty();
        }
        rough.sort(Comparator.comparingDouble(Scored::score).reversed());
        if (rough.get(0).score() < LEAST_ROUGH) {
            even.release();
            return Optional.empty();
        }
        List<Scored> fine = new ArrayList<>();
        for (Scored s : chosen(rough)) {
            fine.add(correlation(even, s.template(), 0));
        }
        even.release();
        fine.sort(Comparator.comparingDouble(Scored::score).reversed());
        Map<String, Double> byFace = new HashMap<>();
        fine.forEach(s -> byFace.merge(s.template().face(), s.score(), Math::max));
        Scored best = fine.get(0);
        for (double turn : TURNS) {
            Mat turned = FaceCrop.colour(plan, square, turn);
            Mat field = FaceCrop.even(turned);
            turned.release();
            for (Scored s : fine.subList(0, Math.min(3, fine.size()))) {
                Scored v = correlation(field, s.template(), turn);
                byFace.merge(s.template().face(), v.score(), Math::max);
                if (v.score() > best.score()) {
                    best = v;
                }
            }
            field.release();
        }
        String rival = "";
        double second = -1;
        for (Map.Entry<String, Double> e : byFace.entrySet()) {
            if (!e.getKey().equals(best.template().face()) && e.getValue() > second) {
                second = e.getValue();
                rival = e.getKey();
            }
        }
        return Optional.of(new SymbolMatch(
                best.template().face(), best.score(), second, rival, best.template(), best.turn(), best.x(), best.y()));
    }

    /** The best few looks, and the best of each of the three likeliest faces. */
    private static List<Scored> chosen(List<Scored> rough) {
        List<Scored> chosen = new ArrayList<>(rough.subList(0, Math.min(FINE, rough.size())));
        List<String> faces = new ArrayList<>();
        for (Scored s : rough) {
            String face = s.template().face();
            if (!faces.contains(face) && faces.size() < 3) {
                faces.add(face);
                if (!chosen.contains(s)) {
                    chosen.add(s);
                }
            }
        }
        return chosen;
    }

    private static Scored correlation(Mat field, Template template, double turn) {
        Mat result = new Mat();
        Imgproc.matchTemplate(field, template.fine(), result, Imgproc.TM_CCOEFF_NORMED);
        Core.MinMaxLocResult at = Core.minMaxLoc(result);
        result.release();
        double v = Double.isFinite(at.maxVal) ? at.maxVal : -1;
        return new Scored(template, v, turn, at.maxLoc.x, at.maxLoc.y);
    }
}
