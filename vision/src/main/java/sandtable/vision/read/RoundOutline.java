package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.square.BodyColour;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;

/**
 * Tells coins and pawns from dice: where the cloth begins about them, all points lie at one distance from a point or from a
 * short line (a circle, or a rod with round ends as it is seen from the side). Dice have corners. Says nothing of what is of the
 * cloth's colour or has other things about it. Immutable.
 */
final class RoundOutline {
    /** Half the width of what is looked at, pixels; a face is {@link FaceCrop#SIDE} wide. */
    private static final int HALF = 62;

    private static final int WIDTH = 2 * HALF + 1;
    private static final double BLUR = 0.8;

    private static final int RAYS = 36;
    /** Where rays begin: near enough that other things seldom lie there, and beyond large coins. */
    private static final double[] FURTHEST = {39, 60};

    private static final double NEAREST = 6;
    /** Half the width of what tells a thing's own colour, pixels. */
    private static final int INNER = 9;

    private static final double ALONG = 0.5;
    /** What is further from the cloth's colour than this share of the thing's own distance, in any light, is none; and these limits of it. */
    private static final double CLOTH = 0.4;

    private static final double LEAST_CLOTH = 6;
    private static final double MOST_CLOTH = 20;

    /** At least this share of the outline has to be seen; of that, the share which lies best is looked at. */
    private static final double SEEN = 0.6;

    private static final double LYING = 0.85;
    /**
     * How far from round an outline may be, as a share of its radius: of 202 coins and pawns that looked like no face of the set (drawn, ten
     * tables a level of the shown and of the tuning part) 193 are nearer, of 319 dice of other makes 6, whose symbols stand in discs, and of
     * the 40 flat dice that were asked about none.
     */
    private static final double ROUND = 0.025;
    /** A disc printed on a die is no wider than its top. */
    private static final double BEYOND_A_TOP = 1.1;
    /**
     * What lies within so much of a square as clear as this is such a disc: seven of seven that were taken for coins, their dice being dark as
     * the cloth's shadows are, and none of 592 coins and pawns (drawn, tuning part, easy and normal 0 to 9, shown part, hard 0 to 7; the
     * seventh make).
     */
    private static final double WITHIN_A_TOP = 0.95;

    private static final double CLEAR = 0.6;
    /** The length of a pawn's axis, in radii. */
    private static final double LONGEST = 3.5;

    private static final double FIRST_STEP = 3;
    private static final double LAST_STEP = 0.1;
    private static final int ROUNDS = 12;

    private final Mat plan;
    private final ClothColour cloth;
    private final Ground ground;

    /** @param plan neither copied nor changed; must live as long as this */
    RoundOutline(Mat plan, ClothColour cloth, Ground ground) {
        this.plan = plan;
        this.cloth = cloth;
        this.ground = ground;
    }

    /** Whether what was taken for this square is round. */
    boolean isAt(Square square) {
        double least = square.score() < CLEAR ? 0 : WITHIN_A_TOP * FaceCrop.SIDE / 2;
        return isAt(square, rod -> rod.reach() > least);
    }

    /** Whether it is round and reaches beyond any disc on a die's top. */
    boolean isCoinAt(Square square) {
        return isAt(square, rod -> rod.radius() > BEYOND_A_TOP * FaceCrop.SIDE / 2);
    }

    private boolean isAt(Square square, Predicate<Rod> large) {
        Mat crop = FaceCrop.about(plan, square, WIDTH);
        Imgproc.GaussianBlur(crop, crop, new Size(0, 0), BLUR);
        byte[] lab = BodyColour.lab(crop);
        crop.release();
        float[] unlike = new float[WIDTH * WIDTH];
        for (int i = 0; i < unlike.length; i++) {
            unlike[i] = (float) cloth.unlike(colour(lab, i));
        }
        ground.emptyAbout(square, WIDTH).ifPresent(empty -> nearer(unlike, lab, empty));
        double limit = Math.max(LEAST_CLOTH, Math.min(MOST_CLOTH, CLOTH * inner(unlike)));
        return Arrays.stream(FURTHEST).anyMatch(far -> round(outline(unlike, far, limit), large));
    }

    private static boolean round(List<double[]> outline, Predicate<Rod> large) {
        if (outline.size() < SEEN * RAYS) {
            return false;
        }
        Rod rod = fitted(outline);
        return rod.error(outline) < ROUND && rod.length() < LONGEST * rod.radius() && large.test(rod);
    }

    /** Where the tray looks as it did when it was empty, whatever its colours are, there is nothing either. */
    private static void nearer(float[] unlike, byte[] lab, Mat empty) {
        byte[] was = BodyColour.lab(empty);
        empty.release();
        for (int i = 0; i < unlike.length; i++) {
            if (was[3 * i] != 0) {
                unlike[i] = (float)
                        Math.min(unlike[i], ClothColour.like(colour(was, i)).unlike(colour(lab, i)));
            }
        }
    }

    private static double[] colour(byte[] lab, int i) {
        return new double[] {lab[3 * i] & 0xFF, lab[3 * i + 1] & 0xFF, lab[3 * i + 2] & 0xFF};
    }

    /** In the middle of what lies about the square's middle. */
    private static double inner(float[] unlike) {
        double[] values = IntStream.rangeClosed(-INNER, INNER)
                .boxed()
                .flatMapToDouble(y ->
                        IntStream.rangeClosed(-INNER, INNER).mapToDouble(x -> unlike[(HALF + y) * WIDTH + HALF + x]))
                .sorted()
                .toArray();
        return values[values.length / 2];
    }

    /** Where, on rays from the outside to the middle, the cloth ends; what lies before the cloth begins tells nothing. */
    private static List<double[]> outline(float[] unlike, double furthest, double limit) {
        List<double[]> points = new ArrayList<>();
        for (int i = 0; i < RAYS; i++) {
            double c = Math.cos(2 * Math.PI * i / RAYS);
            double s = Math.sin(2 * Math.PI * i / RAYS);
            double r = furthest;
            while (r > NEAREST && at(unlike, r * c, r * s) > limit) {
                r -= ALONG;
            }
            double outer = at(unlike, r * c, r * s);
            for (double in = r - ALONG; in > NEAREST && outer <= limit; in -= ALONG) {
                double inner = at(unlike, in * c, in * s);
                if (inner > limit) {
                    double edge = in + ALONG * (inner - limit) / (inner - outer);
                    points.add(new double[] {edge * c, edge * s});
                }
                outer = inner;
            }
        }
        return points;
    }

    /** Between pixels, bilinearly; counted from the middle. */
    private static double at(float[] values, double fromMiddleX, double fromMiddleY) {
        double x = HALF + fromMiddleX;
        double y = HALF + fromMiddleY;
        int column = (int) x;
        int row = (int) y;
        int i = row * WIDTH + column;
        double ax = x - column;
        double ay = y - row;
        double upper = values[i] * (1 - ax) + values[i + 1] * ax;
        double lower = values[i + WIDTH] * (1 - ax) + values[i + WIDTH + 1] * ax;
        return upper * (1 - ay) + lower * ay;
    }

    /**
     * All points at one distance from a line.
     *
     * @param numbers x and y of the line's ends, and the distance
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Rod(double[] numbers) {
        double radius() {
            return numbers[4];
        }

        double length() {
            return Math.hypot(numbers[2] - numbers[0], numbers[3] - numbers[1]);
        }

        /** From its middle to where it ends. */
        double reach() {
            return radius() + length() / 2;
        }

        /** Root mean square of how far the points that lie best are from it, as a share of the radius. */
        double error(List<double[]> points) {
            double dx = numbers[2] - numbers[0];
            double dy = numbers[3] - numbers[1];
            double square = dx * dx + dy * dy + 1e-9;
            double[] away = points.stream()
                    .mapToDouble(p -> {
                        double x = p[0] - numbers[0];
                        double y = p[1] - numbers[1];
                        double t = Math.max(0, Math.min(1, (x * dx + y * dy) / square));
                        return Math.abs(Math.hypot(x - t * dx, y - t * dy) - radius());
                    })
                    .sorted()
                    .limit((long) Math.ceil(LYING * points.size()))
                    .toArray();
            return Math.sqrt(Arrays.stream(away).map(d -> d * d).average().orElse(1)) / radius();
        }

        Rod moved(int number, double by) {
            double[] next = numbers.clone();
            next[number] += by;
            return new Rod(next);
        }
    }

    /** Begins along the points' main axis and moves one number at a time. */
    private static Rod fitted(List<double[]> points) {
        double x = points.stream().mapToDouble(p -> p[0]).average().orElse(0);
        double y = points.stream().mapToDouble(p -> p[1]).average().orElse(0);
        double xx = points.stream().mapToDouble(p -> (p[0] - x) * (p[0] - x)).sum();
        double yy = points.stream().mapToDouble(p -> (p[1] - y) * (p[1] - y)).sum();
        double xy = points.stream().mapToDouble(p -> (p[0] - x) * (p[1] - y)).sum();
        double turn = Math.atan2(2 * xy, xx - yy) / 2;
        double c = Math.cos(turn);
        double s = Math.sin(turn);
        double reach = points.stream()
                .mapToDouble(p -> Math.abs((p[0] - x) * c + (p[1] - y) * s))
                .max()
                .orElse(0);
        double radius = points.stream()
                .mapToDouble(p -> Math.abs((p[1] - y) * c - (p[0] - x) * s))
                .max()
                .orElse(0);
        double half = Math.max(ALONG, reach - radius);
        Rod best = new Rod(new double[] {x - half * c, y - half * s, x + half * c, y + half * s, radius});
        for (double step = FIRST_STEP; step > LAST_STEP; step /= 2) {
            double before = Double.MAX_VALUE;
            for (int i = 0; i < ROUNDS && best.error(points) < before; i++) {
                before = best.error(points);
                best = better(best, points, step);
            }
        }
        return best;
    }

    private static Rod better(Rod rod, List<double[]> points, double step) {
        Rod best = rod;
        double least = rod.error(points);
        for (int number = 0; number < 5; number++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                Rod next = best.moved(number, sign * step);
                double error = next.radius() < NEAREST ? 1 : next.error(points);
                if (error < least - 1e-9) {
                    best = next;
                    least = error;
                }
            }
        }
        return best;
    }
}
