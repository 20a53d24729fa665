package sandtable.vision.tray;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Once;

/** Lays pictures of one camera flat: makes their plan. Safe from any thread. */
final class Flattening {
    /** Pixels of the plan between points of which it is told where a lens shows them. */
    private static final int NET = 8;
    /** The largest plan, in pixels, of which the map is kept, which takes 6 bytes for each. */
    private static final long MOST_KEPT = 4_000_000;

    private final UnaryOperator<double[]> toPicture;
    private final int width;
    private final int height;
    /** Kept from the second picture on: a camera that stays where it is takes many, and what is seen once is let go at once. */
    private final Once<Map> kept = new Once<>(() -> map(all()));

    private final AtomicBoolean before = new AtomicBoolean();

    /**
     * @param toPicture from a point of the plan to the picture
     * @param width of the plan, pixels
     * @param height of the plan, pixels
     */
    Flattening(UnaryOperator<double[]> toPicture, int width, int height) {
        this.toPicture = toPicture;
        this.width = width;
        this.height = height;
    }

    /** The plan of a picture; what the camera did not see is as the nearest of what it saw. The caller releases it. */
    Mat of(Mat picture) {
        Mat plan = new Mat(height, width, picture.type());
        lay(picture, plan, List.of(all()));
        return plan;
    }

    /**
     * The same in some parts alone, which is quicker, and elsewhere as another plan shows it.
     *
     * @param parts within the plan
     * @param other the same plan in any size
     */
    Mat of(Mat picture, List<Rect> parts, Mat other) {
        Mat plan = new Mat();
        Imgproc.resize(other, plan, new Size(width, height), 0, 0, Imgproc.INTER_LINEAR);
        lay(picture, plan, parts);
        return plan;
    }

    private void lay(Mat picture, Mat plan, List<Rect> parts) {
        boolean keep = before.getAndSet(true) && (long) width * height <= MOST_KEPT;
        for (Rect part : parts) {
            Map map = keep ? kept.get().of(part) : map(part);
            Mat there = plan.submat(part);
            map.lay(picture, there);
            there.release();
            map.release();
        }
    }

    private Rect all() {
        return new Rect(0, 0, width, height);
    }

    /**
     * Where each pixel of a part of the plan lies in the picture, as OpenCV remaps quickest. Between points a few pixels apart nothing
     * bends that shows: there alone it is told, which is quicker.
     */
    private Map map(Rect part) {
        // With the points beyond the part on which its border depends.
        int left = Math.max(0, part.x / NET - 1);
        int top = Math.max(0, part.y / NET - 1);
        int cols = Math.min((width + NET - 1) / NET, (part.x + part.width - 1) / NET + 2) - left;
        int rows = Math.min((height + NET - 1) / NET, (part.y + part.height - 1) / NET + 2) - top;
        float[] at = new float[2 * cols * rows];
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < cols; col++) {
                // Where OpenCV takes the middle of a large pixel to be.
                double x = (left + col + 0.5) * NET - 0.5;
                double y = (top + row + 0.5) * NET - 0.5;
                double[] p = toPicture.apply(new double[] {x, y});
                int i = 2 * (row * cols + col);
                at[i] = (float) p[0];
                at[i + 1] = (float) p[1];
            }
        }
        Mat net = new Mat(rows, cols, CvType.CV_32FC2);
        net.put(0, 0, at);
        Mat large = new Mat();
        Imgproc.resize(net, large, new Size(cols * NET, rows * NET), 0, 0, Imgproc.INTER_LINEAR);
        Mat exact = new Mat(large, new Rect(part.x - left * NET, part.y - top * NET, part.width, part.height));
        Mat none = new Mat();
        Map map = new Map(new Mat(), new Mat());
        Imgproc.convertMaps(exact, none, map.pixels(), map.between(), CvType.CV_16SC2);
        net.release();
        exact.release();
        large.release();
        none.release();
        return map;
    }

    /** Whole pixels, and how far between them. */
    private record Map(Mat pixels, Mat between) {
        void lay(Mat picture, Mat plan) {
            Imgproc.remap(picture, plan, pixels, between, Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        }

        Map of(Rect part) {
            return new Map(pixels.submat(part), between.submat(part));
        }

        void release() {
            pixels.release();
            between.release();
        }
    }
}
