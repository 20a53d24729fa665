package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.Drawn;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Unread;

/** Reads the dice of one plan whose faces are of about one size. Safe from any thread. */
final class PlanReader {
    private static final double LEAST_SQUARE = 0.22;
    /** The last, short steps make a square clearer by less than the difference; of 4433 squares that became dice, all. */
    private static final double PROMISING = Read.LEAST_SIDES - 0.06;

    /** Where more of a square than this is a die that was read, nothing else is looked for; and where more of a roughly known one is. */
    private static final double TAKEN = 0.35;

    private static final double PLAINLY_TAKEN = 0.5;

    /** Where less of a square has changed since the tray was empty, its edges may be the tray's, if what is drawn on it was there before, too. */
    private static final double MOSTLY = 0.5;

    /** Where a cloth has ribs or wood has grain, dice of nearly its lightness come after hundreds of other squares. */
    private static final int MOST_SQUARES = 800;

    /** A square within which less is drawn than this share of what the set's faintest look shows is cloth or wood. */
    private static final double LEAST_DRAWN = 0.35;

    private final double drawn;
    private final SymbolMatcher matcher;
    private final Bodies bodies;
    private final Map<String, ClothColour> colours;
    private final LevelCheck level;
    private final SecondLook second;
    private final OtherSizes otherSizes;

    PlanReader(DiceSet set, LevelCheck level, OddFit odd) {
        this.drawn = LEAST_DRAWN * leastDrawn(set);
        this.matcher = SymbolMatcher.of(set.shots());
        this.bodies = new Bodies(set);
        this.colours = Bodies.middles(set.shots()).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> ClothColour.like(e.getValue())));
        this.level = level;
        this.otherSizes = new OtherSizes(matcher, bodies, level);
        this.second = new SecondLook(set, matcher, odd);
    }

    private static double leastDrawn(DiceSet set) {
        return set.shots().stream()
                .mapToDouble(shot -> {
                    Mat look = shot.mat();
                    double on = Drawn.on(look);
                    look.release();
                    return on;
                })
                .min()
                .orElse(0);
    }

    /**
     * The dice, those that are asked about too.
     *
     * @param size edge of a face, pixels of the plan
     * @param slack how far it may differ, as a share
     * @param ground of the plan
     */
    List<Read> at(Mat plan, PlanView view, ClothColour cloth, double size, double slack, Ground ground) {
        FaceSearch.Sought sought = sought(size, slack, ground);
        List<FaceSearch> parts = ground.parts(plan.size(), size).stream()
                .map(part -> FaceSearch.of(plan, part, sought))
                .toList();
        try {
            List<FaceReader> faces =
                    parts.stream().map(p -> new FaceReader(p, matcher, bodies)).toList();
            List<Read> all = new ArrayList<>();
            faces.forEach(f -> all.addAll(squares(f, view, size, slack)));
            List<Read> plain = new ArrayList<>(all);
            plain.removeIf(r -> !r.plainlyADie());
            List<Read> dice = Neighbours.withoutSides(Neighbours.withoutOverlaps(plain, view), view);
            List<Square> read = dice.stream().map(Read::square).toList();
            List<Square> things = ground.unread(read, view, size, level.tops() * OtherSizes.SEVERAL);
            dice.addAll(single(things, faces, dice, view, size));
            dice.replaceAll(r -> Neighbours.beside(r, dice, view));
            SharpPicture.tell(dice);
            faces.forEach(f -> second.at(f, dice));
            List<Read> seen = withFaint(dice, all, view);
            LikeNoFace others = new LikeNoFace(seen, plan, view, cloth, ground, level);
            List<Read> kept = seen.stream().filter(others::mayBeADie).toList();
            // In most pictures all that lies in the tray was read, and another look would cost a millisecond.
            boolean whole = things.isEmpty() && kept.containsAll(dice) && OtherSizes.areAllPlain(kept);
            List<Read> told = whole ? kept : otherSizes.with(kept, plan, view, ground, size, others);
            List<Read> lying = new ArrayList<>(told);
            lying.replaceAll(r -> mayBePrinted(r.square(), plan, ground) ? r.withoutEdges() : r);
            lying.addAll(beneath(told, faces, plan, view, size, ground));
            return lying;
        } finally {
            parts.forEach(FaceSearch::close);
        }
    }

    private static boolean mayBePrinted(Square s, Mat plan, Ground ground) {
        return ground.covered(s) < MOSTLY && DrawnBefore.on(s, plan, ground);
    }

    /** The dice that lie on clear squares, at a glance: nothing is doubted and nothing else looked for, as {@link #at} does. */
    List<Read> glance(Mat plan, PlanView view, double size, double slack, Ground ground) {
        try (FaceSearch search = FaceSearch.of(plan, sought(size, slack, ground))) {
            FaceReader faces = new FaceReader(search, matcher, bodies);
            List<Read> plain = new ArrayList<>();
            search.plain().stream()
                    .filter(s -> s.score() >= Read.LEAST_SIDES)
                    .forEach(s -> faces.at(s).filter(Read::plainlyADie).ifPresent(plain::add));
            return Neighbours.withoutOverlaps(plain, view);
        }
    }

    private FaceSearch.Sought sought(double size, double slack, Ground ground) {
        return new FaceSearch.Sought(size, slack, MOST_SQUARES, LEAST_SQUARE, drawn, PROMISING, ground::mayHold);
    }

    /** The dice in things that are no larger than one, none on another. */
    private static List<Read> single(
            List<Square> things, List<FaceReader> faces, List<Read> dice, PlanView view, double size) {
        List<Read> all = new ArrayList<>(dice);
        things.stream()
                .filter(thing -> thing.size() <= Unread.ONE_DIE * size)
                .forEach(thing -> faces.stream()
                        .filter(f -> f.search().holds(thing))
                        .findFirst()
                        .flatMap(f -> f.search(thing, view, size))
                        .filter(r -> Neighbours.apart(r, all))
                        .ifPresent(all::add));
        return all.subList(dice.size(), all.size());
    }

    /** The dice that lie under something else, so that only parts of them show. */
    private List<Read> beneath(
            List<Read> read, List<FaceReader> faces, Mat plan, PlanView view, double size, Ground ground) {
        List<Square> tops = read.stream().map(Read::square).toList();
        List<Read> all = new ArrayList<>();
        Map<Square, String> patches = ground.beneath(tops, plan, view, level.tops() * size, colours);
        patches.forEach((patch, colour) -> {
            Square top = Silhouette.topOf(patch, view, ground);
            faces.stream()
                    .filter(f -> f.search().holds(top))
                    .findFirst()
                    .flatMap(f -> f.beneath(top, colour))
                    .ifPresent(all::add);
        });
        return all;
    }

    /** The dice, and what is no plain die and lies beside those and their sides, the clearest squares first, none on another. */
    private List<Read> withFaint(List<Read> dice, List<Read> all, PlanView view) {
        List<Read> known = new ArrayList<>(dice);
        all.stream()
                .filter(r -> !r.plainlyADie())
                .sorted(Comparator.comparingDouble(r -> -r.square().score()))
                .filter(r -> outside(r, known, view))
                .forEach(known::add);
        return known;
    }

    /** What the squares of one part of a plan are, but for those in which something was read already. */
    private static List<Read> squares(FaceReader faces, PlanView view, double size, double slack) {
        FaceSearch search = faces.search();
        List<Read> all = new ArrayList<>();
        Consumer<Square> read = s -> {
            if (s.score() >= Read.LEAST_SIDES && !taken(all, search.inPlan(s), TAKEN)) {
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
        Optional<Read> here = seen.filter(Read::plainlyADie);
        Optional<Read> top = here.filter(r -> FaceReader.laidWell(r.match()))
                .or(() -> faces.furtherOut(s, view).filter(Read::plainlyADie));
        return top.or(() -> here)
                .map(r -> surer(r, () -> faces.again(r, size, slack)))
                // One of two soldiers fits on the outline of their top and its side, but smaller than it is.
                .map(r -> Doubt.tooSmall(r) ? surer(r, () -> faces.furtherOut(s, view)) : r)
                .or(() -> seen.filter(r -> r.square().score() >= SymbolMatcher.FAINT_SQUARE));
    }

    /** Whether a square is neither what was read already nor a side of that. */
    private boolean outside(Read r, List<Read> dice, PlanView view) {
        double[] middle = {r.square().x(), r.square().y()};
        return Neighbours.apart(r, dice)
                && dice.stream().noneMatch(d -> level.cube(d.square(), view).holds(middle, 1));
    }

    /** What else a square may be, where there is a doubt and that is clearer. */
    private static Read surer(Read r, Supplier<Optional<Read>> other) {
        if (Doubt.about(r).isEmpty()) {
            return r;
        }
        return other.get()
                .filter(Read::plainlyADie)
                .filter(o -> o.score() > r.score())
                .orElse(r);
    }

    /** Read so well that nothing else can lie there. */
    private static boolean clear(Read r) {
        return r.match().score() > 0.9
                && r.match().verdict() > 0.6
                && r.square().score() > 0.55;
    }
}
