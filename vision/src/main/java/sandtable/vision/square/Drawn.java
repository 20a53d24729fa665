package sandtable.vision.square;

import org.opencv.core.Mat;
import sandtable.vision.picture.Resized;

/** How much is drawn within squares of a picture: how far the colours there scatter. Those of bare cloth hardly do, those of a symbol do. */
public final class Drawn {
    /** Of a square's edge, from its middle, along the picture's axes: within its rim, however it is turned. */
    private static final double REACH = 0.35;

    private static final int CHANNELS = 3;

    private final byte[] lab;
    private final int cols;
    private final int rows;

    /** @param picture blue, green and red; not needed any more afterwards */
    Drawn(Mat picture) {
        this.cols = picture.cols();
        this.rows = picture.rows();
        this.lab = BodyColour.lab(picture);
    }

    /** How much is drawn on a face, seen as small as where squares are searched for. */
    public static double on(Mat crop) {
        double k = FaceSearch.COARSE / FaceCrop.SIDE;
        Mat small = Resized.of(crop, k);
        Square face = new Square((small.cols() - 1) / 2.0, (small.rows() - 1) / 2.0, FaceSearch.COARSE, 0, 0);
        double drawn = new Drawn(small).in(face);
        small.release();
        return drawn;
    }

    /** Standard deviation of the colours in a square, lightness counted half as in {@link BodyColour#distance}. */
    double in(Square s) {
        int left = (int) Math.max(0, Math.round(s.x() - REACH * s.size()));
        int top = (int) Math.max(0, Math.round(s.y() - REACH * s.size()));
        int right = (int) Math.min(cols - 1, Math.round(s.x() + REACH * s.size()));
        int bottom = (int) Math.min(rows - 1, Math.round(s.y() + REACH * s.size()));
        long[] sum = new long[CHANNELS];
        long[] squares = new long[CHANNELS];
        for (int y = top; y <= bottom; y++) {
            for (int i = CHANNELS * (y * cols + left); i < CHANNELS * (y * cols + right + 1); i++) {
                long v = lab[i] & 0xFF;
                sum[i % CHANNELS] += v;
                squares[i % CHANNELS] += v * v;
            }
        }
        double n = Math.max(1, (right - left + 1) * (bottom - top + 1));
        double scatter = 0;
        for (int c = 0; c < CHANNELS; c++) {
            double variance = squares[c] / n - sum[c] / n * (sum[c] / n);
            scatter += c == 0 ? variance / 4 : variance;
        }
        return Math.sqrt(Math.max(0, scatter));
    }
}
