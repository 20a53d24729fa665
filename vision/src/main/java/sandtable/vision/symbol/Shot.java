package sandtable.vision.symbol;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.square.FaceCrop;

/**
 * One enrolled look at one face of one die.
 *
 * @param colour of the body
 * @param face name of the face
 * @param lab median colour of the body in that picture
 * @param pixels the face with its margin, {@code FaceCrop.SIDE + 2 * FaceCrop.MARGIN} squared, blue, green, red
 * @param extent how far its die reached about the face; none where no tray was learned, and in the files of earlier versions
 */
@SuppressWarnings("ArrayRecordComponent") // compared by isOf alone
public record Shot(String colour, String face, double[] lab, byte[] pixels, Optional<Extent> extent) {
    /** Width and height of the picture, pixels. */
    public static final int WIDTH = FaceCrop.SIDE + 2 * FaceCrop.MARGIN;

    /** A look at a face of which no more is known; the crop stays the caller's. */
    public static Shot of(String colour, String face, Mat crop) {
        byte[] pixels = new byte[WIDTH * WIDTH * 3];
        crop.get(0, 0, pixels);
        return new Shot(colour, face, BodyStrip.USUAL.of(crop), pixels, Optional.empty());
    }

    /** The same look with how far its die reached. */
    public Shot with(Extent die) {
        return new Shot(colour, face, lab, pixels, Optional.of(die));
    }

    /** The same look with its body's colour as it is seen in a strip. */
    public Shot bodyIn(BodyStrip strip) {
        Mat crop = mat();
        double[] seen = strip.of(crop);
        crop.release();
        return Arrays.equals(seen, lab) ? this : new Shot(colour, face, seen, pixels, extent);
    }

    /** Whether it was made of the same picture as another, whatever has been told of it since. */
    public boolean isOf(Shot other) {
        return pixels == other.pixels;
    }

    /** The symbol that dice of a colour bear, as this look shows it though it may be another colour's. */
    Shot on(String dice) {
        return dice.equals(colour) ? this : new Shot(dice, face, lab, pixels, extent);
    }

    /** The crop as OpenCV has it; the caller releases it. */
    public Mat mat() {
        Mat m = new Mat(WIDTH, WIDTH, CvType.CV_8UC3);
        m.put(0, 0, pixels);
        return m;
    }
}
