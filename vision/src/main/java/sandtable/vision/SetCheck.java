package sandtable.vision;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Mat;

/** What is weak about a set. */
final class SetCheck {
    /** Two faces that correlate more than this are called alike. */
    private static final double ALIKE = 0.75;

    private SetCheck() {}

    /** Pairs of faces that look alike, in plain words. */
    static List<String> alike(DiceSet set) {
        List<String> said = new ArrayList<>();
        SymbolMatcher matcher = new SymbolMatcher(set.shots());
        for (Shot shot : set.shots()) {
            Mat plan = shot.mat();
            double mid = (Shot.WIDTH - 1) / 2.0;
            Optional<SymbolMatch> match =
                    matcher.match(plan, new Square(mid, mid, FaceCrop.SIDE, 0, 1), List.of(shot.colour()));
            plan.release();
            if (match.isEmpty()) {
                continue;
            }
            boolean itself = match.get().face().equals(shot.face());
            double other = itself ? match.get().second() : match.get().score();
            String rival = itself ? match.get().rival() : match.get().face();
            if (other > ALIKE) {
                said.add(String.format(
                        Locale.ROOT,
                        "%s %s looks like %s (%.2f): take one more picture of each, upright and without glare",
                        shot.colour(),
                        shot.face(),
                        rival,
                        other));
            }
        }
        return said;
    }

    /** Faces of the enrolled colours of which there is no look. */
    static List<String> missing(DiceSet set) {
        List<String> missing = new ArrayList<>();
        for (Map.Entry<String, Map<String, Integer>> e : set.looks().entrySet()) {
            for (String face : DiceSet.FACES) {
                if (!e.getValue().containsKey(face)) {
                    missing.add(e.getKey() + " " + face);
                }
            }
        }
        return missing;
    }
}
