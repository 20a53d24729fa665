package sandtable.game.dday.tally;

import java.util.List;

/**
 * The same face on a red, a white and a blue or black die.
 *
 * @param dice the ids of the three dice, in that order
 */
public record Rwb(Face face, List<String> dice) {
    public Rwb {
        dice = List.copyOf(dice);
    }
}
