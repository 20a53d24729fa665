package sandtable.vision.scene;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/** One owner's set of dice: art, colours, size, roundness. */
public final class DiceKit {
    public static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");

    private static final double[] GREY = {0.5, 0.5, 0.5};

    private final Symbols hand;
    private final double edge;
    private final double roundness;
    private final double shine;
    private final Map<String, double[]> bodies;
    private final Map<String, double[]> inks;
    private final List<String> colours;
    private final Map<String, float[]> drawings = new ConcurrentHashMap<>();

    private DiceKit(
            Symbols hand,
            double edge,
            double roundness,
            double shine,
            List<String> colours,
            Map<String, double[]> bodies,
            Map<String, double[]> inks) {
        this.hand = hand;
        this.edge = edge;
        this.roundness = roundness;
        this.shine = shine;
        this.colours = List.copyOf(colours);
        this.bodies = Map.copyOf(bodies);
        this.inks = Map.copyOf(inks);
    }

    /** A red, white, and blue or black set in one hand; small differences follow from the seed. */
    public static DiceKit rwb(Symbols hand, long seed) {
        Random r = new Random(seed * 7919 + hand.ordinal());
        boolean black = r.nextBoolean();
        String third = black ? "black" : "blue";
        double[] light = {0.9, 0.89, 0.86};
        double[] dark = {0.05, 0.05, 0.06};
        double[] gold = {0.8, 0.62, 0.2};
        double[] red = {0.5 + 0.15 * r.nextDouble(), 0.03 + 0.03 * r.nextDouble(), 0.04};
        double[] white = {0.86, 0.85, 0.78 + 0.08 * r.nextDouble()};
        double[] blue = {0.03, 0.08 + 0.06 * r.nextDouble(), 0.38 + 0.15 * r.nextDouble()};
        double[] inkRed = r.nextInt(3) == 0 ? gold : light;
        double[] inkWhite = r.nextInt(3) == 0 ? red : dark;
        return new DiceKit(
                hand,
                14 + 4 * r.nextDouble(),
                0.08 + 0.08 * r.nextDouble(),
                0.15 + 0.35 * r.nextDouble(),
                List.of("red", "white", third),
                Map.of("red", red, "white", white, third, black ? dark : blue),
                Map.of("red", inkRed, "white", inkWhite, third, light));
    }

    /** The same three colours in other shades and inks: wine, ivory, navy, anthracite, with cream and silver. */
    static DiceKit otherRwb(Symbols hand, long seed) {
        Random r = new Random(seed * 6_151 + hand.ordinal());
        boolean black = r.nextInt(5) < 2;
        String third = black ? "black" : "blue";
        double[] cream = {0.86, 0.8, 0.65};
        double[] silver = {0.66, 0.68, 0.7};
        double[] navy = {0.03, 0.05, 0.2};
        double[] brown = {0.1, 0.055, 0.035};
        double[] wine = {0.33, 0.02, 0.05};
        double[] red = r.nextBoolean() ? wine : new double[] {0.6, 0.03, 0.055};
        double[] white = r.nextBoolean() ? new double[] {0.84, 0.78, 0.63} : new double[] {0.8, 0.83, 0.87};
        double[] blue = r.nextBoolean() ? navy : new double[] {0.05, 0.17, 0.5};
        double[] anthracite = {0.075, 0.078, 0.088};
        double[][] dark = {navy, brown, wine, anthracite};
        return new DiceKit(
                hand,
                14 + 4 * r.nextDouble(),
                0.08 + 0.08 * r.nextDouble(),
                0.15 + 0.35 * r.nextDouble(),
                List.of("red", "white", third),
                Map.of("red", red, "white", white, third, black ? anthracite : blue),
                Map.of(
                        "red",
                        r.nextBoolean() ? cream : silver,
                        "white",
                        dark[r.nextInt(dark.length)],
                        third,
                        r.nextBoolean() ? cream : silver));
    }

    /** Ordinary dice with pips in a colour of their own. */
    public static DiceKit pips(long seed) {
        Random r = new Random(seed * 104_729 + 3);
        double[][] bodies = {
            {0.86, 0.85, 0.8},
            {0.6, 0.04, 0.05},
            {0.04, 0.1, 0.45},
            {0.05, 0.05, 0.06},
            {0.04, 0.35, 0.12},
            {0.85, 0.7, 0.05},
        };
        String[] names = {"white", "red", "blue", "black", "green", "yellow"};
        int i = r.nextInt(names.length);
        boolean dark = i == 0 || i == 5;
        return new DiceKit(
                Symbols.PIPS,
                13 + 5 * r.nextDouble(),
                0.1 + 0.08 * r.nextDouble(),
                0.2 + 0.3 * r.nextDouble(),
                List.of(names[i]),
                Map.of(names[i], bodies[i]),
                Map.of(names[i], dark ? new double[] {0.05, 0.05, 0.06} : new double[] {0.88, 0.88, 0.86}));
    }

    public List<String> colours() {
        return colours;
    }

    /** Edge of a die, mm. */
    public double edge() {
        return edge;
    }

    double roundness() {
        return roundness;
    }

    double shine() {
        return shine;
    }

    double[] body(String colour) {
        return bodies.getOrDefault(colour, GREY);
    }

    double[] ink(String colour) {
        return inks.getOrDefault(colour, GREY);
    }

    Symbols hand() {
        return hand;
    }

    float[] drawing(String face) {
        return drawings.computeIfAbsent(face, hand::draw);
    }
}
