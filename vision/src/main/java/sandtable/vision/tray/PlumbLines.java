package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import sandtable.vision.picture.Resized;

/**
 * How bent the straight edges of a tray are seen, which tells how the lens bends lines (D. C. Brown, "Close-range camera
 * calibration", 1971: the plumb-line method). Immutable.
 */
final class PlumbLines {
    /** An edge that is not straight speaks against a lens no louder than this many spreads. */
    private static final double MOST_AGAINST = 3;

    /**
     * Edges of a tray agree to this, in spreads. What does not agree with any other is no straight edge: the cut corners of an
     * octagon, a shadow, the grain of wood. How well 59 known lenses are told so, docs/vision-figures.md says.
     */
    private static final double AGREE = 1.5;

    private final List<Edge> edges;

    PlumbLines(List<Edge> edges) {
        this.edges = List.copyOf(edges);
    }

    /**
     * What one edge tells.
     *
     * @param k1 see {@link Lens#k1}
     * @param spread of what k1 may be, as edges are not quite straight
     */
    record Edge(double k1, double spread) {
        double against(double other) {
            double far = Math.min(MOST_AGAINST, Math.abs(other - k1) / spread);
            return far * far;
        }

        private boolean agrees(Edge other) {
            return Math.abs(other.k1 - k1) <= AGREE * Math.max(spread, other.spread);
        }
    }

    /** Nothing is known. */
    static PlumbLines none() {
        return new PlumbLines(List.of());
    }

    /**
     * @param picture of the empty tray
     * @param corners of its floor in that picture, good to a few pixels
     */
    static PlumbLines of(Mat picture, double[][] corners) {
        double k = EdgeStrip.scale(picture);
        Mat small = Resized.of(picture, k);
        double[][] c = TappedCorners.scaled(corners, k);
        List<Edge> seen = new ArrayList<>();
        for (int i = 0; i < c.length; i++) {
            new EdgeStrip(small, c[i], c[(i + 1) % c.length]).bent().ifPresent(seen::add);
        }
        small.release();
        // Each agrees with itself.
        return new PlumbLines(seen.stream()
                .filter(e -> seen.stream().filter(e::agrees).count() > 1)
                .toList());
    }

    /** The edges that could be seen and agree with another one. */
    List<Edge> edges() {
        return edges;
    }

    /** What speaks against a lens that bends lines so: less twice the logarithm of the likelihood. */
    double against(double k1) {
        return edges.stream().mapToDouble(e -> e.against(k1)).sum();
    }
}
