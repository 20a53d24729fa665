package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.NativeCv;

@DisplayName("Corners of the tray's floor that were tapped")
class TappedCornersTest {
    private static final double[][] CORNERS = RimmedTray.CORNERS;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @DisplayName("a few pixels beside are moved to where its edges meet")
    void moved(long seed) {
        Mat picture = RimmedTray.picture(CORNERS);
        near(TappedCorners.onEdges(picture, tapped(CORNERS, 3, seed)), CORNERS, 0.5);
        picture.release();
    }

    @Test
    @DisplayName("are moved in a larger picture as well")
    void large() {
        Mat picture = RimmedTray.picture(CORNERS);
        Imgproc.resize(picture, picture, new Size(), 4, 4, Imgproc.INTER_CUBIC);
        double[][] there = Arrays.stream(CORNERS)
                .map(c -> new double[] {4 * c[0] + 1.5, 4 * c[1] + 1.5})
                .toArray(double[][]::new);
        near(TappedCorners.onEdges(picture, tapped(there, 6, 7)), there, 2);
        picture.release();
    }

    @Test
    @DisplayName("stay where they were at a side whose edge is hidden behind a wall")
    void hidden() {
        double[][] seen = {CORNERS[0], CORNERS[1], {577, 303}, {63, 313}};
        Mat picture = RimmedTray.picture(seen);
        double[][] tapped = tapped(CORNERS, 1, 3);
        double[][] found = TappedCorners.onEdges(picture, tapped);
        near(Arrays.copyOf(found, 2), Arrays.copyOf(CORNERS, 2), 0.5);
        for (int i = 2; i < 4; i++) {
            assertThat(found[i][1]).isCloseTo(tapped[i][1], within(0.5));
        }
        picture.release();
    }

    @Test
    @DisplayName("stay where they were on a cloth without an edge")
    void none() {
        Mat cloth = new Mat(360, 640, CvType.CV_8UC3);
        Core.setRNGSeed(5);
        Core.randn(cloth, 100, 6);
        near(TappedCorners.onEdges(cloth, CORNERS), CORNERS, 1e-9);
        cloth.release();
    }

    @Test
    @DisplayName("are kept by the tray as they were moved")
    void tray() throws Exception {
        Mat picture = RimmedTray.picture(CORNERS);
        MatOfByte file = new MatOfByte();
        Imgcodecs.imencode(".png", picture, file);
        List<double[]> tapped = Arrays.asList(tapped(CORNERS, 3, 8));
        near(Tray.learn(file.toArray(), Optional.of(tapped)).corners().toArray(new double[0][]), CORNERS, 0.5);
        file.release();
        picture.release();
    }

    @Test
    @DisplayName(
            "are refused as long as the tray is shown if it is too small between its edges, not when its file is read")
    void small() {
        double[][] seen = {{200, 150}, {350, 150}, {350, 210}, {200, 210}};
        double[][] tapped = {{197, 147}, {353, 147}, {353, 213}, {197, 213}};
        Mat picture = RimmedTray.picture(seen);
        MatOfByte file = new MatOfByte();
        Imgcodecs.imencode(".png", picture, file);
        assertThatThrownBy(() -> Tray.learn(file.toArray(), Optional.of(Arrays.asList(tapped))))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("nearer");
        file.release();
        picture.release();
    }

    private static double[][] tapped(double[][] corners, double most, long seed) {
        Random r = new Random(seed);
        return Arrays.stream(corners)
                .map(c -> new double[] {c[0] + most * (2 * r.nextDouble() - 1), c[1] + most * (2 * r.nextDouble() - 1)})
                .toArray(double[][]::new);
    }

    private static void near(double[][] found, double[][] expected, double far) {
        for (int i = 0; i < expected.length; i++) {
            assertThat(Math.hypot(found[i][0] - expected[i][0], found[i][1] - expected[i][1]))
                    .as("corner %d", i)
                    .isLessThanOrEqualTo(far);
        }
    }
}
