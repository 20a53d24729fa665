package sandtable.vision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * One picture to learn from, with the squares that may be each of its dice, by the size they were looked for in. Whoever
 * made it releases its picture and its plan.
 */
record EnrolledPage(String file, List<Labels.Row> rows, Mat picture, List<EnrolledDie> dice, PlanView view, Mat plan) {
    private static final double STEP = 1.09;
    private static final double SMALLEST = 26;

    /** The edge of a face at a step of size, pixels of the plan. */
    static double size(int step) {
        return SMALLEST * Math.pow(STEP, step);
    }

    static EnrolledPage read(Path folder, String file, List<Labels.Row> rows, Optional<Tray> tray)
            throws DiceSetException {
        Path path = folder.resolve(file);
        Mat picture;
        try {
            picture = Picture.decode(Files.readAllBytes(path));
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new DiceSetException(path + ": the picture cannot be read (" + e.getMessage() + ").", e);
        }
        try {
            PlanView view = tray.isPresent()
                    ? tray.get().plan(picture.cols(), picture.rows())
                    : PlanView.asIs(picture.cols(), picture.rows());
            return of(file, rows, picture, view, 0, Integer.MAX_VALUE);
        } catch (UnreadablePictureException e) {
            picture.release();
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        }
    }

    /**
     * The same picture in another plan; the one of before is released.
     *
     * @param from smallest step of size to look for
     * @param to largest one
     */
    EnrolledPage in(PlanView other, int from, int to) {
        plan.release();
        return of(file, rows, picture, other, from, to);
    }

    private static EnrolledPage of(String file, List<Labels.Row> rows, Mat picture, PlanView view, int from, int to) {
        Mat plan = view.of(picture);
        List<EnrolledDie> dice = new ArrayList<>();
        double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
        for (Labels.Row row : rows) {
            EnrolledDie die = new EnrolledDie(row, row.at().map(a -> view.toPlan(a[0], a[1])));
            for (int k = Math.max(0, from); k <= to && size(k) < limit; k++) {
                die.look(plan, k, size(k));
            }
            dice.add(die);
        }
        return new EnrolledPage(file, rows, picture, dice, view, plan);
    }

    /** Pixels. */
    double diagonal() {
        return Math.hypot(plan.cols(), plan.rows());
    }
}
