package sandtable.vision;

import org.opencv.core.Core;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfDouble;
import org.opencv.core.TermCriteria;
import org.opencv.video.Video;

/**
 * How a face lies compared with the enrolled look: the affine map that fits one onto the other best (G. Evangelidis and
 * E. Psarakis, "Parametric image alignment using enhanced correlation coefficient maximization", 2008). A die that lies flat
 * in the plan is neither stretched nor sheared; a cocked one is.
 *
 * @param correlation after fitting, -1 to 1; -1 where no fit was found
 * @param stretch longer by shorter axis of the map, 1 for a flat die
 * @param scale mean scale of the map, 1 for a die of the enrolled size
 * @param contrast strength of the symbol against the enrolled look, 1 for the same
 */
record FaceFit(double correlation, double stretch, double scale, double contrast) {
    static final FaceFit NONE = new FaceFit(-1, 9, 1, 0);
    private static final TermCriteria ENOUGH = new TermCriteria(TermCriteria.COUNT + TermCriteria.EPS, 25, 1e-4);

    /** Fits the look that matched a square. */
    static FaceFit of(Mat plan, Square square, SymbolMatch match) {
        Mat crop = FaceCrop.colour(plan, square, match.turn());
        Mat field = FaceCrop.even(crop);
        crop.release();
        Mat warp = Mat.eye(2, 3, CvType.CV_32F);
        int offset = FaceCrop.MARGIN + FaceCrop.RIM;
        warp.put(0, 2, match.offsetX());
        warp.put(1, 2, match.offsetY());
        Mat mask = new Mat();
        try {
            double correlation =
                    Video.findTransformECC(match.template().fine(), field, warp, Video.MOTION_AFFINE, ENOUGH, mask, 3);
            float[] w = new float[6];
            warp.get(0, 0, w);
            double a = w[0];
            double b = w[1];
            double c = w[3];
            double d = w[4];
            double mean = (a * a + b * b + c * c + d * d) / 2;
            double det = Math.abs(a * d - b * c);
            double half = Math.sqrt(Math.max(0, mean * mean - det * det));
            double stretch = Math.sqrt((mean + half) / Math.max(1e-6, mean - half));
            double shift = Math.hypot(w[2] - offset, w[5] - offset);
            if (shift > 2.5 * offset) {
                return NONE;
            }
            return new FaceFit(
                    correlation,
                    stretch,
                    Math.sqrt(det),
                    spread(field) / spread(match.template().fine()));
        } catch (CvException e) {
            // The fit did not converge: nothing of the look is there.
            return NONE;
        } finally {
            field.release();
            warp.release();
            mask.release();
        }
    }

    private static double spread(Mat m) {
        MatOfDouble mean = new MatOfDouble();
        MatOfDouble deviation = new MatOfDouble();
        int from = m.cols() == Shot.WIDTH ? FaceCrop.MARGIN + FaceCrop.RIM : 0;
        Mat inner = m.submat(from, m.rows() - from, from, m.cols() - from);
        Core.meanStdDev(inner, mean, deviation);
        double s = Math.max(0.5, deviation.get(0, 0)[0]);
        inner.release();
        mean.release();
        deviation.release();
        return s;
    }
}
