package sandtable.vision.symbol;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which colours bear dark symbols where another one bears light ones. Immutable. */
final class Negatives {
    private final Set<String> unlikeFirst = new HashSet<>();

    /** @param looks by the colour of their dice */
    Negatives(Map<String, List<Look>> looks) {
        looks.values().stream()
                .findFirst()
                .ifPresent(first -> looks.forEach((colour, own) -> {
                    if (like(first, own) < 0) {
                        unlikeFirst.add(colour);
                    }
                }));
    }

    /** Above 0 where the symbols of two colours agree as they are, below where one's negative agrees with the other; by all faces together. */
    private static double like(List<Look> one, List<Look> other) {
        Alignment alignment = new Alignment();
        double like = 0;
        for (Look a : one) {
            for (Look b : other) {
                if (a.face.equals(b.face)) {
                    Grey picture = Grey.of(b.shot, b.ink);
                    Alignment.Turned turned = alignment.turned(picture, a);
                    double by = turned.laid().correlation();
                    like += turned.picture() == picture ? by : -by;
                }
            }
        }
        return like;
    }

    /** The mixture in which the symbols of one colour agree with those of another. */
    Ink ink(Ink own, String colour, String other) {
        return unlikeFirst.contains(colour) == unlikeFirst.contains(other) ? own : own.negative();
    }
}
