package sandtable.vision.symbol;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * A symbol in the colours of a face: in blue, green and red each the body's colour, so much more or less where there is ink, in a
 * light that grows evenly across the face. Least squares over those points of the face that may tell it.
 */
final class Paint {
    private static final int N = Look.SIDE;
    private static final int TERMS = 4;

    /** What light alone makes of the body, three values a point. */
    private final double[] body = new double[3 * N * N];
    /** What the ink adds. */
    private final double[] ink = new double[3 * N * N];

    /**
     * @param face the colours of the inner part of a face, three values a point
     * @param symbol how much ink there is at each point, in any unit
     * @param hidden the points that tell nothing
     */
    Paint(int[] face, float[] symbol, boolean[] hidden) {
        double[] k = fitted(face, symbol, hidden);
        for (int i = 0; i < N * N; i++) {
            double[] terms = terms(i, symbol);
            for (int c = 0; c < 3; c++) {
                ink[3 * i + c] = terms[0] * k[c];
                for (int t = 1; t < TERMS; t++) {
                    body[3 * i + c] += terms[t] * k[3 * t + c];
                }
            }
        }
    }

    private static double[] terms(int i, float[] symbol) {
        int y = i / N;
        return new double[] {symbol[i], 1, i % N - N / 2.0, y - N / 2.0};
    }

    private static double[] fitted(int[] face, float[] symbol, boolean[] hidden) {
        Mat a = Mat.zeros(N * N, TERMS, CvType.CV_64F);
        Mat b = Mat.zeros(N * N, 3, CvType.CV_64F);
        for (int i = 0; i < N * N; i++) {
            if (!hidden[i]) {
                a.put(i, 0, terms(i, symbol));
                b.put(i, 0, face[3 * i], face[3 * i + 1], face[3 * i + 2]);
            }
        }
        Mat x = new Mat();
        Core.solve(a, b, x, Core.DECOMP_SVD);
        double[] k = new double[3 * TERMS];
        x.get(0, 0, k);
        a.release();
        b.release();
        x.release();
        return k;
    }

    /** The colour of a point, 0 to 255: 0 is its blue, 1 its green, 2 its red. */
    int at(int i, int channel) {
        return (int) Math.max(0, Math.min(255, Math.round(body[3 * i + channel] + ink[3 * i + channel])));
    }

    /** How well the symbol of a face agrees with it where nothing is hidden, in a mixture of colours: -1 to 1. */
    double like(int[] face, boolean[] hidden, Ink mixture) {
        double[] share = {mixture.blue(), mixture.green(), mixture.red()};
        double[] painted = new double[N * N];
        double[] seen = new double[N * N];
        double n = 0;
        double meanPainted = 0;
        double meanSeen = 0;
        for (int i = 0; i < N * N; i++) {
            for (int c = 0; c < 3; c++) {
                painted[i] += share[c] * ink[3 * i + c];
                seen[i] += share[c] * (face[3 * i + c] - body[3 * i + c]);
            }
            if (!hidden[i]) {
                n++;
                meanPainted += painted[i];
                meanSeen += seen[i];
            }
        }
        double both = 0;
        double own = 1e-9;
        double others = 1e-9;
        for (int i = 0; i < N * N; i++) {
            if (!hidden[i]) {
                double p = painted[i] - meanPainted / n;
                double q = seen[i] - meanSeen / n;
                both += p * q;
                own += p * p;
                others += q * q;
            }
        }
        return both / Math.sqrt(own * others);
    }

    /** Share of what the ink adds and takes away that lies at points that are not hidden. */
    double seen(boolean[] hidden) {
        double[] strength = new double[N * N];
        for (int c = 0; c < 3; c++) {
            int channel = c;
            double[] sorted = IntStream.range(0, N * N)
                    .mapToDouble(i -> ink[3 * i + channel])
                    .sorted()
                    .toArray();
            double none = sorted[sorted.length / 2];
            for (int i = 0; i < strength.length; i++) {
                double more = ink[3 * i + c] - none;
                strength[i] += more * more;
            }
        }
        double all = 0;
        double seen = 0;
        for (int i = 0; i < strength.length; i++) {
            all += strength[i];
            seen += hidden[i] ? 0 : strength[i];
        }
        return seen / all;
    }

    /** How far apart in lightness what it shows lies, the outermost twentieths left out. */
    double contrast() {
        double[] light = new double[N * N];
        for (int i = 0; i < light.length; i++) {
            light[i] =
                    Ink.LIGHTNESS.blue() * at(i, 0) + Ink.LIGHTNESS.green() * at(i, 1) + Ink.LIGHTNESS.red() * at(i, 2);
        }
        Arrays.sort(light);
        return light[light.length * 19 / 20] - light[light.length / 20];
    }
}
