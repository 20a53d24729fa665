package sandtable.vision.square;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Cuts faces out of the plan, upright and in one size, and takes light and shade out of them. */
public final class FaceCrop {
    /** Edge of a face as compared, pixels. */
    public static final int SIDE = 40;
    /** Margin round about a face within which it is shifted when compared. */
    public static final int MARGIN = 4;
    /** What lies this near to the edge differs with the light and is not compared. */
    public static final int RIM = 4;

    private FaceCrop() {}

    /** The square with its margin as BGR, {@code SIDE + 2 * MARGIN} wide. */
    public static Mat colour(Mat plan, Square s) {
        return about(plan, s, SIDE + 2 * MARGIN);
    }

    /** The square with what lies about it as BGR, upright, the square {@link #SIDE} and the whole {@code n} pixels wide. */
    public static Mat about(Mat plan, Square s, int n) {
        return about(plan, s, n, n);
    }

    /** The same of another shape, the square in its middle. */
    public static Mat about(Mat plan, Square s, int width, int height) {
        double angle = s.angle();
        double k = s.size() / SIDE;
        double c = Math.cos(angle) * k;
        double sn = Math.sin(angle) * k;
        double midX = (width - 1) / 2.0;
        double midY = (height - 1) / 2.0;
        Mat m = new Mat(2, 3, CvType.CV_64F);
        // Maps a pixel of the crop to the plan.
        m.put(0, 0, c, -sn, s.x() - c * midX + sn * midY, sn, c, s.y() - sn * midX - c * midY);
        Mat out = new Mat();
        Imgproc.warpAffine(
                plan,
                out,
                m,
                new Size(width, height),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                Core.BORDER_REPLICATE,
                new Scalar(0));
        m.release();
        return out;
    }
}
