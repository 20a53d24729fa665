package sandtable.vision.tray;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** An empty tray, drawn: a green cloth with a wooden rim on a grey table, with some grain. */
final class RimmedTray {
    static final int WIDTH = 640;
    static final int HEIGHT = 360;
    /** Of its floor, as a pinhole would show them. */
    static final double[][] CORNERS = {{130, 50}, {520, 40}, {580, 310}, {60, 320}};

    private static final int FINE = 8;

    private RimmedTray() {}

    /** @param seen the corners of what is seen of the cloth; the rim lies about the whole floor */
    static Mat picture(double[][] seen) {
        // OpenCV draws polygons with their outline, half a pixel too large.
        Mat m = new Mat(FINE * HEIGHT, FINE * WIDTH, CvType.CV_8UC3, new Scalar(120, 120, 125));
        fill(m, CORNERS, 1.08, new Scalar(70, 120, 170));
        fill(m, seen, 1, new Scalar(50, 90, 40));
        Imgproc.resize(m, m, new Size(WIDTH, HEIGHT), 0, 0, Imgproc.INTER_AREA);
        Mat grain = new Mat(m.size(), CvType.CV_8UC3);
        Core.setRNGSeed(9);
        Core.randn(grain, 12, 4);
        Core.add(m, grain, m);
        grain.release();
        Imgproc.GaussianBlur(m, m, new Size(0, 0), 0.7);
        return m;
    }

    private static void fill(Mat m, double[][] corners, double larger, Scalar colour) {
        MatOfPoint outline = new MatOfPoint(Arrays.stream(corners)
                .map(c -> new Point(fine(320 + larger * (c[0] - 320)), fine(180 + larger * (c[1] - 180))))
                .toArray(Point[]::new));
        Imgproc.fillPoly(m, List.of(outline), colour);
        outline.release();
    }

    private static double fine(double at) {
        return Math.rint((at + 0.5) * FINE - 0.5);
    }
}
