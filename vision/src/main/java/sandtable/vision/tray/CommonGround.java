package sandtable.vision.tray;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The ground on which several pictures have something else each, where nobody has shown it empty: what most of them show. A camera that stood
 * still shows any ground so; one held in the hand shows so much of it as is plain.
 */
public final class CommonGround {
    /** Share of the pictures that have to agree on a place: dice that lie on one another's places in turn hide what is beneath. */
    private static final double AGREED = 0.6;

    /** Of two pictures nobody can say which shows the ground. */
    private static final int LEAST = 3;
    /** A picture that differs in a larger share was taken of something else: a die alone is a hundredth of it, or three. */
    private static final double MOST_TAKEN = 0.3;

    private CommonGround() {}

    /**
     * Where each picture differs from what most show, and where too few agree. Unknown for pictures that have little in common with the others.
     *
     * @param pictures 8 bits each of blue, green and red; they stay the caller's
     */
    public static List<Ground> of(List<Mat> pictures) {
        boolean oneSize = pictures.stream().map(Mat::size).distinct().count() == 1;
        if (pictures.size() < LEAST || !oneSize) {
            return pictures.stream().map(p -> Ground.unknown()).toList();
        }
        EmptyPlan first = EmptyPlan.of(pictures.get(0));
        Mat middle = middle(pictures.stream().map(first::inItsLight).toList(), first.width(), first.height());
        EmptyPlan common = EmptyPlan.of(middle);
        middle.release();
        List<Ground> grounds = pictures.stream().map(common::under).toList();
        boolean[] open = new boolean[common.width() * common.height()];
        for (int i = 0; i < open.length; i++) {
            int pixel = i;
            long agree = grounds.stream().filter(g -> g.unchanged(pixel)).count();
            open[i] = agree < AGREED * grounds.size();
        }
        return grounds.stream()
                .map(g -> g.alsoWhere(open))
                .map(g -> g.share() > MOST_TAKEN ? Ground.unknown() : g)
                .toList();
    }

    /** The median of each value; the caller releases it. */
    private static Mat middle(List<byte[]> pictures, int width, int height) {
        byte[] middle = new byte[3 * width * height];
        int[] here = new int[pictures.size()];
        for (int i = 0; i < middle.length; i++) {
            for (int k = 0; k < here.length; k++) {
                here[k] = pictures.get(k)[i] & 0xFF;
            }
            Arrays.sort(here);
            middle[i] = (byte) here[here.length / 2];
        }
        Mat mat = new Mat(height, width, CvType.CV_8UC3);
        mat.put(0, 0, middle);
        return mat;
    }
}
