package sandtable.vision.read;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Pyramid;

/**
 * Tells a top on which nothing is drawn, as that of a wooden cube: a die of any make has at least a pip there. A face that a lamp has burned out
 * may be a die's all the same.
 */
final class BlankTop {
    /** Of the top, along the picture's axes: within its rim, however it is turned. */
    private static final double ACROSS = 0.66;

    private static final int SIDE = 16;

    /**
     * Colours that scatter less than this (lightness counted half) are those of one body in one light: of 338 things that were asked about in pictures
     * without dice 24 were so, and of 1,159 dice of other makes and 28 of the set's three, all burned out (path-traced and drawn, makes 29, 30 and
     * tuning part). The next one above, a burned-out die too, scattered by 4.6.
     */
    private static final double LEAST_DRAWN = 3.5;

    /** Lighter than this (L of 8 bits) a top may be burned out: those three were from 222 on. */
    private static final double BURNED_OUT = 215;

    private BlankTop() {}

    static boolean is(SeenDie d, Pyramid picture) {
        Mat top = new Mat(SIDE, SIDE, CvType.CV_8UC3);
        MatOfDouble mean = new MatOfDouble();
        MatOfDouble scatter = new MatOfDouble();
        try {
            top.put(0, 0, picture.cut(d.x(), d.y(), ACROSS * d.size() / SIDE, 0, false, SIDE));
            Imgproc.cvtColor(top, top, Imgproc.COLOR_BGR2Lab);
            Core.meanStdDev(top, mean, scatter);
            double[] s = scatter.toArray();
            return mean.toArray()[0] < BURNED_OUT && Math.hypot(s[0] / 2, Math.hypot(s[1], s[2])) < LEAST_DRAWN;
        } finally {
            top.release();
            mean.release();
            scatter.release();
        }
    }
}
