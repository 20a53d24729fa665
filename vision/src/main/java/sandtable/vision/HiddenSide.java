package sandtable.vision;

import java.util.Arrays;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Tells dice that lean towards the camera, whose tops it sees as squarely as those of flat ones. A flat die shows its sides
 * towards the point below the camera alone, and beyond its other edges the cloth begins at once; a leaning one shows a side
 * there and none on the near one. Says nothing where the dice are of the cloth's colour or touch others. Immutable.
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
    /** Half the length of a strip; its ends stay clear of the corners, which are round. */
    private static final int ALONG = 10;
    /** The cosine of the angle up to which a side counts as turned away from the point below the camera. */
    private static final double AWAY = 0.3;

    /**
     * What is nearer to the cloth's colour, in any light, is cloth, and what is further from it is not: with these, the drawn trays of the
     * tuning and the shown part have 8 of 7126 flat dice asked about, and 23 of the 41 leaning ones that were sure.
     */
    private static final double CLOTH = 5;

    private static final double BODY = 10;
    /** So much brighter than the cloth as a whole, and so much darker, is a part of it at most: cube roots of the ratio. */
    private static final double BRIGHTEST = 1.09;

    private static final double DARKEST = 0.46;

    private static final int COLUMNS = 96;
    private static final int ROWS = 72;

    private final Mat plan;
    private final PlanView view;
    private final double[] cloth;

    /** @param plan neither copied nor changed; must live as long as this */
    HiddenSide(Mat plan, PlanView view) {
        this.plan = plan;
        this.view = view;
        this.cloth = cloth(plan);
    }

    /** The median colour of the plan's middle, where there is more cloth than anything else. */
    private static double[] cloth(Mat plan) {
        Mat middle = plan.submat(
                plan.rows() / 6, plan.rows() - plan.rows() / 6, plan.cols() / 6, plan.cols() - plan.cols() / 6);
        Mat few = new Mat();
        Imgproc.resize(middle, few, new Size(COLUMNS, ROWS), 0, 0, Imgproc.INTER_NEAREST);
        middle.release();
        int[] all = new int[COLUMNS * ROWS];
        Arrays.setAll(all, i -> i);
        double[] median = median(lab(few), all);
        few.release();
        return median;
    }

    /** Whether a die whose face is this square shows a side that it would hide if it lay flat. */
    boolean isSeen(Square face) {
        Mat crop = FaceCrop.about(plan, face, WIDTH);
        byte[] lab = lab(crop);
        crop.release();
        double[] out = view.outwards(face.x(), face.y());
        for (int side = 0; side < 4; side++) {
            double turn = face.angle() + side * Math.PI / 2;
            boolean away = Math.cos(turn) * out[0] + Math.sin(turn) * out[1] >= AWAY;
            if (away && begins(lab, side) && ends(lab, side) && hides(lab, (side + 2) % 4)) {
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

    /** How unlike the cloth, in any light, a strip along a side is. */
    private double unlike(byte[] lab, int side, int away) {
        int[] strip = new int[2 * ALONG + 1];
        for (int i = 0; i < strip.length; i++) {
            int along = i - ALONG;
            int x = side == 0 ? away : side == 2 ? -away : along;
            int y = side == 1 ? away : side == 3 ? -away : along;
            strip[i] = (HALF + y) * WIDTH + HALF + x;
        }
        return inAnyLight(cloth, median(lab, strip));
    }

    /**
     * The distance of a colour from another that is lit more or less ({@link BodyColour#distance}). Light multiplies CIE's L* + 16,
     * a* and b* by one number, the cube root of how much more there is (CIE 15, but for what is nearly black).
     */
    static double inAnyLight(double[] colour, double[] seen) {
        double sixteen = 16 * 255 / 100.0;
        double k = Math.max(DARKEST, Math.min(BRIGHTEST, (seen[0] + sixteen) / (colour[0] + sixteen)));
        double[] lit = {k * (colour[0] + sixteen) - sixteen, 128 + k * (colour[1] - 128), 128 + k * (colour[2] - 128)};
        return BodyColour.distance(lit, seen);
    }

    /** L, a and b of each pixel, row by row, 8 bits each as OpenCV has them. */
    private static byte[] lab(Mat bgr) {
        Mat lab = new Mat();
        Imgproc.cvtColor(bgr, lab, Imgproc.COLOR_BGR2Lab);
        byte[] values = new byte[3 * lab.rows() * lab.cols()];
        lab.get(0, 0, values);
        lab.release();
        return values;
    }

    private static double[] median(byte[] lab, int[] pixels) {
        double[] median = new double[3];
        double[] values = new double[pixels.length];
        for (int c = 0; c < 3; c++) {
            for (int i = 0; i < pixels.length; i++) {
                values[i] = lab[3 * pixels[i] + c] & 0xFF;
            }
            Arrays.sort(values);
            median[c] = values[values.length / 2];
        }
        return median;
    }
}
