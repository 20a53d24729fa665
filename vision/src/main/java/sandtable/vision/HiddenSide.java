package sandtable.vision;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Mat;

/**
 * Tells dice that lean towards the camera, whose tops it sees as squarely as those of flat ones. A flat die shows its sides
 * towards the point below the camera alone, and beyond its other edges the cloth begins at once; a leaning one shows a side
 * there, of the body's colour, and none on the near one. Says nothing where the dice are of the cloth's colour or touch others. Immutable.
 */
final class HiddenSide {
    /** Half the width of what is looked at about a die, pixels; its face is {@link FaceCrop#SIDE} wide. */
    private static final int HALF = 41;

    private static final int WIDTH = 2 * HALF + 1;
    /** The strips right beside a face, clear of its blurred edge: from the middle of the face, pixels. */
    private static final int FIRST = 22;

    private static final int LAST = 23;
    /** Where this is cloth, the square lies beside the face. */
    private static final int INSIDE = 17;
    /** A side that is seen ends before this; a neighbour's does not. */
    private static final int BEYOND = 29;
    /** A die without a visible side is less than this across, wherever the square was laid. */
    private static final int WIDER = 44;
    /** Half the length of a strip; its ends stay clear of the corners, which are round. */
    private static final int ALONG = 10;
    /** The cosine of the angle up to which a side counts as turned away from the point below the camera. */
    private static final double AWAY = 0.3;

    /**
     * What is nearer to the cloth's colour, in any light, is cloth, and what is further from it is not: with these, the drawn trays of the
     * tuning and the shown part have 6 of 7126 flat dice asked about, and 16 of the 41 leaning ones that were sure.
     */
    private static final double CLOTH = 5;

    private static final double BODY = 10;

    private final Mat plan;
    private final PlanView view;
    private final ClothColour cloth;

    /** @param plan neither copied nor changed; must live as long as this */
    HiddenSide(Mat plan, PlanView view, ClothColour cloth) {
        this.plan = plan;
        this.view = view;
        this.cloth = cloth;
    }

    /** Whether a die whose face is this square shows a side that it would hide if it lay flat. */
    boolean isSeen(Square face) {
        Mat crop = FaceCrop.about(plan, face, WIDTH);
        byte[] lab = ClothColour.lab(crop);
        crop.release();
        double[] out = view.outwards(face.x(), face.y());
        ClothColour body = new ClothColour(ClothColour.median(lab, rim()));
        for (int side = 0; side < 4; side++) {
            double turn = face.angle() + side * Math.PI / 2;
            boolean away = Math.cos(turn) * out[0] + Math.sin(turn) * out[1] >= AWAY;
            if (away
                    && begins(lab, side)
                    && ends(lab, side)
                    && hides(lab, (side + 2) % 4)
                    && reach(lab, side) + reach(lab, (side + 2) % 4) >= WIDER
                    && body.unlike(strip(lab, side, FIRST)) < cloth.unlike(strip(lab, side, FIRST))) {
                return true;
            }
        }
        return false;
    }

    private boolean begins(byte[] lab, int side) {
        return unlike(lab, side, FIRST) > BODY && unlike(lab, side, LAST) > BODY;
    }

    private boolean ends(byte[] lab, int side) {
        for (int d = BEYOND; d <= HALF; d++) {
            if (unlike(lab, side, d) < CLOTH) {
                return true;
            }
        }
        return false;
    }

    private boolean hides(byte[] lab, int side) {
        return unlike(lab, side, INSIDE) > BODY && unlike(lab, side, FIRST) < CLOTH && unlike(lab, side, LAST) < CLOTH;
    }

    /** A strip within the face along all four sides. */
    private static int[] rim() {
        return IntStream.range(0, 4)
                .flatMap(side -> Arrays.stream(pixels(side, INSIDE)))
                .toArray();
    }

    private static double[] strip(byte[] lab, int side, int away) {
        return ClothColour.median(lab, pixels(side, away));
    }

    /** How far from the middle of the face, on one side, the die reaches, pixels. */
    private int reach(byte[] lab, int side) {
        int d = INSIDE;
        while (d < HALF && unlike(lab, side, d + 1) > BODY) {
            d++;
        }
        return d;
    }

    /** How unlike the cloth, in any light, a strip along a side is. */
    private double unlike(byte[] lab, int side, int away) {
        return cloth.unlike(strip(lab, side, away));
    }

    private static int[] pixels(int side, int away) {
        int[] strip = new int[2 * ALONG + 1];
        for (int i = 0; i < strip.length; i++) {
            int along = i - ALONG;
            int x = side == 0 ? away : side == 2 ? -away : along;
            int y = side == 1 ? away : side == 3 ? -away : along;
            strip[i] = (HALF + y) * WIDTH + HALF + x;
        }
        return strip;
    }
}
