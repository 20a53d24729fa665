package sandtable.vision;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * One picture of a running camera. The one who got it closes it.
 *
 * @param picture blue, green, red, 8 bits each
 * @param millis time it was taken, ms of the source's own clock
 */
public record Frame(Mat picture, double millis) implements AutoCloseable {
    /** The same as a JPEG file. */
    public byte[] jpeg() {
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture, out);
        byte[] bytes = out.toArray();
        out.release();
        return bytes;
    }

    @Override
    public void close() {
        picture.release();
    }
}
