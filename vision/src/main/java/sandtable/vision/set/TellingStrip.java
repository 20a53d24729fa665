package sandtable.vision.set;

import java.util.List;
import java.util.Map;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.symbol.Shot;

/**
 * Where on its faces a set's bodies tell the colours of its dice apart. Frames and panels that are printed near the edges, and lamps that
 * are mirrored in flat tops, hide them where they are seen on other dice.
 */
final class TellingStrip {
    /** Colours that differ so many times as much as the dice of each are told well enough. */
    private static final double ENOUGH = 5;
    /** Another strip has to tell them so many times as well. */
    private static final double BETTER = 1.3;
    /** Nobody sees a body more exactly than this ({@link BodyColour#distance}). */
    private static final double GRAIN = 1;

    private TellingStrip() {}

    static BodyStrip of(List<Shot> shots) {
        double usual = apart(shots);
        if (usual >= ENOUGH) {
            return BodyStrip.USUAL;
        }
        double outer = apart(shots.stream().map(s -> s.bodyIn(BodyStrip.OUTER)).toList());
        return outer > BETTER * usual ? BodyStrip.OUTER : BodyStrip.USUAL;
    }

    /**
     * How far the colours are from the next one beside how far their dice are from their colour's middle, the least of all colours; 0 where two
     * of them look the same.
     */
    private static double apart(List<Shot> shots) {
        Map<String, double[]> middles = Bodies.middles(shots);
        return Bodies.byColour(shots).entrySet().stream()
                .mapToDouble(e -> apart(e.getKey(), e.getValue(), middles))
                .min()
                .orElse(ENOUGH);
    }

    private static double apart(String colour, List<double[]> bodies, Map<String, double[]> middles) {
        double next = Bodies.next(colour, middles);
        double spread = spread(bodies, middles.getOrDefault(colour, new double[3]));
        return next < Bodies.SAME_BODY ? 0 : next / (GRAIN + spread);
    }

    private static double spread(List<double[]> bodies, double[] middle) {
        return bodies.stream()
                .mapToDouble(b -> BodyColour.distance(b, middle))
                .average()
                .orElse(0);
    }
}
