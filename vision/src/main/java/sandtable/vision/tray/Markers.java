package sandtable.vision.tray;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.objdetect.ArucoDetector;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import sandtable.vision.DiceSetException;

/** Finds the floor by the four ArUco markers (4x4, ids 0 to 3) in the corners of the printed mat. */
final class Markers {
    private Markers() {}

    /** The outer corners of the four markers, clockwise from the upper left, x and y in pixels. */
    static List<double[]> corners(Mat picture) throws DiceSetException {
        List<Mat> found = new ArrayList<>();
        Mat ids = new Mat();
        try {
            find(picture, found, ids);
            return corners(found, ids);
        } finally {
            found.forEach(Mat::release);
            ids.release();
        }
    }

    private static void find(Mat picture, List<Mat> found, Mat ids) {
        Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50);
        ArucoDetector detector = new ArucoDetector(dictionary);
        try {
            detector.detectMarkers(picture, found, ids);
        } finally {
            // Else they could be collected, and their native part freed, while OpenCV still works with it.
            Reference.reachabilityFence(dictionary);
            Reference.reachabilityFence(detector);
        }
    }

    private static List<double[]> corners(List<Mat> found, Mat ids) throws DiceSetException {
        Mat[] seen = new Mat[4];
        int count = 0;
        for (int i = 0; i < ids.rows(); i++) {
            int id = (int) ids.get(i, 0)[0];
            if (id >= 0 && id < 4 && seen[id] == null) {
                seen[id] = found.get(i);
                count++;
            }
        }
        if (count < 4) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_MARKERS,
                    "The tray's corners are unknown: " + count
                            + " of the mat's four markers are in view. Bring all four into view, or give the four corners of"
                            + " the floor (--corners \"x,y x,y x,y x,y\", clockwise from the upper left).");
        }
        List<double[]> corners = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            // A marker's own corners go clockwise from its upper left, so corner i of marker i is the outer one.
            double[] xy = seen[i].get(0, i);
            corners.add(new double[] {xy[0], xy[1]});
        }
        return corners;
    }
}
