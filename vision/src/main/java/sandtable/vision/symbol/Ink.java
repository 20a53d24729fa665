package sandtable.vision.symbol;

import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;

/**
 * The mixture of blue, green and red in which the symbols of one colour of dice stand out from the body. Lightness
 * for most; red on black or gold on red may be of one lightness and differ in hue.
 */
public record Ink(double blue, double green, double red) {
    /** How light a colour is. */
    public static final Ink LIGHTNESS = new Ink(0.114, 0.587, 0.299);

    /** Lightness is kept where it has at least this share of the contrast (variance). */
    private static final double ENOUGH = 0.3;
    /** Symbols that differ in colour from their bodies do so by more than this (standard deviation, grey levels). */
    private static final double LEAST_COLOUR = 5;

    /** In white light alone nothing differs in these mixtures. */
    private static final double[] WHITE = {1 / Math.sqrt(3), 1 / Math.sqrt(3), 1 / Math.sqrt(3)};

    /** The mixture in which the symbols of these looks stand out most. */
    public static Ink of(List<Shot> shots) {
        double[][] m = differences(shots);
        Main main = Main.of(m);
        double[] l = {LIGHTNESS.blue, LIGHTNESS.green, LIGHTNESS.red};
        double along = 0;
        double length = 0;
        for (int i = 0; i < 3; i++) {
            length += l[i] * l[i];
            for (int j = 0; j < 3; j++) {
                along += l[i] * m[i][j] * l[j];
            }
        }
        return along / length > ENOUGH * main.variance() ? LIGHTNESS : main.ink();
    }

    /**
     * The mixture in which symbols stand out most of those in which white light cancels out, such as a lamp that is mirrored;
     * empty where they have no other colour than their bodies.
     */
    public static Optional<Ink> withoutWhite(List<Shot> shots) {
        double[][] m = differences(shots);
        double[][] rest = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    for (int l = 0; l < 3; l++) {
                        rest[i][j] += without(i, k) * m[k][l] * without(l, j);
                    }
                }
            }
        }
        Main main = Main.of(rest);
        return Math.sqrt(main.variance()) < LEAST_COLOUR ? Optional.empty() : Optional.of(main.ink());
    }

    /** How much what lies within a face stands out in this mixture (standard deviation, grey levels). */
    public double contrast(Shot shot) {
        double[][] m = differences(List.of(shot));
        double[] e = {blue, green, red};
        double variance = 0;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                variance += e[i] * m[i][j] * e[j];
            }
        }
        return Math.sqrt(Math.max(0, variance));
    }

    /** Dark for light. */
    Ink negative() {
        return new Ink(-blue, -green, -red);
    }

    private static double without(int i, int j) {
        return (i == j ? 1 : 0) - WHITE[i] * WHITE[j];
    }

    /** The mixture in which most differs. */
    private record Main(Ink ink, double variance) {
        static Main of(double[][] m) {
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
            double sign = e[0] + e[1] + e[2] < 0 ? -0.6 : 0.6;
            return new Main(new Ink(e[0] * sign, e[1] * sign, e[2] * sign), most);
        }
    }

    /** How blue, green and red differ from their means on the faces together, squared grey levels. */
    private static double[][] differences(List<Shot> shots) {
        double[][] m = new double[3][3];
        for (Shot s : shots) {
            add(s, m, shots.size());
        }
        return m;
    }

    private static void add(Shot s, double[][] m, int shots) {
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
                        m[i][j] += a * ((p[3 * (y * Shot.WIDTH + x) + j] & 0xFF) - mean[j]) / n / shots;
                    }
                }
            }
        }
    }
}
