package sandtable.vision;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opencv.core.Mat;

/** The bodies of a set's dice, to tell the colour of a die by. Immutable. */
final class Bodies {
    /** Two bodies so near to this one that none of them can be told; those of a set differ by 39 and more. */
    private static final double SAME_BODY = 15;

    private static final double NONE = 1e3;

    private final Map<String, List<double[]>> byColour;

    Bodies(DiceSet set) {
        this.byColour = set.bodies();
    }

    /** Two colours whose bodies look the same for the most part, so that nobody could tell their dice by them. */
    static Optional<List<String>> same(DiceSet set) {
        Map<String, double[]> middles = new LinkedHashMap<>();
        set.bodies().forEach((colour, all) -> middles.put(colour, BodyColour.middle(all)));
        for (Map.Entry<String, double[]> one : middles.entrySet()) {
            for (Map.Entry<String, double[]> other : middles.entrySet()) {
                if (!one.getKey().equals(other.getKey())
                        && BodyColour.distance(one.getValue(), other.getValue()) < SAME_BODY) {
                    return Optional.of(List.of(one.getKey(), other.getKey()));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Which colour a body is likeliest.
     *
     * @param distance from the nearest enrolled body of that colour, see {@link BodyColour#distance}
     * @param ratio of that and the distance of the next colour; 1 where they cannot be told apart
     * @param next the next colour; the same where there is no other
     */
    record Told(String colour, double distance, double ratio, String next) {
        /** What it would be if it were the next colour; nothing is told by that. */
        Told other() {
            return new Told(/* colour= */ next, distance, 1, /* next= */ colour);
        }

        /** The same where something else speaks for another colour. */
        Told untold() {
            return new Told(colour, distance, 1, next);
        }
    }

    /** What the rim of a square says. */
    Told of(Mat plan, Square s) {
        Mat crop = FaceCrop.colour(plan, s, 0);
        double[] lab = BodyColour.of(crop);
        crop.release();
        Map<String, Double> distance = byColour.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        e -> e.getValue().stream()
                                .mapToDouble(b -> BodyColour.distance(b, lab))
                                .min()
                                .orElse(NONE)));
        List<String> near = distance.keySet().stream()
                .sorted(Comparator.comparingDouble(distance::get))
                .toList();
        double least = distance.getOrDefault(near.get(0), NONE);
        double next = near.size() > 1 ? distance.getOrDefault(near.get(1), NONE) : NONE;
        return new Told(
                near.get(0), least, next < SAME_BODY ? 1 : least / next, near.get(Math.min(1, near.size() - 1)));
    }
}
