package sandtable.vision.read;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Once;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.picture.SmallNet;
import sandtable.vision.square.Square;
import sandtable.vision.tray.PlanView;

/**
 * Tells dice of any make that lean from those that lie level, where it is known how the camera stands. In the plan a level top is a square, and just so
 * much of the side below it is seen as its place says; a small net that was trained for this project ({@code vision/tools/things}) knows
 * both from drawn dice. Safe from any thread.
 */
final class LevelNet {
    private static final int SIDE = 48;
    /** Side of what it looks at, in edges of a face. */
    private static final double ACROSS = 1.92;
    /** The slant as the net is told it, as in {@link NoDie}. */
    private static final double SLANTS = 2;

    private static final double[] UPWARDS = {0, -1};

    /**
     * Ordinary dice of which less speaks for that are asked about, as nothing else tells how they lie: of 62 that lean and were sure 60, and of 1,351 flat ones
     * 37 (drawn, normal and hard, tuning part 0 to 19).
     */
    private static final double LEANS = 0;

    private final Once<SmallNet> net = new Once<>(() -> new SmallNet(LevelNet.class, "level.onnx"));

    /** Runs the net once, so that the first die waits for nothing. */
    void warmUp() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, new Scalar(60, 70, 60));
        try (Pyramid pyramid = new Pyramid(picture)) {
            level(pyramid, PlanView.asIs(SIDE, SIDE), SIDE / 2.0, SIDE / 2.0, SIDE / ACROSS);
        } finally {
            picture.release();
        }
    }

    /** What was read in a picture; dice that would be sure, but do not lie level, are asked about. */
    List<SeenDie> asked(List<SeenDie> read, Mat picture, PlanView view) {
        try (Pyramid pyramid = new Pyramid(picture)) {
            return read.stream()
                    .map(d -> d.status() == SeenDie.Status.SURE && level(pyramid, view, d.x(), d.y(), d.size()) < LEANS
                            ? SeenDie.ask(d.x(), d.y(), d.size(), d.colour(), d.face(), d.confidence(), "cocked")
                            : d)
                    .toList();
        }
    }

    /**
     * How much speaks for a die that lies level, as the natural logarithm of its odds.
     *
     * @param view of the picture
     * @param top in pixels of the plan
     */
    double level(Pyramid picture, PlanView view, Square top) {
        double[] at = view.toPicture(top.x(), top.y());
        return level(picture, view, at[0], at[1], view.edgeInPicture(top));
    }

    /**
     * The same of a die that was read in a picture.
     *
     * @param view of the picture
     * @param x middle of its top in the picture
     * @param y middle of its top in the picture
     * @param size edge of its top there, pixels
     */
    double level(Pyramid picture, PlanView view, double x, double y, double size) {
        double[] top = view.toPlan(x, y);
        double edge = size / view.edgeInPicture(new Square(top[0], top[1], 1, 0, 0));
        double slant = view.slant(top[0], top[1]);
        // Straight below the camera any direction will do.
        double[] out = slant > 0 ? view.outwards(top[0], top[1]) : UPWARDS;
        // The middle of all that is seen of a level die, upright: its foot further down.
        double foot = slant * edge / 2;
        double half = ACROSS * edge / 2;
        double[][] corners = {{-half, half}, {half, half}, {half, -half}, {-half, -half}};
        double[][] there = Arrays.stream(corners)
                .map(c -> {
                    double right = c[0];
                    double up = c[1] - foot;
                    return view.toPicture(top[0] - right * out[1] + up * out[0], top[1] + right * out[0] + up * out[1]);
                })
                .toArray(double[][]::new);
        return net.get().answer(picture.cut(there, SIDE), SIDE, SLANTS * slant / Math.hypot(1, slant))[0];
    }
}
