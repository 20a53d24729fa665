package sandtable.vision;

import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Where a plan differs from the same plan of the empty tray. Immutable. */
final class Ground {
    private static final int WIDTH = 480;
    /** Colours differ by at least this much where something lies, Lab of 8 bits each. */
    private static final double DIFFERS = 7;

    private static final int N = 7;

    private final Optional<byte[]> covered;
    private final int width;
    private final int height;
    private final double scale;

    private Ground(Optional<byte[]> covered, int width, int height, double scale) {
        this.covered = covered;
        this.width = width;
        this.height = height;
        this.scale = scale;
    }

    /** Where nobody has seen the tray empty, anything may be a die. */
    static Ground unknown() {
        return new Ground(Optional.empty(), 0, 0, 1);
    }

    /** @param empty the plan without dice, of the same size */
    static Ground of(Mat empty, Mat plan) {
        double k = (double) WIDTH / plan.cols();
        Mat before = lab(empty, k, new Scalar(1, 1, 1));
        Mat bgr = small(empty, k);
        Mat now = small(plan, k);
        Mat after = lab(plan, k, gain(bgr, now));
        bgr.release();
        now.release();
        int n = before.rows() * before.cols();
        byte[] a = new byte[n * 3];
        byte[] b = new byte[n * 3];
        before.get(0, 0, a);
        after.get(0, 0, b);
        byte[] mask = new byte[n];
        for (int i = 0; i < n; i++) {
            double l = 0.6 * ((a[3 * i] & 0xFF) - (b[3 * i] & 0xFF));
            double u = (a[3 * i + 1] & 0xFF) - (b[3 * i + 1] & 0xFF);
            double v = (a[3 * i + 2] & 0xFF) - (b[3 * i + 2] & 0xFF);
            mask[i] = (byte) (l * l + u * u + v * v > DIFFERS * DIFFERS ? 1 : 0);
        }
        Ground ground = new Ground(Optional.of(mask), before.cols(), before.rows(), k);
        before.release();
        after.release();
        return ground;
    }

    /** By how much each colour must be multiplied so that the cloth looks as it did: lamps and cameras drift. */
    private static Scalar gain(Mat before, Mat now) {
        int n = before.rows() * before.cols();
        byte[] a = new byte[n * 3];
        byte[] b = new byte[n * 3];
        before.get(0, 0, a);
        now.get(0, 0, b);
        double[] middle = new double[3];
        for (int c = 0; c < 3; c++) {
            double[] ratios = new double[n];
            for (int i = 0; i < n; i++) {
                ratios[i] = ((a[3 * i + c] & 0xFF) + 4.0) / ((b[3 * i + c] & 0xFF) + 4.0);
            }
            Arrays.sort(ratios);
            middle[c] = Math.max(0.4, Math.min(2.5, ratios[n / 2]));
        }
        return new Scalar(middle);
    }

    private static Mat small(Mat plan, double k) {
        Mat out = new Mat();
        Imgproc.resize(plan, out, new Size(), k, k, Imgproc.INTER_AREA);
        return out;
    }

    private static Mat lab(Mat plan, double k, Scalar gain) {
        Mat out = small(plan, k);
        Core.multiply(out, gain, out);
        Imgproc.GaussianBlur(out, out, new Size(0, 0), 1);
        Imgproc.cvtColor(out, out, Imgproc.COLOR_BGR2Lab);
        return out;
    }

    boolean known() {
        return covered.isPresent();
    }

    /** Share of a square of the plan in which something lies; 1 where the empty tray is unknown. */
    double covered(Square s) {
        if (covered.isEmpty()) {
            return 1;
        }
        int in = 0;
        for (int i = 0; i < N; i++) {
            for (int j = 0; j < N; j++) {
                double[] p = s.at((2 * i + 1.0) / N - 1, (2 * j + 1.0) / N - 1);
                int x = (int) Math.round(p[0] * scale);
                int y = (int) Math.round(p[1] * scale);
                boolean inside = x >= 0 && y >= 0 && x < width && y < height;
                in += inside && covered.get()[y * width + x] == 1 ? 1 : 0;
            }
        }
        return (double) in / (N * N);
    }
}
