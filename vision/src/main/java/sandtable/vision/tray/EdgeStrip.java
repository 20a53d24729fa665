package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Once;

/** The picture along one side of the tray's floor: a strip whose middle is the straight line between two corners. */
final class EdgeStrip {
    /** Pictures are looked at no larger than this, pixels: it is what taps are good to a few pixels of. */
    private static final int LARGEST = 1280;

    /** Half the strip's width, pixels. */
    private static final int REACH = 34;

    private static final int SAMPLES = 96;
    /** Corners are round, or hidden: this share of the side is left out at both. */
    private static final double END = 0.06;
    /** Corners are tapped this far beside at most, pixels. */
    private static final int BESIDE = 12;

    /** A line is one that is clearer than those that lie so far beside it, pixels. */
    private static final int APART = 2;

    private static final int BENT_STEPS = 16;
    /** An edge is where the colour changes by this much from one pixel to the next, levels of 255. */
    private static final double FAINT = 2;

    private static final double FAINT_SHARE = 0.3;
    /** So far beside the edge as it was found roughly it is looked for, pixels. */
    private static final int NEAR = 2;

    private static final double STRAY = 1;
    private static final double LEAST_SEEN = 0.5;
    /** Edges of trays, boards and mats are straight to this share of their length. */
    private static final double STRAIGHT = 0.0015;
    /** k1 is told no better than this; an edge that tells it no better than the second tells nothing. */
    private static final double LEAST_SPREAD = 0.01;

    private static final double MOST_SPREAD = 0.03;

    private final double[] from;
    private final double[] to;
    private final double length;
    private final Lens.Distortion[] lenses;
    /** How blue, green and red change across the strip: by row from one side to the other, then along it. */
    private final float[] slopes;

    private final Once<List<Line>> clearest = new Once<>(this::search);

    EdgeStrip(Mat picture, double[] from, double[] to) {
        this.from = from.clone();
        this.to = to.clone();
        this.length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        this.lenses = new Lens.Distortion[2 * BENT_STEPS + 1];
        for (int i = 0; i < lenses.length; i++) {
            double k1 = Lens.MOST_BENT * (i - BENT_STEPS) / BENT_STEPS;
            lenses[i] = new Lens(TrayPose.USUAL, k1).in(picture.cols(), picture.rows());
        }
        this.slopes = slopes(picture);
    }

    /** How much smaller a picture has to be made before strips are taken from it, 1 or less. */
    static double scale(Mat picture) {
        return Math.min(1, (double) LARGEST / Math.max(picture.cols(), picture.rows()));
    }

    private float[] slopes(Mat picture) {
        int wide = Math.max(SAMPLES, (int) Math.round(length * (1 - 2 * END)));
        int rows = 2 * REACH + 1;
        float[] at = new float[2 * wide * rows];
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < wide; col++) {
                double[] p = point(END + (1 - 2 * END) * (col + 0.5) / wide, row - REACH);
                at[2 * (row * wide + col)] = (float) p[0];
                at[2 * (row * wide + col) + 1] = (float) p[1];
            }
        }
        Mat map = new Mat(rows, wide, CvType.CV_32FC2);
        map.put(0, 0, at);
        Mat none = new Mat();
        Mat strip = new Mat();
        Imgproc.remap(picture, strip, map, none, Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        Imgproc.resize(strip, strip, new Size(SAMPLES, rows), 0, 0, Imgproc.INTER_AREA);
        strip.convertTo(strip, CvType.CV_32FC3);
        // Sobel's sum is eight times the change from one row to the next.
        Imgproc.Sobel(strip, strip, CvType.CV_32F, 0, 1, 3, 1 / 8.0, 0, Core.BORDER_REPLICATE);
        float[] values = new float[3 * SAMPLES * rows];
        strip.get(0, 0, values);
        map.release();
        none.release();
        strip.release();
        return values;
    }

    private double[] point(double along, double beside) {
        double dx = (to[0] - from[0]) / length;
        double dy = (to[1] - from[1]) / length;
        return new double[] {
            from[0] + along * length * dx - beside * dy, from[1] + along * length * dy + beside * dx,
        };
    }

    private static double along(int sample) {
        return END + (1 - 2 * END) * (sample + 0.5) / SAMPLES;
    }

    /** How far beside the strip's middle a straight edge between the corners is seen through a lens, pixels. */
    private double[] curve(Lens.Distortion lens) {
        double[] a = lens.undistort(from[0], from[1]);
        double[] b = lens.undistort(to[0], to[1]);
        double[] beside = new double[SAMPLES];
        for (int i = 0; i < SAMPLES; i++) {
            double s = along(i);
            double[] p = lens.distort(a[0] + s * (b[0] - a[0]), a[1] + s * (b[1] - a[1]));
            beside[i] = ((to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0])) / length;
        }
        return beside;
    }

    /**
     * A line that was found roughly.
     *
     * @param lens number of the lens
     * @param start how far beside the first corner it begins, pixels
     * @param end the same of the second one
     * @param slope sum of the colour's changes across it
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Line(int lens, int start, int end, double[] slope) {
        double clear() {
            return Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]);
        }
    }

    /**
     * An edge to parts of a pixel.
     *
     * @param start how far beside the first corner it begins, pixels: to the right of who looks towards the second one
     * @param end the same of the second one
     * @param k1 how bent it is, see {@link Lens#k1}
     * @param spread of what k1 may be, as edges are not quite straight
     */
    record Seen(double start, double end, double k1, double spread) {}

    /** How bent the clearest edge is; empty where none is seen, or where it lies so that it tells nothing. */
    Optional<PlumbLines.Edge> bent() {
        return lines().max(Comparator.comparingDouble(Line::clear))
                .flatMap(this::fitted)
                .filter(e -> e.spread() <= MOST_SPREAD)
                .map(e -> new PlumbLines.Edge(e.k1(), e.spread()));
    }

    /**
     * The edge between two corners that were tapped; empty where none is seen.
     *
     * @param beside how far beside the corners were tapped, a standard deviation, pixels: a clear edge is believed before a
     *     faint one that lies nearer
     */
    Optional<Seen> between(double beside) {
        return lines().max(Comparator.comparingDouble(
                        l -> Math.log(l.clear()) - (l.start() * l.start() + l.end() * l.end()) / (4 * beside * beside)))
                .flatMap(this::fitted);
    }

    private Stream<Line> lines() {
        return clearest.get().stream();
    }

    private List<Line> search() {
        int n = 2 * BESIDE + 1;
        Line[][] all = new Line[n][n];
        for (int i = 0; i < lenses.length; i++) {
            double[] curve = curve(lenses[i]);
            for (int start = 0; start < n; start++) {
                for (int end = 0; end < n; end++) {
                    Line line = new Line(i, start - BESIDE, end - BESIDE, sum(curve, start - BESIDE, end - BESIDE));
                    if (i == 0 || line.clear() > all[start][end].clear()) {
                        all[start][end] = line;
                    }
                }
            }
        }
        return Arrays.stream(all)
                .flatMap(Arrays::stream)
                .filter(l -> l.clear() >= FAINT * SAMPLES && clearest(l, all))
                .toList();
    }

    private static boolean clearest(Line line, Line[][] all) {
        int start = line.start() + BESIDE;
        int end = line.end() + BESIDE;
        int last = all.length - 1;
        for (int i = Math.max(0, start - APART); i <= Math.min(last, start + APART); i++) {
            for (int k = Math.max(0, end - APART); k <= Math.min(last, end + APART); k++) {
                if (all[i][k].clear() > line.clear()) {
                    return false;
                }
            }
        }
        return true;
    }

    private double[] sum(double[] curve, double start, double end) {
        double[] sum = new double[3];
        for (int i = 0; i < SAMPLES; i++) {
            int row = REACH + (int) Math.rint(beside(curve, i, start, end));
            if (row >= 0 && row <= 2 * REACH) {
                int at = 3 * (row * SAMPLES + i);
                sum[0] += slopes[at];
                sum[1] += slopes[at + 1];
                sum[2] += slopes[at + 2];
            }
        }
        return sum;
    }

    private static double beside(double[] curve, int i, double start, double end) {
        return curve[i] + start + along(i) * (end - start);
    }

    /** Least squares over the places near the line where the colour changes most. */
    private Optional<Seen> fitted(Line line) {
        double[] curve = curve(lenses[line.lens()]);
        int other = line.lens() < BENT_STEPS ? line.lens() + 1 : line.lens() - 1;
        double[] next = curve(lenses[other]);
        double step = lenses[other].k1() - lenses[line.lens()].k1();
        List<double[]> rows = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            double at = beside(curve, i, line.start(), line.end());
            double seen = steepest(line, i, at);
            if (!Double.isNaN(seen)) {
                rows.add(new double[] {1, along(i), (next[i] - curve[i]) / step, seen - at});
            }
        }
        double[] fit = leastSquares(rows);
        List<double[]> kept =
                rows.stream().filter(r -> Math.abs(left(r, fit)) < STRAY).toList();
        if (kept.size() < LEAST_SEEN * SAMPLES) {
            return Optional.empty();
        }
        double[] better = leastSquares(kept);
        double sag = kept.stream().mapToDouble(r -> Math.abs(r[2])).max().orElse(0);
        double spread = Math.max(LEAST_SPREAD, STRAIGHT * length / Math.max(1e-9, sag));
        return Optional.of(new Seen(
                line.start() + better[0],
                line.end() + better[0] + better[1],
                lenses[line.lens()].k1() + better[2],
                spread));
    }

    /** @param rows three numbers each, and what their weighted sum should be; the weights are given */
    private static double[] leastSquares(List<double[]> rows) {
        double[] weights = new double[3];
        if (rows.size() < weights.length) {
            return weights;
        }
        Mat a = new Mat(rows.size(), 3, CvType.CV_64F);
        Mat b = new Mat(rows.size(), 1, CvType.CV_64F);
        for (int i = 0; i < rows.size(); i++) {
            a.put(i, 0, rows.get(i)[0], rows.get(i)[1], rows.get(i)[2]);
            b.put(i, 0, rows.get(i)[3]);
        }
        Mat x = new Mat();
        Core.solve(a, b, x, Core.DECOMP_SVD);
        x.get(0, 0, weights);
        for (Mat m : List.of(a, b, x)) {
            m.release();
        }
        return weights;
    }

    private static double left(double[] row, double[] weights) {
        return row[3] - weights[0] * row[0] - weights[1] * row[1] - weights[2] * row[2];
    }

    /** Where the colour changes most as it does at the line, to parts of a pixel; not a number where it hardly does. */
    private double steepest(Line line, int sample, double about) {
        int middle = REACH + (int) Math.rint(about);
        if (middle - NEAR - 1 < 0 || middle + NEAR + 1 > 2 * REACH) {
            return Double.NaN;
        }
        int best = middle - NEAR;
        for (int row = middle - NEAR; row <= middle + NEAR; row++) {
            best = slope(line, sample, row) > slope(line, sample, best) ? row : best;
        }
        double most = slope(line, sample, best);
        if (most < Math.max(FAINT, FAINT_SHARE * line.clear() / SAMPLES)) {
            return Double.NaN;
        }
        double before = slope(line, sample, best - 1);
        double after = slope(line, sample, best + 1);
        double bend = before - 2 * most + after;
        double part = bend < 0 ? 0.5 * (before - after) / bend : 0;
        return best - REACH + Math.max(-0.5, Math.min(0.5, part));
    }

    private double slope(Line line, int sample, int row) {
        int at = 3 * (row * SAMPLES + sample);
        double[] s = line.slope();
        return (slopes[at] * s[0] + slopes[at + 1] * s[1] + slopes[at + 2] * s[2]) / line.clear();
    }
}
