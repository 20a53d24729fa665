package sandtable.vision.read;

import java.util.Arrays;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;

/**
 * Tells square tokens from dice: of a die that the camera sees from beside it sees a side too, of a token hardly any. Says nothing of what is
 * seen from above, of what has a colour that its side may share with the cloth, or has other things about it. Immutable.
 */
final class FlatThing {
    /** A side of which the camera would see so much of a die says something, pixels of a face of {@link FaceCrop#SIDE}. */
    private static final double SHOWN = 6;

    /** How wide a thing is at least and at most, in widths of a die's top; a die with a side on each of two sides of it is wider. */
    private static final double LEAST = 0.9;

    private static final double MOST = 1.12;
    /** Where the tray about it says that it is flat it may be as wide as this. */
    private static final double LARGEST = 1.4;
    /** As much, of its width, may it be wider than high, or lie further on one side. */
    private static final double UNEVEN = 0.06;

    /** A side in shadow may look like the cloth where that is nearer to what the top would be in any light ({@link ClothColour#unlike}). */
    private static final double LIKE_CLOTH = 12;
    /**
     * The four edges of a top are of one colour (Lab, 8 bits each), and those of a square laid on a smaller die's top and side are not. With
     * these limits none of 1,105 flat dice and of 264 that never may be sure (drawn, shown part, tables 20 to 29) is read otherwise than
     * without, and of 168 tokens that were found 100 are.
     */
    private static final double SAME = 14;

    /**
     * A token is cut off sharply, and a die has round edges that catch the light otherwise than its top: on sides that the camera does not see
     * by this much lightness just within the outline, on the others a little further in, where a token's thickness blurs nothing. Of 263 dice
     * about as wide as high 235 do (drawn, tuning and shown part, easy and normal 0 to 7), of 308 tokens nine (the same, and nine easy tables
     * of the reporting part that were looked at).
     */
    private static final double ROUND_AWAY = 6;

    private static final double ROUND_SHOWN = 5;

    /**
     * About a token lies the tray, or a shadow. A die's side may be as dark as a shadow of its cloth, but not all that is on it is: beside
     * 146 of 147 tokens all points were so (drawn, shown part, easy, and tuning part, normal, 0 to 7), beside two dice in shadow 18 and 19.
     */
    private static final double BARE = 0.95;

    /** Where a side is looked at for that: in shares of it from the top's edge, and of half an edge along it. */
    private static final double[] ACROSS_SIDE = {0.35, 0.55, 0.75};

    private static final double[] ALONG_SIDE = {-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6};

    /**
     * As much of a side, where nothing but the empty tray is seen there, says so alone: of 150 tokens 80 are asked about instead of 94, and
     * not one of 889 flat dice, 254 that never may be sure and 750 of other makes is read otherwise (drawn, shown part, hard 0 to 7 and easy 0
     * to 3, tuning part, hard 60 to 66 and normal 60 to 65).
     */
    private static final double MUCH = 10;
    /** A smaller die with its sides reaches into two corners of a square about it, but not into the other two. */
    private static final double CORNER = 0.88;

    private static final int HALF = 30;
    private static final int WIDTH = 2 * HALF + 1;
    private static final int ALONG = 7;
    private static final int FAR_ALONG = 13;
    private static final int EDGE = 17;
    private static final int WITHIN = 16;
    /** Within what is printed along an edge. */
    private static final int INNER = 13;

    private static final int BESIDE = 26;

    private final Mat plan;
    private final Ground ground;
    private final ExtentFinder extents;

    /**
     * @param plan neither copied nor changed; must live as long as this
     */
    FlatThing(Mat plan, Ground ground, ExtentFinder extents) {
        this.plan = plan;
        this.ground = ground;
        this.extents = extents;
    }

    /**
     * Whether what was taken for this square is flat.
     *
     * @param reach how far a die reaches from the middle of its top where no side is seen, pixels of a face of {@link FaceCrop#SIDE}
     */
    boolean isAt(Square square, double reach) {
        return isAt(square, extents.of(square), reach);
    }

    /** @param extent of the square */
    boolean isAt(Square square, Extent extent, double reach) {
        int[] shown =
                IntStream.range(0, 4).filter(k -> extent.side()[k] >= SHOWN).toArray();
        if (shown.length == 0) {
            return false;
        }
        double half = FaceCrop.SIDE / 2.0;
        double[] seen = extent.seen();
        double wide = (seen[0] + seen[2]) / FaceCrop.SIDE;
        double high = (seen[1] + seen[3]) / FaceCrop.SIDE;
        double across = (wide + high) / 2;
        double tops = 2 * reach / FaceCrop.SIDE;
        // None of this holds where one of the sides is not known.
        if (!(Math.abs(wide - high) < UNEVEN * across && across > LEAST * tops && across < LARGEST * tops)) {
            return false;
        }
        double[] middle = square.at((seen[0] - seen[2]) / 2 / half, (seen[1] - seen[3]) / 2 / half);
        Square whole = new Square(middle[0], middle[1], across * square.size(), square.angle(), square.score());
        if (!Arrays.stream(extents.of(whole).seen()).allMatch(d -> Math.abs(d - half) < UNEVEN * FaceCrop.SIDE)) {
            return false;
        }
        Mat crop = FaceCrop.about(plan, whole, WIDTH);
        byte[] lab = BodyColour.lab(crop);
        crop.release();
        return lies(whole, extent, lab)
                || (across < MOST * tops
                        && coloursSaySo(lab, shown)
                        && (!ground.known()
                                || Arrays.stream(shown)
                                        .allMatch(k -> bare(whole, k, extent.side()[k] / half, ground::empty))));
    }

    /**
     * Whether the empty tray is seen in full light wherever a die would show much of its side: whatever is printed on the thing then, and
     * whatever shadow falls on it, it is flat.
     */
    private boolean lies(Square whole, Extent extent, byte[] lab) {
        double half = FaceCrop.SIDE / 2.0;
        int[] plain =
                IntStream.range(0, 4).filter(k -> extent.side()[k] >= MUCH).toArray();
        return plain.length > 0
                && Arrays.stream(plain)
                        .allMatch(k -> bare(whole, k, extent.side()[k] / half, ground::unchanged)
                                && IntStream.of(WITHIN, INNER)
                                        .allMatch(in -> ClothColour.like(ClothColour.median(lab, strip(k, in)))
                                                        .unlike(ClothColour.median(lab, strip(k, BESIDE)))
                                                >= LIKE_CLOTH))
                && IntStream.range(0, 4).noneMatch(k -> {
                    double[] p = whole.at(k % 2 == 0 ? CORNER : -CORNER, k < 2 ? CORNER : -CORNER);
                    return ground.empty(p[0], p[1]);
                });
    }

    /**
     * Whether nothing is seen of a side.
     *
     * @param wide how much the camera would see of a die's side there, half edges
     * @param holds whether nothing is seen of one at a point of the plan
     */
    private static boolean bare(Square thing, int side, double wide, BiPredicate<Double, Double> holds) {
        int bare = 0;
        for (double across : ACROSS_SIDE) {
            double away = 1 + across * wide;
            for (double along : ALONG_SIDE) {
                double[] p = thing.at(
                        side == 0 ? away : side == 2 ? -away : along, side == 1 ? away : side == 3 ? -away : along);
                bare += holds.test(p[0], p[1]) ? 1 : 0;
            }
        }
        return bare >= BARE * ACROSS_SIDE.length * ALONG_SIDE.length;
    }

    private boolean coloursSaySo(byte[] lab, int[] shown) {
        double[][] rims = IntStream.range(0, 4)
                .mapToObj(k -> ClothColour.median(lab, strip(k, WITHIN)))
                .toArray(double[][]::new);
        double[] rim = ClothColour.median(
                lab,
                IntStream.range(0, 4)
                        .flatMap(k -> Arrays.stream(strip(k, WITHIN)))
                        .toArray());
        ClothColour body = ClothColour.like(rim);
        return Arrays.stream(shown).allMatch(k -> body.unlike(ClothColour.median(lab, strip(k, BESIDE))) >= LIKE_CLOTH)
                && Arrays.stream(rims).allMatch(a -> Arrays.stream(rims).allMatch(b -> apart(a, b) <= SAME))
                && IntStream.range(0, 4)
                        .noneMatch(k -> isRound(lab, k, Arrays.stream(shown).anyMatch(s -> s == k), rim));
    }

    private static boolean isRound(byte[] lab, int side, boolean shown, double[] rim) {
        double[] edge = ClothColour.median(lab, strip(side, shown ? WITHIN : EDGE, FAR_ALONG));
        return Math.abs(edge[0] - rim[0]) >= (shown ? ROUND_SHOWN : ROUND_AWAY);
    }

    private static double apart(double[] a, double[] b) {
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }

    /** Pixels of a crop that lie along one side of the square. */
    private static int[] strip(int side, int away) {
        return strip(side, away, ALONG);
    }

    private static int[] strip(int side, int away, int half) {
        return IntStream.rangeClosed(-half, half)
                .map(along -> {
                    int x = side == 0 ? away : side == 2 ? -away : along;
                    int y = side == 1 ? away : side == 3 ? -away : along;
                    return (HALF + y) * WIDTH + HALF + x;
                })
                .toArray();
    }
}
