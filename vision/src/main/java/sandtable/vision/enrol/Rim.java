package sandtable.vision.enrol;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;

/**
 * The strip of a face between its symbol and its edge. On a top face its four sides are of one colour; a square that takes
 * in a part of a side face, or of the cloth, has sides that differ.
 */
final class Rim {
    private static final double INNER = 0.38;
    private static final double OUTER = 0.46;
    private static final double ALONG = 0.32;

    /** What lies next to a face, clear of its blurred and rounded edge. */
    private static final double BESIDE = 0.58;

    private static final double FURTHEST = 0.7;
    /** A body and what lies beside it differ by more than this, as {@link BodyColour#distance} has it. */
    private static final double DIFFERS = 12;

    /** Of a face, as much as the smallest symbols cover. */
    private static final double LEAST_DRAWN = 0.04;

    private static final int ABOUT = (int) (2 * FURTHEST * FaceCrop.SIDE) + 4;

    private Rim() {}

    /**
     * Whether a face ends across both of its axes: of a tray's wall and of its cloth any square goes on to both sides. A die's own side, and
     * a die that touches it, go on to one.
     */
    static boolean ends(Mat plan, Square s) {
        Mat crop = FaceCrop.about(plan, s, ABOUT);
        Sides sides = Sides.of(crop);
        crop.release();
        return IntStream.of(0, 2)
                .allMatch(axis -> IntStream.of(axis, axis + 1)
                        .anyMatch(side -> BodyColour.distance(
                                        sides.strip(side, INNER, OUTER), sides.strip(side, BESIDE, FURTHEST))
                                > DIFFERS));
    }

    /** Whether something is drawn on a face: enough of what its rim goes round is of another colour than that. */
    static boolean bearsSomething(Mat crop) {
        Sides sides = Sides.of(crop);
        return sides.unlike(sides.strip(0, INNER, OUTER)) > LEAST_DRAWN;
    }

    /** Largest difference between the colours of two sides of a face's rim, as {@link BodyColour#distance} has it. */
    static double unevenness(Mat crop) {
        Sides sides = Sides.of(crop);
        double[][] rim = IntStream.range(0, 4)
                .mapToObj(side -> sides.strip(side, INNER, OUTER))
                .toArray(double[][]::new);
        double most = 0;
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 4; j++) {
                most = Math.max(most, BodyColour.distance(rim[i], rim[j]));
            }
        }
        return most;
    }

    /** A face with what lies about it, as OpenCV has its L, a and b; right, left, below and above. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Sides(byte[] lab, int width) {
        static Sides of(Mat crop) {
            return new Sides(BodyColour.lab(crop), crop.cols());
        }

        /** The share of what the rim goes round that is of another colour than this. */
        double unlike(double[] colour) {
            double mid = (width - 1) / 2.0;
            int drawn = 0;
            int all = 0;
            for (int y = 0; y < width; y++) {
                for (int x = 0; x < width; x++) {
                    if (Math.max(Math.abs(x - mid), Math.abs(y - mid)) < INNER * FaceCrop.SIDE) {
                        int i = 3 * (y * width + x);
                        double[] seen = {lab[i] & 0xFF, lab[i + 1] & 0xFF, lab[i + 2] & 0xFF};
                        drawn += BodyColour.distance(seen, colour) > DIFFERS ? 1 : 0;
                        all++;
                    }
                }
            }
            return (double) drawn / all;
        }

        /** The median of what lies from one distance from the middle to another, in edges of the face. */
        double[] strip(int side, double from, double to) {
            double mid = (width - 1) / 2.0;
            double[][] values = new double[3][width * width];
            int count = 0;
            for (int y = 0; y < width; y++) {
                for (int x = 0; x < width; x++) {
                    double a = (side < 2 ? x - mid : y - mid) * (side % 2 == 0 ? 1 : -1) / FaceCrop.SIDE;
                    double b = Math.abs(side < 2 ? y - mid : x - mid) / FaceCrop.SIDE;
                    if (a > from && a < to && b < ALONG) {
                        for (int c = 0; c < 3; c++) {
                            values[c][count] = lab[3 * (y * width + x) + c] & 0xFF;
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
}
