package sandtable.vision.tray;

import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * The ground on which several pictures have something else each, where a camera took them from one place and nobody has shown it empty:
 * what most of them show.
 */
public final class CommonGround {
    /** Share of the pictures that have to agree on a place: dice that lie on one another's places in turn hide what is beneath. */
    private static final double AGREED = 0.6;

    private CommonGround() {}

    /**
     * Where each picture differs from what most show; where too few agree, something may lie in all of them.
     *
     * @param pictures of one size, three or more, 8 bits each of blue, green and red; they stay the caller's
     */
    public static List<Ground> of(List<Mat> pictures) {
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
        return grounds.stream().map(g -> g.alsoWhere(open)).toList();
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
