package sandtable.vision.set;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;

/**
 * How far the dice of one colour reach about their faces when they lie flat, as the enrolled ones did. A die that leans shows more of
 * itself on one side and less on the opposite one, though its top may be seen as a square. Immutable.
 */
public final class LevelDice {
    /** A side of which the camera sees less than this is turned away, pixels. */
    private static final double AWAY = 1.5;
    /** Of a side of which it sees more than this, the share that is told from the cloth says something. */
    private static final double SHOWN = 6;

    private static final int LEAST_KNOWN = 3;
    /** Dice that seem to reach no further than this end where they are like the cloth. */
    private static final double LEAST_REACH = 18.7;
    /** Where the enrolled dice differ by more from each other (median, pixels), they say nothing. */
    private static final double MOST_SPREAD = 1.6;

    private static final double MOST_SHARE_SPREAD = 0.25;
    /**
     * Where more of the sides seems to be seen than the camera sees of them, the faces were taken beside the tops, or are badges that do not
     * lie in their middle: of 566 colours of dice whose reach was told two, both taken so.
     */
    private static final double MOST_SHARE = 1.15;

    /** Of what the camera sees of the sides, the share by which it is plain that they show. */
    private static final double SEEN_SHARE = 0.4;

    /** A side of which the camera sees so much (pixels) shows itself on a level die, and more of it than this share. */
    private static final double PLAIN_SIDE = 8;

    private static final double NO_SIDE = 0.03;

    /** Looks whose middle lies further from that of their die may have been taken beside it, pixels. */
    private static final double MOST_ASIDE = 3;

    /**
     * How much further on one side (pixels), how much more than on the opposite one, and how much where nothing is known of that: with 3.5
     * instead of 1.2, the drawn trays of the tuning and the shown part had 4 of 7126 flat dice asked about, all at hard, and 23 of the 41
     * leaning ones that were sure. With 1.2 not one more of 3174 flat dice is asked about, and two leaning ones more are.
     */
    private static final double FURTHER = 1.2;

    private static final double MORE = 6;
    private static final double ALONE = 6;

    /** How much nearer a side ends plainly, pixels. */
    private static final double SHORTER = 2.5;

    /** What reaches further than a die by this (pixels) on most sides is larger than one. */
    private static final double LARGER = 3.5;

    /**
     * Where so many sides that are turned away, and more than this share of them, seem to end further than that from the others, shadows or
     * panels were taken for edges: of 159 colours whose reach was told four are so (drawn, normal and hard, shown part 0 to 9, with and without
     * a tray; path-traced makes 21 and 22), and five flat dice on planks were told to lean by that.
     */
    private static final int SEVERAL = 2;

    private static final double MOST_ODD = 0.1;

    /**
     * Where so many sides of the enrolled dice, and more than the same share, end so much nearer than they should (pixels), they are like what lies
     * beside them, as blue ones on charcoal, black and blue cloth: four of 112 colours whose reach was told (path-traced makes 22 to 25). Four flat
     * dice of these were told to lean by that, and one that does.
     */
    private static final int SEVERAL_SHORT = 3;

    private static final double SHORT = 4;

    /** Reaches that differ by less are the same, pixels. */
    private static final double AS_FAR = 2;

    private final double reach;
    private final double share;
    private final boolean told;
    /** Whether that says how a die lies; where faces were taken beside their tops it says only by how much. */
    private final boolean level;

    private final boolean shareTold;

    private LevelDice(Sides sides, Spread share) {
        Spread reach = sides.reach;
        this.reach = reach.middle;
        double larger = reach.middle / (FaceCrop.SIDE / 2.0);
        // No more of a side is seen than there is.
        this.share = Math.min(share.middle, larger);
        this.told = reach.isTold();
        boolean beside = share.known && share.middle > MOST_SHARE * larger;
        this.shareTold = share.known && share.wide < MOST_SHARE_SPREAD;
        this.level = told && !beside && !reach.severalDiffer && !severalFallShort(sides.all);
    }

    /** @param shots of one colour */
    public static LevelDice of(List<Shot> shots) {
        return byColour(shots).values().stream()
                .findFirst()
                .orElseGet(() -> new LevelDice(Sides.of(List.of()), Spread.of(List.of())));
    }

    /** The dice of each colour: all of them together tell how much of a side is seen, where the few sides that those of one colour show do not. */
    public static Map<String, LevelDice> byColour(List<Shot> shots) {
        Map<String, List<Shot>> colours =
                shots.stream().collect(Collectors.groupingBy(Shot::colour, LinkedHashMap::new, Collectors.toList()));
        Map<String, Sides> sides = new LinkedHashMap<>();
        colours.forEach((colour, looks) -> sides.put(colour, Sides.of(looks)));
        Spread together = Spread.of(sides.values().stream()
                .filter(of -> of.reach.isTold())
                .flatMap(of -> of.shares().stream())
                .toList());
        Map<String, LevelDice> level = new LinkedHashMap<>();
        sides.forEach((colour, of) -> {
            Spread own = Spread.of(of.shares());
            level.put(colour, new LevelDice(of, own.known ? own : together));
        });
        return level;
    }

    /** The sides of dice of one colour, and how far these reach where none is seen. */
    private record Sides(List<Side> all, Spread reach) {
        static Sides of(List<Shot> looks) {
            List<Side> all = new ArrayList<>();
            for (Shot s : looks) {
                s.extent().ifPresent(e -> {
                    for (int k = 0; k < 4; k++) {
                        all.add(new Side(e.seen()[k], e.side()[k]));
                    }
                });
            }
            all.removeIf(s -> Double.isNaN(s.seen));
            return new Sides(
                    all,
                    Spread.of(all.stream()
                            .filter(s -> s.side < AWAY)
                            .map(Side::seen)
                            .toList()));
        }

        /** Which share of each side is seen that the camera sees a good part of. */
        List<Double> shares() {
            return all.stream()
                    .filter(s -> s.side > SHOWN)
                    .map(s -> (s.seen - reach.middle) / s.side)
                    .toList();
        }
    }

    private record Side(double seen, double side) {}

    /** Median and median distance from it, and whether several lie much further from it. */
    private record Spread(double middle, double wide, boolean known, boolean severalDiffer) {
        static Spread of(List<Double> values) {
            double middle = median(values);
            long odd =
                    values.stream().filter(v -> Math.abs(v - middle) >= LARGER).count();
            return new Spread(
                    middle,
                    median(values.stream().map(v -> Math.abs(v - middle)).toList()),
                    values.size() >= LEAST_KNOWN,
                    odd >= SEVERAL && odd > MOST_ODD * values.size());
        }

        private static double median(List<Double> values) {
            List<Double> v = values.stream().sorted().toList();
            return v.isEmpty() ? Double.NaN : v.get(v.size() / 2);
        }

        /** Whether it is told how far dice reach. */
        boolean isTold() {
            return known && middle >= LEAST_REACH && wide <= MOST_SPREAD;
        }
    }

    private boolean severalFallShort(List<Side> sides) {
        long shorter =
                sides.stream().filter(s -> beyond(s.seen, s.side) <= -SHORT).count();
        return shorter >= SEVERAL_SHORT && shorter > MOST_ODD * sides.size();
    }

    /** Whether of their sides that the camera sees a good part was told from the cloth. */
    public boolean showSides() {
        return level && shareTold && share >= SEEN_SHARE;
    }

    /**
     * Which share of their sides was seen of what the camera should see of them, 1 at most: less where it stands further away and looks
     * closer than its tray tells, which a tray seen straight from above does not tell at all. None where that is not known.
     */
    public OptionalDouble shown() {
        return level && shareTold ? OptionalDouble.of(Math.min(1, share)) : OptionalDouble.empty();
    }

    /**
     * Sides on which something ends just with its top, though the camera would see a good part of a level die's side.
     *
     * @param look how far the enrolled die reaches that is likest to it: where that does not say whether it lies in the middle of its top, the
     *     die's other side has to
     */
    public int[] hidden(Extent die, Extent look) {
        return IntStream.range(0, 4)
                .filter(k -> showSides() && die.side()[k] >= PLAIN_SIDE)
                .filter(k -> {
                    double beyondTop = die.seen()[k] - reach;
                    return beyondTop > -AS_FAR && beyondTop + besideTop(die, look, k) < NO_SIDE * die.side()[k];
                })
                .toArray();
    }

    /**
     * Sides on which a die ends plainly nearer than a level one would, as the far side of one that something lifts does.
     *
     * @param look how far the enrolled die reaches that is likest to it
     */
    public int[] shorter(Extent die, Extent look) {
        // Where nobody knows how its look lies on its own die, that takes nothing away.
        return IntStream.range(0, 4)
                .filter(k -> level && beyond(die, k) <= -SHORTER && !(beyondLaid(die, look, k) > -SHORTER))
                .toArray();
    }

    /** How much nearer to one side a face may have been taken to lie than it does. */
    private double besideTop(Extent die, Extent look, int side) {
        int other = (side + 2) % 4;
        boolean may =
                Double.isNaN(aside(look, side % 2)) && die.side()[other] < AWAY && !Double.isNaN(die.seen()[other]);
        return may ? Math.max(0, die.seen()[other] - reach) : 0;
    }

    /** How far they reach from the middle of the face where their side is turned away, pixels; none where that is not known. */
    public OptionalDouble reach() {
        return told ? OptionalDouble.of(reach) : OptionalDouble.empty();
    }

    /**
     * Whether a die plainly does not lie as the enrolled ones did; false where that cannot be told.
     *
     * @param die how far it reaches, its face turned as the look is
     * @param look the same of the enrolled die that is likest to it
     */
    public boolean leans(Extent die, Extent look) {
        return level && (leans(die, look, 0) || leans(die, look, 1));
    }

    /**
     * Whether a die plainly lies as the enrolled ones did: it reaches as far as they do on three sides and more; false where that
     * cannot be told.
     */
    public boolean lies(Extent die, Extent look) {
        int as = 0;
        for (int side = 0; level && side < 4; side++) {
            double beyond = beyondLaid(die, look, side);
            if (Math.abs(beyond) > AS_FAR) {
                return false;
            }
            as += Double.isNaN(beyond) ? 0 : 1;
        }
        return as >= LEAST_KNOWN;
    }

    /**
     * Whether something reaches so much further than a die on three sides and more that it is none: a symbol in a disc on a larger token.
     * False where that cannot be told.
     */
    public boolean isLargerThanADie(Extent thing) {
        int further = 0;
        for (int side = 0; level && side < 4; side++) {
            further += beyond(thing, side) >= LARGER ? 1 : 0;
        }
        return further >= LEAST_KNOWN;
    }

    /** @param axis 0 for right and left, 1 for down and up */
    private boolean leans(Extent die, Extent look, int axis) {
        double aside = aside(look, axis);
        if (Double.isNaN(aside) || Math.abs(aside) > MOST_ASIDE) {
            return false;
        }
        // One picture may say wrongly how the look lies on its die, and a true look may be laid a little beside another
        // die's.
        return leans(die, axis, aside) && leans(die, axis, 0);
    }

    private boolean leans(Extent die, int axis, double aside) {
        double one = beyond(die, axis) - aside;
        double other = beyond(die, axis + 2) + aside;
        return (die.side()[axis] < AWAY && further(one, other)) || (die.side()[axis + 2] < AWAY && further(other, one));
    }

    /** A flat die's side is not seen there, so that much more is the top of one of which a side was read. */
    private static boolean further(double far, double near) {
        return Double.isNaN(near) ? far >= ALONE : far >= FURTHER && far - near >= MORE;
    }

    /**
     * How far the middle of a look lies from that of its die, to the right and downwards, as the sides tell that are turned away;
     * not a number where that is not known.
     */
    public double[] aside(Extent look) {
        return told ? new double[] {aside(look, 0), aside(look, 1)} : new double[] {Double.NaN, Double.NaN};
    }

    private double aside(Extent look, int axis) {
        double one = look.side()[axis] < AWAY ? look.seen()[axis] - reach : Double.NaN;
        double other = look.side()[axis + 2] < AWAY ? reach - look.seen()[axis + 2] : Double.NaN;
        if (Double.isNaN(one)) {
            return other;
        }
        return Double.isNaN(other) ? one : (one + other) / 2;
    }

    /** The same as {@link #beyond} if the look lies as far beside the top of its own die. */
    private double beyondLaid(Extent die, Extent look, int side) {
        double aside = aside(look, side % 2);
        return beyond(die, side) + (side < 2 ? -aside : aside);
    }

    /** How much further than a flat one a die reaches on one side; not a number where that is not known. */
    private double beyond(Extent die, int side) {
        return beyond(die.seen()[side], die.side()[side]);
    }

    private double beyond(double seen, double shown) {
        if (shown < AWAY) {
            return seen - reach;
        }
        return shareTold ? seen - reach - share * shown : Double.NaN;
    }
}
