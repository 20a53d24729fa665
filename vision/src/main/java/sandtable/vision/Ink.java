package sandtable.vision;

import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The mixture of blue, green and red in which the symbols of one colour of dice stand out from the body. Lightness
 * for most; red on black or gold on red may be of one lightness and differ in hue.
 */
record Ink(double blue, double green, double red) {
    static final Ink LIGHTNESS = new Ink(0.114, 0.587, 0.299);

    /** Lightness is kept where it has at least this share of the contrast (variance). */
    private static final double ENOUGH = 0.3;

    static Ink of(List<Shot> shots) {
        double[][] m = new double[3][3];
        for (Shot s : shots) {
            add(s, m);
        }
        Mat covariance = new Mat(3, 3, CvType.CV_64F);
        for (int i = 0; i < 3; i++) {
            covariance.put(i, 0, m[i]);
        }
        Mat values = new Mat();
        Mat vectors = new Mat();
        Core.eigen(covariance, values, vectors);
        double[] e = {vectors.get(0, 0)[0], vectors.get(0, 1)[0], vectors.get(0, 2)[0]};
        double most = values.get(0, 0)[0];
        covariance.release();
        values.release();
        vectors.release();
        double[] l = {LIGHTNESS.blue, LIGHTNESS.green, LIGHTNESS.red};
        double along = 0;
        double length = 0;
        for (int i = 0; i < 3; i++) {
            length += l[i] * l[i];
            for (int j = 0; j < 3; j++) {
                along += l[i] * m[i][j] * l[j];
            }
        }
        if (along / length > ENOUGH * most) {
            return LIGHTNESS;
        }
        double sign = e[0] + e[1] + e[2] < 0 ? -0.6 : 0.6;
        return new Ink(e[0] * sign, e[1] * sign, e[2] * sign);
    }

    private static void add(Shot s, double[][] m) {
        byte[] p = s.pixels();
        int from = FaceCrop.MARGIN + 2 * FaceCrop.RIM;
        int to = Shot.WIDTH - from;
        double[] mean = new double[3];
        int n = (to - from) * (to - from);
        for (int y = from; y < to; y++) {
            for (int x = from; x < to; x++) {
                for (int c = 0; c < 3; c++) {
                    mean[c] += (p[3 * (y * Shot.WIDTH + x) + c] & 0xFF) / (double) n;
                }
            }
        }
        for (int y = from; y < to; y++) {
            for (int x = from; x < to; x++) {
                for (int i = 0; i < 3; i++) {
                    double a = (p[3 * (y * Shot.WIDTH + x) + i] & 0xFF) - mean[i];
                    for (int j = 0; j < 3; j++) {
                        m[i][j] += a * ((p[3 * (y * Shot.WIDTH + x) + j] & 0xFF) - mean[j]);
                    }
                }
            }
        }
    }
}
