package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import sandtable.vision.square.Square;

/**
 * The table beneath the dice of several pictures, where nobody has shown it empty: what they show where none of their dice lies. Only a
 * camera that stood still shows one.
 */
public final class SeenTable {
    /** A die with its side and most of its shadow lies within so many edges of the middle of its top. */
    private static final double ABOUT = 1.7;

    /** So many pictures have to show a place without a die. */
    private static final int LEAST = 2;
    /** And this share of them the same: a hand may have been in one. */
    private static final double AGREED = 0.6;
    /** Where less of the table is known than this, the pictures have little in common. */
    private static final double MOST_OPEN = 0.3;

    private SeenTable() {}

    /**
     * The table as a tray without walls; empty where the pictures have little in common.
     *
     * @param pictures 8 bits each of blue, green and red, of one size; they stay the caller's
     * @param dice the top faces of each picture's dice, pixels of the picture
     * @param lean how the camera leaned over it
     */
    public static Optional<Tray> of(List<Mat> pictures, List<List<Square>> dice, Lean lean) {
        EmptyPlan first = EmptyPlan.of(pictures.get(0));
        int width = first.width();
        int height = first.height();
        double k = (double) width / pictures.get(0).cols();
        List<boolean[]> free =
                dice.stream().map(tops -> free(tops, width, height, k)).toList();
        List<byte[]> lit = pictures.stream().map(first::inItsLight).toList();
        Mat middle = new Mat(height, width, CvType.CV_8UC3);
        middle.put(0, 0, middle(lit, free));
        EmptyPlan table = EmptyPlan.of(middle);
        List<Ground> grounds = pictures.stream().map(table::under).toList();
        byte[] known = table.bgr().clone();
        int open = 0;
        for (int i = 0; i < width * height; i++) {
            boolean agreed = agreed(i, free, grounds);
            open += agreed ? 0 : 1;
            for (int c = 3 * i; c < 3 * i + 3; c++) {
                known[c] = agreed ? (byte) Math.max(1, known[c] & 0xFF) : 0;
            }
        }
        middle.put(0, 0, known);
        Optional<Tray> seen = open > MOST_OPEN * width * height
                ? Optional.empty()
                : Optional.of(Tray.table(
                        middle, pictures.get(0).cols(), pictures.get(0).rows(), lean));
        middle.release();
        return seen;
    }

    /** The pixels of a small picture where none of these dice lies. */
    private static boolean[] free(List<Square> tops, int width, int height, double k) {
        boolean[] free = new boolean[width * height];
        for (int row = 0; row < height; row++) {
            for (int col = 0; col < width; col++) {
                double x = (col + 0.5) / k - 0.5;
                double y = (row + 0.5) / k - 0.5;
                free[row * width + col] =
                        tops.stream().noneMatch(s -> Math.hypot(s.x() - x, s.y() - y) < ABOUT * s.size());
            }
        }
        return free;
    }

    /** The median of each value where no die lies; black where one does in nearly all pictures. */
    private static byte[] middle(List<byte[]> pictures, List<boolean[]> free) {
        byte[] middle = new byte[pictures.get(0).length];
        List<byte[]> here = new ArrayList<>();
        for (int i = 0; i < middle.length; i++) {
            here.clear();
            for (int p = 0; p < pictures.size(); p++) {
                if (free.get(p)[i / 3]) {
                    here.add(pictures.get(p));
                }
            }
            int value = i;
            int[] values = here.stream().mapToInt(p -> p[value] & 0xFF).sorted().toArray();
            middle[i] = values.length < LEAST ? 0 : (byte) values[values.length / 2];
        }
        return middle;
    }

    private static boolean agreed(int pixel, List<boolean[]> free, List<Ground> grounds) {
        int shown = 0;
        int same = 0;
        for (int p = 0; p < grounds.size(); p++) {
            if (free.get(p)[pixel]) {
                shown++;
                same += grounds.get(p).unchanged(pixel) ? 1 : 0;
            }
        }
        return shown >= LEAST && same >= AGREED * shown;
    }
}
