package sandtable.vision.enrol;

import java.util.List;
import org.opencv.core.Mat;
import sandtable.vision.tray.Grain;

/** Tells whether the camera stood still while pictures of a table were taken. */
final class StillCamera {
    /** Of two pictures nobody can say what of them is the table. */
    private static final int LEAST = 3;

    private StillCamera() {}

    /** @param pictures 8 bits each of blue, green and red */
    static boolean took(List<Mat> pictures) {
        if (pictures.size() < LEAST
                || pictures.stream().map(Mat::size).distinct().count() > 1) {
            return false;
        }
        Grain before = Grain.of(pictures.get(0));
        for (Mat picture : pictures.subList(1, pictures.size())) {
            Grain next = Grain.of(picture);
            if (!before.isOfThePlaceOf(next)) {
                return false;
            }
            before = next;
        }
        return true;
    }
}
