package sandtable.vision.set;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;

/** The bodies of a set's dice, to tell the colour of a die by. Immutable. */
public final class Bodies {
    /** Two bodies so near to this one that none of them can be told; those of a set differ by {@link #APART} and more. */
    public static final double SAME_BODY = 15;

    private static final double APART = 39;

    /**
     * Two that are so near where one may be in another light. With {@link #SAME_BODY} black dice that mirrored lamps might be of any colour
     * (five of 1,700 flat dice, path-traced makes 23 to 26), though they were 2 to 5 from black ones in such a light and 9 to 15 from others.
     */
    private static final double SAME_LIT = 8;

    /** Looks this far from the middle of their colour, as a share of the way to the next one, say nothing of it. */
    private static final double ASTRAY = 0.4;

    /** A body this much nearer to its colour than to the next is told as it is. */
    private static final double PLAINLY = 0.25;

    /** Further than this from grey, levels of a and b; lamps colour white and black dice by less. */
    private static final double COLOURED = 20;

    private static final double NONE = 1e3;

    private final BodyStrip strip;
    private final Map<String, List<double[]>> byColour;
    /** Without those of which it is not plain what colour they are. */
    private final Map<String, List<double[]>> plain;

    private final Map<String, List<OddLight.Lit>> lit;

    public Bodies(DiceSet set) {
        Map<String, double[]> middles = middles(set.shots());
        this.strip = set.strip();
        this.byColour = byColour(set.shots());
        this.plain = byColour.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> plain(e.getKey(), e.getValue(), middles)));
        this.lit =
                plain.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> OddLight.on(e.getValue())));
    }

    /** The bodies of the looks at each colour, in the looks' order. */
    public static Map<String, List<double[]>> byColour(List<Shot> shots) {
        Map<String, List<double[]>> all = new LinkedHashMap<>();
        for (Shot s : shots) {
            all.computeIfAbsent(s.colour(), c -> new ArrayList<>()).add(s.lab());
        }
        return all;
    }

    /** The middle of each colour's bodies. */
    public static Map<String, double[]> middles(List<Shot> shots) {
        Map<String, double[]> middles = new LinkedHashMap<>();
        byColour(shots).forEach((colour, all) -> middles.put(colour, BodyColour.middle(all)));
        return middles;
    }

    /** How far what was seen is from a body at least, were it in another light than that. */
    public static double inOddLight(double[] body, double[] seen) {
        return OddLight.on(List.of(body)).stream()
                .mapToDouble(l -> l.distance(seen))
                .min()
                .orElseThrow();
    }

    /** Whether any of a set's bodies is neither white nor grey nor black, so that pictures without colours do not tell its dice. */
    public static boolean haveColours(DiceSet set) {
        return middles(set.shots()).values().stream().anyMatch(Bodies::coloured);
    }

    /** Whether a body is neither white nor grey nor black. */
    static boolean coloured(double[] lab) {
        return Math.hypot(lab[1] - 128, lab[2] - 128) > COLOURED;
    }

    /** Without those that a lamp shone on or that were seen beside their die: they lie on the way to another colour. */
    private static List<double[]> plain(String colour, List<double[]> all, Map<String, double[]> middles) {
        double[] middle = BodyColour.middle(all);
        double next = next(colour, middles);
        List<double[]> plain = all.stream()
                .filter(b -> BodyColour.distance(b, middle) < ASTRAY * next)
                .toList();
        return plain.size() * 2 > all.size() ? plain : all;
    }

    /** How far from a colour's middle the nearest other one's lies. */
    public static double next(String colour, Map<String, double[]> middles) {
        double[] own = middles.getOrDefault(colour, new double[3]);
        return middles.entrySet().stream()
                .filter(e -> !e.getKey().equals(colour))
                .mapToDouble(e -> BodyColour.distance(e.getValue(), own))
                .min()
                .orElse(NONE);
    }

    /** Two colours whose bodies look the same for the most part, so that nobody could tell their dice by them. */
    public static Optional<List<String>> same(DiceSet set) {
        Map<String, double[]> middles = middles(set.shots());
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
     * @param light the share of the tray's light that seems to fall on it: less than 1 in a deep shadow
     */
    public record Told(String colour, double distance, double ratio, String next, double light) {
        /** What it would be if it were the next colour; nothing is told by that. */
        public Told other() {
            return butFor(next);
        }

        /** The same where something else speaks for another colour. */
        public Told untold() {
            return new Told(colour, distance, 1, next, light);
        }

        /** What it would be if it were this colour, which something else says. */
        public Told butFor(String other) {
            return new Told(/* colour= */ other, distance, 1, /* next= */ colour, light);
        }
    }

    /** What the rim of a square says. */
    public Told of(Mat plan, Square s) {
        Mat crop = FaceCrop.colour(plan, s);
        double[] lab = strip.of(crop);
        crop.release();
        List<String> near = byColour.keySet().stream()
                .sorted(Comparator.comparingDouble(c -> distance(byColour, c, lab)))
                .toList();
        double least = distance(byColour, near.get(0), lab);
        double next = near.size() > 1 ? distance(plain, near.get(1), lab) : NONE;
        Told told = told(near, least, next, SAME_BODY, 1);
        if (told.ratio() < PLAINLY) {
            return told;
        }
        OddLight.Lit in = lit(near.get(0), lab);
        Told lit = told(near, in.distance(lab), Math.min(next, litOthers(near, lab)), SAME_LIT, in.share());
        return lit.ratio() < told.ratio() ? lit : told;
    }

    /**
     * What the rim of a face says that bears the symbol of one colour and of no other; empty where it is not as that look's was.
     *
     * @param plainly whether that symbol fits so well that the rim may be in another light than the look's was
     */
    public Optional<Told> asEnrolled(Mat plan, Square s, Shot look, boolean plainly) {
        Mat crop = FaceCrop.colour(plan, s);
        double[] lab = strip.of(crop);
        crop.release();
        double far = BodyColour.distance(lab, look.lab());
        if (far < SAME_BODY) {
            return Optional.of(new Told(look.colour(), far, far / APART, look.colour(), 1));
        }
        OddLight.Lit in = lit(look.colour(), lab);
        double lit = in.distance(lab);
        return plainly && lit < SAME_BODY
                ? Optional.of(new Told(look.colour(), lit, lit / APART, look.colour(), in.share()))
                : Optional.empty();
    }

    /** @param same bodies so near that none can be told */
    private static Told told(List<String> near, double least, double next, double same, double light) {
        double ratio = next < same ? 1 : least / next;
        return new Told(near.get(0), least, ratio, near.get(Math.min(1, near.size() - 1)), light);
    }

    /** The least distance of all but the nearest colour. */
    private double litOthers(List<String> near, double[] lab) {
        return near.stream()
                .skip(1)
                .mapToDouble(c -> lit(c, lab).distance(lab))
                .min()
                .orElse(NONE);
    }

    /** The nearest body of a colour in another light. */
    private OddLight.Lit lit(String colour, double[] lab) {
        return lit.getOrDefault(colour, List.of()).stream()
                .min(Comparator.comparingDouble(l -> l.distance(lab)))
                .orElseThrow();
    }

    private static double distance(Map<String, List<double[]>> bodies, String colour, double[] lab) {
        return bodies.getOrDefault(colour, List.of()).stream()
                .mapToDouble(b -> BodyColour.distance(b, lab))
                .min()
                .orElse(NONE);
    }
}
