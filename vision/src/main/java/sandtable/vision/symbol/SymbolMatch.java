package sandtable.vision.symbol;

import sandtable.vision.square.Pose;

/**
 * What a face looks like most.
 *
 * @param look the enrolled one that it is likest
 * @param score its correlation with that look once it was laid on it, -1 to 1
 * @param told the same for what sets the faces of the set apart
 * @param second {@code told} of the best of any other face, laid on it in the same way
 * @param lead how much better {@code score} is than that of any other face; below 0 another face fits better on the whole
 * @param rival the face that comes second
 * @param likeness how much those two faces agree, so told, in the set itself: near 1 where the owner's faces look alike
 * @param stretched correlation where the look may be stretched and sheared too
 * @param free that map
 * @param feigned how large a stretch may come of what the look leaves unexplained, see {@link Look#feigned}
 * @param laid the map without stretch
 * @param scale size against the enrolled look
 * @param contrast strength of the symbol against the enrolled look
 */
public record SymbolMatch(
        Shot look,
        double score,
        double told,
        double second,
        double lead,
        String rival,
        double likeness,
        double stretched,
        Pose free,
        double feigned,
        Pose laid,
        double scale,
        double contrast) {
    /** The likeliest. */
    public String face() {
        return look.face();
    }

    /** Longer by shorter axis of the free map: 1 for a die that lies flat in the plan. */
    public double stretch() {
        return free.stretch();
    }

    /** The same where the symbol stands out otherwise. */
    public SymbolMatch standingOut(double other) {
        return new SymbolMatch(
                look, score, told, second, lead, rival, likeness, stretched, free, feigned, laid, scale, other);
    }

    /** The same on a square of its own size. */
    public SymbolMatch ofItsSize() {
        return new SymbolMatch(
                look, score, told, second, lead, rival, likeness, stretched, free, feigned, laid, 1, contrast);
    }

    /** How much better the face is told than any other. */
    public double margin() {
        return told - second;
    }

    /** 1 where all that tells the two faces apart speaks for the first, -1 where it speaks for the second. */
    public double verdict() {
        return margin() / Math.max(0.03, 1 - likeness);
    }

    /** How many times as much of the picture the rival leaves unexplained. */
    public double explained() {
        return (1 - second) / Math.max(0.001, 1 - told);
    }
}
