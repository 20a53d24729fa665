package sandtable.vision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** The looks of one colour at half scale, all compared at once. Safe from any thread. */
final class RoughBank {
    private static final int SPAN = Look.FIELD - Look.ROUGH + 1;
    private static final int LENGTH = Look.ROUGH * Look.ROUGH;

    private final List<Look> looks;
    private final Mat rows;

    RoughBank(List<Look> looks) {
        this.looks = List.copyOf(looks);
        this.rows = new Mat(4 * looks.size(), LENGTH, CvType.CV_32F);
        for (int i = 0; i < looks.size(); i++) {
            for (int turn = 0; turn < 4; turn++) {
                rows.put(4 * i + turn, 0, looks.get(i).rough[turn]);
            }
        }
    }

    /** A face found at half scale. */
    record Found(Look look, double score, Pose pose) {}

    /** The best of each face's looks in each quarter turn, in and near a square, best first. */
    List<Found> search(Grey half, Square square) {
        double k = square.size() / FaceCrop.SIDE;
        Pose middle = Pose.of((square.x() + 0.5) / 2 - 0.5, (square.y() + 0.5) / 2 - 0.5, square.angle(), k);
        float[] field = new float[Look.FIELD * Look.FIELD];
        half.window(middle, Look.FIELD, field);
        new Evening(Look.FIELD, Look.REACH / 2).even(field);
        float[] windows = new float[SPAN * SPAN * LENGTH];
        for (int y = 0; y < SPAN; y++) {
            for (int x = 0; x < SPAN; x++) {
                int at = (y * SPAN + x) * LENGTH;
                for (int r = 0; r < Look.ROUGH; r++) {
                    System.arraycopy(field, (y + r) * Look.FIELD + x, windows, at + r * Look.ROUGH, Look.ROUGH);
                }
                Evening.normalise(windows, at, LENGTH);
            }
        }
        float[] scores = product(windows);
        Map<String, Found> best = new LinkedHashMap<>();
        for (int i = 0; i < 4 * looks.size(); i++) {
            int from = i * SPAN * SPAN;
            int top = from;
            for (int w = from + 1; w < from + SPAN * SPAN; w++) {
                if (scores[w] > scores[top]) {
                    top = w;
                }
            }
            Look look = looks.get(i / 4);
            String which = look.face + i % 4;
            Found known = best.get(which);
            if (known == null || scores[top] > known.score()) {
                double u = 2.0 * ((top - from) % SPAN - SPAN / 2);
                double v = 2.0 * ((top - from) / SPAN - SPAN / 2);
                Pose at = Pose.of(square.x(), square.y(), square.angle(), k).moved(u, v);
                Pose turned = Pose.of(at.x(), at.y(), square.angle() + i % 4 * Math.PI / 2, k);
                best.put(which, new Found(look, scores[top], turned));
            }
        }
        List<Found> found = new ArrayList<>(best.values());
        found.sort(Comparator.comparingDouble(Found::score).reversed());
        return found;
    }

    private float[] product(float[] windows) {
        Mat all = new Mat(SPAN * SPAN, LENGTH, CvType.CV_32F);
        Mat none = new Mat();
        Mat product = new Mat();
        all.put(0, 0, windows);
        Core.gemm(rows, all, 1, none, 0, product, Core.GEMM_2_T);
        float[] scores = new float[4 * looks.size() * SPAN * SPAN];
        product.get(0, 0, scores);
        all.release();
        none.release();
        product.release();
        return scores;
    }
}
