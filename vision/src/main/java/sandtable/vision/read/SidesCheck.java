package sandtable.vision.read;

import java.util.List;
import java.util.Optional;
import sandtable.vision.picture.Pyramid;
import sandtable.vision.square.Square;
import sandtable.vision.tray.PlanView;

/**
 * Says how dice of a set lie where all that is seen of them says so plainly, whatever their looks and how far they reach said before. Safe from any thread.
 */
final class SidesCheck {
    /**
     * 2 of 2,102 flat dice that were sure are asked about by this (drawn, normal and hard, tuning part 0 to 29) and 6 of 1,750 (path-traced and
     * ray-traced); so are the one drawn die that leans and was sure, the side of one, and 15 of 31 square tokens with the set's own signs.
     */
    private static final double PLAINLY_LEANS = -2;

    /**
     * Of 47 flat dice that were called cocked 31 have more (the same pictures), and none of 183 that lean: of these one has 2.5, one 2.3, most less than -2.
     */
    private static final double PLAINLY_LIES = 2.5;

    /** What fits less well may be a level die of which something is covered: one of which 0.59 of the top was seen fitted with 0.87. */
    private static final double FITS = 0.93;

    /** Where the camera sees less of a level die's sides than this, edges, a token looks as level: one had 3.4. */
    private static final double SIDES_SEEN = 0.25;

    /** How much speaks for a die that lies level, see {@link LevelNet}. */
    interface Sides {
        double level(Pyramid picture, PlanView view, Square top);
    }

    private final double tops;
    private final Sides sides;

    /** @param tops how much larger tops are than the squares they are known by, see {@link LevelCheck#tops} */
    SidesCheck(double tops, Sides sides) {
        this.tops = tops;
        this.sides = sides;
    }

    List<Read> told(List<Read> read, Pyramid picture, PlanView view) {
        return read.stream().map(r -> told(r, picture, view)).toList();
    }

    /** A die that is known to lie, as it reaches as far as those of its set, is spared: each look takes about half a millisecond. */
    private Read told(Read r, Pyramid picture, PlanView view) {
        Optional<String> doubt = Doubt.about(r);
        boolean cocked = doubt.filter("cocked"::equals).isPresent();
        Square s = r.square();
        if (cocked ? !mayLie(r, view) : doubt.isPresent() || r.flat()) {
            return r;
        }
        double level = sides.level(picture, view, new Square(s.x(), s.y(), tops * s.size(), s.angle(), s.score()));
        if (cocked) {
            return level > PLAINLY_LIES ? r.level() : r;
        }
        return level < PLAINLY_LEANS ? r.leaning() : r;
    }

    private static boolean mayLie(Read cocked, PlanView view) {
        Square s = cocked.square();
        return cocked.match().score() >= FITS && view.slant(s.x(), s.y()) >= SIDES_SEEN;
    }
}
