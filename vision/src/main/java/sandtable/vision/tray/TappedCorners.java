package sandtable.vision.tray;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.picture.Resized;

/**
 * Four corners of the tray's floor as somebody tapped them, good to a few pixels, moved to where its edges meet. How well
 * they were tapped is told by all four sides together: where three have an edge within a pixel, one that lies five pixels
 * beside the fourth is something else, such as the top of a wall that hides the floor's own edge.
 */
final class TappedCorners {
    /** How far beside taps may be, standard deviations, pixels. */
    private static final double[] BESIDE = {0.8, 1.2, 1.7, 2.4, 3.4, 4.8};
    /**
     * What speaks against a side whose own edge is not seen, less the logarithm of a likelihood: about one in five, and then
     * any line within a dozen pixels may be taken for it.
     */
    private static final double UNSEEN = 7.5;
    /** Taps are mostly so far beside, pixels; and how that spreads, as a logarithm. */
    private static final double USUAL = 1.7;

    private static final double USUAL_SPREAD = 0.6;

    private TappedCorners() {}

    /**
     * @param picture of the empty tray
     * @param tapped clockwise from the upper left, pixels
     * @return the same where no edge is seen
     */
    static double[][] onEdges(Mat picture, double[][] tapped) {
        double k = EdgeStrip.scale(picture);
        Mat small = Resized.of(picture, k);
        double[][] found = found(small, scaled(tapped, k));
        small.release();
        return scaled(found, 1 / k);
    }

    /** The same points in a picture that is {@code k} times as large; whole numbers are the middles of pixels. */
    static double[][] scaled(double[][] points, double k) {
        return Arrays.stream(points)
                .map(c -> new double[] {(c[0] + 0.5) * k - 0.5, (c[1] + 0.5) * k - 0.5})
                .toArray(double[][]::new);
    }

    private static double[][] found(Mat picture, double[][] c) {
        int n = c.length;
        EdgeStrip[] strips = new EdgeStrip[n];
        for (int i = 0; i < n; i++) {
            strips[i] = new EdgeStrip(picture, c[i], c[(i + 1) % n]);
        }
        Sides best = Arrays.stream(BESIDE)
                .mapToObj(beside -> Sides.of(strips, beside))
                .min(Comparator.comparingDouble(Sides::against))
                .orElseThrow();
        double[][][] lines = new double[n][][];
        for (int i = 0; i < n; i++) {
            lines[i] = line(c[i], c[(i + 1) % n], best.start()[i], best.end()[i]);
        }
        double[][] out = new double[n][];
        for (int i = 0; i < n; i++) {
            out[i] = meet(lines[(i + n - 1) % n], lines[i]);
        }
        return out;
    }

    /**
     * Where the sides lie if taps are so good.
     *
     * @param start how far beside the tapped corners they begin, pixels
     * @param end and end
     * @param against what speaks against it, less the logarithm of the likelihood
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Sides(double[] start, double[] end, double against) {
        static Sides of(EdgeStrip[] strips, double beside) {
            double[] start = new double[strips.length];
            double[] end = new double[strips.length];
            double rare = Math.log(beside / USUAL) / USUAL_SPREAD;
            double sum = rare * rare / 2;
            for (int i = 0; i < strips.length; i++) {
                Optional<EdgeStrip.Seen> edge = strips[i].between(beside);
                double against = edge.map(e -> against(e, beside)).orElse(UNSEEN);
                if (against < UNSEEN) {
                    start[i] = edge.get().start();
                    end[i] = edge.get().end();
                }
                sum += Math.min(UNSEEN, against);
            }
            return new Sides(start, end, sum);
        }

        private static double against(EdgeStrip.Seen e, double beside) {
            double variance = beside * beside;
            return Math.log(2 * Math.PI * variance) + (e.start() * e.start() + e.end() * e.end()) / (2 * variance);
        }
    }

    /** The straight line beside two corners: a lens bends it less than it matters so near the corners. */
    private static double[][] line(double[] a, double[] b, double start, double end) {
        double length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        double x = -(b[1] - a[1]) / length;
        double y = (b[0] - a[0]) / length;
        return new double[][] {{a[0] + start * x, a[1] + start * y}, {b[0] + end * x, b[1] + end * y}};
    }

    private static double[] meet(double[][] a, double[][] b) {
        double ax = a[1][0] - a[0][0];
        double ay = a[1][1] - a[0][1];
        double bx = b[1][0] - b[0][0];
        double by = b[1][1] - b[0][1];
        double t = ((b[0][0] - a[0][0]) * by - (b[0][1] - a[0][1]) * bx) / (ax * by - ay * bx);
        return new double[] {a[0][0] + t * ax, a[0][1] + t * ay};
    }
}
