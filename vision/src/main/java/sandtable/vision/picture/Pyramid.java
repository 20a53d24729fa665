package sandtable.vision.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Point;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A picture and its halves, quarters and so on, for cutting parts of any size out of it without flicker. Used by one thread. */
public final class Pyramid implements AutoCloseable {
    private static final int LEVELS = 5;
    /** What is smaller has no half, pixels. */
    private static final int SMALLEST = 8;

    private final List<Mat> levels = new ArrayList<>();

    /** The picture is neither copied nor changed, and must live as long as this. */
    public Pyramid(Mat picture) {
        levels.add(picture);
    }

    /** Whether a point lies in the picture. */
    public boolean holds(double x, double y) {
        return x >= 0 && y >= 0 && x < levels.get(0).cols() && y < levels.get(0).rows();
    }

    private static Size halfOf(Mat m) {
        int width = m.cols() / 2;
        int height = m.rows() / 2;
        return new Size(width, height);
    }

    /**
     * A square part of so many pixels; beyond the picture its border goes on.
     *
     * @param x its middle in the picture
     * @param y its middle in the picture
     * @param scale pixels of the picture to one of the part
     * @param turn radians
     * @param mirrored left and right exchanged
     * @return blue, green and red of each pixel, row by row
     */
    public byte[] cut(double x, double y, double scale, double turn, boolean mirrored, int side) {
        int m = level(scale);
        double f = 1.0 / (1 << m);
        double s = scale * f;
        double half = (side - 1) / 2.0;
        double c = s * Math.cos(turn);
        double n = s * Math.sin(turn);
        double a = mirrored ? -c : c;
        double d = mirrored ? -n : n;
        double middleX = (x + 0.5) * f - 0.5;
        double middleY = (y + 0.5) * f - 0.5;
        Mat way = new Mat(2, 3, CvType.CV_64F);
        way.put(0, 0, a, -n, middleX - (a - n) * half, d, c, middleY - (d + c) * half);
        Mat part = new Mat();
        Imgproc.warpAffine(
                levels.get(m),
                part,
                way,
                new Size(side, side),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                Core.BORDER_REPLICATE);
        way.release();
        return pixels(part);
    }

    /**
     * A four-sided part as a square of so many pixels; beyond the picture its border goes on.
     *
     * @param corners x and y in the picture, from the part's upper left one on to its upper right one and so on
     * @return blue, green and red of each pixel, row by row
     */
    public byte[] cut(double[][] corners, int side) {
        double across = Math.hypot(corners[2][0] - corners[0][0], corners[2][1] - corners[0][1]) / Math.sqrt(2);
        int m = level(across / side);
        double f = 1.0 / (1 << m);
        double near = -0.5;
        double far = side - 0.5;
        MatOfPoint2f here = new MatOfPoint2f(
                new Point(near, near), new Point(far, near), new Point(far, far), new Point(near, far));
        MatOfPoint2f there = new MatOfPoint2f(Arrays.stream(corners)
                .map(c -> new Point((c[0] + 0.5) * f - 0.5, (c[1] + 0.5) * f - 0.5))
                .toArray(Point[]::new));
        Mat way = Imgproc.getPerspectiveTransform(here, there);
        Mat part = new Mat();
        Imgproc.warpPerspective(
                levels.get(m),
                part,
                way,
                new Size(side, side),
                Imgproc.INTER_LINEAR | Imgproc.WARP_INVERSE_MAP,
                Core.BORDER_REPLICATE);
        List.of(here, there, way).forEach(Mat::release);
        return pixels(part);
    }

    /** @param part is released */
    private static byte[] pixels(Mat part) {
        byte[] pixels = new byte[(int) part.total() * part.channels()];
        part.get(0, 0, pixels);
        part.release();
        return pixels;
    }

    /** The coarsest copy of which no pixel of a part is made of several; made when it is first asked for. */
    private int level(double scale) {
        int m = 0;
        for (double s = scale; m + 1 < LEVELS && s >= 2; s /= 2) {
            Mat before = levels.get(m);
            if (m + 1 == levels.size()) {
                if (Math.min(before.cols(), before.rows()) < SMALLEST) {
                    break;
                }
                Mat half = new Mat();
                Imgproc.resize(before, half, halfOf(before), 0, 0, Imgproc.INTER_AREA);
                levels.add(half);
            }
            m++;
        }
        return m;
    }

    @Override
    public void close() {
        levels.stream().skip(1).forEach(Mat::release);
    }
}
