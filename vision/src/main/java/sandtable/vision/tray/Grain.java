package sandtable.vision.tray;

import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Resized;

/**
 * The finest of what a small picture shows: a table's grain, the threads of its cloth, the edges of what lies about. Pictures of one place
 * agree in it pixel for pixel, whatever else lies there and in whatever light, if the camera did not move. Immutable.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Grain(float[] of, int width, int height) {
    /** Of the small picture, pixels. */
    static final int WIDTH = 480;
    /** What is coarser than the mean of so many pixels either way, taken twice, is light and shadow. */
    private static final int FINE = 5;
    /** What stands out by more than this many times the middle is a die's edge as likely as the table's. */
    private static final double MOST = 2;
    /** Steps in which the middle is told, and how many of them there are. */
    private static final int STEPS = 16;

    private static final int COUNTS = 4096;
    /**
     * So far aside grain agrees no longer, and the squares of a JPEG picture do as well as they do in place, pixels: cameras' pictures are
     * as wide as a whole number of them.
     */
    private static final int ASIDE = 12;

    /**
     * How much better pictures of one place correlate in place than aside: 0.06 and more in the worst pair of 52 sets of drawn and path-traced
     * pictures from one place, 0.04 and less in the best pair of 16 held in the hand (moved by 5 % and turned by 4 degrees, one standard
     * deviation) by a version that was a tenth lower. By this one 0.6 and more, and 0.05 and less but for one of 0.06, in 22 sets of another
     * kind.
     */
    private static final double LOCKED = 0.05;

    /** Of a picture of any size, 8 bits each of blue, green and red, which stays the caller's. */
    public static Grain of(Mat picture) {
        Mat grey = new Mat();
        Imgproc.cvtColor(picture, grey, Imgproc.COLOR_BGR2GRAY);
        int width = Math.min(WIDTH, grey.cols());
        int height = Math.max(1, (int) Math.round((double) width * grey.rows() / grey.cols()));
        Mat small = Resized.of(grey, 1.0 / Integer.highestOneBit(grey.cols() / width));
        grey.release();
        Imgproc.resize(small, small, new Size(width, height), 0, 0, Imgproc.INTER_AREA);
        small.convertTo(small, CvType.CV_32F);
        Mat coarse = new Mat();
        Size fine = new Size(FINE, FINE);
        Imgproc.blur(small, coarse, fine);
        Imgproc.blur(coarse, coarse, fine);
        Core.subtract(small, coarse, small);
        float[] of = new float[(int) small.total()];
        small.get(0, 0, of);
        small.release();
        coarse.release();
        Grain grain = new Grain(of, width, height);
        return grain.evened();
    }

    /** The same without what stands out. */
    private Grain evened() {
        int[] counts = new int[COUNTS];
        for (float v : of) {
            counts[Math.min(COUNTS - 1, (int) (STEPS * Math.abs(v)))]++;
        }
        int middle = 0;
        for (int seen = counts[0]; 2 * seen < of.length; seen += counts[middle]) {
            middle++;
        }
        float most = (float) (MOST * (middle + 0.5) / STEPS);
        float[] even = of.clone();
        for (int i = 0; i < even.length; i++) {
            even[i] = Math.max(-most, Math.min(most, even[i]));
        }
        return new Grain(even, width, height);
    }

    /** The same with nothing where nobody knows what is there: where this has not 0. */
    Grain butFor(byte[] unknown) {
        float[] known = of.clone();
        for (int i = 0; i < known.length; i++) {
            known[i] = unknown[i] == 0 ? known[i] : 0;
        }
        return new Grain(known, width, height);
    }

    /** Whether another picture is of the same place, seen by a camera that has not moved: false for one of another shape. */
    public boolean isOfThePlaceOf(Grain other) {
        return width == other.width && height == other.height && locked(other) > LOCKED;
    }

    /** How much better another picture correlates with it in place than a little aside in either way, in the middle. */
    double locked(Grain other) {
        Mat own = mat();
        Mat its = other.mat();
        double[] aside = {
            like(own, its, ASIDE, 0),
            like(own, its, 0, ASIDE),
            like(own, its, ASIDE, ASIDE),
            like(own, its, -ASIDE, ASIDE)
        };
        Arrays.sort(aside);
        double inPlace = like(own, its, 0, 0);
        own.release();
        its.release();
        return inPlace - (aside[1] + aside[2]) / 2;
    }

    private Mat mat() {
        Mat m = new Mat(height, width, CvType.CV_32F);
        m.put(0, 0, of);
        return m;
    }

    /** How well one correlates with another that lies so far to the right of it and below, -1 to 1. */
    private static double like(Mat one, Mat other, int right, int down) {
        Size both = new Size(one.cols() - Math.abs(right), one.rows() - down);
        if (both.width <= 0 || both.height <= 0) {
            return 0;
        }
        Mat a = one.submat(new Rect(new Point(Math.max(0, -right), 0), both));
        Mat b = other.submat(new Rect(new Point(Math.max(0, right), down), both));
        double like = a.dot(b) / Math.max(1e-9, Math.sqrt(a.dot(a) * b.dot(b)));
        a.release();
        b.release();
        return like;
    }
}
