package sandtable.vision.tray;

import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;

/** The colour of the cloth in one plan, by which it is known in light and in shadow. Immutable. */
public final class ClothColour {
    /** So much brighter than the cloth as a whole, and so much darker, is a part of it at most: cube roots of the ratio. */
    private static final double BRIGHTEST = 1.09;

    private static final double DARKEST = 0.46;
    /** What CIE's lightness has before the light is multiplied, in 8 bits. */
    private static final double SIXTEEN = 16 * 255 / 100.0;

    private static final int COLUMNS = 96;
    private static final int ROWS = 72;

    private final double[] lab;

    ClothColour(double[] lab) {
        this.lab = lab.clone();
    }

    /** A thing of this colour, L, a and b, 8 bits each as OpenCV has them, as if it were a cloth. */
    public static ClothColour like(double[] lab) {
        return new ClothColour(lab);
    }

    /** The median colour of the middle of a plan, where there is more cloth than anything else. */
    public static ClothColour of(Mat plan) {
        Mat middle = plan.submat(
                plan.rows() / 6, plan.rows() - plan.rows() / 6, plan.cols() / 6, plan.cols() - plan.cols() / 6);
        Mat few = new Mat();
        Imgproc.resize(middle, few, new Size(COLUMNS, ROWS), 0, 0, Imgproc.INTER_NEAREST);
        middle.release();
        int[] all = new int[COLUMNS * ROWS];
        Arrays.setAll(all, i -> i);
        ClothColour cloth = new ClothColour(median(BodyColour.lab(few), all));
        few.release();
        return cloth;
    }

    /**
     * How far a colour is from the cloth's in whatever light ({@link BodyColour#distance}).
     *
     * @param seen L, a and b, 8 bits each as OpenCV has them
     */
    public double unlike(double[] seen) {
        return unlike(seen, DARKEST);
    }

    /** The same in no less light than this share of it, the number of {@link #inLight}. */
    double unlike(double[] seen, double darkest) {
        double k = Math.max(darkest, Math.min(BRIGHTEST, (seen[0] + SIXTEEN) / (lab[0] + SIXTEEN)));
        return BodyColour.distance(inLight(lab, k), seen);
    }

    /**
     * A colour in more light or less. Light multiplies CIE's L* + 16, a* and b* by one number (CIE 15, but for what is nearly black).
     *
     * @param lab L, a and b, 8 bits each as OpenCV has them
     * @param k that number, the cube root of how much more light there is
     */
    public static double[] inLight(double[] lab, double k) {
        return new double[] {k * (lab[0] + SIXTEEN) - SIXTEEN, 128 + k * (lab[1] - 128), 128 + k * (lab[2] - 128)};
    }

    /** How much light falls on a thing, of which only the ratio to another light on it means something: the number of {@link #inLight}. */
    public static double light(double[] lab) {
        return lab[0] + SIXTEEN;
    }

    /** As blue, green and red, 0 to 255. */
    double[] bgr() {
        return bgr(lab[0], lab[1], lab[2]);
    }

    /** L, a and b, 8 bits each as OpenCV has them, as blue, green and red. */
    static double[] bgr(double l, double a, double b) {
        Mat one = new Mat(1, 1, CvType.CV_8UC3, new Scalar(l, a, b));
        Imgproc.cvtColor(one, one, Imgproc.COLOR_Lab2BGR);
        double[] bgr = one.get(0, 0);
        one.release();
        return bgr;
    }

    /** Median L, a and b of some pixels. */
    public static double[] median(byte[] lab, int[] pixels) {
        double[] median = new double[3];
        for (int c = 0; c < 3; c++) {
            int[] counts = new int[256];
            for (int pixel : pixels) {
                counts[lab[3 * pixel + c] & 0xFF]++;
            }
            int value = 0;
            int below = counts[0];
            while (below <= pixels.length / 2) {
                below += counts[++value];
            }
            median[c] = value;
        }
        return median;
    }
}
