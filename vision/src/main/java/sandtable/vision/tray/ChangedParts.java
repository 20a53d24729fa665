package sandtable.vision.tray;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.Rects;
import sandtable.vision.square.Square;

/**
 * The parts of a plan in which something lies that may be a die: most of a tray is as it was when it was empty, and need not be looked at.
 * Lengths are in edges of a face.
 */
final class ChangedParts {
    /** Width of the cells in which it is counted how much has changed. */
    private static final double CELL = 0.5;
    /** So much has changed at least in a cell and its neighbours together, in faces; a symbol alone is that large. */
    private static final double LEAST = 0.05;
    /** Cells round what has changed that are looked at with it: a die of the cloth's colour reaches no further beyond its symbol. */
    private static final int ROUND = 2;

    private ChangedParts() {}

    /**
     * Rectangles of the plan that do not overlap.
     *
     * @param changed where the tray looks otherwise than empty, row by row; 0 elsewhere
     * @param scale how much smaller than the plan that is
     * @param size edge of a face, pixels of the plan
     * @param floor whether a die may lie on a square of the plan
     */
    static List<Rect> of(
            byte[] changed, int width, int height, double scale, double size, Size plan, Predicate<Square> floor) {
        double cell = CELL * size * scale;
        int columns = (int) (width / cell) + 1;
        int rows = (int) (height / cell) + 1;
        int[] counts = counts(changed, width, height, cell, columns, rows);
        double least = LEAST * size * scale * size * scale;
        Mat marked = Mat.zeros(rows, columns, CvType.CV_8UC1);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Square there = new Square((column + 0.5) * cell / scale, (row + 0.5) * cell / scale, size, 0, 0);
                if (counts[row * columns + column] > 0
                        && about(counts, columns, rows, column, row) > least
                        && floor.test(there)) {
                    marked.put(row, column, 1);
                }
            }
        }
        List<Rect> parts = apart(boxes(marked));
        marked.release();
        double k = cell / scale;
        return parts.stream()
                .map(r -> Rects.within(
                        new Rect((int) (r.x * k), (int) (r.y * k), (int) Math.ceil(r.width * k), (int)
                                Math.ceil(r.height * k)),
                        (int) plan.width,
                        (int) plan.height))
                .toList();
    }

    private static int[] counts(byte[] changed, int width, int height, double cell, int columns, int rows) {
        int[] counts = new int[columns * rows];
        int[] ends = new int[columns];
        for (int x = 0; x < width; x++) {
            ends[(int) (x / cell)] = x + 1;
        }
        for (int y = 0; y < height; y++) {
            int first = columns * (int) (y / cell);
            int x = y * width;
            for (int column = 0; column < columns; column++) {
                int n = 0;
                for (; x < y * width + ends[column]; x++) {
                    n += changed[x] == 0 ? 0 : 1;
                }
                counts[first + column] += n;
            }
        }
        return counts;
    }

    private static int about(int[] counts, int columns, int rows, int column, int row) {
        int sum = 0;
        for (int y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
            for (int x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
                sum += counts[y * columns + x];
            }
        }
        return sum;
    }

    /** Round what hangs together once each cell has grown. */
    private static List<Rect> boxes(Mat marked) {
        Mat grown = new Mat();
        Mat round = Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(2 * ROUND + 1, 2 * ROUND + 1));
        Imgproc.dilate(marked, grown, round);
        Mat labels = new Mat();
        Mat stats = new Mat();
        Mat middles = new Mat();
        int n = Imgproc.connectedComponentsWithStats(grown, labels, stats, middles);
        List<Rect> boxes = new ArrayList<>();
        int[] box = new int[4];
        for (int i = 1; i < n; i++) {
            stats.get(i, 0, box);
            boxes.add(new Rect(box[0], box[1], box[2], box[3]));
        }
        List.of(grown, round, labels, stats, middles).forEach(Mat::release);
        return boxes;
    }

    /** One for those that overlap. */
    private static List<Rect> apart(List<Rect> boxes) {
        List<Rect> apart = new ArrayList<>();
        for (Rect box : boxes) {
            Rect all = box;
            for (int i = 0; i < apart.size(); i++) {
                if (Rects.overlap(all, apart.get(i))) {
                    all = Rects.union(all, apart.remove(i));
                    i = -1;
                }
            }
            apart.add(all);
        }
        return apart;
    }
}
