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
 * Tells a camera that was pushed a little, so that its picture is the same but shifted: strips along the picture's four edges,
 * where no dice lie, are laid on those of the last undisturbed rest (phase correlation, which light does not disturb). Only
 * strips that fit well say anything, and at least three must say the same. Used by one thread.
 */
final class Push implements AutoCloseable {
    /** Shift of the picture that is said, as a share of its width. */
    private static final double LEAST = 0.01;

    private static final double DEPTH = 0.2;
    /** How well a strip must fit at its best place, 0 to 1. */
    private static final double FITS = 0.25;
    /** Two strips that lie still in one picture agree to within this, pixels of the small copy. */
    private static final double AGREE = 1.2;

    private static final int ENOUGH = 3;

    private final List<Mat> usual = new ArrayList<>();
    private final List<Mat> windows = new ArrayList<>();

    /** From now on this is the undisturbed view. */
    void usual(Mat small) {
        close();
        for (Rect strip : strips(small.size())) {
            usual.add(floats(small, strip));
            Mat window = new Mat();
            Imgproc.createHanningWindow(window, strip.size(), CvType.CV_32F);
            windows.add(window);
        }
    }

    /** Whether the picture is shifted against the usual one. */
    boolean seen(Mat small) {
        List<Rect> strips = strips(small.size());
        if (usual.size() != strips.size()
                || !usual.get(0).size().equals(strips.get(0).size())) {
            return false;
        }
        List<Point> shifts = new ArrayList<>();
        for (int i = 0; i < strips.size(); i++) {
            Mat now = floats(small, strips.get(i));
            double[] fit = {0};
            // The library lays its window on the very pictures it is given.
            Mat before = usual.get(i).clone();
            Point shift = Imgproc.phaseCorrelate(before, now, windows.get(i), fit);
            before.release();
            now.release();
            if (fit[0] > FITS) {
                shifts.add(shift);
            }
        }
        double least = LEAST * small.cols();
        return shifts.stream()
                .filter(shift -> Math.hypot(shift.x, shift.y) > least)
                .anyMatch(shift -> shifts.stream()
                                .filter(other -> Math.hypot(other.x - shift.x, other.y - shift.y) < AGREE)
                                .count()
                        >= ENOUGH);
    }

    private static Mat floats(Mat small, Rect strip) {
        Mat part = new Mat(small, strip);
        try {
            Mat out = new Mat();
            part.convertTo(out, CvType.CV_32F);
            Core.subtract(out, Core.mean(out), out);
            return out;
        } finally {
            part.release();
        }
    }

    private static List<Rect> strips(Size size) {
        int w = (int) size.width;
        int h = (int) size.height;
        int d = (int) (DEPTH * h);
        return List.of(new Rect(0, 0, w, d), new Rect(0, h - d, w, d), new Rect(0, 0, d, h), new Rect(w - d, 0, d, h));
    }

    @Override
    public void close() {
        usual.forEach(Mat::release);
        windows.forEach(Mat::release);
        usual.clear();
        windows.clear();
    }
}
