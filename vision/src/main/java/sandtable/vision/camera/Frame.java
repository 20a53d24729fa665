package sandtable.vision.camera;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;

/**
 * One picture of a running camera. The one who got it closes it. What came as a file is decoded whole only when somebody looks
 * at it whole. Used by one thread.
 */
public final class Frame implements AutoCloseable {
    /** Width of the grey copy in which movement is looked for, pixels. */
    static final int SMALL = 320;

    private final double millis;
    private final Optional<byte[]> file;
    private final Mat small;
    private @Nullable Mat picture;

    /** @param picture blue, green, red, 8 bits each; it belongs to the frame from now on */
    Frame(Mat picture, double millis) {
        this(Optional.empty(), picture, small(picture), millis);
    }

    private Frame(Optional<byte[]> file, @Nullable Mat picture, Mat small, double millis) {
        this.file = file;
        this.picture = picture;
        this.small = small;
        this.millis = millis;
    }

    /**
     * A frame that came as a file of its own.
     *
     * @throws UnreadablePictureException if it is no picture file, damaged, or of a size that cannot be used
     */
    public static Frame of(byte[] file, double millis) throws UnreadablePictureException {
        Mat grey = Picture.decodeGrey(file, SMALL);
        try {
            return new Frame(Optional.of(file), null, small(grey), millis);
        } finally {
            grey.release();
        }
    }

    private static Mat small(Mat from) {
        Mat out = new Mat();
        double k = (double) SMALL / from.cols();
        Imgproc.resize(from, out, new Size(SMALL, Math.round(from.rows() * k)), 0, 0, Imgproc.INTER_AREA);
        if (out.channels() == 3) {
            Imgproc.cvtColor(out, out, Imgproc.COLOR_BGR2GRAY);
        }
        return out;
    }

    /** Time it was taken, ms of the source's own clock. */
    public double millis() {
        return millis;
    }

    /**
     * Blue, green, red, 8 bits each; it belongs to the frame.
     *
     * @throws UnreadablePictureException if its file is damaged
     */
    Mat picture() throws UnreadablePictureException {
        Mat known = picture;
        if (known != null) {
            return known;
        }
        Mat made = Picture.decode(file.orElseThrow());
        picture = made;
        return made;
    }

    /** A grey copy, {@link #SMALL} pixels wide; it belongs to the frame. */
    Mat small() {
        return small;
    }

    /**
     * The same as a JPEG file.
     *
     * @throws UnreadablePictureException if its file is damaged
     */
    public byte[] jpeg() throws UnreadablePictureException {
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture(), out);
        byte[] bytes = out.toArray();
        out.release();
        return bytes;
    }

    @Override
    public void close() {
        small.release();
        if (picture != null) {
            picture.release();
        }
    }
}
