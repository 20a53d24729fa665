package sandtable.vision.tray;

import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** What a lens that bends lines makes of a pinhole's picture. */
public final class BentPicture {
    private BentPicture() {}

    /** The caller releases both. */
    public static Mat of(Mat straight, double k1) {
        Lens.Distortion lens = new Lens(1, k1).in(straight.cols(), straight.rows());
        Mat map = new Mat(straight.size(), CvType.CV_32FC2);
        for (int y = 0; y < straight.rows(); y++) {
            for (int x = 0; x < straight.cols(); x++) {
                double[] p = lens.undistort(x, y);
                map.put(y, x, p[0], p[1]);
            }
        }
        Mat none = new Mat();
        Mat out = new Mat();
        Imgproc.remap(straight, out, map, none, Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        for (Mat m : List.of(map, none)) {
            m.release();
        }
        return out;
    }

    /** Where a point of a pinhole's picture is seen through it. */
    public static double[] at(double x, double y, int width, int height, double k1) {
        return new Lens(1, k1).in(width, height).distort(x, y);
    }
}
