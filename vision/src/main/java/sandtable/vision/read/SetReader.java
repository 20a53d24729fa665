package sandtable.vision.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.Pose;
import sandtable.vision.symbol.SameSymbol;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LeanFit;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/** Reads the dice of an enrolled set: in which view of a picture, and how large its faces are there. Safe from any thread. */
final class SetReader {
    /** So many dice have to agree on a lean: two or three that lean on one thing may lean alike. */
    private static final int AGREED = 3;

    /** So many of them; the others lean, or the lens bends more where they lie than where it was told. */
    private static final double SHARE = 0.75;

    /** Dice whose looks fit so well, are stretched no more and are as near to the size they had lie as they did. */
    private static final double AS_IT_WAS = 0.95;

    private static final double UNSTRETCHED = 1.025;

    private final DiceSet set;
    private final LevelCheck level;
    private final SidesCheck sides;
    private final OddFit odd;
    private final PlanReader plans;
    private final double tops;
    private final boolean coloured;

    SetReader(DiceSet set) {
        this(set, new LevelNet()::level);
    }

    SetReader(DiceSet set, SidesCheck.Sides sides) {
        this.set = set;
        this.level = new LevelCheck(set);
        this.tops = level.tops();
        this.sides = new SidesCheck(tops, sides);
        this.coloured = Bodies.haveColours(set);
        this.odd = new OddFit(new SameSymbol(set.shots()));
        this.plans = new PlanReader(set, level, odd);
    }

    /** Whether its dice are told by colours. */
    boolean hasColours() {
        return coloured;
    }

    /** See {@link DiceReader#warmUp}. */
    List<Read> warmUp() {
        return WarmUp.of(this, set);
    }

    /** The dice of a plan of the tray the set was enrolled in, so that their size is known. */
    List<Read> inTray(Mat picture, Mat plan, PlanView view, Ground ground) {
        double size = size(view);
        ClothColour cloth = ClothColour.of(plan);
        List<Read> read = plans.at(plan, view, cloth, size, 0.03, ground);
        List<Read> checked = odd.told(level.of(read, plan, view, cloth, ground, size));
        try (Pyramid pyramid = new Pyramid(picture)) {
            return sides.told(checked, pyramid, view);
        }
    }

    /** The dice of a plan of another tray: all tops are of one size there, which the clear ones tell. */
    List<Read> inOtherTray(Mat plan, PlanView view, Ground ground) {
        // While sizes are tried, things in which no square is seen tell nothing.
        List<Read> first = anySize(plan, view, Ground.unknown().within(ground::mayHold));
        double size = size(clear(first));
        return odd.unlike(size == 0 ? first : plans.at(plan, view, ClothColour.of(plan), size, 0.05, ground));
    }

    private static List<Read> clear(List<Read> read) {
        return read.stream()
                .filter(r -> r.match().stretched() > 0.85 && r.match().verdict() > 0.4)
                .toList();
    }

    /** The size of faces by the looks that were laid on them, which is truer than that of the squares; 0 where none is. */
    private static double size(List<Read> clear) {
        List<Double> sizes = clear.stream()
                .map(r -> r.square().size() * r.match().scale())
                .sorted()
                .toList();
        return sizes.isEmpty() ? 0 : sizes.get(sizes.size() / 2);
    }

    /** The dice of a picture of which nothing is known: the camera's lean is mended as far as the dice tell it. */
    Leaning leaning(Mat picture) {
        Leaning first = leaning(picture, set.lean(), Optional.empty());
        if (isWhereItWas(first.dice(), first.view())) {
            return first;
        }
        List<Read> clear = clear(first.dice());
        Optional<Lean> lean = agreed(fit(clear, first.view(), picture));
        if (lean.isEmpty()) {
            return first;
        }
        return leaning(picture, lean.get(), Optional.of(size(clear)));
    }

    /**
     * How the camera leans over the table the set was enrolled on, where dice that seem to lean say together that it is the camera: those to
     * learn from often lie in the middle of the view, where nothing is told of the lens. Empty if that would settle no doubt, as all that are
     * doubted lean seen so, too.
     */
    Optional<Lean> otherLean(List<Read> read, PlanView view, Mat picture) {
        if (read.stream().noneMatch(SetReader::cocked)) {
            return Optional.empty();
        }
        LeanFit fit = fit(clear(read), view, picture);
        return agreed(fit)
                .filter(lean -> !lean.near(set.lean())
                        && read.stream()
                                .filter(r -> Doubt.about(r).isPresent())
                                .anyMatch(r -> !cocked(r) || fit.explains(lean, laid(r))));
    }

    private static boolean cocked(Read r) {
        return Doubt.about(r).filter("cocked"::equals).isPresent();
    }

    private Optional<Lean> agreed(LeanFit fit) {
        return fit.best(AGREED, SHARE, set.lean().lens());
    }

    private static LeanFit fit(List<Read> clear, PlanView view, Mat picture) {
        LeanFit fit = new LeanFit(view, picture.cols(), picture.rows());
        clear.forEach(r -> fit.laid(laid(r)));
        return fit;
    }

    /** How its look lies on a die, free to be stretched. */
    private static Pose laid(Read r) {
        return r.match().free().placed(r.square().x(), r.square().y());
    }

    /** Whether enough dice and nothing else were seen, as large and most as little stretched as when the set was enrolled: the camera is where it was. */
    private boolean isWhereItWas(List<Read> read, PlanView view) {
        List<Read> clear = clear(read);
        double edge = size(view);
        long unstretched =
                clear.stream().filter(r -> r.match().stretch() < UNSTRETCHED).count();
        return unstretched >= AGREED
                && unstretched >= SHARE * clear.size()
                && clear.size() == read.size()
                && clear.stream()
                        .allMatch(r -> r.match().stretched() > AS_IT_WAS
                                && Math.abs(Math.log(
                                                r.square().size() * r.match().scale() / edge))
                                        < 1 - AS_IT_WAS);
    }

    /** Dice, and the view in which they were read. */
    record Leaning(List<Read> dice, PlanView view) {}

    private Leaning leaning(Mat picture, Lean lean, Optional<Double> size) {
        PlanView view = lean.plan(picture.cols(), picture.rows());
        Mat plan = view.of(picture);
        try {
            List<Read> all = size.isPresent()
                    ? plans.at(plan, view, ClothColour.of(plan), size.get(), 0.1, Ground.unknown())
                    : anySize(plan, view, Ground.unknown());
            return new Leaning(odd.unlike(BareTable.told(all, size(view))), view);
        } finally {
            plan.release();
        }
    }

    /** The dice of a plan, with the size of face that explains them best. */
    private List<Read> anySize(Mat plan, PlanView view, Ground ground) {
        double guess = size(view);
        ClothColour cloth = ClothColour.of(plan);
        List<Read> best = plans.at(plan, view, cloth, guess, 0.1, ground);
        if (isWhereItWas(best, view)) {
            return best;
        }
        if (!good(best)) {
            double most = worth(best);
            double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
            for (double size = 26; size < limit; size *= 1.12) {
                double worth = worth(plans.glance(plan, view, size, 0.1, ground));
                if (worth > most) {
                    most = worth;
                    guess = size;
                }
            }
            if (guess != size(view)) {
                best = plans.at(plan, view, cloth, guess, 0.1, ground);
            }
        }
        // A camera that leans a little sees the near dice larger than the far ones.
        List<Read> all = new ArrayList<>(best);
        all.addAll(plans.at(plan, view, cloth, guess * 1.1, 0.1, ground));
        all.addAll(plans.at(plan, view, cloth, guess / 1.1, 0.1, ground));
        return Neighbours.withoutOverlaps(all, view);
    }

    private static boolean good(List<Read> read) {
        return read.stream().anyMatch(r -> r.match().score() > 0.8 && r.square().score() > 0.55);
    }

    private static double worth(List<Read> read) {
        return read.stream()
                .mapToDouble(
                        r -> Math.max(0, r.match().score() - 0.55) * r.square().score())
                .sum();
    }

    /**
     * Whether the reading may be used, and if not, why not.
     *
     * @param larger how much larger the picture is than the one that was looked at
     */
    SeenDie judge(Read r, PlanView view, double larger) {
        double[] at = view.toPicture(r.square().x(), r.square().y());
        at = new double[] {(at[0] + 0.5) * larger - 0.5, (at[1] + 0.5) * larger - 0.5};
        double size = tops * larger * view.edgeInPicture(r.square());
        Optional<String> doubt = Doubt.about(r);
        double confidence = Doubt.confidence(r);
        return doubt.isEmpty()
                ? SeenDie.sure(at[0], at[1], size, r.colour(), r.match().face(), confidence)
                : SeenDie.ask(at[0], at[1], size, r.colour(), r.match().face(), Math.min(0.5, confidence), doubt.get());
    }

    /** Edge of a face in a plan of the tray the set was enrolled in, pixels. */
    double size(PlanView view) {
        return set.faceShare() * Math.hypot(view.width(), view.height());
    }

    /** Whether the set was enrolled in this tray, so that the size of its faces there is known. */
    boolean knows(Tray tray) {
        return set.tray().filter(t -> t.is(tray)).isPresent();
    }

    /** A tray as it was seen when the set was enrolled, if that was this one. */
    Tray mended(Tray tray) {
        return set.tray().map(t -> t.mended(tray)).orElse(tray);
    }
}
