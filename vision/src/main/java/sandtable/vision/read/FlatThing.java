package sandtable.vision.read;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.tray.ClothColour;

/**
 * Tells square tokens from dice: of a die that the camera sees from beside it sees a side too, of a token hardly any. Says nothing of what is
 * seen from above, of what has a colour that its side may share with the cloth, or has other things about it. Immutable.
 */
final class FlatThing {
    /** A side of which the camera would see so much of a die says something, pixels of a face of {@link FaceCrop#SIDE}. */
    private static final double SHOWN = 6;

    /** Between these the cloth begins, from the middle of a thing of about a die's size, pixels. */
    private static final double NEAREST = 18.5;

    private static final double FURTHEST = 24.5;
    /** A square's four sides are as far from its middle, to this; a token shows a little of its thickness beside. */
    private static final double AS_FAR = 1.5;

    private static final double THICK = 0.12;
    /** A side in shadow may look like the cloth where that is nearer to what the top would be in any light ({@link ClothColour#unlike}). */
    private static final double LIKE_CLOTH = 12;
    /**
     * The four edges of a top are of one colour (Lab, 8 bits each), and those of a square laid on a smaller die's top and side are not. With
     * these limits none of 1,004 dice of other makes, of 83 covered and of 1,087 flat ones of the tuning and the shown part is told to be flat,
     * and 300 of 744 tokens are.
     */
    private static final double SAME = 14;

    private static final int HALF = 30;
    private static final int WIDTH = 2 * HALF + 1;
    private static final int ALONG = 7;
    private static final int WITHIN = 16;
    private static final int BESIDE = 26;

    private final Mat plan;
    private final ExtentFinder extents;

    /** @param plan neither copied nor changed; must live as long as this */
    FlatThing(Mat plan, ExtentFinder extents) {
        this.plan = plan;
        this.extents = extents;
    }

    /** Whether what was taken for this square is flat. */
    boolean isAt(Square square) {
        return isAt(square, extents.of(square));
    }

    /** @param extent of the square */
    boolean isAt(Square square, Extent extent) {
        int[] shown =
                IntStream.range(0, 4).filter(k -> extent.side()[k] >= SHOWN).toArray();
        return shown.length > 0 && endsLikeASquare(extent) && coloursSaySo(square, shown);
    }

    private static boolean endsLikeASquare(Extent e) {
        double least = Arrays.stream(e.seen()).min().orElse(Double.NaN);
        // Not a number where one of the sides is unknown.
        return least >= NEAREST
                && least <= FURTHEST
                && IntStream.range(0, 4)
                        .allMatch(
                                k -> e.seen()[k] - least <= AS_FAR + (e.side()[k] >= SHOWN ? THICK * e.side()[k] : 0));
    }

    private boolean coloursSaySo(Square square, int[] shown) {
        Mat crop = FaceCrop.about(plan, square, WIDTH);
        byte[] lab = ClothColour.lab(crop);
        crop.release();
        double[][] rims = IntStream.range(0, 4)
                .mapToObj(k -> ClothColour.median(lab, strip(k, WITHIN)))
                .toArray(double[][]::new);
        ClothColour body = ClothColour.like(ClothColour.median(
                lab,
                IntStream.range(0, 4)
                        .flatMap(k -> Arrays.stream(strip(k, WITHIN)))
                        .toArray()));
        return Arrays.stream(shown).allMatch(k -> body.unlike(ClothColour.median(lab, strip(k, BESIDE))) >= LIKE_CLOTH)
                && Arrays.stream(rims).allMatch(a -> Arrays.stream(rims).allMatch(b -> apart(a, b) <= SAME));
    }

    private static double apart(double[] a, double[] b) {
        return Math.hypot(Math.hypot(a[0] - b[0], a[1] - b[1]), a[2] - b[2]);
    }

    /** Pixels of a crop that lie along one side of the square. */
    private static int[] strip(int side, int away) {
        return IntStream.rangeClosed(-ALONG, ALONG)
                .map(along -> {
                    int x = side == 0 ? away : side == 2 ? -away : along;
                    int y = side == 1 ? away : side == 3 ? -away : along;
                    return (HALF + y) * WIDTH + HALF + x;
                })
                .toArray();
    }
}
