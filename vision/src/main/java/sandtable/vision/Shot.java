package sandtable.vision;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * One enrolled look at one face of one die.
 *
 * @param colour of the body
 * @param face name of the face
 * @param lab median colour of the body in that picture
 * @param pixels the face with its margin, {@code FaceCrop.SIDE + 2 * FaceCrop.MARGIN} squared, blue, green, red
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Shot(String colour, String face, double[] lab, byte[] pixels) {
    static final int WIDTH = FaceCrop.SIDE + 2 * FaceCrop.MARGIN;

    static Shot of(String colour, String face, Mat crop) {
        byte[] pixels = new byte[WIDTH * WIDTH * 3];
        crop.get(0, 0, pixels);
        return new Shot(colour, face, BodyColour.of(crop), pixels);
    }

    /** The crop as OpenCV has it; the caller releases it. */
    Mat mat() {
        Mat m = new Mat(WIDTH, WIDTH, CvType.CV_8UC3);
        m.put(0, 0, pixels);
        return m;
    }
}
