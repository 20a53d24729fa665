package sandtable.vision.enrol;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Resized;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.CommonGround;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/**
 * The faces that are learned from pages, in the order of their dice.
 *
 * @param share edge of a face as a share of the plan's diagonal
 */
record EnrolledFaces(List<LikeFaces.Taken> taken, double share) {
    /** Where less than this of most squares differs from the table, they are no faces. */
    private static final double LEAST_FILLED = 0.35;

    /**
     * Takes each die's face where its square is clearest, or where others say that its symbol lies: of a die of just its cloth's colour
     * often nothing else is seen.
     *
     * @param fromOnePlace whether all pages were seen from one place
     */
    static EnrolledFaces of(List<EnrolledPage> pages, boolean fromOnePlace) throws DiceSetException {
        CommonSize sizes = CommonSize.of(pages, fromOnePlace);
        double near = Pointing.near(sizes);
        List<LikeFaces.Taken> taken = new ArrayList<>();
        List<BareDice.Shown> shown = new ArrayList<>();
        for (CommonSize.Sized sized : sizes.pages()) {
            EnrolledPage page = sized.page();
            for (EnrolledDie die : page.dice()) {
                double size = sizes.size(sized);
                Optional<Square> found = die.settled(page.plan(), sized.step(), size, near)
                        .or(() -> die.settledAboutItsPlace(page.plan(), sized.step(), size));
                Square square = found.or(() -> die.unseen(size)).orElseThrow(() -> noDie(page.path(), die));
                if (!page.view().shows(square, page.picture().size())) {
                    throw beyond(page, die, areOfTheTable(sizes));
                }
                LikeFaces.Taken face = new LikeFaces.Taken(shot(page.plan(), square, die.row()), square);
                if (found.isPresent()) {
                    shown.add(new BareDice.Shown(page.path(), die, face));
                }
                taken.add(face);
            }
        }
        Optional<BareDice.Shown> bare = BareDice.first(shown);
        if (bare.isPresent()) {
            throw noDie(bare.get().path(), bare.get().die());
        }
        FaceCentres centres = new FaceCentres(taken, pictures(pages));
        List<LikeFaces.Taken> agreed = new ArrayList<>();
        for (Optional<LikeFaces.Taken> face : centres.agreed()) {
            int index = agreed.size();
            agreed.add(face.orElseThrow(() -> noDie(picture(pages, index), die(pages, index))));
        }
        return new EnrolledFaces(agreed, sizes.share());
    }

    /** Whether so little lies in most squares that they are the table's, as far as the pictures have a table in common. */
    private static boolean areOfTheTable(CommonSize sizes) {
        List<Mat> pictures = sizes.pages().stream().map(p -> p.page().picture()).toList();
        List<Ground> grounds = CommonGround.of(pictures);
        List<Double> filled = new ArrayList<>();
        for (int i = 0; i < grounds.size(); i++) {
            Ground ground = grounds.get(i);
            CommonSize.Sized sized = sizes.pages().get(i);
            EnrolledPage page = sized.page();
            for (EnrolledDie die : page.dice()) {
                die.settled(page.plan(), sized.step(), sizes.size(sized), EnrolledDie.MOST_ASIDE)
                        .map(s -> s.through(p -> page.view().toPicture(p[0], p[1])))
                        .ifPresent(s -> filled.add(ground.covered(s)));
            }
        }
        filled.sort(null);
        return !filled.isEmpty() && filled.get(filled.size() / 2) < LEAST_FILLED;
    }

    /** A die of which the face seems to lie beyond its picture. */
    private static DiceSetException beyond(EnrolledPage page, EnrolledDie die, boolean table) {
        String colour = die.row().colour();
        return table
                ? new DiceSetException(
                        DiceSetException.Why.TABLE_OF_SQUARES,
                        page.path() + ": squares of the table are clearer than the " + colour + " die that lies there,"
                                + " and would be learned as faces. Lay something beneath that bears no squares, and take"
                                + " the pictures again.",
                        die.row().named())
                : new DiceSetException(
                        DiceSetException.Why.DIE_CUT_OFF,
                        page.path() + ": the " + colour + " die is cut off by the picture's edge."
                                + " Move it further in and take the picture again.",
                        die.row().named());
    }

    private static DiceSetException noDie(Path path, EnrolledDie die) {
        return new DiceSetException(
                DiceSetException.Why.NO_DIE,
                path + ": no "
                        + die.row().colour() + " die was found"
                        + (die.isToldWhere() ? " at that place" : "")
                        + ". Take the picture again from above, with the whole die in view and more light."
                        + (die.isToldWhere() ? "" : SizeSteps.TELL),
                die.row().named());
    }

    /** A die and the plan in which it lies. */
    private record Shown(Mat plan, EnrolledDie die) {}

    private static FaceCentres.Pictures pictures(List<EnrolledPage> pages) {
        List<Shown> all = pages.stream()
                .flatMap(page -> page.dice().stream().map(die -> new Shown(page.plan(), die)))
                .toList();
        return new FaceCentres.Pictures() {
            @Override
            public LikeFaces.Taken at(int index, Square s) {
                Shown there = all.get(index);
                return new LikeFaces.Taken(
                        shot(there.plan(), s, there.die().row()), there.die().judged(there.plan(), s));
            }

            @Override
            public Optional<Square> told(int index, double size) {
                return all.get(index).die().unseen(size);
            }
        };
    }

    /** The faces at these squares of a view, all of one size. */
    static EnrolledFaces at(List<Square> squares, List<EnrolledPage> pages, PlanView view) {
        double[] sizes = squares.stream().mapToDouble(Square::size).sorted().toArray();
        double size = sizes[sizes.length / 2];
        List<LikeFaces.Taken> again = new ArrayList<>();
        for (EnrolledPage page : pages) {
            Mat plan = view.of(page.picture());
            for (EnrolledDie die : page.dice()) {
                Square s = squares.get(again.size());
                Square there = new Square(s.x(), s.y(), size, s.angle(), s.score());
                again.add(new LikeFaces.Taken(shot(plan, there, die.row()), there));
            }
            plan.release();
        }
        return new EnrolledFaces(again, size / Math.hypot(view.width(), view.height()));
    }

    /** What is seen in a square of a plan. */
    static Shot shot(Mat plan, Square s, Labels.Row row) {
        double k = Math.min(1, FaceCrop.SIDE / s.size());
        Mat fine = Resized.of(plan, k);
        Square at = new Square((s.x() + 0.5) * k - 0.5, (s.y() + 0.5) * k - 0.5, s.size() * k, s.angle(), s.score());
        Mat crop = FaceCrop.colour(fine, at);
        fine.release();
        Shot shot = Shot.of(row.colour(), row.face(), crop);
        crop.release();
        return shot;
    }

    List<Shot> shots() {
        return taken.stream().map(LikeFaces.Taken::shot).toList();
    }

    /** The same faces with how far their dice reach. */
    EnrolledFaces withExtents(List<EnrolledPage> pages, Tray where) throws UnreadablePictureException {
        List<LikeFaces.Taken> with = new ArrayList<>();
        for (EnrolledPage page : pages) {
            List<LikeFaces.Taken> own =
                    taken.subList(with.size(), with.size() + page.dice().size());
            List<Shot> shots = LookExtents.of(page, own, share, where);
            for (int i = 0; i < shots.size(); i++) {
                with.add(new LikeFaces.Taken(shots.get(i), own.get(i).square()));
            }
        }
        return new EnrolledFaces(with, share);
    }

    /**
     * The same faces, symbols of which a lamp hides a part painted anew ({@link LikeFaces#repainted}).
     *
     * @throws DiceSetException if a face is left that only shows a lamp
     */
    EnrolledFaces repainted(List<EnrolledPage> pages) throws DiceSetException {
        List<LikeFaces.Taken> anew = new LikeFaces(taken).repainted(taken);
        for (int i = 0; i < taken.size(); i++) {
            Shot shot = taken.get(i).shot();
            if (anew.stream().noneMatch(taken.get(i)::sameFace)) {
                throw new DiceSetException(
                        DiceSetException.Why.LAMP_MIRRORED,
                        picture(pages, i) + ": a lamp is mirrored all over the " + shot.colour() + " die that shows "
                                + shot.face()
                                + " and hides its symbol. Move it or the lamp, and take the picture again.",
                        new DiceSetException.Die(shot.colour(), shot.face()));
            }
        }
        return new EnrolledFaces(anew, share);
    }

    private static EnrolledDie die(List<EnrolledPage> pages, int index) {
        return pages.stream().flatMap(p -> p.dice().stream()).toList().get(index);
    }

    /** The picture in which a face was taken. */
    static Path picture(List<EnrolledPage> pages, int index) {
        return pages.stream()
                .flatMap(p -> p.dice().stream().map(d -> p.path()))
                .toList()
                .get(index);
    }
}
