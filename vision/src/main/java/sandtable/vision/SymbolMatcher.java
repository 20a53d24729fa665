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
    private static final double[] TURNS = {0, -0.06, 0.06};
    private static final int FINE = 4;

    private final List<Template> templates;

    SymbolMatcher(List<Shot> shots) {
        this.templates = shots.stream().flatMap(s -> Template.of(s).stream()).toList();
    }

    private record Scored(Template template, double score) {}

    /** The likeliest face of a square, among the looks of some colours; empty where there are none of them. */
    Optional<SymbolMatch> match(Mat plan, Square square, Collection<String> colours) {
        Mat crop = FaceCrop.colour(plan, square, 0);
        Mat even = FaceCrop.even(crop);
        crop.release();
        float[][] windows = CoarseMatch.windows(CoarseMatch.field(even));
        List<Scored> rough = new ArrayList<>();
        for (Template t : templates) {
            if (colours.contains(t.colour())) {
                rough.add(new Scored(t, CoarseMatch.best(windows, t.coarse())));
            }
        }
        if (rough.isEmpty()) {
            even.release();
            return Optional.empty();
        }
        rough.sort(Comparator.comparingDouble(Scored::score).reversed());
        List<Scored> chosen = chosen(rough);
        Map<String, Double> byFace = new HashMap<>();
        Template best = null;
        double most = -2;
        double turnOfBest = 0;
        for (double turn : TURNS) {
            Mat field = even;
            if (turn != 0) {
                Mat turned = FaceCrop.colour(plan, square, turn);
                field = FaceCrop.even(turned);
                turned.release();
            }
            for (Scored s : chosen) {
                double v = correlation(field, s.template().fine());
                byFace.merge(s.template().face(), v, Math::max);
                if (v > most) {
                    most = v;
                    best = s.template();
                    turnOfBest = turn;
                }
            }
            if (turn != 0) {
                field.release();
            }
        }
        even.release();
        if (best == null) {
            return Optional.empty();
        }
        String rival = "";
        double second = -1;
        for (Map.Entry<String, Double> e : byFace.entrySet()) {
            if (!e.getKey().equals(best.face()) && e.getValue() > second) {
                second = e.getValue();
                rival = e.getKey();
            }
        }
        return Optional.of(new SymbolMatch(best.face(), most, second, rival, best, turnOfBest));
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

    private static double correlation(Mat field, Mat template) {
        Mat result = new Mat();
        Imgproc.matchTemplate(field, template, result, Imgproc.TM_CCOEFF_NORMED);
        double max = Core.minMaxLoc(result).maxVal;
        result.release();
        return Double.isNaN(max) ? -1 : max;
    }
}
