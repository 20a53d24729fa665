package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * How bent the straight edges of a tray are seen, which tells how the lens bends lines (D. C. Brown, "Close-range camera
 * calibration", 1971: the plumb-line method). Immutable.
 */
final class PlumbLines {
    /** An edge that is not straight speaks against a lens no louder than this many spreads. */
    private static final double MOST_AGAINST = 3;

    private final List<Edge> edges;

    private PlumbLines(List<Edge> edges) {
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
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < corners.length; i++) {
            EdgeStrip strip = new EdgeStrip(picture, corners[i], corners[(i + 1) % corners.length]);
            Optional<Edge> edge = strip.bent();
            edge.ifPresent(edges::add);
        }
        return new PlumbLines(edges);
    }

    /** The edges that could be seen. */
    List<Edge> edges() {
        return edges;
    }

    /** What speaks against a lens that bends lines so: less twice the logarithm of the likelihood. */
    double against(double k1) {
        return edges.stream().mapToDouble(e -> e.against(k1)).sum();
    }
}
