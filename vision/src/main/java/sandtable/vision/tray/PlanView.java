package sandtable.vision.tray;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Resized;
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
    /** Width of the small plan, pixels. */
    static final int SMALL = 480;

    private final double @Nullable [] toPlan;
    private final double @Nullable [] toPicture;
    private final int width;
    private final int height;
    private final int pictureWidth;
    private final int pictureHeight;
    private final double[] below;
    private final double focal;
    private final Lens.Distortion lens;
    private final Flattening large;
    private final Flattening small;
    /** How much smaller than the picture the one is of which the small plan is made: halves are exact and cost next to nothing. */
    private final int halved;

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
        this.large = new Flattening(p -> toPicture(p[0], p[1]), width, height);
        this.halved = Math.max(1, Integer.highestOneBit(width / SMALL));
        this.small = new Flattening(this::inHalved, SMALL, smallHeight(width, height));
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

    /** Of the plan, pixels. */
    public Size size() {
        return new Size(width, height);
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
        return toPlan == null ? copy(picture) : large.of(picture);
    }

    /**
     * The same in some parts alone, which takes a third of the time, and elsewhere as blurred as the small plan is.
     *
     * @param small see {@link #small}
     */
    public Mat of(Mat picture, List<Rect> parts, Mat small) {
        return toPlan == null ? copy(picture) : large.of(picture, parts, small);
    }

    /** The plan of a picture, {@link #SMALL} pixels wide. The caller releases it. */
    public Mat small(Mat picture) {
        Mat from = Resized.of(picture, 1.0 / halved);
        Mat plan = small.of(from);
        from.release();
        return plan;
    }

    /** From a point of the small plan to the picture it is made of. */
    private double[] inHalved(double[] p) {
        double x = (p[0] + 0.5) * width / SMALL - 0.5;
        double y = (p[1] + 0.5) * height / smallHeight(width, height) - 0.5;
        double[] at = toPicture(x, y);
        return new double[] {(at[0] + 0.5) / halved - 0.5, (at[1] + 0.5) / halved - 0.5};
    }

    /** Of the small plan of a plan of this size, pixels. */
    static int smallHeight(int width, int height) {
        return Math.max(1, (int) Math.round((double) SMALL * height / width));
    }

    private static Mat copy(Mat picture) {
        Mat plan = new Mat();
        picture.copyTo(plan);
        return plan;
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
