package sandtable.vision.symbol;

import java.util.Comparator;
import java.util.List;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;

/**
 * A look laid on a picture where it was found at half scale.
 *
 * @param start where it was found
 * @param told how well it agrees in what sets the looks of its colour apart, -1 to 1
 */
record LaidLook(Look look, Pose start, Alignment.Laid laid, double told) {
    /** Of the face's edge: looks of one die's face lie nearer to each other. */
    private static final double ELSEWHERE = 0.15;

    private static final double OTHER_SIZE = 1.14;

    private static final double AS_WELL = 0.01;

    static LaidLook of(RoughBank.Found found, Alignment alignment, Grey picture) {
        Alignment.Laid laid = alignment.similar(picture, found.look(), found.pose());
        return new LaidLook(found.look(), found.pose(), laid, alignment.told(found.look()));
    }

    double score() {
        return laid.correlation();
    }

    /** Whether it neither grew nor shrank more than a square can be wrong. */
    boolean ofItsSize() {
        return likeSize(laid.pose().scale() / start.scale());
    }

    boolean sameFace(LaidLook other) {
        return look.face.equals(other.look.face);
    }

    /** Laid once more, moved and turned before it may grow: one that grows first may cling to a part of the symbol. */
    LaidLook movedFirst(Alignment alignment, Grey picture) {
        Alignment.Laid moved = alignment.rigid(picture, look, start);
        Alignment.Laid again = alignment.similar(picture, look, moved.pose());
        double toldThen = alignment.told(look);
        return toldThen > told ? new LaidLook(look, start, again, toldThen) : this;
    }

    /** Laid on the die whose face is there, in the quarter turn nearest to its own, if it lies elsewhere. */
    LaidLook on(Pose there, Alignment alignment, Grey picture) {
        if (onTheDieAt(there)) {
            return this;
        }
        double quarter = Math.PI / 2;
        double turns = Math.rint((laid.pose().angle() - there.angle()) / quarter);
        Pose pose = Pose.of(there.x(), there.y(), there.angle() + turns * quarter, there.scale());
        Alignment.Laid onIt = alignment.laid(picture, look, pose);
        return new LaidLook(look, start, onIt, alignment.told(look));
    }

    /** Compared without the edges along which a lamp may be mirrored, where it lies. */
    LaidLook unlit(Alignment alignment, Grey picture) {
        LitEdges.Fit fit = alignment.unlit(picture, look, laid.pose());
        return new LaidLook(look, start, laid.fitting(fit.correlation()), fit.told());
    }

    /** A star fits as well in each quarter turn. If it is not in the middle of its face, the face's edges say which turn is true. */
    static LaidLook nearest(Square square, List<LaidLook> likeliestFirst) {
        LaidLook best = likeliestFirst.get(0);
        return likeliestFirst.stream()
                .filter(s -> s.look == best.look && s.told > best.told - AS_WELL)
                .min(Comparator.comparingDouble(s -> away(s.laid.pose(), square)))
                .orElse(best);
    }

    private static double away(Pose pose, Square square) {
        return Math.hypot(pose.x() - square.x(), pose.y() - square.y());
    }

    /**
     * Whether it lies on the die whose face is there: a look that lies elsewhere or is of another size explains a part of the symbol
     * alone, as one soldier does of two.
     */
    private boolean onTheDieAt(Pose there) {
        Pose here = laid.pose();
        double size = here.scale() / there.scale();
        double apart = Math.hypot(here.x() - there.x(), here.y() - there.y()) / (FaceCrop.SIDE * there.scale());
        return apart < ELSEWHERE && likeSize(size);
    }

    private static boolean likeSize(double ratio) {
        return ratio < OTHER_SIZE && ratio > 1 / OTHER_SIZE;
    }
}
