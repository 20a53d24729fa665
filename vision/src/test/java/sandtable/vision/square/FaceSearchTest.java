package sandtable.vision.square;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;

@DisplayName("Squares that are looked for in a plan")
class FaceSearchTest {
    private static final int FINE = 10;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "of {0} pixels")
    @ValueSource(doubles = {24.1, 30, 39.7, 40, 40.3, 41, 63})
    @DisplayName(
            "are found where they lie, far from the plan's corner too, whether the plan had to be made smaller or hardly")
    void place(double size) {
        double x = 800;
        double y = 500;
        Mat plan = plan(x, y, size);
        try (FaceSearch search = FaceSearch.of(plan, new FaceSearch.Sought(size, 0.1, 100, 0.3, s -> true))) {
            Square found = search.inPlan(search.squares().get(0));
            assertThat(found.x()).isCloseTo(x, within(0.5));
            assertThat(found.y()).isCloseTo(y, within(0.5));
            assertThat(found.size()).isCloseTo(size, within(0.02 * size));
        }
        plan.release();
    }

    @Test
    @DisplayName("are fitted at once where they are plain, and elsewhere only where nothing was read yet")
    void taken() {
        Mat plan = plan(800, 500, 40);
        // One side of another square, and the beginnings of two more.
        Imgproc.rectangle(plan, new Point(200, 200), new Point(239, 213), new Scalar(40, 40, 200), Imgproc.FILLED);
        try (FaceSearch search = FaceSearch.of(plan, new FaceSearch.Sought(40, 0.1, 100, 0.2, s -> true))) {
            Square plain = search.plain().get(0);
            assertThat(plain).isEqualTo(search.squares().get(0));
            assertThat(search.others(s -> true)).isNotEmpty();
            assertThat(search.others(s -> s.x() > 400)).isEmpty();
        }
        plan.release();
    }

    @Test
    @DisplayName("are left out where less is drawn within than is asked for")
    void bare() {
        Mat plan = plan(800, 500, 40);
        Imgproc.circle(plan, new Point(800, 500), 8, new Scalar(250, 250, 250), Imgproc.FILLED);
        try (FaceSearch search = FaceSearch.of(plan, drawn(20))) {
            assertThat(search.squares()).isNotEmpty();
        }
        try (FaceSearch search = FaceSearch.of(plan, drawn(120))) {
            assertThat(search.squares()).isEmpty();
        }
        plan.release();
    }

    private static FaceSearch.Sought drawn(double least) {
        return new FaceSearch.Sought(40, 0.1, 100, 0.3, least, 0.3, s -> true);
    }

    private static Mat plan(double x, double y, double size) {
        Mat plan = new Mat(600, 900, CvType.CV_8UC3, new Scalar(60, 90, 50));
        // One square to tenths of a pixel, about which nothing else lies.
        Rect about = new Rect((int) x - 80, (int) y - 80, 160, 160);
        Mat large = new Mat(160 * FINE, 160 * FINE, CvType.CV_8UC3, new Scalar(60, 90, 50));
        double mid = (80 + 0.5) * FINE - 0.5;
        Imgproc.rectangle(
                large,
                new Point(Math.rint(mid - size / 2 * FINE), Math.rint(mid - size / 2 * FINE)),
                new Point(Math.rint(mid + size / 2 * FINE) - 1, Math.rint(mid + size / 2 * FINE) - 1),
                new Scalar(40, 40, 200),
                Imgproc.FILLED);
        Mat there = plan.submat(about);
        Imgproc.resize(large, there, new Size(160, 160), 0, 0, Imgproc.INTER_AREA);
        there.release();
        large.release();
        return plan;
    }
}
