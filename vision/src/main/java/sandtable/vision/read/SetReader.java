package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import sandtable.vision.SeenDie;
import sandtable.vision.picture.Once;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.LeanFit;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/** Reads the dice of an enrolled set. Safe from any thread. */
public final class SetReader {
    private static final double LEAST_SQUARE = 0.22;
    private static final double LEAST_SIDES = 0.45;
    /** The last, short steps make a square clearer by less than the difference; of 4433 squares that became dice, all. */
    private static final double PROMISING = LEAST_SIDES - 0.06;

    /** Where more of a square than this is a die that was read, nothing else is looked for; and where more of a roughly known one is. */
    private static final double TAKEN = 0.35;

    private static final double PLAINLY_TAKEN = 0.5;

    /** Dice of other makes may show no clearer square than this. */
    private static final double FAINT_SQUARE = 0.55;

    /** What fits no better than this bears no symbol of the set. */
    private static final double LEAST_SYMBOL = 0.5;

    /**
     * Where less of a square has changed since the tray was empty, its edges may be the tray's. Looks of flat dice of nearly their cloth's
     * colour fitted there with 0.98 and more (48 on 50 ray-traced tables), a floor's with 0.88.
     */
    private static final double MOSTLY = 0.5;

    private static final double NEAR_BODY = 12;
    private static final double PLAIN_BODY = 0.3;

    /** Where a cloth has ribs or wood has grain, dice of nearly its lightness come after hundreds of other squares. */
    private static final int MOST_SQUARES = 800;

    private final DiceSet set;
    private final SymbolMatcher matcher;
    private final Bodies bodies;
    private final LevelCheck level;
    private final double tops;
    /** Made when a die first needs it, so that a set is ready sooner. */
    private final Once<SymbolMatcher> withoutWhite;

    SetReader(DiceSet set) {
        this.set = set;
        this.matcher = SymbolMatcher.of(set.shots());
        this.bodies = new Bodies(set);
        this.level = new LevelCheck(set);
        this.tops = level.tops();
        this.withoutWhite = new Once<>(() -> SymbolMatcher.withoutWhite(set.shots()));
    }

    /** See {@link DiceReader#warmUp}. */
    List<Read> warmUp() {
        return WarmUp.of(this, set);
    }

    /**
     * A square that was compared with the set; in pixels of the plan.
     *
     * @param flat whether its outline, or how far it reaches, says plainly that it is not stretched; false where nothing raised the question
     * @param side whether it may be the side of a die whose top lies next to it
     * @param leans whether it reaches further about its face on one side than a flat die does, or shows no side where one does
     */
    public record Read(
            Square square,
            SymbolMatch match,
            String colour,
            double colourDistance,
            double colourRatio,
            boolean flat,
            Neighbours.Side side,
            boolean leans) {
        Read(Square square, SymbolMatch match, Bodies.Told body, boolean flat) {
            this(square, match, body.colour(), body.distance(), body.ratio(), flat, Neighbours.Side.NO, false);
        }

        Read at(Square there) {
            return new Read(there, match, colour, colourDistance, colourRatio, flat, side, leans);
        }

        /** The same if nothing is known of its edges. */
        Read withoutEdges() {
            return at(new Square(square.x(), square.y(), square.size(), square.angle(), 0));
        }

        Read beside(Neighbours.Side other) {
            return new Read(square, match, colour, colourDistance, colourRatio, flat, other, leans);
        }

        Read lying() {
            return new Read(square, match, colour, colourDistance, colourRatio, true, side, leans);
        }

        Read leaning() {
            return new Read(square, match, colour, colourDistance, colourRatio, flat, side, true);
        }

        double score() {
            return square.score() + 0.8 * match.score() - 0.008 * Math.max(0, colourDistance - 12);
        }
    }

    /** The dice of a plan of the tray the set was enrolled in, so that their size is known. */
    List<Read> inTray(Mat plan, PlanView view, Ground ground) {
        double size = set.faceShare() * Math.hypot(plan.cols(), plan.rows());
        ClothColour cloth = ClothColour.of(plan);
        return level.of(at(plan, view, cloth, size, 0.03, ground), plan, view, cloth, ground, size);
    }

    /** The dice of a plan of another tray: all tops are of one size there, which the clear ones tell. */
    List<Read> inOtherTray(Mat plan, PlanView view, Ground ground) {
        // While sizes are tried, things in which no square is seen tell nothing.
        List<Read> first = anySize(plan, view, Ground.unknown().within(ground::mayHold));
        double size = size(clear(first));
        return size == 0 ? first : at(plan, view, ClothColour.of(plan), size, 0.05, ground);
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
        List<Read> clear = clear(first.dice());
        LeanFit fit = new LeanFit(first.view(), picture.cols(), picture.rows());
        clear.forEach(
                r -> fit.laid(r.match().free().placed(r.square().x(), r.square().y())));
        // Two or three dice that lean on one thing may lean alike.
        Optional<Lean> lean = fit.best(3, 0.75);
        if (lean.isEmpty()) {
            return first;
        }
        return leaning(picture, lean.get(), Optional.of(size(clear)));
    }

    /** Dice, and the view in which they were read. */
    record Leaning(List<Read> dice, PlanView view) {}

    private Leaning leaning(Mat picture, Lean lean, Optional<Double> size) {
        PlanView view = lean.plan(picture.cols(), picture.rows());
        Mat plan = view.of(picture);
        try {
            List<Read> all = size.isPresent()
                    ? at(plan, view, ClothColour.of(plan), size.get(), 0.1, Ground.unknown())
                    : anySize(plan, view, Ground.unknown());
            return new Leaning(all.stream().filter(SetReader::symbolOrBody).toList(), view);
        } finally {
            plan.release();
        }
    }

    /** The dice of a plan, with the size of face that explains them best. */
    private List<Read> anySize(Mat plan, PlanView view, Ground ground) {
        double diagonal = Math.hypot(plan.cols(), plan.rows());
        double guess = set.faceShare() * diagonal;
        ClothColour cloth = ClothColour.of(plan);
        List<Read> best = at(plan, view, cloth, guess, 0.1, ground);
        if (!good(best)) {
            double most = worth(best);
            double limit = Math.min(plan.cols(), plan.rows()) / 2.5;
            for (double size = 26; size < limit; size *= 1.12) {
                List<Read> other = at(plan, view, cloth, size, 0.1, ground);
                double worth = worth(other);
                if (worth > most) {
                    most = worth;
                    best = other;
                    guess = size;
                }
            }
        }
        // A camera that leans a little sees the near dice larger than the far ones.
        List<Read> all = new ArrayList<>(best);
        all.addAll(at(plan, view, cloth, guess * 1.1, 0.1, ground));
        all.addAll(at(plan, view, cloth, guess / 1.1, 0.1, ground));
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

    private List<Read> at(Mat plan, PlanView view, ClothColour cloth, double size, double slack, Ground ground) {
        FaceSearch.Sought sought =
                new FaceSearch.Sought(size, slack, MOST_SQUARES, LEAST_SQUARE, PROMISING, ground::mayHold);
        List<FaceSearch> parts = ground.parts(plan, size).stream()
                .map(part -> FaceSearch.of(plan, part, sought))
                .toList();
        try {
            List<FaceReader> faces =
                    parts.stream().map(p -> new FaceReader(p, matcher, bodies)).toList();
            List<Read> all = new ArrayList<>();
            faces.forEach(f -> all.addAll(squares(f, view, size, slack)));
            List<Read> faint = all.stream()
                    .filter(r -> !plainlyADie(r))
                    .sorted(Comparator.comparingDouble(r -> -r.square().score()))
                    .toList();
            all.removeIf(r -> !plainlyADie(r));
            List<Read> dice = Neighbours.withoutSides(Neighbours.withoutOverlaps(all, view), view);
            List<Square> read = dice.stream().map(Read::square).toList();
            for (Square thing : ground.unread(read, view, size)) {
                faces.stream()
                        .filter(f -> f.search().holds(thing))
                        .findFirst()
                        .flatMap(f -> f.search(thing, view, size))
                        .filter(r -> Neighbours.apart(r, dice))
                        .ifPresent(dice::add);
            }
            parts.forEach(part -> lookAgain(part, dice));
            faint.stream().filter(r -> outside(r, dice, view)).forEach(dice::add);
            LikeNoFace others = new LikeNoFace(dice, plan, view, cloth, ground, level.reach());
            return dice.stream()
                    .filter(others::mayBeADie)
                    .map(r -> ground.covered(r.square()) < MOSTLY ? r.withoutEdges() : r)
                    .toList();
        } finally {
            parts.forEach(FaceSearch::close);
        }
    }

    /** What the squares of one part of a plan are, but for those in which something was read already. */
    private static List<Read> squares(FaceReader faces, PlanView view, double size, double slack) {
        FaceSearch search = faces.search();
        List<Read> all = new ArrayList<>();
        Consumer<Square> read = s -> {
            if (s.score() >= LEAST_SIDES && !taken(all, search.inPlan(s), TAKEN)) {
                square(faces, s, view, size, slack).ifPresent(all::add);
            }
        };
        search.plain().forEach(read);
        search.others(s -> !taken(all, search.inPlan(s), PLAINLY_TAKEN)).forEach(read);
        return all;
    }

    /** Whether so much of a square is a die that was read. */
    private static boolean taken(List<Read> all, Square there, double share) {
        return all.stream().anyMatch(r -> clear(r) && Overlap.share(r.square(), there) > share);
    }

    private static Optional<Read> square(FaceReader faces, Square s, PlanView view, double size, double slack) {
        Optional<Read> seen = faces.at(s);
        Optional<Read> here = seen.filter(SetReader::plainlyADie);
        Optional<Read> top = here.filter(r -> FaceReader.laidWell(r.match()))
                .or(() -> faces.furtherOut(s, view).filter(SetReader::plainlyADie));
        return top.or(() -> here)
                .map(r -> surer(r, () -> faces.again(r, size, slack)))
                // One of two soldiers fits on the outline of their top and its side, but smaller than it is.
                .map(r -> Doubt.tooSmall(r) ? surer(r, () -> faces.furtherOut(s, view)) : r)
                .or(() -> seen.filter(r -> r.square().score() > FAINT_SQUARE));
    }

    /** Whether a square is neither what was read already nor a side of that. */
    private static boolean outside(Read r, List<Read> dice, PlanView view) {
        double[] middle = {r.square().x(), r.square().y()};
        return Neighbours.apart(r, dice)
                && dice.stream().noneMatch(d -> SeenCube.of(d.square(), view).holds(middle, 1));
    }

    /** Dice of which the symbol leaves a doubt, in colours in which white light that is mirrored cancels out. */
    private void lookAgain(FaceSearch part, List<Read> dice) {
        Predicate<Read> here = r -> Doubt.ofSymbol(r) && part.holds(r.square());
        if (dice.stream().noneMatch(here) || withoutWhite.get().knowsNone()) {
            return;
        }
        FaceReader faces = new FaceReader(part, withoutWhite.get(), bodies);
        dice.replaceAll(r -> here.test(r) ? again(faces, part.inFine(r.square()), r) : r);
    }

    private static Read again(FaceReader faces, Square s, Read first) {
        return faces.at(s)
                .map(r -> r.beside(first.side()))
                .filter(r -> Doubt.about(r).isEmpty())
                .orElse(first);
    }

    /** What else a square may be, where there is a doubt and that is clearer. */
    private static Read surer(Read r, Supplier<Optional<Read>> other) {
        if (Doubt.about(r).isEmpty()) {
            return r;
        }
        return other.get()
                .filter(SetReader::plainlyADie)
                .filter(o -> o.score() > r.score())
                .orElse(r);
    }

    /** Read so well that nothing else can lie there. */
    private static boolean clear(Read r) {
        return r.match().score() > 0.9
                && r.match().verdict() > 0.6
                && r.square().score() > 0.55;
    }

    /** Plainly a die, whatever is on it. */
    static boolean bare(Read r) {
        return r.match().score() < LEAST_SYMBOL && r.square().score() > SymbolMatcher.PLAIN_SQUARE;
    }

    /** Outside a tray squares of other colours are mostly printed ones. */
    private static boolean symbolOrBody(Read r) {
        return !bare(r) || (r.colourDistance() < NEAR_BODY && r.colourRatio() < PLAIN_BODY);
    }

    /**
     * Whether a clear square, or a square and the symbol on it, say that a die lies there. What is neither is cloth, wood or a side face,
     * unless its outline says that it is a die, see {@link LikeNoFace}.
     */
    static boolean plainlyADie(Read r) {
        if (bare(r)) {
            return true;
        }
        double symbol = r.match().score();
        double sides = r.square().score();
        boolean drawn = r.match().contrast() > 0.3 || sides > 0.66;
        return drawn && ((symbol > 0.62 && sides > LEAST_SIDES) || (symbol > LEAST_SYMBOL && sides > 0.66));
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
