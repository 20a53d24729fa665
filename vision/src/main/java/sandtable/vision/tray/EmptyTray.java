package sandtable.vision.tray;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;

/**
 * How the tray looks with nothing in it, kept small, so that its walls and its cloth's pattern are not taken for dice. What
 * lies round the tray is left out, as nobody needs it and it may show people.
 *
 * @param jpeg a picture file
 * @param bgr its blue, green and red, row by row
 * @param width pixels
 * @param height pixels
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record EmptyTray(byte[] jpeg, byte[] bgr, int width, int height) {
    private static final int WIDTH = 640;
    private static final int QUALITY = 88;
    /** Dice may be seen beyond the floor they stand on; so much of the tray's size is kept round it. */
    private static final double ROUND = 0.25;

    /** @param corners of the floor, clockwise from the upper left, pixels */
    static EmptyTray of(Mat picture, double[][] corners) throws UnreadablePictureException {
        double k = Math.min(1, (double) WIDTH / picture.cols());
        Mat small = new Mat();
        Imgproc.resize(picture, small, new Size(), k, k, Imgproc.INTER_AREA);
        MatOfPoint outline = outline(corners, k);
        Mat kept = Mat.zeros(small.size(), CvType.CV_8UC1);
        Imgproc.fillConvexPoly(kept, outline, new Scalar(255));
        Mat tray = Mat.zeros(small.size(), CvType.CV_8UC3);
        small.copyTo(tray, kept);
        MatOfByte file = new MatOfByte();
        MatOfInt how = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, QUALITY);
        Imgcodecs.imencode(".jpg", tray, file, how);
        byte[] jpeg = file.toArray();
        for (Mat m : List.of(small, outline, kept, tray, file, how)) {
            m.release();
        }
        return from(jpeg);
    }

    private static MatOfPoint outline(double[][] corners, double k) {
        double x = Arrays.stream(corners).mapToDouble(c -> c[0]).average().orElse(0);
        double y = Arrays.stream(corners).mapToDouble(c -> c[1]).average().orElse(0);
        return new MatOfPoint(Arrays.stream(corners)
                .map(c -> new Point(k * (c[0] + ROUND * (c[0] - x)), k * (c[1] + ROUND * (c[1] - y))))
                .toArray(Point[]::new));
    }

    /**
     * As it was kept in a file.
     *
     * @throws UnreadablePictureException if it is no picture, or a large one
     */
    static EmptyTray from(byte[] jpeg) throws UnreadablePictureException {
        Mat picture = Picture.decodeSmall(jpeg);
        byte[] bgr = new byte[3 * picture.rows() * picture.cols()];
        picture.get(0, 0, bgr);
        EmptyTray empty = new EmptyTray(jpeg, bgr, picture.cols(), picture.rows());
        picture.release();
        return empty;
    }

    /** The caller releases it. */
    Mat picture() {
        Mat picture = new Mat(height, width, CvType.CV_8UC3);
        picture.put(0, 0, bgr);
        return picture;
    }
}
