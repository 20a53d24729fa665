package sandtable.vision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.opencv.core.Mat;

/** Learns a set from labelled pictures. */
final class Enroller {
    private static final double STEP = 1.09;
    private static final double SMALLEST = 26;

    private final Optional<Tray> tray;

    Enroller(Optional<Tray> tray) {
        this.tray = tray;
    }

    /** One picture to learn from, with the squares that may be each of its dice, by the size they were looked for in. */
    private record Page(String file, List<EnrolledDie> dice, Mat plan) {}

    Enrolment enrol(Path folder) throws DiceSetException {
        Map<String, List<Labels.Row>> labels = Labels.read(folder);
        List<Page> pages = new ArrayList<>();
        try {
            TreeMap<Integer, Double> common = new TreeMap<>();
            for (Map.Entry<String, List<Labels.Row>> e : labels.entrySet()) {
                Page page = page(folder, e.getKey(), e.getValue());
                pages.add(page);
                for (EnrolledDie die : page.dice()) {
                    die.bySize().keySet().forEach(k -> common.merge(k, die.best(k), Double::sum));
                }
            }
            int total = pages.stream().mapToInt(p -> p.dice().size()).sum();
            return learned(folder, pages, common, total);
        } finally {
            pages.forEach(p -> p.plan().release());
        }
    }

    private Enrolment learned(Path folder, List<Page> pages, Map<Integer, Double> common, int total)
            throws DiceSetException {
        List<Shot> shots = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (Page page : pages) {
            int step = step(page, common, total);
            double size = page.dice().stream()
                    .flatMap(d -> d.pick(step, size(step)).stream())
                    .mapToDouble(Square::size)
                    .sorted()
                    .skip(page.dice().size() / 2)
                    .findFirst()
                    .orElse(size(step));
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.pick(step, size).or(() -> die.fitted(page.plan(), size));
                if (found.isEmpty()) {
                    throw new DiceSetException(folder.resolve(page.file()) + ": no "
                            + die.row().colour() + " die was found"
                            + (die.row().at().isPresent() ? " at that place" : "")
                            + ". Take the picture again from above, with the whole die in view and more light.");
                }
                shots.add(shot(page.plan(), found.get(), die.row()));
                shares.add(found.get().size()
                        / Math.hypot(page.plan().cols(), page.plan().rows()));
            }
        }
        shares.sort(null);
        DiceSet set = new DiceSet(shots, shares.get(shares.size() / 2), tray.isPresent());
        return new Enrolment(set, shots.size(), SetCheck.alike(set), SetCheck.missing(set));
    }

    private static Shot shot(Mat plan, Square s, Labels.Row row) {
        double k = Math.min(1, FaceCrop.SIDE / s.size());
        Mat fine = FaceSearch.resized(plan, k);
        Square at = new Square((s.x() + 0.5) * k - 0.5, (s.y() + 0.5) * k - 0.5, s.size() * k, s.angle(), s.score());
        Mat crop = FaceCrop.colour(fine, at, 0);
        fine.release();
        Shot shot = Shot.of(row.colour(), row.face(), crop);
        crop.release();
        return shot;
    }

    private Page page(Path folder, String file, List<Labels.Row> rows) throws DiceSetException {
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
            Mat plan = view.of(picture);
            List<EnrolledDie> dice = new ArrayList<>();
            int limit = Math.min(plan.cols(), plan.rows()) / 2;
            for (Labels.Row row : rows) {
                EnrolledDie die = new EnrolledDie(row, row.at().map(a -> view.toPlan(a[0], a[1])));
                for (int k = 0; size(k) < limit; k++) {
                    die.look(plan, k, size(k));
                }
                dice.add(die);
            }
            return new Page(file, dice, plan);
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        } finally {
            picture.release();
        }
    }

    private static double size(int step) {
        return SMALLEST * Math.pow(STEP, step);
    }

    /** The size that fits this picture, guided by the one that fits them all: dice of a set are of one size. */
    private static int step(Page page, Map<Integer, Double> common, int total) throws DiceSetException {
        int best = -1;
        double most = 0;
        for (Map.Entry<Integer, Double> e : common.entrySet()) {
            int k = e.getKey();
            double own =
                    page.dice().stream().mapToDouble(d -> d.best(k)).average().orElse(0);
            double present = page.dice().stream()
                    .mapToDouble(d -> d.best(k) > 0 ? 1 : 0)
                    .average()
                    .orElse(0);
            // Frames drawn on a face are squares too, and smaller than the face.
            double value = own + 2.0 * e.getValue() / total + 0.012 * k + 0.5 * present;
            if (own > 0 && value > most) {
                most = value;
                best = k;
            }
        }
        if (best < 0) {
            throw new DiceSetException(page.file() + ": no dice were found in it. Take the picture from above, with the"
                    + " dice at least 28 pixels wide.");
        }
        return best;
    }
}
