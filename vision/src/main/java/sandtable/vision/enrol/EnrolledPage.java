package sandtable.vision.enrol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/**
 * One picture to learn from, with the squares that may be each of its dice, by the size they were looked for in. Whoever
 * made it releases its picture and its plan.
 *
 * @param place what is meant by the places of the dice
 * @param ground of the picture itself where there is no tray
 */
record EnrolledPage(
        Path path,
        List<Labels.Row> rows,
        Place place,
        Mat picture,
        Ground ground,
        List<EnrolledDie> dice,
        PlanView view,
        Mat plan,
        Lying lies) {
    /** What people mean by the place of a die. */
    enum Place {
        /** The middle of its top. */
        TOP,
        /** The middle of the die as it is seen, between its top and its side. */
        DIE
    }

    private static final double STEP = 1.09;
    private static final double SMALLEST = 26;

    /** The edge of a face at a step of size, pixels of the plan. */
    static double size(int step) {
        return SMALLEST * Math.pow(STEP, step);
    }

    /** The picture of a page; the caller releases it. */
    static Mat picture(Path path) throws DiceSetException {
        try {
            return Picture.decode(Files.readAllBytes(path));
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new DiceSetException(
                    path + ": the picture cannot be read. Is it there, and may this user read it?", e);
        }
    }

    /** The step of the size that is next to an edge of a face. */
    static int step(double size) {
        return (int) Math.round(Math.log(size / SMALLEST) / Math.log(STEP));
    }

    static EnrolledPage inTray(Path path, List<Labels.Row> rows, Mat picture, Tray tray) throws DiceSetException {
        try {
            PlanView view = tray.plan(picture.cols(), picture.rows());
            Mat plan = view.of(picture);
            Lying lies = inTray(tray, view, plan, picture.size());
            return of(path, rows, Place.TOP, picture, Ground.unknown(), view, plan, lies, 0, Integer.MAX_VALUE);
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        }
    }

    /** @param ground of the picture, if anything is known of it */
    static EnrolledPage onTable(Path path, List<Labels.Row> rows, Mat picture, Ground ground) {
        PlanView view = PlanView.asIs(picture.cols(), picture.rows());
        Mat plan = view.of(picture);
        Lying lies = on(ground, view);
        return of(path, rows, Place.TOP, picture, ground, view, plan, lies, 0, Integer.MAX_VALUE);
    }

    /**
     * The same picture in another plan; the one of before is released.
     *
     * @param from smallest step of size to look for
     * @param to largest one
     */
    EnrolledPage in(PlanView other, int from, int to) {
        plan.release();
        EnrolledPage page =
                of(path, rows, place, picture, ground, other, other.of(picture), on(ground, other), from, to);
        for (int i = 0; i < dice.size(); i++) {
            for (Square s : dice.get(i).clearest()) {
                Square there = s.through(p -> through(p, other));
                int step = step(there.size());
                if (!dice.get(i).isToldWhere() && step >= from && step <= to) {
                    page.dice.get(i).alsoAbout(page.plan, there);
                }
            }
        }
        return page;
    }

    private double[] through(double[] p, PlanView other) {
        double[] at = view.toPicture(p[0], p[1]);
        return other.toPlan(at[0], at[1]);
    }

    /** The same with something else meant by the places of the dice; it shares picture and plan. */
    EnrolledPage meant(Place other) {
        return of(path, rows, other, picture, ground, view, plan, lies, 0, Integer.MAX_VALUE);
    }

    private static EnrolledPage of(
            Path path,
            List<Labels.Row> rows,
            Place place,
            Mat picture,
            Ground ground,
            PlanView view,
            Mat plan,
            Lying lies,
            int from,
            int to) {
        List<EnrolledDie> dice = new ArrayList<>();
        double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
        List<double[]> places = rows.stream()
                .flatMap(r -> r.at().stream())
                .map(a -> view.toPlan(a[0], a[1]))
                .toList();
        for (Labels.Row row : rows) {
            Optional<double[]> at = row.at().map(a -> view.toPlan(a[0], a[1]));
            EnrolledDie die =
                    new EnrolledDie(row, at, at.map(a -> toTop(place, view, a)).orElse(new double[2]), places, lies);
            for (int k = Math.max(0, from); k <= to && size(k) < limit; k++) {
                die.look(plan, k, size(k));
            }
            dice.add(die);
        }
        return new EnrolledPage(path, rows, place, picture, ground, dice, view, plan, lies);
    }

    private static Lying inTray(Tray tray, PlanView view, Mat plan, Size picture) {
        Ground ground = tray.under(plan);
        return new Lying() {
            @Override
            public double in(Square s) {
                double[] at = view.toPicture(s.x(), s.y());
                boolean holds = at[0] >= 0
                        && at[1] >= 0
                        && at[0] < picture.width
                        && at[1] < picture.height
                        && ground.mayHold(s)
                        && tray.holds(s, view, (int) picture.width);
                return holds ? ground.taken(s) : 0;
            }

            @Override
            public double beyond(Square s, Predicate<double[]> counts) {
                return ground.beyond(s, view, counts);
            }
        };
    }

    private static Lying on(Ground ground, PlanView view) {
        return s -> {
            Square there = s.through(p -> view.toPicture(p[0], p[1]));
            return ground.mayHold(there) ? ground.taken(there) : 0;
        };
    }

    /** From what is meant to the middle of the top, in edges: the camera sees a side as long as the slant says. */
    private static double[] toTop(Place place, PlanView view, double[] at) {
        double half = place == Place.TOP ? 0 : view.slant(at[0], at[1]) / 2;
        double[] out = view.outwards(at[0], at[1]);
        return new double[] {half * out[0], half * out[1]};
    }

    /** Whether the pictures are not all of one size, so that no one camera took them all. */
    static boolean ofSeveralSizes(List<EnrolledPage> pages) {
        return pages.stream().map(p -> p.picture().size()).distinct().count() > 1;
    }

    /** Pixels. */
    double diagonal() {
        return Math.hypot(plan.cols(), plan.rows());
    }
}
