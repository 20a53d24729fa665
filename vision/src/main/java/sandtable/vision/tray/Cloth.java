package sandtable.vision.tray;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.BodyColour;

/**
 * The tray's floor and its light, as they were when it was shown empty.
 *
 * @param l median lightness of the cloth, 0 to 255 (CIE L*a*b* as OpenCV scales it to 8 bits)
 * @param a green to red, 128 is neither
 * @param b blue to yellow, 128 is neither
 * @param light mean brightness of the floor, 0 to 255
 * @param evenness darkest tenth of the floor's brightness over its brightest tenth, 0 to 1; 1 is lit evenly
 */
public record Cloth(double l, double a, double b, double light, double evenness) {
    /** Bodies nearer to the cloth than this show little edge on it. */
    private static final double ALIKE = 22;

    private static final int LEVELS = 256;

    /** Looks at the floor of a picture; its corners clockwise from the upper left, pixels. */
    static Cloth of(Mat picture, double[][] corners) {
        Mat floor = Mat.zeros(picture.size(), CvType.CV_8UC1);
        MatOfPoint outline = new MatOfPoint(
                Arrays.stream(corners).map(c -> new Point(c[0], c[1])).toArray(Point[]::new));
        Imgproc.fillConvexPoly(floor, outline, new Scalar(LEVELS - 1.0));
        outline.release();
        Mat lab = new Mat();
        Imgproc.cvtColor(picture, lab, Imgproc.COLOR_BGR2Lab);
        Mat grey = new Mat();
        Imgproc.cvtColor(picture, grey, Imgproc.COLOR_BGR2GRAY);
        int[] brightness = counts(grey, 0, floor);
        Cloth cloth = new Cloth(
                level(counts(lab, 0, floor), 0.5),
                level(counts(lab, 1, floor), 0.5),
                level(counts(lab, 2, floor), 0.5),
                Core.mean(grey, floor).val[0],
                Math.min(1, level(brightness, 0.1) / Math.max(1.0, level(brightness, 0.9))));
        floor.release();
        lab.release();
        grey.release();
        return cloth;
    }

    /** How many pixels of the floor have each level of a channel. */
    private static int[] counts(Mat values, int channel, Mat floor) {
        int[] counts = new int[LEVELS];
        int channels = values.channels();
        byte[] row = new byte[channels * values.cols()];
        byte[] inside = new byte[floor.cols()];
        for (int y = 0; y < values.rows(); y++) {
            values.get(y, 0, row);
            floor.get(y, 0, inside);
            for (int x = 0; x < inside.length; x++) {
                if (inside[x] != 0) {
                    counts[row[channels * x + channel] & 0xFF]++;
                }
            }
        }
        return counts;
    }

    /** The level that a share of all counted pixels doesn't exceed. */
    private static int level(int[] counts, double share) {
        double all = 0;
        for (int count : counts) {
            all += count;
        }
        double left = share * all;
        int level = 0;
        while (level < LEVELS - 1 && left >= counts[level]) {
            left -= counts[level];
            level++;
        }
        return level;
    }

    /** Whether a body of this colour hardly stands out on it. */
    public boolean isLike(double[] body) {
        return BodyColour.distance(new double[] {l, a, b}, body) < ALIKE;
    }

    /** As in style sheets: {@code #803020}. */
    public String hex() {
        NativeCv.load();
        double[] bgr = ClothColour.bgr(l, a, b);
        return String.format("#%02x%02x%02x", (int) bgr[2], (int) bgr[1], (int) bgr[0]);
    }
}
