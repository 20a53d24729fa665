package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.NativeCv;

@DisplayName("A tray's straight edges")
class PlumbLinesTest {
    private static final int WIDTH = RimmedTray.WIDTH;
    private static final int HEIGHT = RimmedTray.HEIGHT;
    private static final double[][] CORNERS = RimmedTray.CORNERS;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {-0.08, -0.02, 0, 0.04, 0.1})
    @DisplayName("tell how the lens bends lines, though its corners were tapped a few pixels beside")
    void tell(double k1) {
        Mat straight = RimmedTray.picture(CORNERS);
        Mat seen = BentPicture.of(straight, k1);
        straight.release();
        PlumbLines lines = PlumbLines.of(seen, tapped(k1));
        assertThat(lines.edges()).hasSize(4).allSatisfy(e -> {
            assertThat(e.k1()).isCloseTo(k1, within(0.015));
            assertThat(e.spread()).isBetween(0.01, 0.03);
        });
        double middle = lines.edges().stream()
                .mapToDouble(PlumbLines.Edge::k1)
                .average()
                .orElseThrow();
        assertThat(middle).isCloseTo(k1, within(0.006));
        seen.release();
    }

    @Test
    @DisplayName("speak against other lenses, one that is no straight edge not louder than it should")
    void against() {
        PlumbLines.Edge edge = new PlumbLines.Edge(0.02, 0.01);
        assertThat(edge.against(0.02)).isZero();
        assertThat(edge.against(0.03)).isCloseTo(1, within(1e-9));
        assertThat(edge.against(0.16)).isEqualTo(edge.against(-0.16)).isCloseTo(9, within(1e-9));
        assertThat(PlumbLines.none().against(0.1)).isZero();
    }

    @Test
    @DisplayName("tell nothing by one that agrees with no other: the tray has cut corners, or a shadow lies there")
    void alone() {
        Mat straight = RimmedTray.picture(CORNERS);
        Imgproc.ellipse(
                straight, new Point(325, 46), new Size(190, 7), -1.5, 0, 360, new Scalar(70, 120, 170), Imgproc.FILLED);
        assertThat(PlumbLines.of(straight, CORNERS).edges())
                .hasSize(3)
                .allSatisfy(e -> assertThat(e.k1()).isCloseTo(0, within(0.015)));
        straight.release();
    }

    @Test
    @DisplayName("tell nothing where none is seen: on a cloth without an edge, or about a round tray")
    void none() {
        Mat cloth = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3);
        Core.setRNGSeed(5);
        Core.randn(cloth, 100, 6);
        assertThat(PlumbLines.of(cloth, CORNERS).edges()).isEmpty();
        Imgproc.circle(cloth, new Point(320, 180), 150, new Scalar(40, 90, 160), Imgproc.FILLED);
        double[][] onIt = {{214, 74}, {426, 74}, {426, 286}, {214, 286}};
        assertThat(PlumbLines.of(cloth, onIt).edges()).isEmpty();
        cloth.release();
    }

    @Test
    @DisplayName("give the lens before any dice are shown, and again from the tray's file")
    void lens(@TempDir Path folder) throws Exception {
        Mat straight = RimmedTray.picture(CORNERS);
        Mat seen = BentPicture.of(straight, 0.05);
        straight.release();
        MatOfByte file = new MatOfByte();
        Imgcodecs.imencode(".png", seen, file);
        Tray tray = Tray.learn(file.toArray(), Optional.of(Arrays.asList(tapped(0.05))));
        assertThat(tray.lens().k1()).isCloseTo(0.05, within(0.01));
        Path saved = folder.resolve("tray");
        tray.save(saved);
        assertThat(Tray.load(saved).lens()).isEqualTo(tray.lens());
        String told = Files.readString(saved);
        assertThat(told).contains("\"edges\":[{\"k1\":");
        for (String damaged : List.of("[{\"k1\":\"bent\"},", "\"none\",\"other\":[")) {
            Files.writeString(saved, told.replace("\"edges\":[", "\"edges\":" + damaged));
            assertThatThrownBy(() -> Tray.load(saved))
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("edges is damaged. Show the empty tray again.");
        }
        // Files of earlier versions have none: the small picture in them tells it.
        Files.writeString(saved, told.replaceFirst("\"edges\":\\[.*?]", "\"other\":[]"));
        assertThat(Tray.load(saved).lens().k1()).isCloseTo(0.05, within(0.01));
        file.release();
        seen.release();
    }

    private static double[][] tapped(double k1) {
        Lens.Distortion lens = new Lens(1, k1).in(WIDTH, HEIGHT);
        Random r = new Random(2);
        return Arrays.stream(CORNERS)
                .map(c -> lens.distort(c[0], c[1]))
                .map(c -> new double[] {c[0] + 3 * r.nextDouble() - 1.5, c[1] + 3 * r.nextDouble() - 1.5})
                .toArray(double[][]::new);
    }
}
