package sandtable.vision.read;

import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Ground;

/**
 * Tells a floor's print from a die of nearly its cloth's colour: hardly anything has changed where either lies, but what is drawn on the die was
 * not there when the tray was empty.
 */
final class DrawnBefore {
    /**
     * So much do a square and the empty tray beneath it agree where both show one print. With the looks of 40 dice of nearly their cloth's colour
     * they agreed by 0.50 at most, by 0.17 in the middle (drawn, hard: shown part 0 to 9 with and without a tray, reporting part 736, looked at).
     */
    private static final double ONE_PRINT = 0.6;

    /** The empty tray is kept small: as much is the picture blurred, pixels of a face of {@link FaceCrop#SIDE}. */
    private static final double BLUR = 1.5;
    /** How far a print may lie beside, pixels of the same face. */
    private static final int BESIDE = 3;

    private DrawnBefore() {}

    /**
     * Whether what a square shows was there already when the tray was empty.
     *
     * @param plan not changed
     * @param ground with an empty tray; else nothing was drawn before
     */
    static boolean on(Square s, Mat plan, Ground ground) {
        return ground.emptyAbout(s, FaceCrop.SIDE)
                .map(empty -> likeness(s, plan, empty) > ONE_PRINT)
                .orElse(false);
    }

    /** Correlation of what both show, without the square's rim, at the best of the places beside; the empty tray is released. */
    private static double likeness(Square s, Mat plan, Mat empty) {
        Mat seen = FaceCrop.about(plan, s, FaceCrop.SIDE);
        grey(seen);
        grey(empty);
        Imgproc.GaussianBlur(seen, seen, new Size(0, 0), BLUR);
        Mat drawn = inner(seen, FaceCrop.RIM + BESIDE);
        Mat before = inner(empty, FaceCrop.RIM);
        Mat likeness = new Mat();
        Imgproc.matchTemplate(before, drawn, likeness, Imgproc.TM_CCOEFF_NORMED);
        double best = Core.minMaxLoc(likeness).maxVal;
        List.of(seen, empty, drawn, before, likeness).forEach(Mat::release);
        return best;
    }

    private static void grey(Mat face) {
        Imgproc.cvtColor(face, face, Imgproc.COLOR_BGR2GRAY);
        face.convertTo(face, CvType.CV_32F);
    }

    private static Mat inner(Mat face, int from) {
        int side = FaceCrop.SIDE - 2 * from;
        return face.submat(new Rect(from, from, side, side));
    }
}
