package sandtable.vision.square;

import java.util.Collection;

/** Colours of dice's bodies: L, a, b, 8 bits each, as OpenCV has them. */
public final class BodyColour {
    private BodyColour() {}

    /** The middle of several bodies, channel by channel. */
    public static double[] middle(Collection<double[]> bodies) {
        double[] middle = new double[3];
        for (int c = 0; c < 3; c++) {
            int channel = c;
            double[] sorted =
                    bodies.stream().mapToDouble(v -> v[channel]).sorted().toArray();
            middle[c] = sorted[sorted.length / 2];
        }
        return middle;
    }

    /** Distance of two colours in which lightness counts half, because lamps and shadows change it most. */
    public static double distance(double[] p, double[] q) {
        double l = 0.5 * (p[0] - q[0]);
        return Math.sqrt(l * l + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
    }
}
