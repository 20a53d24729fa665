package sandtable.vision.picture;

import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.UnreadablePictureException;

/**
 * A picture as it is kept to learn from: upright, of a size that is quick to look at, and without the notes that phones add,
 * which may tell where it was taken.
 *
 * @param file a JPEG file
 * @param width pixels
 * @param height pixels
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record PlainJpeg(byte[] file, int width, int height) {
    /** Dice that are seen well are still wide enough in it. */
    private static final int LONGEST = 2048;

    private static final int QUALITY = 94;

    /**
     * @param picture a picture file of any kind that can be read
     * @throws UnreadablePictureException if it is none
     */
    public static PlainJpeg of(byte[] picture) throws UnreadablePictureException {
        Mat pixels = Picture.decode(picture);
        Mat plain = new Mat();
        MatOfByte out = new MatOfByte();
        MatOfInt how = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, QUALITY);
        try {
            double k = Math.min(1, (double) LONGEST / Math.max(pixels.cols(), pixels.rows()));
            Imgproc.resize(pixels, plain, new Size(), k, k, Imgproc.INTER_AREA);
            Imgcodecs.imencode(".jpg", plain, out, how);
            return new PlainJpeg(out.toArray(), plain.cols(), plain.rows());
        } finally {
            pixels.release();
            plain.release();
            out.release();
            how.release();
        }
    }
}
