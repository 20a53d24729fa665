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

    /** In a heap of dice each that was found says more of those that lie about it. */
    private static final int ROUNDS = 3;

    private final SymbolMatcher matcher;
    private final Bodies bodies;
    private final double larger;

    /** @param larger see {@link LevelCheck#tops} */
    OtherSizes(SymbolMatcher matcher, Bodies bodies, double larger) {
        this.matcher = matcher;
        this.bodies = bodies;
        this.larger = larger;
    }

    /**
     * The dice, asked about.
     *
     * @param read all that was read
     * @param size edge of a face of the set, pixels of the plan
     * @param others tells dice of other makes from what is none
     */
    List<Read> in(Mat plan, PlanView view, Ground ground, List<Read> read, double size, LikeNoFace others) {
        double top = larger * size;
        List<Square> faces = read.stream().map(Read::square).toList();
        List<Read> tops = ground.unread(faces, view, top, SEVERAL).stream()
                .filter(thing -> thing.size() > Unread.SYMBOL * top)
                .flatMap(thing -> tops(thing, plan, top))
                .filter(r -> others.mayBeATop(r) && Neighbours.apart(r, read))
                .sorted(Comparator.comparingDouble(r -> -r.square().score()))
                .toList();
        return outlined(tops, read, others).stream()
                .filter(others::mayBeOfAnotherMake)
                .map(r -> r.doubted("not of this set"))
                .toList();
    }

    /** Squares in and about a thing, compared with the set. */
    private Stream<Read> tops(Square thing, Mat plan, double top) {
        double half = REACH * thing.size() + AROUND * top;
        Rect about = new Rect((int) (thing.x() - half), (int) (thing.y() - half), (int) (2 * half), (int) (2 * half));
        Rect part = Rects.within(about, plan.cols(), plan.rows());
        List<Read> tops = new ArrayList<>();
        for (double k : SIZES) {
            FaceSearch.Sought sought =
                    new FaceSearch.Sought(k * top, SLACK, MOST_SQUARES, LEAST_SQUARE, PROMISING, s -> true);
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
    private static List<Read> outlined(List<Read> tops, List<Read> read, LikeNoFace others) {
        List<SeenCube> known = new ArrayList<>(
                read.stream().map(r -> others.ofTheSet(r.square())).toList());
        List<Read> kept = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Read r : tops) {
                if (kept.stream().noneMatch(k -> Neighbours.overlap(k, r)) && others.isOutlined(r, known)) {
                    kept.add(r);
                    known.add(others.ofAnotherSize(r.square()));
                }
            }
        }
        return kept;
    }
}
