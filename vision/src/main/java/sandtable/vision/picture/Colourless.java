package sandtable.vision.picture;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Pictures without colours: cameras take such in the dark with an infrared lamp, and by a setting. Safe from any thread. */
public final class Colourless {
    /** Looked at at this share of the width; no die is smaller than some pixels there. */
    private static final double SMALLER = 0.25;
    /** What differs by more between blue, green and red (levels of 255) has a colour. */
    private static final double GREY = 8;
    /** Of what is looked at, so much may be damage of a weak file. */
    private static final double MOST_COLOURED = 1e-4;

    private Colourless() {}

    /** @param picture 8 bits each of blue, green and red; not changed */
    public static boolean is(Mat picture) {
        Mat small = new Mat();
        Imgproc.resize(picture, small, new Size(), SMALLER, SMALLER, Imgproc.INTER_NEAREST);
        List<Mat> channels = new ArrayList<>();
        Core.split(small, channels);
        Mat most = new Mat();
        Mat least = new Mat();
        Core.max(channels.get(0), channels.get(1), most);
        Core.max(most, channels.get(2), most);
        Core.min(channels.get(0), channels.get(1), least);
        Core.min(least, channels.get(2), least);
        Core.subtract(most, least, most);
        Core.compare(most, new Scalar(GREY), most, Core.CMP_GT);
        boolean grey = Core.countNonZero(most) <= MOST_COLOURED * most.total();
        channels.forEach(Mat::release);
        small.release();
        most.release();
        least.release();
        return grey;
    }
}
