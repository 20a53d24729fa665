package sandtable.vision;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import sandtable.vision.SetReader.Read;

/** Looks which of the dice that seem sure lie as flat as the enrolled ones did. Safe from any thread. */
final class LevelCheck {
    /** A look that is turned further from the die's edges (radians) has other sides than the die: a star is like itself. */
    private static final double MOST_TURN = 0.15;

    private final Map<String, LevelDice> level;

    LevelCheck(DiceSet set) {
        this.level = set.colours().stream().collect(Collectors.toMap(Function.identity(), set::level));
    }

    /**
     * The dice of a plan of the tray the set was enrolled in, with those told that lean.
     *
     * @param size edge of a face, pixels of the plan
     */
    List<Read> of(List<Read> read, Mat plan, PlanView view, ClothColour cloth, double size) {
        ExtentFinder extents = new ExtentFinder(
                plan, view, cloth, read.stream().map(Read::square).toList());
        return read.stream()
                .map(r -> Doubt.about(r).isEmpty() && leans(r, extents, size) ? r.leaning() : r)
                .toList();
    }

    private boolean leans(Read r, ExtentFinder extents, double size) {
        Optional<Extent> look = r.match().look().extent();
        LevelDice dice = level.get(r.match().look().colour());
        if (look.isEmpty() || dice == null || turn(r) > MOST_TURN) {
            return false;
        }
        Square s = r.square();
        Square face = new Square(s.x(), s.y(), size, r.match().laid().angle(), s.score());
        return dice.leans(extents.of(face), look.get());
    }

    /** Between the symbol and the nearest quarter turn of the square. */
    private static double turn(Read r) {
        double quarter = Math.PI / 2;
        double turns = (r.match().laid().angle() - r.square().angle()) / quarter;
        return Math.abs(turns - Math.rint(turns)) * quarter;
    }
}
