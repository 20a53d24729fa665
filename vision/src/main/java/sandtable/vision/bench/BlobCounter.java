package sandtable.vision.bench;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.RotatedRect;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDie;

/**
 * The plain way to count pips, as tutorials have it: threshold by Otsu, take squarish outlines as dice and roundish holes in
 * them as pips. Nothing reads dice with it; the bench runs it on the same pictures to show what the reader adds.
 */
final class BlobCounter {
    private BlobCounter() {}

    /** Dice with their pips, always sure. */
    static List<SeenDie> read(Mat bgr) {
        Mat grey = new Mat();
        Imgproc.cvtColor(bgr, grey, Imgproc.COLOR_BGR2GRAY);
        List<SeenDie> seen = new ArrayList<>();
        for (int kind : new int[] {Imgproc.THRESH_BINARY, Imgproc.THRESH_BINARY_INV}) {
            Mat mask = new Mat();
            Imgproc.threshold(grey, mask, 0, 255, kind | Imgproc.THRESH_OTSU);
            List<MatOfPoint> outlines = new ArrayList<>();
            Mat tree = new Mat();
            Imgproc.findContours(mask, outlines, tree, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_SIMPLE);
            for (int i = 0; i < outlines.size(); i++) {
                RotatedRect box = box(outlines.get(i));
                double area = Imgproc.contourArea(outlines.get(i));
                boolean outer = tree.get(0, i)[3] < 0;
                if (outer && squarish(box) && box.size.width > 20 && area > 0.6 * box.size.area()) {
                    int pips = pips(outlines, tree, i, box.size.area());
                    if (pips > 0 && pips < 7) {
                        double size = Math.sqrt(box.size.area());
                        seen.add(SeenDie.sure(box.center.x, box.center.y, size, "other", Integer.toString(pips), 1));
                    }
                }
            }
            mask.release();
            tree.release();
        }
        grey.release();
        return seen;
    }

    private static int pips(List<MatOfPoint> outlines, Mat tree, int die, double area) {
        int n = 0;
        for (int hole = (int) tree.get(0, die)[2]; hole >= 0; hole = (int) tree.get(0, hole)[0]) {
            RotatedRect box = box(outlines.get(hole));
            double share = box.size.area() / area;
            if (share > 0.008 && share < 0.12 && squarish(box)) {
                n++;
            }
        }
        return n;
    }

    private static boolean squarish(RotatedRect box) {
        return Math.min(box.size.width, box.size.height) > 0.6 * Math.max(box.size.width, box.size.height);
    }

    private static RotatedRect box(MatOfPoint outline) {
        MatOfPoint2f points = new MatOfPoint2f(outline.toArray());
        RotatedRect box = Imgproc.minAreaRect(points);
        points.release();
        return box;
    }
}
