package sandtable.vision;

import java.util.List;

/**
 * What one picture shows.
 *
 * @param width width of the picture as read, pixels; the dice's coordinates are in these pixels
 * @param height height of the picture as read, pixels
 * @param dice the dice, from the upper left to the lower right; empty where the picture shows none
 * @param millis time taken to read it, without loading and decoding the file
 */
public record SeenDice(int width, int height, List<SeenDie> dice, double millis) {
    public SeenDice {
        dice = List.copyOf(dice);
    }
}
