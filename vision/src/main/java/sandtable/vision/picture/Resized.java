package sandtable.vision.picture;

import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Copies of pictures in another size. */
public final class Resized {
    private Resized() {}

    /** Halves are made first, which is exact and much quicker than one step of area means. The caller releases the copy. */
    public static Mat of(Mat picture, double scale) {
        Mat out = new Mat();
        if (scale == 1) {
            picture.assignTo(out);
            return out;
        }
        Mat from = picture;
        double left = scale;
        while (left <= 0.5 && from.cols() > 1 && from.rows() > 1) {
            Mat even = from.submat(0, from.rows() / 2 * 2, 0, from.cols() / 2 * 2);
            Mat half = new Mat();
            Imgproc.resize(even, half, new Size(even.cols() / 2.0, even.rows() / 2.0), 0, 0, Imgproc.INTER_AREA);
            even.release();
            if (from != picture) {
                from.release();
            }
            from = half;
            left *= 2;
        }
        Imgproc.resize(from, out, new Size(), left, left, Imgproc.INTER_LINEAR);
        if (from != picture) {
            from.release();
        }
        return out;
    }
}
