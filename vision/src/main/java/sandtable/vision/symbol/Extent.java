package sandtable.vision.symbol;

import java.util.Arrays;
import sandtable.vision.square.FaceCrop;

/**
 * How far about its face a die is seen to reach before the cloth begins, to the right, downwards, to the left and upwards of the face;
 * in pixels of a face {@link FaceCrop#SIDE} wide.
 *
 * @param seen from the middle of the face; not a number where the cloth cannot be told or something else lies
 * @param side how much of the die's side the camera sees there if the die lies flat; 0 where it is turned away
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record Extent(double[] seen, double[] side) {
    /** The same where the camera sees less of sides than its tray tells: this share. */
    public Extent showing(double share) {
        return new Extent(seen, Arrays.stream(side).map(s -> share * s).toArray());
    }
}
