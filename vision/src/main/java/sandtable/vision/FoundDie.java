package sandtable.vision;

import java.util.List;

/**
 * A die in a picture from which a set is to be learned; what it shows nobody knows yet.
 *
 * @param x centre of the top face, pixels from the left edge of the picture
 * @param y centre of the top face, pixels from the upper edge of the picture
 * @param size edge of the top face, pixels
 * @param colour the likeliest of {@code DiceSet.COLOURS}
 * @param body colour of its body as it was seen (CIE Lab, 8 bits each), by which dice of other pictures may be named
 * @param flaws what makes it a bad picture to learn from: {@code small dark glare blurred cut-off}; empty for a good one
 */
public record FoundDie(double x, double y, double size, String colour, List<Double> body, List<String> flaws) {
    public FoundDie {
        body = List.copyOf(body);
        flaws = List.copyOf(flaws);
    }
}
