package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.RotatedRect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.Square;

/**
 * Finds what lies in a tray and was not read: of a die whose body has the cloth's colour no square may be seen, but the tray
 * does not look empty there. Lengths are in edges of a face. Used by one thread.
 */
public final class Unread {
    /** A die's body reaches so far about the line from the middle of its top to that of its foot. */
    private static final double BODY = 0.8;
    /** A body of the cloth's colour lies between its symbols, which are no further apart. */
    private static final double GAP = 0.35;
    /** Thinner things are edges of what moved a little. */
    private static final double THIN = 0.08;

    /** How far apart it is looked where something lies, when a moment has to do. */
    private static final double SAMPLED = 0.3;

    /** What is no longer may be the symbol alone. */
    public static final double SYMBOL = 0.8;

    private static final double LEAST_SYMBOL = 0.06;
    private static final double LEAST_AREA = 0.35;
    private static final double LEAST_WIDE = 0.5;
    /** Two dice that touch are longer. */
    public static final double ONE_DIE = 2.2;

    private final Mat left;
    private final double scale;
    private final double size;

    /**
     * @param changed where the tray looks otherwise than empty, row by row: {@link Ground#DARKER} or
     *     {@link Ground#PLAINLY} or more; 0 elsewhere
     * @param scale how much smaller than the plan that is
     * @param size edge of a face, pixels of the plan
     */
    Unread(byte[] changed, int width, int height, double scale, double size) {
        this.left = new Mat(height, width, CvType.CV_8UC1);
        left.put(0, 0, changed);
        this.scale = scale;
        this.size = size;
    }

    /** A die was read here: what of it changed the tray is explained. */
    void read(Square s, PlanView view) {
        double[] out = view.outwards(s.x(), s.y());
        double side = view.slant(s.x(), s.y()) * size;
        Point middle = new Point(s.x() * scale, s.y() * scale);
        Point foot = new Point((s.x() - side * out[0]) * scale, (s.y() - side * out[1]) * scale);
        int thick = (int) Math.max(1, Math.round(2 * BODY * size * scale));
        Imgproc.line(left, middle, foot, new Scalar(0), thick);
    }

    /**
     * What is left and may be a die, squares as large as it is long, pixels of the plan. Asked last.
     *
     * @param longest how long it is at most
     */
    List<Square> places(double longest) {
        Mat plain = new Mat();
        Core.compare(left, new Scalar(Ground.PLAINLY), plain, Core.CMP_GE);
        shape(left, Imgproc.MORPH_CLOSE, GAP);
        shape(left, Imgproc.MORPH_OPEN, THIN);
        List<MatOfPoint> outlines = new ArrayList<>();
        Mat none = new Mat();
        Imgproc.findContours(left, outlines, none, Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        List<Square> places = new ArrayList<>();
        for (MatOfPoint outline : outlines) {
            RotatedRect box = box(outline);
            if (mayBeADie(outline, box, longest) && plain(plain, outline) > LEAST_SYMBOL) {
                double longer = Math.max(box.size.width, box.size.height);
                places.add(new Square(box.center.x / scale, box.center.y / scale, longer / scale, 0, 0));
            }
            outline.release();
        }
        left.release();
        plain.release();
        none.release();
        return places;
    }

    /** On how much of the floor more than a shadow lies that was not read, roughly: it takes a moment to tell. */
    private double onFloor(Predicate<Square> floor) {
        byte[] there = new byte[(int) left.total()];
        left.get(0, 0, there);
        double step = Math.max(1, SAMPLED * size * scale);
        double on = 0;
        for (double y = step / 2; y < left.rows(); y += step) {
            for (double x = step / 2; x < left.cols(); x += step) {
                boolean plain = there[((int) y) * left.cols() + (int) x] >= Ground.PLAINLY;
                on += plain && floor.test(new Square(x / scale, y / scale, size, 0, 0)) ? SAMPLED * SAMPLED : 0;
            }
        }
        return on;
    }

    /**
     * What of things that are larger than a die, or reach in from outside, is more than a shadow: one mask for each, not 0 where it lies,
     * which the caller releases. Asked last.
     *
     * @param shortest how long it is at least
     * @param least how much of the floor it takes at least with what lies there else, in faces
     * @param floor whether a face of the plan may lie there
     */
    List<Mat> larger(double shortest, double least, Predicate<Square> floor) {
        if (onFloor(floor) < least) {
            left.release();
            return List.of();
        }
        Mat plain = new Mat();
        Core.compare(left, new Scalar(Ground.PLAINLY), plain, Core.CMP_GE);
        List<MatOfPoint> outlines = new ArrayList<>();
        Mat none = new Mat();
        Mat things = plain.clone();
        shape(things, Imgproc.MORPH_CLOSE, GAP);
        shape(things, Imgproc.MORPH_OPEN, THIN);
        Imgproc.findContours(things, outlines, none, Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_SIMPLE);
        List<Mat> larger = new ArrayList<>();
        for (int i = 0; i < outlines.size(); i++) {
            RotatedRect box = box(outlines.get(i));
            double longer = Math.max(box.size.width, box.size.height) / (size * scale);
            if (longer >= shortest || atTheEdge(Imgproc.boundingRect(outlines.get(i)))) {
                Mat thing = Mat.zeros(plain.size(), CvType.CV_8UC1);
                Imgproc.drawContours(thing, outlines, i, new Scalar(255), Imgproc.FILLED);
                Core.bitwise_and(thing, plain, thing);
                larger.add(thing);
            }
        }
        outlines.forEach(Mat::release);
        for (Mat m : List.of(left, plain, things, none)) {
            m.release();
        }
        return larger;
    }

    private void shape(Mat things, int how, double edges) {
        shape(things, how, edges, size * scale);
    }

    /** @param edge of a face, pixels */
    static void shape(Mat things, int how, double edges, double edge) {
        double pixels = Math.max(1, Math.round(edges * edge));
        // Many times as quick as a round one.
        Mat square = Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(pixels, pixels));
        Imgproc.morphologyEx(things, things, how, square);
        square.release();
    }

    static RotatedRect box(MatOfPoint outline) {
        MatOfPoint2f points = new MatOfPoint2f(outline.toArray());
        RotatedRect box = Imgproc.minAreaRect(points);
        points.release();
        return box;
    }

    private boolean mayBeADie(MatOfPoint outline, RotatedRect box, double longest) {
        double edge = size * scale;
        double area = Imgproc.contourArea(outline) / (edge * edge);
        double wide = Math.min(box.size.width, box.size.height) / edge;
        double longer = Math.max(box.size.width, box.size.height) / edge;
        return !atTheEdge(Imgproc.boundingRect(outline))
                && (longer < SYMBOL ? area > LEAST_SYMBOL : longer < longest && wide > LEAST_WIDE && area > LEAST_AREA);
    }

    /** How much inside an outline is more than a shadow, in faces. */
    private double plain(Mat plain, MatOfPoint outline) {
        Rect part = Imgproc.boundingRect(outline);
        Mat inside = Mat.zeros(part.size(), CvType.CV_8UC1);
        Point corner = new Point(-part.x, -part.y);
        Mat none = new Mat();
        Imgproc.drawContours(
                inside, List.of(outline), 0, new Scalar(255), Imgproc.FILLED, Imgproc.LINE_8, none, 0, corner);
        Mat here = new Mat(plain, part);
        Core.bitwise_and(here, inside, inside);
        double pixels = Core.countNonZero(inside);
        for (Mat m : List.of(inside, here, none)) {
            m.release();
        }
        return pixels / (size * scale * size * scale);
    }

    /** What reaches in from outside is a hand. */
    private boolean atTheEdge(Rect part) {
        return part.x <= 1
                || part.y <= 1
                || part.x + part.width >= left.cols() - 1
                || part.y + part.height >= left.rows() - 1;
    }
}
