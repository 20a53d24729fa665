package sandtable.vision.enrol;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.set.DiceSet;
import sandtable.vision.set.EnrolledTray;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.CommonGround;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LeanFit;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.SeenTable;
import sandtable.vision.tray.Tray;

/** Learns a set from labelled pictures. */
final class Enroller {
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
        List<Mat> pictures = new ArrayList<>();
        List<EnrolledPage> pages = new ArrayList<>();
        try {
            for (String file : labels.keySet()) {
                pictures.add(EnrolledPage.picture(folder.resolve(file)));
            }
            addPages(pages, folder, labels, pictures);
            meant(pages);
            if (tray.isPresent()) {
                return inTray(folder, pages, tray.get());
            }
            return onTable(pages);
        } finally {
            pages.forEach(p -> p.plan().release());
            pictures.forEach(Mat::release);
        }
    }

    /**
     * @param pages takes each as soon as it is made
     * @param labels the rows of each picture, in the pictures' order
     */
    private void addPages(
            List<EnrolledPage> pages, Path folder, Map<String, List<Labels.Row>> labels, List<Mat> pictures)
            throws DiceSetException {
        List<Ground> grounds = tray.isPresent() ? List.of() : grounds(labels, pictures);
        for (Map.Entry<String, List<Labels.Row>> e : labels.entrySet()) {
            Path path = folder.resolve(e.getKey());
            Mat picture = pictures.get(pages.size());
            pages.add(
                    tray.isPresent()
                            ? EnrolledPage.inTray(path, e.getValue(), picture, tray.get())
                            : EnrolledPage.onTable(path, e.getValue(), picture, grounds.get(pages.size())));
        }
    }

    /** What lies beneath the dice of each picture in which somebody did not say where one lies; unknown for the others. */
    private static List<Ground> grounds(Map<String, List<Labels.Row>> labels, List<Mat> pictures) {
        List<Boolean> told = labels.values().stream()
                .map(rows -> rows.stream().noneMatch(row -> row.at().isEmpty()))
                .toList();
        List<Ground> common = told.contains(false) ? CommonGround.of(pictures) : List.of();
        return IntStream.range(0, told.size())
                .mapToObj(i -> told.get(i) ? Ground.unknown() : common.get(i))
                .toList();
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
        if (new SizeSteps(dice).clearest() > new SizeSteps(pages).clearest()) {
            pages.clear();
            pages.addAll(dice);
        }
    }

    private Enrolment onTable(List<EnrolledPage> pages) throws DiceSetException {
        List<Mat> pictures = pages.stream().map(EnrolledPage::picture).toList();
        boolean fromOnePlace = StillCamera.took(pictures);
        SeenLean found = SeenLean.of(pages, fromOnePlace);
        Optional<Tray> table = mends && fromOnePlace
                ? SeenTable.of(pictures, found.inPictures(pages), found.lean())
                : Optional.empty();
        return table.isPresent()
                ? onSeenTable(pages, found, table.get())
                : learned(pages, found.faces(), table, found.lean());
    }

    /** Where the camera stood still, the pictures show the table beneath the dice, which then serves as a tray does. */
    private Enrolment onSeenTable(List<EnrolledPage> pages, SeenLean found, Tray table) throws DiceSetException {
        Mat one = pages.get(0).picture();
        try {
            PlanView view = table.plan(one.cols(), one.rows());
            List<Square> tops = seenIn(view, found.faces().taken(), found.view());
            EnrolledFaces there = EnrolledFaces.at(tops, pages, view);
            List<Square> centred = OutlineCentres.of(
                    there.taken(), there.withExtents(pages, table).shots());
            EnrolledFaces better = EnrolledFaces.at(centred, pages, view);
            return learned(pages, better.withExtents(pages, table), Optional.of(table), found.lean());
        } catch (UnreadablePictureException e) {
            throw new IllegalStateException("All pictures of one table are of one shape.", e);
        }
    }

    private Enrolment inTray(Path folder, List<EnrolledPage> pages, Tray known) throws DiceSetException {
        EnrolledFaces looks = EnrolledFaces.of(pages, true);
        try {
            if (!mends || EnrolledPage.ofSeveralSizes(pages)) {
                return learned(pages, looks.withExtents(pages, known), Optional.of(known), Lean.NONE);
            }
            Mat one = pages.get(0).picture();
            PlanView view = known.plan(one.cols(), one.rows());
            LeanFit fit = new LeanFit(view, one.cols(), one.rows());
            LikeFaces.lay(looks.taken(), fit);
            Tray mended = known.through(known.lens(fit));
            PlanView is = mended.plan(one.cols(), one.rows());
            EnrolledFaces again = EnrolledFaces.at(seenIn(is, looks.taken(), view), pages, is);
            List<Square> centred = OutlineCentres.of(
                    again.taken(), again.withExtents(pages, mended).shots());
            EnrolledFaces better = EnrolledFaces.at(centred, pages, is);
            return learned(pages, better.withExtents(pages, mended), Optional.of(mended), Lean.NONE);
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

    private Enrolment learned(List<EnrolledPage> pages, EnrolledFaces faces, Optional<Tray> where, Lean lean)
            throws DiceSetException {
        Optional<EnrolledTray> seen = where.map(
                t -> tray.isPresent() ? new EnrolledTray(t.name(), Optional.of(t.lens())) : EnrolledTray.of(t));
        List<Shot> shots = new DiceSet(faces.shots(), faces.share(), seen, lean).shots();
        List<Integer> odd = OddBody.in(shots);
        if (!odd.isEmpty()) {
            odd = new ArrayList<>(odd);
            odd.retainAll(OddBody.in(inOneLight(pages, faces, shots, where, lean)));
        }
        if (!odd.isEmpty()) {
            throw oddBody(shots.get(odd.get(0)), pages, odd.get(0));
        }
        mustBeNamedRightly(faces.taken(), pages);
        EnrolledFaces looks = faces.repainted(pages);
        DiceSet set = new DiceSet(looks.shots(), looks.share(), seen, lean);
        return new Enrolment(
                set,
                looks.taken().size(),
                SetCheck.alike(set),
                SetCheck.missing(set),
                SetCheck.unclear(looks.taken()),
                SetCheck.differing(looks.taken()),
                SetCheck.likeCloth(set, tray));
    }

    private static List<Shot> inOneLight(
            List<EnrolledPage> pages, EnrolledFaces faces, List<Shot> shots, Optional<Tray> where, Lean lean)
            throws DiceSetException {
        return OneLight.of(faces.taken(), shots, pages, page -> {
            int width = page.picture().cols();
            int height = page.picture().rows();
            try {
                return where.isPresent() ? where.get().plan(width, height) : lean.plan(width, height);
            } catch (UnreadablePictureException e) {
                throw new DiceSetException(page.path() + ": " + e.getMessage(), e);
            }
        });
    }

    private static void mustBeNamedRightly(List<LikeFaces.Taken> taken, List<EnrolledPage> pages)
            throws DiceSetException {
        LikeFaces like = new LikeFaces(taken);
        for (int i = 0; i < taken.size(); i++) {
            Optional<LikeFaces.Taken> likest = like.likerThanItsOwn(taken.get(i), taken);
            if (likest.isPresent()) {
                throw misnamed(taken.get(i).shot(), likest.get().shot(), pages, i);
            }
        }
    }

    private static DiceSetException misnamed(Shot shot, Shot like, List<EnrolledPage> pages, int index) {
        return new DiceSetException(
                DiceSetException.Why.ODD_SYMBOL,
                EnrolledFaces.picture(pages, index) + ": the " + shot.colour() + " die that is named " + shot.face()
                        + " bears what the " + like.colour() + " die bears that is named " + like.face()
                        + ". Name each by what it shows, or take one of them out.",
                new DiceSetException.Die(shot.colour(), shot.face()));
    }

    private static DiceSetException oddBody(Shot shot, List<EnrolledPage> pages, int index) {
        return new DiceSetException(
                DiceSetException.Why.ODD_COLOUR,
                EnrolledFaces.picture(pages, index) + ": the " + shot.colour() + " die that shows " + shot.face()
                        + " has not the colour of the other " + shot.colour()
                        + " ones. A lamp is mirrored on it, or it is of another colour. Move it or the lamp, and take the"
                        + " picture again.",
                new DiceSetException.Die(shot.colour(), shot.face()));
    }
}
