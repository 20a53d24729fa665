package sandtable.vision.enrol;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.PlanView;

/** Finds roughly how a camera leaned, by the outlines of dice that lie flat: seen upright their faces are squares. */
final class Squareness {
    /** More dice than this tell no more. */
    private static final int ENOUGH = 24;

    private static final int AROUND = 3 * FaceCrop.SIDE;
    /** All dice together must be squarer by this share than in the picture as it was taken. */
    private static final double WORTH = 1.02;

    private final List<Spot> spots;

    /** A die and about where it lies in a picture. */
    record Spot(Mat picture, Square square) {}

    Squareness(List<Spot> spots) {
        int every = Math.max(1, (spots.size() + ENOUGH - 1) / ENOUGH);
        this.spots = IntStream.range(0, spots.size())
                .filter(i -> i % every == 0)
                .mapToObj(spots::get)
                .toList();
    }

    Lean best() {
        Lean best = Lean.best(Lean.NONE.lens(), this::squareness);
        return squareness(best) > WORTH * squareness(Lean.NONE) ? best : Lean.NONE;
    }

    private double squareness(Lean lean) {
        double sum = 0;
        for (Spot spot : spots) {
            PlanView view = lean.plan(spot.picture().cols(), spot.picture().rows());
            Mat part = view.about(spot.picture(), spot.square(), AROUND);
            double mid = (AROUND - 1) / 2.0;
            EnrolledDie die = new EnrolledDie(
                    new Labels.Row("", "", Optional.empty()),
                    Optional.of(new double[] {mid, mid}),
                    new double[2],
                    List.of(),
                    s -> 1);
            die.look(part, 0, FaceCrop.SIDE);
            sum += die.best(0);
            part.release();
        }
        return sum;
    }
}
