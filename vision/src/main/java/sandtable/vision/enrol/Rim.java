package sandtable.vision.enrol;

import java.util.Arrays;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.FaceCrop;

/**
 * The strip of a face between its symbol and its edge. On a top face its four sides are of one colour; a square that takes
 * in a part of a side face, or of the cloth, has sides that differ.
 */
final class Rim {
    private static final double INNER = 0.38;
    private static final double OUTER = 0.46;
    private static final double ALONG = 0.32;

    private Rim() {}

    /** Largest difference between the colours of two sides of a face's rim, as {@link BodyColour#distance} has it. */
    static double unevenness(Mat crop) {
        Mat lab = new Mat();
        Imgproc.cvtColor(crop, lab, Imgproc.COLOR_BGR2Lab);
        int n = lab.cols();
        byte[] v = new byte[n * n * 3];
        lab.get(0, 0, v);
        lab.release();
        double[][] sides = new double[4][];
        for (int side = 0; side < 4; side++) {
            sides[side] = median(v, n, side);
        }
        double most = 0;
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 4; j++) {
                most = Math.max(most, BodyColour.distance(sides[i], sides[j]));
            }
        }
        return most;
    }

    private static double[] median(byte[] v, int n, int side) {
        double mid = (n - 1) / 2.0;
        double[][] values = new double[3][n * n];
        int count = 0;
        for (int y = 0; y < n; y++) {
            for (int x = 0; x < n; x++) {
                double a = (side < 2 ? x - mid : y - mid) * (side % 2 == 0 ? 1 : -1) / FaceCrop.SIDE;
                double b = Math.abs(side < 2 ? y - mid : x - mid) / FaceCrop.SIDE;
                if (a > INNER && a < OUTER && b < ALONG) {
                    for (int c = 0; c < 3; c++) {
                        values[c][count] = v[3 * (y * n + x) + c] & 0xFF;
                    }
                    count++;
                }
            }
        }
        double[] out = new double[3];
        for (int c = 0; c < 3; c++) {
            Arrays.sort(values[c], 0, count);
            out[c] = values[c][count / 2];
        }
        return out;
    }
}
