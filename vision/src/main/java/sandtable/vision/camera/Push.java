package sandtable.vision.camera;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Tells a camera that was pushed, so that its picture is the same but shifted: the four edges of the picture, where few dice lie,
 * and the whole of it are laid on those of the last undisturbed rest (phase correlation, which light does not disturb). What says
 * the same as two others, at opposite edges, is believed though it fits badly: dice that were thrown meanwhile and what a push brings
 * into the picture do not agree on anything. Used by one thread.
 */
final class Push implements AutoCloseable {
    /** Shift of the picture that is said, as a share of its width. */
    private static final double LEAST = 0.01;

    private static final double DEPTH = 0.3;
    /** How well one part must fit at its best place, 0 to 1. */
    private static final double FITS = 0.25;
    /** The same of those that agree with it. */
    private static final double FITS_FAINTLY = 0.05;
    /** Two parts that lie still in one picture agree to within this, pixels of the small copy. */
    private static final double AGREE = 1.2;

    private static final int ENOUGH = 3;
    private static final int EDGES = 4;

    private final List<Mat> usual = new ArrayList<>();
    private final List<Mat> windows = new ArrayList<>();

    /** Where the picture lies against the usual one. */
    enum Place {
        STAYED,
        SHIFTED,
        /** Too little of the usual picture is found again. */
        UNKNOWN
    }

    /** A part of the picture, by where it is found again, pixels of the small copy, and how well it fits there. */
    private record Found(Point shift, double fit) {
        double length() {
            return Math.hypot(shift.x, shift.y);
        }

        boolean agrees(Found other) {
            return Math.hypot(other.shift.x - shift.x, other.shift.y - shift.y) < AGREE;
        }
    }

    /** From now on this is the undisturbed view. */
    void usual(Mat small) {
        close();
        for (Rect part : parts(small.size())) {
            usual.add(floats(small, part));
            Mat window = new Mat();
            Imgproc.createHanningWindow(window, part.size(), CvType.CV_32F);
            windows.add(window);
        }
    }

    /** Where the picture lies. */
    Place seen(Mat small) {
        List<Rect> parts = parts(small.size());
        if (usual.size() != parts.size()
                || !usual.get(0).size().equals(parts.get(0).size())) {
            return Place.UNKNOWN;
        }
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            found.add(found(small, parts.get(i), i));
        }
        double least = LEAST * small.cols();
        if (found.stream().anyMatch(one -> one.length() > least && confirmed(one, found))) {
            return Place.SHIFTED;
        }
        long still = found.stream()
                .filter(one -> one.fit() > FITS && one.length() <= least)
                .count();
        return still >= 2 ? Place.STAYED : Place.UNKNOWN;
    }

    private Found found(Mat small, Rect part, int i) {
        Mat now = floats(small, part);
        double[] fit = {0};
        // The library lays its window on the very pictures it is given.
        Mat before = usual.get(i).clone();
        Point shift = Imgproc.phaseCorrelate(before, now, windows.get(i), fit);
        before.release();
        now.release();
        return new Found(shift, fit[0]);
    }

    /** A thing in a corner that was pushed aside lies at two edges, but not at opposite ones. */
    private static boolean confirmed(Found one, List<Found> found) {
        List<Integer> same = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            if (found.get(i).fit() > FITS_FAINTLY && found.get(i).agrees(one)) {
                same.add(i);
            }
        }
        return one.fit() > FITS
                && same.size() >= ENOUGH
                && same.stream().anyMatch(i -> i < EDGES && same.contains(i ^ 1));
    }

    private static Mat floats(Mat small, Rect rect) {
        Mat part = new Mat(small, rect);
        try {
            Mat out = new Mat();
            part.convertTo(out, CvType.CV_32F);
            Core.subtract(out, Core.mean(out), out);
            return out;
        } finally {
            part.release();
        }
    }

    /** The upper and the lower edge, the left and the right one, and the whole. */
    private static List<Rect> parts(Size size) {
        int w = (int) size.width;
        int h = (int) size.height;
        int d = (int) (DEPTH * h);
        return List.of(
                new Rect(0, 0, w, d),
                new Rect(0, h - d, w, d),
                new Rect(0, 0, d, h),
                new Rect(w - d, 0, d, h),
                new Rect(0, 0, w, h));
    }

    @Override
    public void close() {
        usual.forEach(Mat::release);
        windows.forEach(Mat::release);
        usual.clear();
        windows.clear();
    }
}
