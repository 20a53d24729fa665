package sandtable.vision.tray;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Resized;

/**
 * The plan of the empty tray, small.
 *
 * @param bgr blue, green and red of each pixel
 * @param least L, a and b, the least of each pixel and those round it: a picture that is focused otherwise, or lies a little
 *     beside, shows the edges of the tray's walls no further off than these
 * @param most the most of them
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record EmptyPlan(byte[] bgr, byte[] least, byte[] most, int width, int height) {
    /** Colours differ by more than this where something lies, squared, Lab of 8 bits each: 7 of a and b. What differs in lightness counts less. */
    private static final int DIFFERS = 100 * 7 * 7;

    private static final int HUE = 100;
    private static final int LIGHTNESS = 36;
    /** Lamps and cameras drift by no more; what differs further has changed. */
    private static final double LEAST_GAIN = 0.4;

    private static final double MOST_GAIN = 2.5;
    /** So many pixels are enough to tell the light by. */
    private static final int SAMPLED = 2000;

    /** The small plan of a plan, which stays the caller's. */
    public static EmptyPlan of(Mat plan) {
        int width = PlanView.SMALL;
        int height = PlanView.smallHeight(plan.cols(), plan.rows());
        Mat small = small(plan, width, height);
        byte[] bgr = values(small);
        Mat lab = inLab(small, new double[] {1, 1, 1});
        Mat round = Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(3, 3));
        Imgproc.erode(lab, small, round);
        byte[] least = values(small);
        Imgproc.dilate(lab, small, round);
        byte[] most = values(small);
        small.release();
        lab.release();
        round.release();
        return new EmptyPlan(bgr, least, most, width, height);
    }

    /**
     * Where a plan of the same tray differs from it.
     *
     * @param plan in the same view, of any size; it stays the caller's
     */
    public Ground under(Mat plan) {
        return under(plan, plan.cols());
    }

    /** The same for another plan in the same view, so many pixels wide. */
    public Ground under(Mat plan, int columns) {
        Mat small = small(plan, width, height);
        byte[] seen = values(small);
        double[] light = light(seen);
        double[] gain = gain(light);
        Mat lab = inLab(small, gain);
        byte[] beyond = beyond(lab);
        small.release();
        lab.release();
        byte[] mask = new byte[width * height];
        KeptLight kept = new KeptLight(gain);
        for (int i = 0; i < mask.length; i++) {
            int l = beyond[3 * i] & 0xFF;
            int a = beyond[3 * i + 1] & 0xFF;
            int b = beyond[3 * i + 2] & 0xFF;
            if (LIGHTNESS * l * l + HUE * (a * a + b * b) > DIFFERS) {
                mask[i] = kept.change(seen, bgr, 3 * i);
            }
        }
        return new Ground(mask, this, light, (double) width / columns);
    }

    /** What lies at each pixel, and nothing where nobody has seen the empty tray. */
    byte[] known(byte[] covered) {
        byte[] known = covered.clone();
        for (int i = 0; i < known.length; i++) {
            known[i] = bgr[3 * i] == 0 && bgr[3 * i + 1] == 0 && bgr[3 * i + 2] == 0 ? 0 : known[i];
        }
        return known;
    }

    /** Blue, green and red of a plan of the same view, as small as this and in its light. */
    byte[] inItsLight(Mat plan) {
        Mat small = small(plan, width, height);
        Mat lit = LearnedLight.lit(small, gain(light(values(small))));
        byte[] values = values(lit);
        small.release();
        lit.release();
        return values;
    }

    private static double[] gain(double[] light) {
        return Arrays.stream(light)
                .map(v -> Math.max(LEAST_GAIN, Math.min(MOST_GAIN, v)))
                .toArray();
    }

    /** In the middle of what they differ by at the same places; nothing is known beyond the tray. */
    private double[] light(byte[] seen) {
        int step = Math.max(1, width * height / SAMPLED);
        int[] known = IntStream.iterate(0, i -> i < width * height, i -> i + step)
                .filter(i -> bgr[3 * i] != 0 || bgr[3 * i + 1] != 0 || bgr[3 * i + 2] != 0)
                .toArray();
        double[] light = {1, 1, 1};
        for (int c = 0; c < light.length && known.length > 0; c++) {
            int channel = c;
            double[] ratios = Arrays.stream(known)
                    .mapToDouble(i -> ((bgr[3 * i + channel] & 0xFF) + 1.0) / ((seen[3 * i + channel] & 0xFF) + 1.0))
                    .sorted()
                    .toArray();
            light[c] = ratios[ratios.length / 2];
        }
        return light;
    }

    /** How far L, a and b of each pixel lie beyond what the empty tray shows there. */
    private byte[] beyond(Mat lab) {
        Mat below = mat(least);
        Mat above = mat(most);
        Core.subtract(below, lab, below);
        Core.subtract(lab, above, above);
        Core.max(below, above, above);
        byte[] beyond = values(above);
        below.release();
        above.release();
        return beyond;
    }

    private Mat mat(byte[] values) {
        Mat m = new Mat(height, width, CvType.CV_8UC3);
        m.put(0, 0, values);
        return m;
    }

    /** The caller releases it. */
    static Mat small(Mat plan, int width, int height) {
        if (plan.cols() < 2 * width || plan.rows() < 2 * height) {
            Mat out = new Mat();
            // Means of areas would be as good and take five times as long.
            Imgproc.resize(plan, out, new Size(width, height), 0, 0, Imgproc.INTER_LINEAR);
            return out;
        }
        Mat half = Resized.of(plan, 0.5);
        Mat out = small(half, width, height);
        half.release();
        return out;
    }

    /** The caller releases it. */
    private static Mat inLab(Mat small, double[] gain) {
        Mat lit = LearnedLight.lit(small, gain);
        Imgproc.GaussianBlur(lit, lit, new Size(0, 0), 1);
        Imgproc.cvtColor(lit, lit, Imgproc.COLOR_BGR2Lab);
        return lit;
    }

    private static byte[] values(Mat m) {
        byte[] values = new byte[3 * m.rows() * m.cols()];
        m.get(0, 0, values);
        return values;
    }
}
