package sandtable.vision.read;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.opencv.core.Mat;
import sandtable.vision.set.DiceSet;
import sandtable.vision.set.LevelDice;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.QuarterTurns;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/** Looks which dice lie as flat as the enrolled ones did, where their symbols alone do not tell. Safe from any thread. */
final class LevelCheck {
    /**
     * A look that is turned further from the die's edges (radians) has other sides than the die: a star with five points is like itself
     * turned by 0.31 beside a quarter turn. The square of a leaning die may lie 0.17 beside it.
     */
    private static final double MOST_TURN = 0.25;

    /**
     * A symbol that lies further from the middle of what is seen, pixels of a face of {@link FaceCrop#SIDE}, is no token's. With 1.4 one flat
     * die more of 146 was told so, and one token more of 240 was sure.
     */
    private static final double MOST_ASIDE = 1.6;

    /**
     * A side of which the camera would see less, pixels of the same face, may be hidden by a rounded edge. Five of 5,009 flat dice are
     * asked about because the empty tray is seen in place of such a side, all at hard, and four of seven leaning ones that were sure
     * (drawn; none of eight path-traced ones, but two of six sure tokens).
     */
    private static final double SIDE_SHOWN = 5;

    /**
     * A side of which dice of that colour show less than this, pixels of the same face, may show as little on a flat one: two of 200 flat dice
     * that seemed to lean are sure so (path-traced), none of 103 that never may be (drawn, hard). With 5 a token more is sure.
     */
    private static final double LIKELY_SHOWN = 3.5;

    /** Rounded dice reach a little further than the edges of their tops. */
    private static final double FRAMED = 1.15;

    private static final double HALF = FaceCrop.SIDE / 2.0;

    private final Map<String, LevelDice> level;
    private final double reach;
    private final double shown;
    private final QuarterTurns turns = new QuarterTurns();

    LevelCheck(DiceSet set) {
        this.level = set.level();
        this.reach = middle(LevelDice::reach, HALF);
        this.shown = middle(LevelDice::shown, 1);
    }

    /** How much larger the tops are than the squares they are known by: more than 1 where that is a frame drawn on every face. */
    double tops() {
        double larger = reach / HALF;
        return larger > FRAMED ? larger : 1;
    }

    /** What the camera would see of a level die of the set that is known by a square, which may be a frame within its top. */
    SeenCube cube(Square s, PlanView view) {
        return SeenCube.of(new Square(s.x(), s.y(), tops() * s.size(), s.angle(), s.score()), view);
    }

    /** How far a die of the set reaches from the middle of its face where no side is seen, pixels of a face of {@link FaceCrop#SIDE}. */
    double reach() {
        return reach;
    }

    /** In the middle of what the dice of each colour tell. */
    private double middle(Function<LevelDice, OptionalDouble> what, double unknown) {
        double[] known = level.values().stream()
                .flatMapToDouble(dice -> what.apply(dice).stream())
                .sorted()
                .toArray();
        return known.length == 0 ? unknown : known[known.length / 2];
    }

    /**
     * The dice of a plan of the tray the set was enrolled in, with those told that lean, or of which no side is seen.
     *
     * @param size edge of a face, pixels of the plan
     */
    List<Read> of(List<Read> read, Mat plan, PlanView view, ClothColour cloth, Ground ground, double size) {
        ExtentFinder extents = new ExtentFinder(
                plan, view, cloth, ground, read.stream().map(Read::square).toList());
        FlatThing flat = new FlatThing(plan, ground, extents);
        ThingsBeside things = new ThingsBeside(read, view, ground, tops() * size);
        return read.stream()
                .map(r -> checked(r, extents, flat, things, size))
                .map(r -> mayLean(r) && things.lieUnder(r.square()) ? r.leaning() : r)
                .toList();
    }

    private static boolean mayLean(Read r) {
        return Doubt.about(r).isEmpty() && Doubt.mayLeanALittle(r.match());
    }

    private Read checked(Read r, ExtentFinder extents, FlatThing flat, ThingsBeside things, double size) {
        Optional<Extent> look = r.match().look().extent();
        LevelDice dice = level.get(r.match().look().colour());
        boolean sure = Doubt.about(r).isEmpty();
        boolean asked = !r.flat() && Doubt.asksReach(r.match());
        if (look.isEmpty() || dice == null || turn(r) > MOST_TURN || !(sure || asked)) {
            return r;
        }
        Square s = r.square();
        Square face = new Square(s.x(), s.y(), size, r.match().laid().angle(), s.score());
        Extent seen = extents.of(face);
        if (dice.leans(seen, look.get()) && dice.leans(extents.ofItsBody(face), look.get())) {
            return turns.of(r.match().look()).stream()
                    .map(turn -> placed(face, turn))
                    .filter(other -> !dice.leans(extents.ofItsBody(other), look.get()))
                    .findFirst()
                    .map(other -> r.at(new Square(other.x(), other.y(), s.size(), s.angle(), s.score())))
                    .orElseGet(r::leaning);
        }
        boolean lies = dice.lies(seen, look.get());
        Extent likely = seen.showing(shown);
        // Not as far as the set's dice reach, as where no face is seen: that told two of 33 tokens more, and took one
        // flat die of 1,146 for one.
        if (sure
                && (dice.isLargerThanADie(seen)
                        || Arrays.stream(dice.hidden(seen, look.get())).anyMatch(side -> extents.showsCloth(face, side))
                        || showsTray(extents, face, seen, dice)
                        || Arrays.stream(dice.shorter(seen, look.get())).anyMatch(side -> things.lift(face, side))
                        || (!lies && centred(seen) && dice.showSides() && flat.isAt(face, likely, HALF * tops())))) {
            return r.leaning();
        }
        return lies ? r.lying() : r;
    }

    /** Whether the empty tray is seen where the side of a level die would be, if dice of that colour do show so much of their sides. */
    private boolean showsTray(ExtentFinder extents, Square face, Extent seen, LevelDice dice) {
        double top = dice.reach().orElse(HALF * tops());
        double share = dice.shown().orElse(1);
        return IntStream.range(0, 4)
                .filter(side -> seen.side()[side] >= SIDE_SHOWN && share * seen.side()[side] >= LIKELY_SHOWN)
                .anyMatch(side -> extents.showsTray(face, side, top, seen.side()[side]));
    }

    /** A token bears its symbol in its middle; a die's symbol lies in the middle of its top, and its sides beside that. */
    private static boolean centred(Extent thing) {
        double[] seen = thing.seen();
        return Math.abs(seen[0] - seen[2]) < 2 * MOST_ASIDE && Math.abs(seen[1] - seen[3]) < 2 * MOST_ASIDE;
    }

    /** The face if its look was laid on it in another turn. */
    private static Square placed(Square face, Pose turn) {
        double k = face.size() / FaceCrop.SIDE;
        Pose laid = Pose.of(face.x(), face.y(), face.angle(), k).after(turn);
        return new Square(laid.x(), laid.y(), face.size(), laid.angle(), face.score());
    }

    /** Between the symbol and the nearest quarter turn of the square. */
    private static double turn(Read r) {
        double quarter = Math.PI / 2;
        double turns = (r.match().laid().angle() - r.square().angle()) / quarter;
        return Math.abs(turns - Math.rint(turns)) * quarter;
    }
}
