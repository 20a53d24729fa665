package sandtable.vision;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.opencv.core.Mat;

/** Learns a set from labelled pictures. */
final class Enroller {
    private static final double STEP = 1.09;
    private static final double SMALLEST = 26;
    private static final int LEAN_ROUNDS = 3;

    private final Optional<Tray> tray;
    /** Whether the dice may tell more of the camera than the tray's corners do. */
    private final boolean mends;

    private Enroller(Optional<Tray> tray, boolean mends) {
        this.tray = tray;
        this.mends = mends;
    }

    Enroller(Optional<Tray> tray) {
        this(tray, true);
    }

    /** Enrols more looks as those of a set were enrolled. */
    static Enroller as(DiceSet set, Optional<Tray> tray) {
        return new Enroller(
                tray.map(t -> set.tray().map(known -> known.mended(t)).orElse(t)), false);
    }

    /** One picture to learn from, with the squares that may be each of its dice, by the size they were looked for in. */
    private record Page(
            String file, List<Labels.Row> rows, Mat picture, List<EnrolledDie> dice, PlanView view, Mat plan) {
        double diagonal() {
            return Math.hypot(plan.cols(), plan.rows());
        }
    }

    Enrolment enrol(Path folder) throws DiceSetException {
        Map<String, List<Labels.Row>> labels = Labels.read(folder);
        List<Page> pages = new ArrayList<>();
        try {
            for (Map.Entry<String, List<Labels.Row>> e : labels.entrySet()) {
                pages.add(page(folder, e.getKey(), e.getValue()));
            }
            if (tray.isPresent()) {
                return inTray(folder, pages, tray.get());
            }
            Lean lean = squarest(pages);
            lean(pages, Lean.NONE, lean);
            for (int i = 0; i < LEAN_ROUNDS; i++) {
                Optional<Lean> next = agreed(folder, pages, lean);
                if (next.isEmpty() || next.get().near(lean)) {
                    break;
                }
                lean(pages, lean, next.get());
                lean = next.get();
            }
            Looks looks = taken(folder, pages);
            return learned(looks.shots(), looks.share(), Optional.empty(), lean);
        } finally {
            for (Page p : pages) {
                p.plan().release();
                p.picture().release();
            }
        }
    }

    private static boolean ofSeveralSizes(List<Page> pages) {
        return pages.stream()
                        .map(p -> List.of(p.picture().cols(), p.picture().rows()))
                        .distinct()
                        .count()
                > 1;
    }

    /** Makes the plans of all pages anew; the faces keep about their size. */
    private static void lean(List<Page> pages, Lean from, Lean to) throws DiceSetException {
        if (from.equals(to)) {
            return;
        }
        Map<Integer, Double> common = common(pages);
        int total = total(pages);
        List<Integer> steps = new ArrayList<>();
        for (Page p : pages) {
            steps.add(step(p, common, total));
        }
        for (int i = 0; i < pages.size(); i++) {
            Page p = pages.get(i);
            PlanView view = to.plan(p.picture().cols(), p.picture().rows());
            p.plan().release();
            pages.set(i, page(p.file(), p.rows(), p.picture(), view, steps.get(i) - 3, steps.get(i) + 3));
        }
    }

    /** How the camera leaned, as faces with the same symbol tell it that lie turned in different ways. */
    private Optional<Lean> agreed(Path folder, List<Page> pages, Lean lean) throws DiceSetException {
        Mat one = pages.get(0).picture();
        if (ofSeveralSizes(pages)) {
            return Optional.empty();
        }
        LeanFit fit = new LeanFit(lean.plan(one.cols(), one.rows()), one.cols(), one.rows());
        LikeFaces.lay(taken(folder, pages).taken(), fit);
        return fit.best(2, 0.5);
    }

    /** How the camera leaned over the table, as well as the squares of all pictures together tell. */
    private static Lean squarest(List<Page> pages) throws DiceSetException {
        Map<Integer, Double> common = common(pages);
        List<Squareness.Spot> spots = new ArrayList<>();
        for (Page page : pages) {
            int step = step(page, common, total(pages));
            for (EnrolledDie die : page.dice()) {
                die.pick(step, size(step)).ifPresent(s -> spots.add(new Squareness.Spot(page.plan(), s)));
            }
        }
        return new Squareness(spots).best();
    }

    private static Map<Integer, Double> common(List<Page> pages) {
        Map<Integer, Double> common = new TreeMap<>();
        for (Page page : pages) {
            for (EnrolledDie die : page.dice()) {
                die.bySize().keySet().forEach(k -> common.merge(k, die.best(k), Double::sum));
            }
        }
        return common;
    }

    private static int total(List<Page> pages) {
        return pages.stream().mapToInt(p -> p.dice().size()).sum();
    }

    private Enrolment inTray(Path folder, List<Page> pages, Tray known) throws DiceSetException {
        Looks looks = taken(folder, pages);
        try {
            if (!mends || ofSeveralSizes(pages)) {
                return learned(withExtents(pages, looks, known), looks.share(), Optional.of(known), Lean.NONE);
            }
            Mat one = pages.get(0).picture();
            PlanView view = known.plan(one.cols(), one.rows());
            LeanFit fit = new LeanFit(view, one.cols(), one.rows());
            LikeFaces.lay(looks.taken(), fit);
            Tray mended = known.withFocal(known.focal(fit));
            Looks again = takenAgain(looks.taken(), pages, view, mended.plan(one.cols(), one.rows()));
            return learned(withExtents(pages, again, mended), again.share(), Optional.of(mended), Lean.NONE);
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(folder + ": " + e.getMessage(), e);
        }
    }

    /** The same faces in another view of the tray. */
    private static Looks takenAgain(List<LikeFaces.Taken> taken, List<Page> pages, PlanView was, PlanView is) {
        List<Square> squares = taken.stream()
                .map(t -> t.square().through(p -> {
                    double[] at = was.toPicture(p[0], p[1]);
                    return is.toPlan(at[0], at[1]);
                }))
                .toList();
        double size = middle(squares.stream().map(Square::size).toList(), 0);
        List<LikeFaces.Taken> again = new ArrayList<>();
        for (Page page : pages) {
            Mat plan = is.of(page.picture());
            for (EnrolledDie die : page.dice()) {
                Square s = squares.get(again.size());
                Square there = new Square(s.x(), s.y(), size, s.angle(), s.score());
                again.add(new LikeFaces.Taken(shot(plan, there, die.row()), there));
            }
            plan.release();
        }
        return new Looks(again, size / Math.hypot(is.width(), is.height()));
    }

    /** A face that was taken, at another square. */
    private static LikeFaces.Taken takenAt(List<Page> pages, int index, Square s) {
        int left = index;
        for (Page page : pages) {
            if (left < page.dice().size()) {
                EnrolledDie die = page.dice().get(left);
                return new LikeFaces.Taken(shot(page.plan(), s, die.row()), die.judged(page.plan(), s));
            }
            left -= page.dice().size();
        }
        throw new IllegalArgumentException("There is no die " + index + ".");
    }

    private Enrolment learned(List<Shot> shots, double share, Optional<Tray> where, Lean lean) {
        Optional<EnrolledTray> seen = where.map(t -> new EnrolledTray(t.name(), OptionalDouble.of(t.focal())));
        DiceSet set = new DiceSet(shots, share, seen, lean);
        return new Enrolment(
                set, shots.size(), SetCheck.alike(set), SetCheck.missing(set), SetCheck.likeCloth(set, tray));
    }

    /** The looks with how far their dice reach about them, seen in as much detail as they will be when they are read. */
    private static List<Shot> withExtents(List<Page> pages, Looks looks, Tray where) throws UnreadablePictureException {
        List<Shot> shots = new ArrayList<>();
        for (Page page : pages) {
            PlanView whole = where.plan(page.picture().cols(), page.picture().rows());
            double size = looks.share() * Math.hypot(whole.width(), whole.height());
            double k = Math.min(1, FaceCrop.SIDE / size);
            Mat small = FaceSearch.resized(page.picture(), k);
            PlanView view = where.plan(small.cols(), small.rows());
            Mat plan = view.of(small);
            List<LikeFaces.Taken> taken = looks.taken()
                    .subList(shots.size(), shots.size() + page.dice().size());
            List<Square> faces = taken.stream()
                    .map(t -> new Square(
                            (t.square().x() + 0.5) * k - 0.5,
                            (t.square().y() + 0.5) * k - 0.5,
                            size * k,
                            t.square().angle(),
                            t.square().score()))
                    .toList();
            ExtentFinder finder = new ExtentFinder(plan, view, ClothColour.of(plan), faces);
            for (int i = 0; i < faces.size(); i++) {
                shots.add(taken.get(i).shot().with(finder.of(faces.get(i))));
            }
            plan.release();
            small.release();
        }
        return shots;
    }

    /** @param share edge of a face as a share of the plan's diagonal */
    private record Looks(List<LikeFaces.Taken> taken, double share) {
        List<Shot> shots() {
            return taken.stream().map(LikeFaces.Taken::shot).toList();
        }
    }

    private Looks taken(Path folder, List<Page> pages) throws DiceSetException {
        Map<Integer, Double> common = common(pages);
        List<Double> shares = new ArrayList<>();
        Map<Page, Integer> steps = new LinkedHashMap<>();
        for (Page page : pages) {
            int step = step(page, common, total(pages));
            steps.put(page, step);
            double size = middle(
                    page.dice().stream()
                            .flatMap(d -> d.pick(step, size(step)).stream())
                            .map(Square::size)
                            .toList(),
                    size(step));
            for (int i = 0; i < page.dice().size(); i++) {
                shares.add(size / page.diagonal());
            }
        }
        double share = middle(shares, 0) * better(pages, steps, shares);
        List<LikeFaces.Taken> taken = new ArrayList<>();
        int i = 0;
        for (Page page : pages) {
            // In one tray all top faces lie in one plane, so all are of one size.
            double size = (tray.isPresent() ? share : shares.get(i) * share / middle(shares, 1)) * page.diagonal();
            i += page.dice().size();
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.settled(page.plan(), steps.getOrDefault(page, 0), size);
                if (found.isEmpty()) {
                    throw new DiceSetException(
                            DiceSetException.Why.NO_DIE,
                            folder.resolve(page.file()) + ": no "
                                    + die.row().colour() + " die was found"
                                    + (die.row().at().isPresent() ? " at that place" : "")
                                    + ". Take the picture again from above, with the whole die in view and more light.");
                }
                if (!page.view().shows(found.get(), page.picture().size())) {
                    throw new DiceSetException(
                            DiceSetException.Why.DIE_CUT_OFF,
                            folder.resolve(page.file()) + ": the " + die.row().colour()
                                    + " die is cut off by the picture's edge."
                                    + " Move it further in and take the picture again.");
                }
                taken.add(new LikeFaces.Taken(shot(page.plan(), found.get(), die.row()), found.get()));
            }
        }
        return new Looks(new FaceCentres(taken, (index, s) -> takenAt(pages, index, s)).agreed(), share);
    }

    /** By how much all faces are larger or smaller than the squares found first, which may be a face and a side's shade. */
    private double better(List<Page> pages, Map<Page, Integer> steps, List<Double> shares) {
        List<Double> factors = new ArrayList<>();
        for (double f = 0.84; f < 1.18; f *= 1.03) {
            factors.add(f);
        }
        return SizeFit.best(factors, f -> fit(pages, steps, shares, f));
    }

    private SizeFit fit(List<Page> pages, Map<Page, Integer> steps, List<Double> shares, double factor) {
        double clear = 0;
        TreeMap<String, List<double[]>> rims = new TreeMap<>();
        int i = 0;
        for (Page page : pages) {
            double size = factor * (tray.isPresent() ? middle(shares, 0) : shares.get(i)) * page.diagonal();
            i += page.dice().size();
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.settled(page.plan(), steps.getOrDefault(page, 0), size);
                clear += found.map(Square::score).orElse(0.0);
                found.ifPresent(s -> rims.computeIfAbsent(die.row().colour(), c -> new ArrayList<>())
                        .add(shot(page.plan(), s, die.row()).lab()));
            }
        }
        return SizeFit.of(factor, clear, rims);
    }

    private static double middle(List<Double> values, double otherwise) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? otherwise : sorted.get(sorted.size() / 2);
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
            return page(file, rows, picture, view, 0, Integer.MAX_VALUE);
        } catch (UnreadablePictureException e) {
            picture.release();
            throw new DiceSetException(path + ": " + e.getMessage(), e);
        }
    }

    /**
     * @param from smallest step of size to look for
     * @param to largest one
     */
    private static Page page(String file, List<Labels.Row> rows, Mat picture, PlanView view, int from, int to) {
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
        return new Page(file, rows, picture, dice, view, plan);
    }

    private static double size(int step) {
        return SMALLEST * Math.pow(STEP, step);
    }

    /** The size that fits this picture, guided by the one that fits them all: dice of a set are of one size. */
    private static int step(Page page, Map<Integer, Double> common, int total) throws DiceSetException {
        TreeMap<Integer, Double> fit = new TreeMap<>();
        for (Map.Entry<Integer, Double> e : common.entrySet()) {
            int k = e.getKey();
            double own =
                    page.dice().stream().mapToDouble(d -> d.best(k)).average().orElse(0);
            fit.put(k, own > 0 ? own + 2 * e.getValue() / total : 0);
        }
        return FaceSize.largestLikely(fit)
                .orElseThrow(() -> new DiceSetException(
                        DiceSetException.Why.NO_DIE,
                        page.file() + ": no dice were found in it. Take the picture from above, with the"
                                + " dice at least 28 pixels wide."));
    }
}
