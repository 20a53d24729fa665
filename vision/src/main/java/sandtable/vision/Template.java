package sandtable.vision;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/** A shot made ready to be compared, in one of its four quarter turns. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Template(String colour, String face, int turn, Mat fine, float[] coarse) {

    /** The four turns of a shot. */
    static List<Template> of(Shot shot) {
        Mat crop = shot.mat();
        Mat even = FaceCrop.even(crop);
        crop.release();
        List<Template> all = new ArrayList<>();
        int from = FaceCrop.MARGIN + FaceCrop.RIM;
        int side = FaceCrop.SIDE - 2 * FaceCrop.RIM;
        for (int turn = 0; turn < 4; turn++) {
            Mat turned = even;
            if (turn > 0) {
                turned = new Mat();
                Core.rotate(
                        even,
                        turned,
                        turn == 1
                                ? Core.ROTATE_90_CLOCKWISE
                                : turn == 2 ? Core.ROTATE_180 : Core.ROTATE_90_COUNTERCLOCKWISE);
            }
            Mat inner = new Mat(turned, new Rect(from, from, side, side)).clone();
            all.add(new Template(shot.colour(), shot.face(), turn, inner, CoarseMatch.template(inner)));
        }
        return all;
    }
}
