package sandtable.vision;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is weak about a set. */
final class SetCheck {
    /** Two faces that correlate more than this are called alike. */
    private static final double ALIKE = 0.75;

    private SetCheck() {}

    /** Pairs of faces that look alike, in plain words. */
    static List<String> alike(DiceSet set) {
        List<String> said = new ArrayList<>();
        SymbolMatcher matcher = new SymbolMatcher(set.shots());
        for (Map.Entry<String, Map<String, Integer>> e : set.looks().entrySet()) {
            List<String> faces = List.copyOf(e.getValue().keySet());
            for (int i = 0; i < faces.size(); i++) {
                for (int j = i + 1; j < faces.size(); j++) {
                    double likeness = matcher.likeness(e.getKey(), faces.get(i), faces.get(j));
                    if (likeness > ALIKE) {
                        said.add(String.format(
                                Locale.ROOT,
                                "%s %s looks like %s (%.2f): take one more picture of each, upright and without glare",
                                e.getKey(),
                                faces.get(i),
                                faces.get(j),
                                likeness));
                    }
                }
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
