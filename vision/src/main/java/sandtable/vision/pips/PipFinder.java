package sandtable.vision.pips;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.dnn.Dnn;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.SmallNet;

/** Looks for the top faces of pip dice: a net that sees faces of 9 to 26 pixels, run on the picture in several sizes. */
final class PipFinder {
    /** What may be a die: middle and edge of its top face, pixels of the picture. */
    record Place(double x, double y, double size, double score) {}

    private static final int LARGEST = 480;
    /** Only pictures of a phone's size are also looked at this large: that takes four times as long. */
    private static final int PHONE = 1600;

    private static final int SMALLEST = 72;
    private static final int CELL = 4;
    private static final double LEAST = 0.1;
    private static final int MOST = 48;

    private final SmallNet net = new SmallNet(PipFinder.class, "pips-find.onnx");

    /** The likeliest places, best first. */
    List<Place> find(Mat bgr) {
        double longest = Math.max(bgr.cols(), bgr.rows());
        List<Place> all = new ArrayList<>();
        double side = longest > PHONE ? 2 * LARGEST : Math.min(LARGEST, longest);
        for (; side >= SMALLEST; side /= 2) {
            look(bgr, side / longest, all);
        }
        all.sort(Comparator.comparingDouble(Place::score).reversed());
        List<Place> kept = new ArrayList<>();
        for (Place p : all) {
            if (kept.size() < MOST && kept.stream().noneMatch(k -> same(k, p))) {
                kept.add(p);
            }
        }
        return kept;
    }

    private static boolean same(Place a, Place b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y()) < 0.3 * Math.min(a.size(), b.size())
                && Math.abs(Math.log(a.size() / b.size())) < 0.4;
    }

    private void look(Mat bgr, double scale, List<Place> to) {
        int w = Math.max(CELL, (int) Math.round(bgr.cols() * scale / CELL) * CELL);
        int h = Math.max(CELL, (int) Math.round(bgr.rows() * scale / CELL) * CELL);
        Mat small = new Mat();
        Imgproc.resize(bgr, small, new Size(w, h), 0, 0, scale < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_LINEAR);
        Mat blob = Dnn.blobFromImage(small, 1 / 64.0, new Size(w, h), new Scalar(128, 128, 128), true, false);
        float[] a = net.answer(blob);
        small.release();
        blob.release();
        int cols = w / CELL;
        int rows = h / CELL;
        double sx = bgr.cols() / (double) w;
        double sy = bgr.rows() / (double) h;
        float least = (float) Math.log(LEAST / (1 - LEAST));
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < cols; x++) {
                float v = a[y * cols + x];
                if (v > least && top(a, cols, rows, x, y)) {
                    double size = 16 * Math.pow(2, Math.max(-1.2, Math.min(1.2, a[rows * cols + y * cols + x])));
                    to.add(new Place(
                            (CELL * x + 2) * sx - 0.5,
                            (CELL * y + 2) * sy - 0.5,
                            size * Math.sqrt(sx * sy),
                            1 / (1 + Math.exp(-v))));
                }
            }
        }
    }

    private static boolean top(float[] a, int cols, int rows, int x, int y) {
        float v = a[y * cols + x];
        for (int j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
            for (int i = Math.max(0, x - 1); i <= Math.min(cols - 1, x + 1); i++) {
                float o = a[j * cols + i];
                if (o > v || o == v && (j < y || j == y && i < x)) {
                    return false;
                }
            }
        }
        return true;
    }
}
