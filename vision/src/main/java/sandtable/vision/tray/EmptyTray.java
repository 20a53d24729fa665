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
import org.opencv.photo.Photo;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;

/**
 * How the tray looks with nothing in it, kept small, so that its walls and its cloth's pattern are not taken for dice. What
 * lies round the tray is left out, as nobody needs it and it may show people.
 *
 * @param file a picture file
 * @param bgr its blue, green and red, row by row
 * @param width pixels
 * @param height pixels
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record EmptyTray(byte[] file, byte[] bgr, int width, int height) {
    private static final int WIDTH = 640;
    private static final int QUALITY = 88;
    /** What is so near to the unknown may be of it, pixels. */
    private static final int BESIDE = 5;
    /** What is unknown is filled from what lies so near to it, pixels. */
    private static final double FILLED_FROM = 3;
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

    /** A small picture as it is: black, which is nowhere else in it, says that nobody knows what is there. */
    static EmptyTray exactly(Mat small) {
        MatOfByte file = new MatOfByte();
        Imgcodecs.imencode(".png", small, file);
        byte[] bgr = new byte[3 * small.rows() * small.cols()];
        small.get(0, 0, bgr);
        EmptyTray empty = new EmptyTray(file.toArray(), bgr, small.cols(), small.rows());
        file.release();
        return empty;
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
    static EmptyTray from(byte[] file) throws UnreadablePictureException {
        Mat picture = Picture.decodeSmall(file);
        byte[] bgr = new byte[3 * picture.rows() * picture.cols()];
        picture.get(0, 0, bgr);
        EmptyTray empty = new EmptyTray(file, bgr, picture.cols(), picture.rows());
        picture.release();
        return empty;
    }

    /** Not 0 where it is black, and right beside that. The caller releases it. */
    Mat unknown() {
        byte[] values = new byte[width * height];
        for (int i = 0; i < values.length; i++) {
            values[i] = (byte) (bgr[3 * i] == 0 && bgr[3 * i + 1] == 0 && bgr[3 * i + 2] == 0 ? 1 : 0);
        }
        Mat unknown = new Mat(height, width, CvType.CV_8UC1);
        unknown.put(0, 0, values);
        Mat beside = Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(BESIDE, BESIDE));
        Imgproc.dilate(unknown, unknown, beside);
        beside.release();
        return unknown;
    }

    /** What is fine in it, see {@link Grain}. */
    Grain grain() {
        Mat picture = picture();
        Mat unknown = unknown();
        byte[] none = new byte[width * height];
        unknown.get(0, 0, none);
        Grain grain = Grain.of(picture).butFor(none);
        picture.release();
        unknown.release();
        return grain;
    }

    /** The caller releases it. */
    Mat picture() {
        Mat picture = new Mat(height, width, CvType.CV_8UC3);
        picture.put(0, 0, bgr);
        return picture;
    }

    /** The same, where nobody knows what is there as if what lies round about went on. The caller releases it. */
    Mat filled() {
        Mat picture = picture();
        Mat unknown = unknown();
        // Telea's way gets lighter towards the middle of large holes, by some 15 levels in one of 200 pixels.
        Photo.inpaint(picture, unknown, picture, FILLED_FROM, Photo.INPAINT_NS);
        unknown.release();
        return picture;
    }
}
