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
    private static final double LEAST_SCORE = 0.33;

    private final Optional<Tray> tray;

    Enroller(Optional<Tray> tray) {
        this.tray = tray;
    }

    /** One picture to learn from: its plan, the dice in it, and the best square at each die for each size tried. */
    private record Page(
            String file,
            PlanView view,
            Mat plan,
            List<Labels.Row> rows,
            TreeMap<Integer, List<Optional<Square>>> bySize) {}

    Enrolment enrol(Path folder) throws DiceSetException {
        Map<String, List<Labels.Row>> labels = Labels.read(folder);
        List<Shot> shots = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        TreeMap<Integer, Double> common = new TreeMap<>();
        List<Page> pages = new ArrayList<>();
        try {
            for (Map.Entry<String, List<Labels.Row>> e : labels.entrySet()) {
                Page page = page(folder, e.getKey(), e.getValue());
                pages.add(page);
                page.bySize().keySet().forEach(size -> common.merge(size, score(near(page, size)), Double::sum));
            }
            for (Page page : pages) {
                int size = size(page, common, pages.size());
                List<Optional<Square>> found = near(page, size);
                for (int i = 0; i < page.rows().size(); i++) {
                    Labels.Row row = page.rows().get(i);
                    Square s = i < found.size() ? found.get(i).orElse(null) : null;
                    if (s == null) {
                        throw new DiceSetException(folder.resolve(page.file()) + ": no " + row.colour()
                                + " die was found" + (row.at().isPresent() ? " at that place" : "")
                                + ". Take the picture again from above, with the whole die in view and more light.");
                    }
                    shots.add(shot(page.plan(), s, row));
                    shares.add(s.size()
                            / Math.hypot(page.plan().cols(), page.plan().rows()));
                }
            }
        } finally {
            pages.forEach(p -> p.plan().release());
        }
        shares.sort(null);
        DiceSet set = new DiceSet(shots, shares.get(shares.size() / 2));
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
            Page page = new Page(file, view, view.of(picture), rows, new TreeMap<>());
            int limit = Math.min(page.plan().cols(), page.plan().rows()) / 2;
            for (int k = 0; size(k) < limit; k++) {
                page.bySize().put(k, squares(page, size(k)));
            }
            return page;
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        } finally {
            picture.release();
        }
    }

    private static double size(int step) {
        return 26 * Math.pow(STEP, step);
    }

    private static List<Optional<Square>> squares(Page page, double size) {
        List<Optional<Square>> out = new ArrayList<>();
        try (FaceSearch search = FaceSearch.of(page.plan(), size, 200, LEAST_SCORE)) {
            List<Square> all = search.squares().stream().map(search::inPlan).toList();
            for (Labels.Row row : page.rows()) {
                if (row.at().isEmpty()) {
                    out.add(all.stream().findFirst());
                    continue;
                }
                double[] at = page.view().toPlan(row.at().get()[0], row.at().get()[1]);
                out.add(all.stream()
                        .filter(s -> Math.hypot(s.x() - at[0], s.y() - at[1]) < 0.45 * s.size())
                        .findFirst());
            }
        }
        return out;
    }

    private static double score(List<Optional<Square>> found) {
        return found.stream()
                .mapToDouble(s -> s.map(Square::score).orElse(0.0))
                .average()
                .orElse(0);
    }

    /** The squares of a size, and where one is missing those of the next sizes; perspective makes dice differ a little. */
    private static List<Optional<Square>> near(Page page, int size) {
        List<Optional<Square>> out = new ArrayList<>();
        for (int i = 0; i < page.rows().size(); i++) {
            Optional<Square> best = Optional.empty();
            for (int step : new int[] {0, 1, -1, 2, -2}) {
                List<Optional<Square>> found = page.bySize().getOrDefault(size + step, List.of());
                if (best.isEmpty() && i < found.size()) {
                    best = found.get(i);
                }
            }
            out.add(best);
        }
        return out;
    }

    /** The size that fits this picture, guided by the one that fits them all: dice of a set are of one size. */
    private int size(Page page, Map<Integer, Double> common, int pages) throws DiceSetException {
        int best = -1;
        double most = 0;
        for (Map.Entry<Integer, List<Optional<Square>>> e : page.bySize().entrySet()) {
            double shared = common.getOrDefault(e.getKey(), 0.0) / pages;
            List<Optional<Square>> found = near(page, e.getKey());
            double present = found.stream().filter(Optional::isPresent).count() / (double) found.size();
            // Frames drawn on a face are squares too, and smaller than the face.
            double value = score(found) + 2.0 * shared + 0.012 * e.getKey() + present;
            if (value > most) {
                most = value;
                best = e.getKey();
            }
        }
        if (best < 0) {
            throw new DiceSetException(page.file() + ": no dice were found in it. Take the picture from above, with the"
                    + " dice at least 28 pixels wide.");
        }
        return best;
    }
}
