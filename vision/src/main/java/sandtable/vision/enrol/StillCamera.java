package sandtable.vision.enrol;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Tells whether the camera stood still while pictures of a table were taken: what lies about the dice has its edges at the same places
 * then.
 */
final class StillCamera {
    /** Of two pictures nobody can say which of the edges that differ are the dice's. */
    private static final int LEAST = 3;

    private static final int WIDTH = 240;
    /**
     * Share of all edges, by their squared strength, that most pictures have in common: 0.15 and more of 38 sets of drawn and path-traced
     * pictures taken from one place, 0.06 and less of 12 held in the hand (moved by 7 % and turned by 8 degrees, one standard deviation).
     */
    private static final double COMMON = 0.1;

    private StillCamera() {}

    /** @param pictures 8 bits each of blue, green and red */
    static boolean took(List<Mat> pictures) {
        if (pictures.size() < LEAST
                || pictures.stream().map(Mat::size).distinct().count() > 1) {
            return false;
        }
        float[][] across = new float[pictures.size()][];
        float[][] down = new float[pictures.size()][];
        for (int i = 0; i < pictures.size(); i++) {
            Mat small = small(pictures.get(i));
            across[i] = edges(small, 1, 0);
            down[i] = edges(small, 0, 1);
            small.release();
        }
        return common(across) + common(down) > COMMON * (mean(across) + mean(down));
    }

    private static Mat small(Mat picture) {
        Mat grey = new Mat();
        Imgproc.cvtColor(picture, grey, Imgproc.COLOR_BGR2GRAY);
        Size size = new Size(WIDTH, Math.max(1, Math.rint((double) WIDTH * grey.rows() / grey.cols())));
        Imgproc.resize(grey, grey, size, 0, 0, Imgproc.INTER_AREA);
        return grey;
    }

    private static float[] edges(Mat grey, int across, int down) {
        Mat edges = new Mat();
        Imgproc.Sobel(grey, edges, CvType.CV_32F, across, down);
        float[] all = new float[(int) edges.total()];
        edges.get(0, 0, all);
        edges.release();
        return all;
    }

    /** Squared strength of the edges that are in the middle of those of all pictures. */
    private static double common(float[][] edges) {
        double sum = 0;
        float[] here = new float[edges.length];
        for (int k = 0; k < edges[0].length; k++) {
            for (int i = 0; i < here.length; i++) {
                here[i] = edges[i][k];
            }
            Arrays.sort(here);
            double middle = (here[here.length / 2] + here[(here.length - 1) / 2]) / 2.0;
            sum += middle * middle;
        }
        return sum;
    }

    /** Squared strength of all edges of a picture, in the mean. */
    private static double mean(float[][] edges) {
        double sum = 0;
        for (float[] of : edges) {
            for (float e : of) {
                sum += (double) e * e;
            }
        }
        return sum / edges.length;
    }
}
