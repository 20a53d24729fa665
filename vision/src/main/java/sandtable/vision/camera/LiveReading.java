package sandtable.vision.camera;

import java.util.List;
import sandtable.vision.SeenDice;

/**
 * What lay in the tray when it came to rest, agreed by several frames.
 *
 * @param seen the dice
 * @param stayed for each die, whether it lay there at the rest before, with the same face up as far as both could be read: a Lock
 * @param jpeg the picture it was read from, kept as provenance
 * @param millis when the dice had come to rest, ms of the camera's clock
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record LiveReading(SeenDice seen, List<Boolean> stayed, byte[] jpeg, double millis) {
    public LiveReading {
        stayed = List.copyOf(stayed);
    }
}
