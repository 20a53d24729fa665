package sandtable.vision;

/**
 * What a face looks like most.
 *
 * @param face the likeliest
 * @param score its correlation with the enrolled look once that was laid on it, -1 to 1
 * @param second the best correlation of any other face, laid on it in the same way
 * @param rival the face that comes second
 * @param likeness correlation of those two faces in the set itself: near 1 where the owner's faces look alike
 * @param stretched correlation where the look may be stretched and sheared too
 * @param stretch longer by shorter axis of that map: 1 for a die that lies flat in the plan
 * @param scale size against the enrolled look
 * @param contrast strength of the symbol against the enrolled look
 * @param x centre of the enrolled face as laid, pixels
 * @param y centre of the enrolled face as laid, pixels
 */
record SymbolMatch(
        String face,
        double score,
        double second,
        String rival,
        double likeness,
        double stretched,
        double stretch,
        double scale,
        double contrast,
        double x,
        double y) {
    double margin() {
        return score - second;
    }

    /** 1 where all that tells the two faces apart speaks for the first, -1 where it speaks for the second. */
    double verdict() {
        return margin() / Math.max(0.03, 1 - likeness);
    }
}
