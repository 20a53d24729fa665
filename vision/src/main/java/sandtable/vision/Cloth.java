package sandtable.vision;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

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
        Mat mask = Mat.zeros(picture.size(), CvType.CV_8UC1);
        Point[] outline = Arrays.stream(corners).map(c -> new Point(c[0], c[1])).toArray(Point[]::new);
        MatOfPoint polygon = new MatOfPoint(outline);
        Imgproc.fillConvexPoly(mask, polygon, new Scalar(LEVELS - 1.0));
        Rect around = Imgproc.boundingRect(polygon);
        polygon.release();
        Rect inside = intersection(around, picture);
        Mat lab = new Mat();
        Imgproc.cvtColor(picture.submat(inside), lab, Imgproc.COLOR_BGR2Lab);
        Mat grey = new Mat();
        Imgproc.cvtColor(picture.submat(inside), grey, Imgproc.COLOR_BGR2GRAY);
        Mat floor = mask.submat(inside);
        int[][] counts = new int[4][LEVELS];
        count(lab, floor, counts);
        count(grey, floor, new int[][] {counts[3]});
        double light = Core.mean(grey, floor).val[0];
        mask.release();
        lab.release();
        grey.release();
        double bright = Math.max(1, level(counts[3], 0.9));
        return new Cloth(
                level(counts[0], 0.5),
                level(counts[1], 0.5),
                level(counts[2], 0.5),
                light,
                Math.min(1, level(counts[3], 0.1) / bright));
    }

    private static Rect intersection(Rect around, Mat picture) {
        int x = Math.max(0, around.x);
        int y = Math.max(0, around.y);
        return new Rect(
                x,
                y,
                Math.min(picture.cols(), around.x + around.width) - x,
                Math.min(picture.rows(), around.y + around.height) - y);
    }

    private static void count(Mat values, Mat mask, int[][] counts) {
        int channels = values.channels();
        byte[] row = new byte[values.cols() * channels];
        byte[] in = new byte[values.cols()];
        for (int y = 0; y < values.rows(); y++) {
            values.get(y, 0, row);
            mask.get(y, 0, in);
            for (int x = 0; x < in.length; x++) {
                if (in[x] != 0) {
                    for (int c = 0; c < channels; c++) {
                        counts[c][row[channels * x + c] & 0xFF]++;
                    }
                }
            }
        }
    }

    /** The level that a share of all counted pixels doesn't exceed. */
    private static int level(int[] counts, double share) {
        long left = (long) (share * Arrays.stream(counts).asLongStream().sum());
        int level = 0;
        while (level < LEVELS - 1 && left >= counts[level]) {
            left -= counts[level];
            level++;
        }
        return level;
    }

    /** Whether a body of this colour hardly stands out on it. */
    boolean isLike(double[] body) {
        return BodyColour.distance(new double[] {l, a, b}, body) < ALIKE;
    }

    /** As in style sheets: {@code #803020}. */
    public String hex() {
        Mat one = new Mat(1, 1, CvType.CV_8UC3, new Scalar(l, a, b));
        Imgproc.cvtColor(one, one, Imgproc.COLOR_Lab2BGR);
        double[] bgr = one.get(0, 0);
        one.release();
        return String.format("#%02x%02x%02x", (int) bgr[2], (int) bgr[1], (int) bgr[0]);
    }
}
