package sandtable.dice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.FoundDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.enrol.DiceFinder;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.LeftInTray;
import sandtable.vision.picture.PlainJpeg;
import sandtable.vision.tray.Tray;

/**
 * Where an owner's dice are enrolled, picture by picture. What was shown so far lies in {@code HOME/dice/draft}, in the form that
 * {@code sandtable dice enrol} takes, so a restart loses nothing. Safe for several threads; one at a time is served.
 */
public final class EnrolmentDesk {
    /** Dice of one set; more squares than that are cloth or wood. */
    private static final int MOST_DICE = 12;

    private static final int MOST_PICTURES = 40;
    private static final String EMPTY = "empty";

    private final Path cameraTray;
    private final DraftFolder folder;
    private final DiceSets sets;

    public EnrolmentDesk(Path home, DiceSets sets) {
        Path dice = home.resolve("dice");
        this.cameraTray = dice.resolve("camera.tray");
        this.folder = new DraftFolder(dice.resolve("draft"));
        this.sets = sets;
    }

    /** There is no draft, or no such picture in it. */
    public static final class NoDraft extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NoDraft() {
            super("no draft", null, false, false);
        }
    }

    /**
     * A die as people name it.
     *
     * @param size about how large its face is; 0 where nobody knows
     */
    public record Named(double x, double y, double size, String colour, String face) {}

    /**
     * The set that came out of it.
     *
     * @param unclear faces that were likely taken beside their die's top, so that another picture mends them
     * @param differing faces under whose name dice of one colour bear two drawings, so that one may have been named wrongly
     * @param likeCloth colours of dice that hardly stand out on the tray's cloth
     */
    public record Finished(
            String name,
            int looks,
            List<Alike> alike,
            List<Look> unclear,
            List<Look> differing,
            List<String> likeCloth) {}

    /**
     * Two faces that look alike on dice of these colours.
     *
     * @param likeness 0 to 1
     */
    public record Alike(String face, String other, List<String> colours, double likeness) {}

    /** A face of the dice of one colour. */
    public record Look(String colour, String face) {}

    public synchronized Optional<Draft> draft() {
        return folder.draft();
    }

    /** Begins anew. */
    public synchronized Draft begin(boolean camera) {
        discard();
        return folder.keep(Draft.begun(camera));
    }

    public synchronized void discard() {
        folder.discard();
    }

    /**
     * Takes the picture of the empty tray; where the printed mat is in view, that is all.
     *
     * @throws DiceProblem if dice can't be read in that tray
     */
    public synchronized Draft empty(byte[] picture) throws DiceProblem {
        return DiceProblem.told(() -> emptied(begun(), picture));
    }

    private Draft emptied(Draft draft, byte[] picture) throws UnreadablePictureException, DiceSetException {
        PlainJpeg plain = PlainJpeg.of(picture);
        Optional<Tray> tray = byMarkers(plain.file());
        folder.keepPicture(EMPTY, plain.file());
        Draft taken = new Draft(
                draft.camera(),
                Optional.of(new Draft.Size(plain.width(), plain.height())),
                Optional.empty(),
                0,
                draft.pictures(),
                draft.next(),
                Optional.empty());
        return tray.isPresent() ? learned(taken, tray.get()) : folder.keep(taken);
    }

    /** Without the mat's markers people tap the corners. */
    private static Optional<Tray> byMarkers(byte[] emptyTray) throws UnreadablePictureException, DiceSetException {
        try {
            return Optional.of(Tray.learn(emptyTray, Optional.empty()));
        } catch (DiceSetException e) {
            if (e.why() == DiceSetException.Why.NO_MARKERS) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /**
     * Learns the tray by the corners that people tapped.
     *
     * @throws DiceProblem if dice can't be read in that tray
     */
    public synchronized Draft corners(List<List<Double>> corners) throws DiceProblem {
        Draft draft = begun();
        if (draft.empty().isEmpty()) {
            throw new NoDraft();
        }
        return DiceProblem.told(() -> {
            List<double[]> four = new ArrayList<>();
            for (List<Double> corner : corners) {
                four.add(corner(corner));
            }
            return learned(draft, Tray.learn(folder.picture(EMPTY), Optional.of(four)));
        });
    }

    private static double[] corner(List<Double> xy) throws DiceSetException {
        if (xy == null || xy.size() != 2 || xy.stream().anyMatch(Objects::isNull)) {
            throw new DiceSetException(
                    DiceSetException.Why.CORNER_OUTSIDE, "A corner needs its x and its y. Tap the four corners again.");
        }
        return new double[] {xy.get(0), xy.get(1)};
    }

    private Draft learned(Draft draft, Tray tray) throws UnreadablePictureException {
        int left = left(draft, tray);
        if (draft.camera()) {
            keepForTheCamera(tray);
        }
        folder.keep(tray);
        return folder.keep(new Draft(
                draft.camera(),
                draft.empty(),
                Optional.of(
                        tray.corners().stream().map(c -> List.of(c[0], c[1])).toList()),
                left,
                draft.pictures(),
                draft.next(),
                Optional.empty()));
    }

    /** Photos that were taken by hand before the tray was shown may have another shape, and tell nothing of it. */
    private int left(Draft draft, Tray tray) throws UnreadablePictureException {
        Optional<Draft.Shown> first = draft.pictures().stream()
                .filter(one -> draft.empty().equals(Optional.of(new Draft.Size(one.width(), one.height()))))
                .findFirst();
        return first.isEmpty()
                ? 0
                : LeftInTray.dice(
                        tray, folder.picture(EMPTY), folder.picture(first.get().id()));
    }

    private void keepForTheCamera(Tray tray) {
        try {
            tray.save(cameraTray);
        } catch (IOException e) {
            throw new UncheckedIOException("The tray can't be kept in " + cameraTray, e);
        }
    }

    /** Takes a picture of dice that all show the same face, and finds them. */
    public synchronized Draft show(String face, byte[] picture) throws DiceProblem {
        return DiceProblem.told(() -> shown(begun(), face, picture));
    }

    private Draft shown(Draft draft, String face, byte[] picture) throws UnreadablePictureException, DiceSetException {
        PlainJpeg plain = PlainJpeg.of(picture);
        List<FoundDie> found = finder(draft).find(plain.file(), known(draft));
        List<Draft.Die> dice = found.stream()
                .limit(MOST_DICE)
                .map(die -> die(die, die.colour(), face))
                .toList();
        String id = "p" + draft.next();
        folder.keepPicture(id, plain.file());
        Draft with = draft.with(new Draft.Shown(id, face, plain.width(), plain.height(), dice));
        Optional<Tray> tray = folder.tray(draft);
        // The first picture tells; what others show of it is the same.
        Draft kept = folder.keep(
                tray.isPresent() && draft.pictures().isEmpty() ? with.leftInTray(left(with, tray.get())) : with);
        return kept.pictures().size() > MOST_PICTURES
                ? drop(kept.pictures().get(0).id())
                : kept;
    }

    /** People say which dice a picture shows; those that were not found are looked at where they were tapped. */
    public synchronized Draft name(String id, List<Named> named) throws DiceProblem {
        return DiceProblem.told(() -> named(begun(), id, named));
    }

    private Draft named(Draft draft, String id, List<Named> named) throws UnreadablePictureException, DiceSetException {
        Draft.Shown shown = draft.find(id).orElseThrow(NoDraft::new);
        List<Draft.Die> dice = new ArrayList<>();
        for (Named die : named) {
            Optional<Draft.Die> known = shown.dice().stream()
                    .filter(one -> Math.hypot(one.x() - die.x(), one.y() - die.y()) < 0.2 * one.size())
                    .findFirst();
            if (known.isPresent()) {
                Draft.Die one = known.get();
                dice.add(
                        new Draft.Die(one.x(), one.y(), one.size(), die.colour(), die.face(), one.body(), one.flaws()));
            } else {
                mustLieIn(shown, die);
                double size = die.size() > 0 ? die.size() : usualSize(draft, shown);
                FoundDie found = finder(draft).at(folder.picture(id), die.x(), die.y(), size, known(draft));
                dice.add(die(found, die.colour().isEmpty() ? found.colour() : die.colour(), die.face()));
            }
        }
        return folder.keep(draft.changed(id, one -> one.with(dice)));
    }

    private static void mustLieIn(Draft.Shown shown, Named die) throws DiceSetException {
        if (!(die.x() >= 0 && die.y() >= 0 && die.x() < shown.width() && die.y() < shown.height())) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_DIE,
                    String.format(
                            Locale.ROOT,
                            "At %.0f,%.0f no die can lie: the picture is %d x %d pixels. Tap it in the picture.",
                            die.x(),
                            die.y(),
                            shown.width(),
                            shown.height()));
        }
    }

    public synchronized Draft drop(String id) {
        Draft draft = begun();
        if (draft.find(id).isEmpty()) {
            throw new NoDraft();
        }
        folder.dropPicture(id);
        return folder.keep(draft.without(id));
    }

    /** A picture of the draft, {@code empty} for the tray's. */
    public synchronized byte[] picture(String id) {
        Draft draft = begun();
        if (id.equals(EMPTY) ? draft.empty().isEmpty() : draft.find(id).isEmpty()) {
            throw new NoDraft();
        }
        return folder.picture(id);
    }

    /**
     * Learns the set, keeps it and uses it. The draft stays, so that a picture may be added that mends it.
     *
     * @throws DiceProblem if no die was shown yet, or one is not seen where it is said to lie
     */
    public synchronized Finished finish(String name) throws DiceProblem {
        if (begun().colours().isEmpty()) {
            throw DiceProblem.noneShown();
        }
        return DiceProblem.told(() -> finished(begun(), name));
    }

    private Finished finished(Draft draft, String name) throws DiceSetException {
        List<String> lines = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (Draft.Shown shown : draft.pictures()) {
            for (Draft.Die die : shown.dice()) {
                lines.add(String.format(
                        Locale.ROOT, "%s.jpg,%s,%s,%.1f,%.1f", shown.id(), die.colour(), die.face(), die.x(), die.y()));
            }
        }
        folder.keepLabels(lines);
        Enrolment done = Enrolment.of(folder.path(), folder.tray(draft));
        sets.keep(name, done.set());
        Finished finished = new Finished(
                name,
                done.looks(),
                done.alike().stream()
                        .map(pair -> new Alike(pair.face(), pair.other(), pair.colours(), pair.likeness()))
                        .toList(),
                looks(done.unclear()),
                looks(done.differing()),
                done.likeCloth());
        folder.keep(draft.learned(finished));
        return finished;
    }

    private static List<Look> looks(List<Enrolment.Look> told) {
        return told.stream().map(one -> new Look(one.colour(), one.face())).toList();
    }

    private Draft begun() {
        return draft().orElseThrow(NoDraft::new);
    }

    private DiceFinder finder(Draft draft) throws DiceSetException {
        Optional<Tray> tray = folder.tray(draft);
        return new DiceFinder(tray, tray.map(known -> folder.picture(EMPTY)));
    }

    private static List<FoundDie> known(Draft draft) {
        return draft.pictures().stream()
                .flatMap(shown -> shown.dice().stream())
                .map(die -> new FoundDie(die.x(), die.y(), die.size(), die.colour(), die.body(), die.flaws()))
                .toList();
    }

    private static Draft.Die die(FoundDie found, String colour, String face) {
        return new Draft.Die(found.x(), found.y(), found.size(), colour, face, found.body(), found.flaws());
    }

    /** As large as the other dice of the picture, else as those of other pictures, else a guess. */
    private static double usualSize(Draft draft, Draft.Shown shown) {
        return Stream.concat(Stream.of(shown), draft.pictures().stream())
                .flatMap(one -> one.dice().stream())
                .mapToDouble(Draft.Die::size)
                .findFirst()
                .orElse(shown.width() / 18.0);
    }
}
