package sandtable.vision.read;

import java.util.Optional;
import sandtable.vision.set.Bodies;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.symbol.SymbolMatcher;

/**
 * A square that was compared with the set; in pixels of the plan.
 *
 * @param body which colour it has
 * @param flat whether its outline, or how far it reaches, says plainly that it is not stretched; false where nothing raised the question
 * @param side whether it may be the side of a die whose top lies next to it
 * @param against why a person has to look, though its look may leave no doubt: how far it reaches, or the other dice of its picture, say so
 */
public record Read(
        Square square,
        SymbolMatch match,
        Bodies.Told body,
        boolean flat,
        Neighbours.Side side,
        Optional<String> against) {
    /** What fits no better than this bears no symbol of the set. */
    private static final double LEAST_SYMBOL = 0.5;

    /** A square that is no clearer is no outline of a top. */
    static final double LEAST_SIDES = 0.45;

    Read(Square square, SymbolMatch match, Bodies.Told body, boolean flat) {
        this(square, match, body, flat, Neighbours.Side.NO, Optional.empty());
    }

    String colour() {
        return body.colour();
    }

    double colourDistance() {
        return body.distance();
    }

    double colourRatio() {
        return body.ratio();
    }

    Read at(Square there) {
        return new Read(there, match, body, flat, side, against);
    }

    /** The same if nothing is known of its edges. */
    Read withoutEdges() {
        return at(new Square(square.x(), square.y(), square.size(), square.angle(), 0));
    }

    /** Compared otherwise with the same look. */
    Read compared(SymbolMatch other) {
        return new Read(square, other, body, flat, side, against);
    }

    /** The same on a square as large as its look was laid there. */
    Read ofItsSymbolsSize() {
        double size = square.size() * match.scale();
        return at(new Square(square.x(), square.y(), size, square.angle(), square.score()))
                .compared(match.ofItsSize());
    }

    Read beside(Neighbours.Side other) {
        return new Read(square, match, body, flat, other, against);
    }

    Read lying() {
        return new Read(square, match, body, true, side, against);
    }

    Read leaning() {
        return doubted("cocked");
    }

    /** The same if it is known to lie level, whatever was said of that. */
    Read level() {
        return new Read(square, match, body, true, side, Optional.empty());
    }

    /** Asked about for a reason. */
    Read doubted(String why) {
        return new Read(square, match, body, flat, side, Optional.of(why));
    }

    double score() {
        return square.score() + 0.8 * match.score() - 0.008 * Math.max(0, colourDistance() - 12);
    }

    /** Plainly a die, whatever is on it. */
    boolean bare() {
        return match.score() < LEAST_SYMBOL && square.score() > SymbolMatcher.PLAIN_SQUARE;
    }

    /**
     * Whether a clear square, or a square and the symbol on it, say that a die lies there. What is neither is cloth, wood or a side face,
     * unless its outline says that it is a die, see {@link LikeNoFace}.
     */
    boolean plainlyADie() {
        if (bare()) {
            return true;
        }
        double symbol = match.score();
        double sides = square.score();
        boolean drawn = match.contrast() > 0.3 || sides > 0.66;
        return drawn && ((symbol > 0.62 && sides > LEAST_SIDES) || (symbol > LEAST_SYMBOL && sides > 0.66));
    }
}
