package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.DoubleFunction;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.BodyColour;

/**
 * How well all dice of a set fit when their faces are taken to be of one size.
 *
 * @param factor of the size that the squares had which were found first
 * @param clear how clear the squares of that size are, summed
 * @param apart least distance between the rims of two colours; 0 where there is one colour
 */
record SizeFit(double factor, double clear, double apart) {
    /** The bodies of a set differ by more, see {@link Bodies}. */
    private static final double APART = 40;
    /** From here a larger size is another one, not the same one seen roughly. */
    private static final double LARGER = 1.12;

    private static final double LARGEST = 1.5;
    /** A face is less clear than a frame that is drawn on it, but not by more than this. */
    private static final double LESS_CLEAR = 0.6;

    private static final double LESS_APART = 0.75;

    /** How the dice fit whose rims have these colours, by the colour of the dice as they were named. */
    static SizeFit of(double factor, double clear, TreeMap<String, List<double[]>> rims) {
        List<double[]> bodies = rims.values().stream().map(BodyColour::middle).toList();
        double apart = bodies.size() < 2 ? 0 : Double.MAX_VALUE;
        for (int i = 0; i < bodies.size(); i++) {
            for (int k = 0; k < i; k++) {
                apart = Math.min(apart, BodyColour.distance(bodies.get(i), bodies.get(k)));
            }
        }
        return new SizeFit(factor, clear, apart);
    }

    /**
     * The clearest of some sizes; a larger one where that size is likely a frame's or a badge's that is drawn on the faces:
     * the rims of dice of two colours are then nearly of one colour, and those of the larger squares are not.
     *
     * @param factors sizes to choose from
     * @param at fits one size
     */
    static double best(List<Double> factors, DoubleFunction<SizeFit> at) {
        SizeFit clearest = factors.stream()
                .map(at::apply)
                .max(Comparator.comparingDouble(SizeFit::clear))
                .orElseThrow();
        if (clearest.apart >= APART || clearest.apart == 0) {
            return clearest.factor;
        }
        List<SizeFit> larger = new ArrayList<>();
        for (double f = clearest.factor * LARGER; f < clearest.factor * LARGEST; f *= 1.03) {
            larger.add(at.apply(f));
        }
        Optional<SizeFit> face = larger.stream()
                .filter(s -> s.clear > LESS_CLEAR * clearest.clear && clearest.apart < LESS_APART * s.apart)
                .max(Comparator.comparingDouble(s -> s.clear * s.apart));
        return face.orElse(clearest).factor;
    }
}
