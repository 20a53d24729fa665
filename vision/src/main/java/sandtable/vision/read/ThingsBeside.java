package sandtable.vision.read;

import java.util.List;
import sandtable.vision.picture.Once;
import sandtable.vision.square.Square;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

/**
 * What lies beside the dice of a plan and was not read: a coin under a die's edge goes on about it, together with what a level die would
 * not show of itself. Looked for when it is first asked for. Safe from any thread.
 */
final class ThingsBeside {
    /**
     * What comes nearer than this, edges, to the middle of a die whose look is stretched a little lies under it, as far as is seen of it beside
     * the die. With 0.57 three of six leaning dice that were sure are told so, and three of 2,131 flat ones (45 path-traced and ray-traced
     * tables); with this three of 17 more, and none of 1,570 flat ones (32 path-traced tables, and a dozen drawn ones at hard).
     */
    private static final double UNDER = 0.66;

    /**
     * The same on one side of a die that shows too little of itself on the opposite one, and the cosine between that side's way and the thing's:
     * four of eleven leaning dice that were sure are told so, and none of 1,270 flat ones (32 path-traced tables).
     */
    private static final double LIFTING = 0.75;

    private static final double SAME_WAY = 0.8;

    private final double size;
    private final Once<List<Square>> things;

    /** @param size edge of a top, pixels of the plan */
    ThingsBeside(List<Read> read, PlanView view, Ground ground, double size) {
        this.size = size;
        this.things = new Once<>(() -> ground.unreadWithoutShadows(
                read.stream()
                        .filter(r -> !Doubt.unlikeAnyFace(r))
                        .map(Read::square)
                        .toList(),
                view,
                size,
                OtherSizes.SEVERAL));
    }

    /** Whether something may lie under a die. */
    boolean lieUnder(Square die) {
        return things.get().stream().anyMatch(t -> beside(t, die) < UNDER * size);
    }

    /** Whether something lies at a die's side that is opposite to one, so that it may lift it there. */
    boolean lift(Square die, int side) {
        double turn = die.angle() + (side + 2) * Math.PI / 2;
        return things.get().stream()
                .anyMatch(t -> beside(t, die) < LIFTING * size
                        && Math.cos(turn) * (t.x() - die.x()) + Math.sin(turn) * (t.y() - die.y())
                                > SAME_WAY * t.distance(die));
    }

    private static double beside(Square thing, Square die) {
        return thing.distance(die) - thing.size() / 2;
    }
}
