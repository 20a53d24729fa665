package sandtable.vision.picture;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A picture and its halves, quarters and so on, for cutting parts of any size out of it without flicker. */
public final class Pyramid implements AutoCloseable {
    private static final int LEVELS = 5;
    private final List<Mat> levels = new ArrayList<>();

    /** The picture is neither copied nor changed, and must live as long as this. */
    public Pyramid(Mat picture) {
        levels.add(picture);
        for (int i = 1;
                i < LEVELS
                        && Math.min(levels.get(i - 1).cols(), levels.get(i - 1).rows()) >= 8;
                i++) {
            Mat before = levels.get(i - 1);
            Mat half = new Mat();
            Imgproc.resize(before, half, halfOf(before), 0, 0, Imgproc.INTER_AREA);
            levels.add(half);
        }
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
        int m = 0;
        double s = scale;
        while (m + 1 < levels.size() && s >= 2) {
            s /= 2;
            m++;
        }
        double f = 1.0 / (1 << m);
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
        byte[] pixels = new byte[side * side * 3];
        part.get(0, 0, pixels);
        part.release();
        way.release();
        return pixels;
    }

    @Override
    public void close() {
        levels.stream().skip(1).forEach(Mat::release);
    }
}
