package sandtable.vision.tray;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Once;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

/**
 * The picture as a camera would take it that turned about its own lens until it looked straight down. In it every plane
 * level with the tray's floor is seen without perspective, so the top face of each die at rest is a square, all of one
 * size, whatever that size is.
 */
public final class PlanView {
    /** Share of its edge by which a face may lie beyond the picture. */
    private static final double CUT_OFF = 0.04;
    /** Pixels of the plan between points of which it is told where a lens shows them. */
    private static final int NET = 8;
    /** The largest plan, in pixels, of which the map is kept, which takes 6 bytes for each. */
    private static final long MOST_KEPT = 4_000_000;

    private final double @Nullable [] toPlan;
    private final double @Nullable [] toPicture;
    private final int width;
    private final int height;
    private final int pictureWidth;
    private final int pictureHeight;
    private final double[] below;
    private final double focal;
    private final Lens.Distortion lens;
    /** Kept from the second picture on: a camera that stays where it is takes many, and what is seen once is let go at once. */
    private final Once<Map> kept = new Once<>(this::map);

    private final AtomicBoolean before = new AtomicBoolean();

    private PlanView(
            double @Nullable [] toPlan,
            double @Nullable [] toPicture,
            int width,
            int height,
            int pictureWidth,
            int pictureHeight,
            double[] below,
            double focal,
            Lens.Distortion lens) {
        this.pictureWidth = pictureWidth;
        this.pictureHeight = pictureHeight;
        this.lens = lens;
        this.below = below;
        this.focal = focal;
        this.toPlan = toPlan;
        this.toPicture = toPicture;
        this.width = width;
        this.height = height;
    }

    /** For a camera that looks straight down already. */
    public static PlanView asIs(int width, int height) {
        double[] below = {(width - 1) / 2.0, (height - 1) / 2.0};
        double focal = TrayPose.USUAL * Math.max(width, height);
        return new PlanView(null, null, width, height, width, height, below, focal, Lens.Distortion.NONE);
    }

    /**
     * @param toPlan homography from the pixels a pinhole would show to the plan's, row by row
     * @param width of the plan, pixels
     * @param height of the plan, pixels
     * @param below the point of the plan straight below the camera
     * @param focal length of a camera that would take the plan, pixels
     * @param lens how the picture differs from a pinhole's
     */
    static PlanView turned(
            double[] toPlan,
            int width,
            int height,
            int pictureWidth,
            int pictureHeight,
            double[] below,
            double focal,
            Lens.Distortion lens) {
        return new PlanView(
                toPlan.clone(),
                Homography.inverse(toPlan),
                width,
                height,
                pictureWidth,
                pictureHeight,
                below.clone(),
                focal,
                lens);
    }

    /** Of the plan, pixels. */
    public int width() {
        return width;
    }

    /** Of the plan, pixels. */
    public int height() {
        return height;
    }

    /**
     * How far a point of the plan lies from the one straight below the camera, pixels. A die's top face is seen further
     * out than its sides.
     */
    public double outward(double x, double y) {
        return Math.hypot(x - below[0], y - below[1]);
    }

    /** How long a level die's side is seen beside its top, in edges: the tangent of the angle at which the camera sees it. */
    public double slant(double x, double y) {
        return outward(x, y) / focal;
    }

    /** The direction (length 1) in which {@link #outward} grows; none (0, 0) straight below the camera. */
    public double[] outwards(double x, double y) {
        double far = Math.max(1e-9, outward(x, y));
        return new double[] {(x - below[0]) / far, (y - below[1]) / far};
    }

    /** The plan of a picture; what the camera did not see is as the nearest of what it saw. The caller releases it. */
    public Mat of(Mat picture) {
        Mat plan = new Mat();
        if (toPlan == null) {
            picture.copyTo(plan);
            return plan;
        }
        boolean keep = before.getAndSet(true) && (long) width * height <= MOST_KEPT;
        Map at = keep ? kept.get() : map();
        Imgproc.remap(picture, plan, at.pixels(), at.between(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        if (!keep) {
            at.release();
        }
        return plan;
    }

    /**
     * Where each pixel of the plan lies in the picture, as OpenCV remaps quickest. Between points a few pixels apart nothing bends that
     * shows: there alone it is told, which is quicker.
     */
    private Map map() {
        int cols = (width + NET - 1) / NET;
        int rows = (height + NET - 1) / NET;
        float[] at = new float[2 * cols * rows];
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < cols; col++) {
                // Where OpenCV takes the middle of a large pixel to be.
                double[] p = toPicture((col + 0.5) * NET - 0.5, (row + 0.5) * NET - 0.5);
                int i = 2 * (row * cols + col);
                at[i] = (float) p[0];
                at[i + 1] = (float) p[1];
            }
        }
        Mat net = new Mat(rows, cols, CvType.CV_32FC2);
        net.put(0, 0, at);
        Mat large = new Mat();
        Imgproc.resize(net, large, new Size(cols * NET, rows * NET), 0, 0, Imgproc.INTER_LINEAR);
        Mat exact = new Mat(large, new Rect(0, 0, width, height));
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
        void release() {
            pixels.release();
            between.release();
        }
    }

    /**
     * The plan round about a square of the picture alone, so large that the square is about {@link FaceCrop#SIDE} pixels wide. The
     * caller releases it.
     *
     * @param n width and height of what is given, pixels
     */
    public Mat about(Mat picture, Square there, int n) {
        // As a pinhole would show it: a lens bends next to nothing of so small a part.
        double[] to = toPlan == null ? new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1} : toPlan;
        double[] at = Homography.apply(to, there.x(), there.y());
        double[] right = Homography.apply(to, there.x() + 1, there.y());
        double[] down = Homography.apply(to, there.x(), there.y() + 1);
        double area = (right[0] - at[0]) * (down[1] - at[1]) - (right[1] - at[1]) * (down[0] - at[0]);
        double k = FaceCrop.SIDE / (there.size() * Math.sqrt(Math.abs(area)));
        double mid = (n - 1) / 2.0;
        double[] shift = {k, 0, mid - k * at[0], 0, k, mid - k * at[1], 0, 0, 1};
        Mat h = new Mat(3, 3, CvType.CV_64F);
        h.put(0, 0, Homography.times(shift, to));
        Mat out = new Mat();
        Imgproc.warpPerspective(picture, out, h, new Size(n, n), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        h.release();
        return out;
    }

    /** From a point of the plan to the picture. */
    public double[] toPicture(double x, double y) {
        if (toPicture == null) {
            return new double[] {x, y};
        }
        double[] p = Homography.apply(toPicture, x, y);
        return lens.none() ? p : lens.distort(p[0], p[1]);
    }

    /** From a point of the picture to the plan. */
    public double[] toPlan(double x, double y) {
        if (toPlan == null) {
            return new double[] {x, y};
        }
        double[] p = lens.none() ? new double[] {x, y} : lens.undistort(x, y);
        return Homography.apply(toPlan, p[0], p[1]);
    }

    /** Whether a point of the plan was in the camera's sight. */
    public boolean shows(double x, double y) {
        double[] p = toPicture(x, y);
        return p[0] >= 0 && p[1] >= 0 && p[0] < pictureWidth && p[1] < pictureHeight;
    }

    /** Whether the whole of a square was in the camera's sight; the corners of faces are round. */
    public boolean shows(Square s, Size picture) {
        double slack = CUT_OFF * edgeInPicture(s);
        return Arrays.stream(s.corners())
                .map(c -> toPicture(c[0], c[1]))
                .allMatch(p -> p[0] > -slack
                        && p[1] > -slack
                        && p[0] < picture.width + slack
                        && p[1] < picture.height + slack);
    }

    /** Mean edge in the picture of a square of the plan. */
    public double edgeInPicture(Square s) {
        double[][] c = s.corners();
        double sum = 0;
        for (int i = 0; i < 4; i++) {
            double[] a = toPicture(c[i][0], c[i][1]);
            double[] b = toPicture(c[(i + 1) % 4][0], c[(i + 1) % 4][1]);
            sum += Math.hypot(a[0] - b[0], a[1] - b[1]) / 4;
        }
        return sum;
    }
}
