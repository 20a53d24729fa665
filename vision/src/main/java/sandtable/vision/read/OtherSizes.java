package sandtable.vision.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import sandtable.vision.picture.Rects;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.FaceSearch;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.SymbolMatcher;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Unread;

/**
 * Finds dice of other makes that are larger or smaller than the set's, in what lies in a tray and was not read. Lengths are in edges of a
 * face of the set. Safe from any thread.
 */
final class OtherSizes {
    /** Dice that touch are no longer than this together, or are not looked at. */
    static final double SEVERAL = 5;

    /** Of the faces that are looked for; each search finds those up to {@link #SLACK} beside its size. */
    private static final double[] SIZES = {0.76, 0.88, 1.02, 1.18, 1.37};

    private static final double SLACK = 0.08;
    private static final double LEAST_SQUARE = 0.3;
    private static final double PROMISING = 0.5;
    private static final int MOST_SQUARES = 40;
    /** Of one search, the clearest. */
    private static final int SQUARES = 6;
    /** A part that is looked at reaches so far beyond the thing in it, which is seen as long as its longer side says. */
    private static final double AROUND = 0.3;

    private static final double REACH = 0.75;

    /** What was read so near to the middle of a top, in its edges, is told rightly. */
    private static final double MIDDLE = 0.3;

    /** In a heap of dice each that was found says more of those that lie about it. */
    private static final int ROUNDS = 3;

    private final SymbolMatcher matcher;
    private final Bodies bodies;
    private final LevelCheck level;

    OtherSizes(SymbolMatcher matcher, Bodies bodies, LevelCheck level) {
        this.matcher = matcher;
        this.bodies = bodies;
        this.level = level;
    }

    /** Whether all that lies in a tray was read plainly, so that there is nothing to look for. */
    static boolean areAllPlain(List<Read> read) {
        return read.stream().noneMatch(OtherSizes::beside);
    }

    /** What may have been laid on a part of something larger: it is like no face, on no clear square. */
    private static boolean beside(Read r) {
        return Doubt.unlikeAnyFace(r) && r.square().score() < LikeNoFace.OWN_SQUARE;
    }

    /**
     * All that was read, with the dice that were not, which are asked about. What was laid beside the middle of one of them gives way to it.
     *
     * @param size edge of a face of the set, pixels of the plan
     * @param others tells dice of other makes from what is none
     */
    List<Read> with(List<Read> read, Mat plan, PlanView view, Ground ground, double size, LikeNoFace others) {
        double top = level.tops() * size;
        List<Read> plain = read.stream().filter(r -> !beside(r)).toList();
        List<Square> faces = plain.stream().map(Read::square).toList();
        List<Read> tops = ground.unread(faces, view, top, SEVERAL).stream()
                .filter(thing -> thing.size() > Unread.SYMBOL * top)
                .flatMap(thing -> tops(thing, plan, top))
                .filter(r -> LikeNoFace.mayBeATop(r.square()) && Neighbours.apart(r, plain))
                .sorted(Comparator.comparingDouble(r -> -r.square().score()))
                .toList();
        List<Read> found = outlined(tops, plain, view, others).stream()
                .filter(r -> others.mayBeOfAnotherMake(r) && read.stream().noneMatch(known -> inItsMiddle(known, r)))
                .map(r -> r.doubted("not of this set"))
                .toList();
        return Stream.concat(
                        read.stream()
                                .filter(r -> !beside(r) || found.stream().noneMatch(f -> Neighbours.overlap(f, r))),
                        found.stream())
                .toList();
    }

    private static boolean inItsMiddle(Read known, Read top) {
        return known.square().distance(top.square()) < MIDDLE * top.square().size();
    }

    /** Squares in and about a thing, compared with the set. */
    private Stream<Read> tops(Square thing, Mat plan, double top) {
        double half = REACH * thing.size() + AROUND * top;
        Rect about = new Rect((int) (thing.x() - half), (int) (thing.y() - half), (int) (2 * half), (int) (2 * half));
        Rect part = Rects.within(about, plan.cols(), plan.rows());
        List<Read> tops = new ArrayList<>();
        for (double k : SIZES) {
            FaceSearch.Sought sought =
                    new FaceSearch.Sought(k * top, SLACK, MOST_SQUARES, LEAST_SQUARE, 0, PROMISING, s -> true);
            try (FaceSearch search = FaceSearch.of(plan, part, sought)) {
                FaceReader faces = new FaceReader(search, matcher, bodies);
                search.squares().stream()
                        .limit(SQUARES)
                        .forEach(s -> faces.at(s).ifPresent(tops::add));
            }
        }
        return tops.stream();
    }

    /** Those about which lies what the camera would see of such a die, each once. */
    private List<Read> outlined(List<Read> tops, List<Read> read, PlanView view, LikeNoFace others) {
        List<SeenCube> known = new ArrayList<>(
                read.stream().map(r -> level.cube(r.square(), view)).toList());
        List<Read> kept = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Read r : tops) {
                if (kept.stream().noneMatch(k -> Neighbours.overlap(k, r)) && others.isATop(r, known)) {
                    kept.add(r);
                    known.add(SeenCube.of(r.square(), view));
                }
            }
        }
        return kept;
    }
}
