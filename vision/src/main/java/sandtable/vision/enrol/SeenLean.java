package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.vision.DiceSetException;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LeanFit;
import sandtable.vision.tray.PlanView;

/**
 * How the camera leaned over a table, and the faces as they are seen then.
 *
 * @param view in which the faces lie
 */
record SeenLean(Lean lean, EnrolledFaces faces, PlanView view) {
    private static final int ROUNDS = 3;
    /** So many of the faces with the same symbol must agree on a lean: shades drawn on them set colours apart. */
    private static final double AGREED = 0.25;

    /**
     * By the squares of all pictures together, then by the symbols.
     *
     * @param pages of a table; those of the lean take their places
     * @param fromOnePlace whether the camera stood still while they were taken
     */
    static SeenLean of(List<EnrolledPage> pages, boolean fromOnePlace) throws DiceSetException {
        Lean lean = squarest(pages);
        lean(pages, Lean.NONE, lean);
        EnrolledFaces faces = EnrolledFaces.of(pages, fromOnePlace);
        for (int i = 0; i < ROUNDS; i++) {
            Optional<Lean> next = agreed(pages, faces, lean);
            if (next.isEmpty() || next.get().near(lean)) {
                break;
            }
            lean(pages, lean, next.get());
            lean = next.get();
            faces = EnrolledFaces.of(pages, fromOnePlace);
        }
        return new SeenLean(lean, faces, pages.get(0).view());
    }

    /** How the camera leaned over the table, as well as the squares of all pictures together tell. */
    private static Lean squarest(List<EnrolledPage> pages) throws DiceSetException {
        SizeSteps steps = new SizeSteps(pages);
        List<Squareness.Spot> spots = new ArrayList<>();
        for (EnrolledPage page : pages) {
            int step = steps.of(page);
            for (EnrolledDie die : page.dice()) {
                die.pick(step, EnrolledPage.size(step)).ifPresent(s -> spots.add(new Squareness.Spot(page.plan(), s)));
            }
        }
        return new Squareness(spots).best();
    }

    /** Makes the plans of all pages anew; the faces keep about their size. */
    private static void lean(List<EnrolledPage> pages, Lean from, Lean to) throws DiceSetException {
        if (from.equals(to)) {
            return;
        }
        SizeSteps all = new SizeSteps(pages);
        List<Integer> steps = new ArrayList<>();
        for (EnrolledPage p : pages) {
            steps.add(all.of(p));
        }
        for (int i = 0; i < pages.size(); i++) {
            EnrolledPage p = pages.get(i);
            PlanView view = to.plan(p.picture().cols(), p.picture().rows());
            pages.set(i, p.in(view, steps.get(i) - 3, steps.get(i) + 3));
        }
    }

    /** How the camera leaned, and its lens, as faces with the same symbol tell it that lie turned in different ways. */
    private static Optional<Lean> agreed(List<EnrolledPage> pages, EnrolledFaces faces, Lean lean) {
        if (EnrolledPage.ofSeveralSizes(pages)) {
            return Optional.empty();
        }
        int width = pages.get(0).picture().cols();
        int height = pages.get(0).picture().rows();
        LeanFit fit = new LeanFit(lean.plan(width, height), width, height);
        LikeFaces.lay(faces.taken(), fit);
        return fit.likeliest(2, AGREED, lean.lens());
    }

    /** The top faces of each page's dice, pixels of its picture. */
    List<List<Square>> inPictures(List<EnrolledPage> pages) {
        List<List<Square>> all = new ArrayList<>();
        int taken = 0;
        for (EnrolledPage page : pages) {
            List<Square> own = new ArrayList<>();
            for (int i = 0; i < page.dice().size(); i++) {
                Square s = faces.taken().get(taken++).square();
                own.add(s.through(p -> view.toPicture(p[0], p[1])));
            }
            all.add(own);
        }
        return all;
    }
}
