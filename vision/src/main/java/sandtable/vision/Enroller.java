package sandtable.vision;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.opencv.core.Mat;

/** Learns a set from labelled pictures. */
final class Enroller {
    /** What helps where a die can hardly be told from the cloth. */
    private static final String TELL =
            " If the die has the cloth's colour, add to labels.csv where it lies in the picture (x,y).";

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

    Enrolment enrol(Path folder) throws DiceSetException {
        Map<String, List<Labels.Row>> labels = Labels.read(folder);
        List<EnrolledPage> pages = new ArrayList<>();
        try {
            for (Map.Entry<String, List<Labels.Row>> e : labels.entrySet()) {
                pages.add(EnrolledPage.read(folder, e.getKey(), e.getValue(), tray));
            }
            meant(pages);
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
            return learned(looks.shots(), looks, Optional.empty(), lean);
        } finally {
            for (EnrolledPage p : pages) {
                p.plan().release();
                p.picture().release();
            }
        }
    }

    /**
     * Takes the places of the dice for what the pictures show clearer squares at: people point at tops, and lists that programs made
     * have the middles of whole dice.
     */
    private static void meant(List<EnrolledPage> pages) {
        if (pages.stream().flatMap(p -> p.rows().stream()).allMatch(r -> r.at().isEmpty())) {
            return;
        }
        List<EnrolledPage> dice =
                pages.stream().map(p -> p.meant(EnrolledPage.Place.DIE)).toList();
        if (clearest(dice) > clearest(pages)) {
            pages.clear();
            pages.addAll(dice);
        }
    }

    private static double clearest(List<EnrolledPage> pages) {
        return common(pages).values().stream().mapToDouble(v -> v).max().orElse(0);
    }

    private static boolean ofSeveralSizes(List<EnrolledPage> pages) {
        return pages.stream()
                        .map(p -> List.of(p.picture().cols(), p.picture().rows()))
                        .distinct()
                        .count()
                > 1;
    }

    /** Makes the plans of all pages anew; the faces keep about their size. */
    private static void lean(List<EnrolledPage> pages, Lean from, Lean to) throws DiceSetException {
        if (from.equals(to)) {
            return;
        }
        Map<Integer, Double> common = common(pages);
        int total = total(pages);
        List<Integer> steps = new ArrayList<>();
        for (EnrolledPage p : pages) {
            steps.add(step(p, common, total));
        }
        for (int i = 0; i < pages.size(); i++) {
            EnrolledPage p = pages.get(i);
            PlanView view = to.plan(p.picture().cols(), p.picture().rows());
            p.plan().release();
            pages.set(i, p.in(view, steps.get(i) - 3, steps.get(i) + 3));
        }
    }

    /** How the camera leaned, as faces with the same symbol tell it that lie turned in different ways. */
    private Optional<Lean> agreed(Path folder, List<EnrolledPage> pages, Lean lean) throws DiceSetException {
        Mat one = pages.get(0).picture();
        if (ofSeveralSizes(pages)) {
            return Optional.empty();
        }
        LeanFit fit = new LeanFit(lean.plan(one.cols(), one.rows()), one.cols(), one.rows());
        LikeFaces.lay(taken(folder, pages).taken(), fit);
        return fit.best(2, 0.5);
    }

    /** How the camera leaned over the table, as well as the squares of all pictures together tell. */
    private static Lean squarest(List<EnrolledPage> pages) throws DiceSetException {
        Map<Integer, Double> common = common(pages);
        List<Squareness.Spot> spots = new ArrayList<>();
        for (EnrolledPage page : pages) {
            int step = step(page, common, total(pages));
            for (EnrolledDie die : page.dice()) {
                die.pick(step, EnrolledPage.size(step)).ifPresent(s -> spots.add(new Squareness.Spot(page.plan(), s)));
            }
        }
        return new Squareness(spots).best();
    }

    private static Map<Integer, Double> common(List<EnrolledPage> pages) {
        Map<Integer, Double> common = new TreeMap<>();
        for (EnrolledPage page : pages) {
            for (EnrolledDie die : page.dice()) {
                die.bySize().keySet().forEach(k -> common.merge(k, die.best(k), Double::sum));
            }
        }
        return common;
    }

    private static int total(List<EnrolledPage> pages) {
        return pages.stream().mapToInt(p -> p.dice().size()).sum();
    }

    private Enrolment inTray(Path folder, List<EnrolledPage> pages, Tray known) throws DiceSetException {
        Looks looks = taken(folder, pages);
        try {
            if (!mends || ofSeveralSizes(pages)) {
                return learned(withExtents(pages, looks, known), looks, Optional.of(known), Lean.NONE);
            }
            Mat one = pages.get(0).picture();
            PlanView view = known.plan(one.cols(), one.rows());
            LeanFit fit = new LeanFit(view, one.cols(), one.rows());
            LikeFaces.lay(looks.taken(), fit);
            Tray mended = known.through(known.lens(fit));
            PlanView is = mended.plan(one.cols(), one.rows());
            Looks again = takenAgain(seenIn(is, looks.taken(), view), pages, is);
            List<Square> centred = OutlineCentres.of(again.taken(), withExtents(pages, again, mended));
            Looks better = takenAgain(centred, pages, is);
            return learned(withExtents(pages, better, mended), better, Optional.of(mended), Lean.NONE);
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(folder + ": " + e.getMessage(), e);
        }
    }

    /** The squares of faces in another view of the tray. */
    private static List<Square> seenIn(PlanView is, List<LikeFaces.Taken> taken, PlanView was) {
        return taken.stream()
                .map(t -> t.square().through(p -> {
                    double[] at = was.toPicture(p[0], p[1]);
                    return is.toPlan(at[0], at[1]);
                }))
                .toList();
    }

    /** The same faces at these squares of a view, all of one size. */
    private static Looks takenAgain(List<Square> squares, List<EnrolledPage> pages, PlanView is) {
        double size = middle(squares.stream().map(Square::size).toList(), 0);
        List<LikeFaces.Taken> again = new ArrayList<>();
        for (EnrolledPage page : pages) {
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
    private static LikeFaces.Taken takenAt(List<EnrolledPage> pages, int index, Square s) {
        int left = index;
        for (EnrolledPage page : pages) {
            if (left < page.dice().size()) {
                EnrolledDie die = page.dice().get(left);
                return new LikeFaces.Taken(shot(page.plan(), s, die.row()), die.judged(page.plan(), s));
            }
            left -= page.dice().size();
        }
        throw new IllegalArgumentException("There is no die " + index + ".");
    }

    private Enrolment learned(List<Shot> shots, Looks looks, Optional<Tray> where, Lean lean) {
        Optional<EnrolledTray> seen = where.map(t -> new EnrolledTray(t.name(), Optional.of(t.lens())));
        DiceSet set = new DiceSet(shots, looks.share(), seen, lean);
        return new Enrolment(
                set,
                shots.size(),
                SetCheck.alike(set),
                SetCheck.missing(set),
                SetCheck.unclear(looks.taken()),
                SetCheck.likeCloth(set, tray));
    }

    private static List<Shot> withExtents(List<EnrolledPage> pages, Looks looks, Tray where)
            throws UnreadablePictureException {
        List<Shot> shots = new ArrayList<>();
        for (EnrolledPage page : pages) {
            int from = shots.size();
            shots.addAll(LookExtents.of(
                    page, looks.taken().subList(from, from + page.dice().size()), looks.share(), where));
        }
        return shots;
    }

    /** @param share edge of a face as a share of the plan's diagonal */
    private record Looks(List<LikeFaces.Taken> taken, double share) {
        List<Shot> shots() {
            return taken.stream().map(LikeFaces.Taken::shot).toList();
        }
    }

    private Looks taken(Path folder, List<EnrolledPage> pages) throws DiceSetException {
        Map<Integer, Double> common = common(pages);
        List<Double> shares = new ArrayList<>();
        Map<EnrolledPage, Integer> steps = new LinkedHashMap<>();
        for (EnrolledPage page : pages) {
            int step = step(page, common, total(pages));
            steps.put(page, step);
            double size = middle(
                    page.dice().stream()
                            .flatMap(d -> d.pick(step, EnrolledPage.size(step)).stream())
                            .map(Square::size)
                            .toList(),
                    EnrolledPage.size(step));
            for (int i = 0; i < page.dice().size(); i++) {
                shares.add(size / page.diagonal());
            }
        }
        double share = middle(shares, 0) * better(pages, steps, shares);
        List<LikeFaces.Taken> taken = new ArrayList<>();
        List<BareDice.Shown> shown = new ArrayList<>();
        int i = 0;
        for (EnrolledPage page : pages) {
            // In one tray all top faces lie in one plane, so all are of one size.
            double size = (tray.isPresent() ? share : shares.get(i) * share / middle(shares, 1)) * page.diagonal();
            i += page.dice().size();
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.settled(page.plan(), steps.getOrDefault(page, 0), size);
                if (found.isEmpty()) {
                    throw noDie(folder, page.file(), die);
                }
                if (!page.view().shows(found.get(), page.picture().size())) {
                    throw new DiceSetException(
                            DiceSetException.Why.DIE_CUT_OFF,
                            folder.resolve(page.file()) + ": the " + die.row().colour()
                                    + " die is cut off by the picture's edge."
                                    + " Move it further in and take the picture again.");
                }
                shown.add(new BareDice.Shown(page.file(), die, found.get()));
                taken.add(new LikeFaces.Taken(shot(page.plan(), found.get(), die.row()), found.get()));
            }
        }
        Optional<BareDice.Shown> bare = BareDice.first(shown);
        if (bare.isPresent()) {
            throw noDie(folder, bare.get().file(), bare.get().die());
        }
        return new Looks(new FaceCentres(taken, (index, s) -> takenAt(pages, index, s)).agreed(), share);
    }

    private static DiceSetException noDie(Path folder, String file, EnrolledDie die) {
        return new DiceSetException(
                DiceSetException.Why.NO_DIE,
                folder.resolve(file) + ": no "
                        + die.row().colour() + " die was found"
                        + (die.isToldWhere() ? " at that place" : "")
                        + ". Take the picture again from above, with the whole die in view and more light."
                        + (die.isToldWhere() ? "" : TELL));
    }

    /** By how much all faces are larger or smaller than the squares found first, which may be a face and a side's shade. */
    private double better(List<EnrolledPage> pages, Map<EnrolledPage, Integer> steps, List<Double> shares) {
        List<Double> factors = new ArrayList<>();
        for (double f = 0.84; f < 1.18; f *= 1.03) {
            factors.add(f);
        }
        return SizeFit.best(factors, f -> fit(pages, steps, shares, f));
    }

    private SizeFit fit(
            List<EnrolledPage> pages, Map<EnrolledPage, Integer> steps, List<Double> shares, double factor) {
        double clear = 0;
        TreeMap<String, List<double[]>> rims = new TreeMap<>();
        int i = 0;
        for (EnrolledPage page : pages) {
            double size = factor * (tray.isPresent() ? middle(shares, 0) : shares.get(i)) * page.diagonal();
            i += page.dice().size();
            for (EnrolledDie die : page.dice()) {
                Optional<Square> found = die.clearest(page.plan(), steps.getOrDefault(page, 0), size);
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

    /** The size that fits this picture, guided by the one that fits them all: dice of a set are of one size. */
    private static int step(EnrolledPage page, Map<Integer, Double> common, int total) throws DiceSetException {
        TreeMap<Integer, Double> fit = new TreeMap<>();
        // Dice of just the cloth's colour show no square, but it may have been said where they lie.
        boolean told = page.dice().stream().allMatch(EnrolledDie::isToldWhere);
        boolean unseen = page.dice().stream().allMatch(EnrolledDie::showsNoSquare);
        for (Map.Entry<Integer, Double> e : common.entrySet()) {
            int k = e.getKey();
            double own =
                    page.dice().stream().mapToDouble(d -> d.best(k)).average().orElse(0);
            fit.put(k, own > 0 || (told && unseen) ? own + 2 * e.getValue() / total : 0);
        }
        return FaceSize.largestLikely(fit)
                .orElseThrow(() -> new DiceSetException(
                        DiceSetException.Why.NO_DIE,
                        page.file() + ": no dice were found in it. Take the picture from above, with the"
                                + " dice at least 28 pixels wide." + (told ? "" : TELL)));
    }
}
