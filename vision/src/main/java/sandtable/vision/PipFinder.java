package sandtable.vision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Finds round spots of either polarity: extrema of the scale-normalised Laplacian (T. Lindeberg, "Feature detection with
 * automatic scale selection", 1998), measured by their moments afterwards.
 */
final class PipFinder {
    private static final double MIN_CONTRAST = 14;
    private static final double MAX_SPREAD = 0.6;
    private static final double[] SIGMAS = sigmas();

    private PipFinder() {}

    private static double[] sigmas() {
        double[] s = new double[11];
        for (int i = 0; i < s.length; i++) {
            s[i] = 1.15 * Math.pow(1.26, i);
        }
        return s;
    }

    /** The spots of a grey picture (32-bit float, 0-255). */
    static List<Pip> find(Mat grey) {
        int w = grey.cols();
        int h = grey.rows();
        float[] g = new float[w * h];
        grey.get(0, 0, g);
        List<float[]> responses = new ArrayList<>();
        Mat blurred = new Mat();
        Mat laplacian = new Mat();
        for (double sigma : SIGMAS) {
            Imgproc.GaussianBlur(grey, blurred, new Size(0, 0), sigma, sigma, Core.BORDER_REPLICATE);
            Imgproc.Laplacian(blurred, laplacian, CvType.CV_32F, 1, sigma * sigma, 0, Core.BORDER_REPLICATE);
            float[] r = new float[w * h];
            laplacian.get(0, 0, r);
            responses.add(r);
        }
        blurred.release();
        laplacian.release();
        List<Pip> found = new ArrayList<>();
        for (int k = 0; k < SIGMAS.length; k++) {
            float[] r = responses.get(k);
            float[] finer = responses.get(Math.max(0, k - 1));
            float[] coarser = responses.get(Math.min(SIGMAS.length - 1, k + 1));
            int m = (int) Math.ceil(SIGMAS[k] * 1.5) + 1;
            for (int y = m; y < h - m; y++) {
                for (int x = m; x < w - m; x++) {
                    int i = y * w + x;
                    float v = r[i];
                    if (Math.abs(v) < MIN_CONTRAST * 0.5 || !extreme(r, finer, coarser, i, w, k)) {
                        continue;
                    }
                    Pip pip = measure(g, w, h, x, y, SIGMAS[k] * Math.sqrt(2), v < 0);
                    if (pip != null) {
                        found.add(pip);
                    }
                }
            }
        }
        return withoutTwins(found);
    }

    private static boolean extreme(float[] r, float[] finer, float[] coarser, int i, int w, int k) {
        float v = r[i];
        float sign = Math.signum(v);
        float a = v * sign;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int j = i + dy * w + dx;
                if ((dx != 0 || dy != 0) && r[j] * sign > a) {
                    return false;
                }
            }
        }
        return (k == 0 || finer[i] * sign <= a * 1.02) && coarser[i] * sign <= a * 1.02;
    }

    private static @Nullable Pip measure(float[] g, int w, int h, int cx, int cy, double radius, boolean bright) {
        double inside = mean(g, w, h, cx, cy, Math.max(0.7, radius * 0.5));
        double[] ring = ring(g, w, h, cx, cy, radius * 1.55 + 0.5, 24);
        Arrays.sort(ring);
        double around = ring[ring.length / 2];
        double contrast = inside - around;
        if (Math.abs(contrast) < MIN_CONTRAST || (contrast > 0) != bright) {
            return null;
        }
        double spread = (ring[ring.length * 3 / 4] - ring[ring.length / 4]) / Math.abs(contrast);
        if (spread > MAX_SPREAD) {
            return null;
        }
        double s0 = 0;
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        double syy = 0;
        int reach = (int) Math.ceil(radius * 1.6 + 0.5);
        double reach2 = (radius * 1.6 + 0.5) * (radius * 1.6 + 0.5);
        for (int y = Math.max(0, cy - reach); y <= Math.min(h - 1, cy + reach); y++) {
            for (int x = Math.max(0, cx - reach); x <= Math.min(w - 1, cx + reach); x++) {
                double dx = x - cx;
                double dy = y - cy;
                if (dx * dx + dy * dy > reach2) {
                    continue;
                }
                double weight = (g[y * w + x] - around) / contrast;
                weight = weight < 0.25 ? 0 : Math.min(1, weight);
                s0 += weight;
                sx += weight * dx;
                sy += weight * dy;
                sxx += weight * dx * dx;
                sxy += weight * dx * dy;
                syy += weight * dy * dy;
            }
        }
        if (s0 < 3) {
            return null;
        }
        double mx = sx / s0;
        double my = sy / s0;
        return new Pip(
                cx + mx,
                cy + my,
                Math.sqrt(s0 / Math.PI),
                inside,
                around,
                sxx / s0 - mx * mx,
                sxy / s0 - mx * my,
                syy / s0 - my * my,
                spread);
    }

    static double mean(float[] g, int w, int h, double cx, double cy, double radius) {
        double sum = 0;
        int n = 0;
        for (int y = (int) Math.max(0, Math.ceil(cy - radius)); y <= Math.min(h - 1, cy + radius); y++) {
            for (int x = (int) Math.max(0, Math.ceil(cx - radius)); x <= Math.min(w - 1, cx + radius); x++) {
                if ((x - cx) * (x - cx) + (y - cy) * (y - cy) <= radius * radius) {
                    sum += g[y * w + x];
                    n++;
                }
            }
        }
        if (n > 0) {
            return sum / n;
        }
        int x = (int) Math.max(0, Math.min(w - 1, Math.round(cx)));
        int y = (int) Math.max(0, Math.min(h - 1, Math.round(cy)));
        return g[y * w + x];
    }

    private static double[] ring(float[] g, int w, int h, double cx, double cy, double radius, int n) {
        double[] v = new double[n];
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n;
            int x = (int) Math.round(cx + radius * Math.cos(a));
            int y = (int) Math.round(cy + radius * Math.sin(a));
            v[i] = g[Math.max(0, Math.min(h - 1, y)) * w + Math.max(0, Math.min(w - 1, x))];
        }
        return v;
    }

    /** One pip may answer at two scales or in two channels; the one with the evener surroundings stays. */
    static List<Pip> withoutTwins(List<Pip> found) {
        List<Pip> best = new ArrayList<>(found);
        best.sort(Comparator.comparingDouble(p -> p.evenness() - 0.004 * Math.abs(p.contrast())));
        PipGrid kept = new PipGrid(16);
        for (Pip p : best) {
            boolean twin = kept.near(p.x(), p.y(), 2 * p.radius() + 2).stream().anyMatch(q -> sameSpot(p, q));
            if (!twin) {
                kept.add(p);
            }
        }
        return kept.all();
    }

    private static boolean sameSpot(Pip p, Pip q) {
        double larger = Math.max(p.radius(), q.radius());
        double smaller = Math.min(p.radius(), q.radius());
        return larger < 2 * smaller && Math.hypot(p.x() - q.x(), p.y() - q.y()) < 0.8 * larger;
    }
}
