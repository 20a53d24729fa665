package sandtable.vision.read;

import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/**
 * Reads a throw that is made up of a set's own looks, so that Java has compiled what reads by the time of the first real one: else
 * that takes five to ten times as long as later ones.
 */
final class WarmUp {
    private static final int DICE = 6;
    /** Twice as many bring nothing that can be measured (docs/vision-figures.md, "Speed"). */
    private static final int ROUNDS = 6;

    /** A set from elsewhere may say that its faces are tiny, and so large a plan would fill the memory; pixels. */
    private static final double MOST = 4_000;

    private static final Scalar FLOOR = new Scalar(95, 100, 90);
    private static final int GAP = FaceCrop.SIDE / 2;
    private static final int STEP = Shot.WIDTH + GAP;

    private WarmUp() {}

    /** @return what was read in the end */
    static List<Read> of(SetReader reader, DiceSet set) {
        // In a plan as large as this the set's faces are as large as its looks.
        double diagonal = FaceCrop.SIDE / set.faceShare();
        if (diagonal > MOST) {
            return List.of();
        }
        int width = (int) Math.round(diagonal * 4 / 5);
        int height = (int) Math.round(diagonal * 3 / 5);
        Mat floor = new Mat(height, width, CvType.CV_8UC3, FLOOR);
        Mat plan = thrown(set.shots(), floor);
        try {
            PlanView view = PlanView.asIs(width, height);
            Ground ground = EmptyPlan.of(floor).under(plan);
            List<Read> read = List.of();
            for (int i = 0; i < ROUNDS; i++) {
                read = reader.inTray(plan, plan, view, ground);
            }
            return read;
        } finally {
            plan.release();
            floor.release();
        }
    }

    /** Looks of the first colours, as many as there is room for. */
    private static Mat thrown(List<Shot> shots, Mat floor) {
        Mat plan = floor.clone();
        int columns = (floor.cols() - GAP) / STEP;
        int rows = (floor.rows() - GAP) / STEP;
        for (int i = 0; i < Math.min(Math.min(DICE, shots.size()), rows * columns); i++) {
            Mat look = shots.get(i).mat();
            Rect there = new Rect(GAP + i % columns * STEP, GAP + i / columns * STEP, Shot.WIDTH, Shot.WIDTH);
            Mat place = new Mat(plan, there);
            look.copyTo(place);
            place.release();
            look.release();
        }
        return plan;
    }
}
