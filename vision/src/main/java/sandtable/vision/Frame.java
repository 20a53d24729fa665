package sandtable.vision;

import org.opencv.core.Mat;

/**
 * One picture of a running camera. The one who got it closes it.
 *
 * @param picture blue, green, red, 8 bits each
 * @param millis time it was taken, ms of the source's own clock
 */
public record Frame(Mat picture, double millis) implements AutoCloseable {
    @Override
    public void close() {
        picture.release();
    }
}
