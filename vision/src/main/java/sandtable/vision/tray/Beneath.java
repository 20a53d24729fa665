package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.RotatedRect;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.Square;

/**
 * Finds what shows of dice under hands, pencils and the like: patches of a body's colour at something that is larger than a die and has
 * another colour. Lengths are in edges of a face. Used by one thread.
 */
final class Beneath {
    /** A body is no further from its colour in the tray's light ({@link ClothColour#unlike}), or in as much less as on a die's sides. */
    private static final double LIKE = 12;

    private static final double ON_SIDES = 0.75;
    /** And nearer to it than to the colour of what lies on it by this. */
    private static final double NEARER = 0.6;
    /** A symbol is no wider, and what is thinner than the other is no body. */
    private static final double SYMBOL = 0.3;

    private static final double THIN = 0.2;

    /** A pencil's own parts and the gaps between fingers are smaller or narrower. */
    private static final double LEAST_AREA = 0.15;

    private static final double LEAST_WIDE = 0.4;
    private static final double MOST_AREA = 2.4;
    private static final double LONGEST = 2.4;

    /** What shows of a die. */
    record Patch(Square place, String colour) {}

    private final byte[] lab;
    private final Map<String, ClothColour> bodies;
    private final int width;
    private final double edge;

    /**
     * @param small plan, 8 bits each of blue, green and red; it stays the caller's
     * @param bodies L, a and b of each colour of the set
     * @param edge of a face, pixels of that plan
     */
    Beneath(Mat small, Map<String, ClothColour> bodies, double edge) {
        this.lab = BodyColour.lab(small);
        this.bodies = bodies;
        this.width = small.cols();
        this.edge = edge;
    }

    /**
     * The patches at one thing, squares as large as a face in pixels of the small plan.
     *
     * @param thing not 0 where it lies; changed
     */
    List<Patch> at(Mat thing) {
        byte[] there = new byte[(int) thing.total()];
        thing.get(0, 0, there);
        int[] pixels =
                IntStream.range(0, there.length).filter(i -> there[i] != 0).toArray();
        if (pixels.length == 0) {
            return List.of();
        }
        // More is seen of it than of what lies under it.
        ClothColour cover = ClothColour.like(ClothColour.median(lab, pixels));
        byte[] isBody = new byte[there.length];
        for (int i : pixels) {
            isBody[i] = (byte) (isBody(i, cover) ? 255 : 0);
        }
        thing.put(0, 0, isBody);
        Unread.shape(thing, Imgproc.MORPH_CLOSE, SYMBOL, edge);
        Unread.shape(thing, Imgproc.MORPH_OPEN, THIN, edge);
        return patches(thing, isBody);
    }

    private double[] seen(int pixel) {
        return new double[] {lab[3 * pixel] & 0xFF, lab[3 * pixel + 1] & 0xFF, lab[3 * pixel + 2] & 0xFF};
    }

    private boolean isBody(int pixel, ClothColour cover) {
        double[] seen = seen(pixel);
        double most = Math.min(LIKE, NEARER * cover.unlike(seen));
        return bodies.values().stream().anyMatch(b -> b.unlike(seen, ON_SIDES) < most);
    }

    private List<Patch> patches(Mat shapes, byte[] isBody) {
        List<MatOfPoint> outlines = new ArrayList<>();
        Mat none = new Mat();
        Imgproc.findContours(shapes, outlines, none, Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        none.release();
        List<Patch> patches = new ArrayList<>();
        for (MatOfPoint outline : outlines) {
            RotatedRect box = Unread.box(outline);
            double longer = Math.max(box.size.width, box.size.height) / edge;
            double shorter = Math.min(box.size.width, box.size.height) / edge;
            double area = Imgproc.contourArea(outline) / (edge * edge);
            if (area > LEAST_AREA && area < MOST_AREA && longer < LONGEST && shorter > LEAST_WIDE) {
                Square place = new Square(box.center.x, box.center.y, edge, Math.toRadians(box.angle), 0);
                colour(Imgproc.boundingRect(outline), isBody).ifPresent(c -> patches.add(new Patch(place, c)));
            }
            outline.release();
        }
        return patches;
    }

    /** The colour of the body that most of a part is like. */
    private Optional<String> colour(Rect part, byte[] isBody) {
        int[] inside = IntStream.range(part.y, part.y + part.height)
                .flatMap(y -> IntStream.range(part.x, part.x + part.width).map(x -> y * width + x))
                .filter(i -> isBody[i] != 0)
                .toArray();
        if (inside.length == 0) {
            return Optional.empty();
        }
        double[] middle = ClothColour.median(lab, inside);
        return bodies.entrySet().stream()
                .min(Comparator.comparingDouble(e -> e.getValue().unlike(middle)))
                .map(Map.Entry::getKey);
    }
}
