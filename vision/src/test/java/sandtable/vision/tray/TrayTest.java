package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.NativeCv;

@DisplayName("A tray")
class TrayTest {
    private static final List<double[]> CORNERS =
            List.of(new double[] {100, 60}, new double[] {540, 60}, new double[] {600, 420}, new double[] {40, 420});

    private static byte[] picture(Scalar colour) {
        NativeCv.load();
        Mat m = new Mat(480, 640, CvType.CV_8UC3, colour);
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".png", m, out);
        return out.toArray();
    }

    @Test
    @DisplayName("seen at a slant is turned until its sides are square to each other again")
    void slant() throws Exception {
        Tray tray = Tray.learn(picture(new Scalar(80, 120, 90)), Optional.of(CORNERS));
        PlanView plan = tray.plan(640, 480);
        double[][] q = new double[4][];
        for (int i = 0; i < 4; i++) {
            q[i] = plan.toPlan(CORNERS.get(i)[0], CORNERS.get(i)[1]);
        }
        for (int i = 0; i < 4; i++) {
            double[] a = q[i];
            double[] b = q[(i + 1) % 4];
            double[] c = q[(i + 2) % 4];
            double dot = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]);
            double cos = dot / Math.hypot(b[0] - a[0], b[1] - a[1]) / Math.hypot(c[0] - b[0], c[1] - b[1]);
            assertThat(Math.abs(cos)).isLessThan(0.03);
        }
        double[] back = plan.toPicture(q[2][0], q[2][1]);
        assertThat(back[0]).isCloseTo(600, org.assertj.core.data.Offset.offset(0.01));
    }

    @Test
    @DisplayName("keeps its corners in its file")
    void file(@TempDir Path folder) throws Exception {
        Tray tray = Tray.learn(picture(new Scalar(80, 120, 90)), Optional.of(CORNERS));
        tray.save(folder.resolve("t"));
        assertThat(Tray.load(folder.resolve("t")).corners())
                .usingRecursiveComparison()
                .isEqualTo(CORNERS);
        Files.writeString(folder.resolve("t"), "{}");
        assertThatThrownBy(() -> Tray.load(folder.resolve("t"))).isInstanceOf(DiceSetException.class);
    }

    @Test
    @DisplayName("is not written over a folder nor into none, and the message says which")
    void nowhere(@TempDir Path folder) throws Exception {
        Tray tray = Tray.learn(picture(new Scalar(80, 120, 90)), Optional.of(CORNERS));
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThatThrownBy(() -> tray.save(empty))
                .isInstanceOf(IOException.class)
                .hasMessage(empty + " is a folder. Name a file.");
        assertThatThrownBy(() -> tray.save(folder.resolve("none").resolve("t")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("There is no folder " + folder.resolve("none"));
        try (Stream<Path> left = Files.walk(folder)) {
            assertThat(left).containsExactlyInAnyOrder(folder, empty);
        }
        assertThat(empty).isDirectory();
    }

    @Test
    @DisplayName("is not written over a device or a socket, which stays as it is")
    void device(@TempDir Path folder) throws Exception {
        Tray tray = Tray.learn(picture(new Scalar(80, 120, 90)), Optional.of(CORNERS));
        Path socket = folder.resolve("socket");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            assertThatThrownBy(() -> tray.save(socket))
                    .isInstanceOf(IOException.class)
                    .hasMessage(socket + " is no file but a device or the like. Name a file.");
            assertThat(socket).exists().isNot(new Condition<>(Files::isRegularFile, "a file"));
        }
    }

    @Test
    @DisplayName("whose file is missing, a folder or endless is refused with what to do")
    void unreadable(@TempDir Path folder) {
        assertThatThrownBy(() -> Tray.load(folder.resolve("none")))
                .isInstanceOf(DiceSetException.class)
                .hasMessage(folder.resolve("none") + ": the tray cannot be read: there is no such file. Name another.");
        assertThatThrownBy(() -> Tray.load(folder))
                .isInstanceOf(DiceSetException.class)
                .hasMessage(folder + ": the tray cannot be read: it is a folder. Name a file.");
        Path endless = Path.of("/dev/zero");
        assumeThat(endless).isReadable();
        assertThatThrownBy(() -> Tray.load(endless))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("larger than 5 MB");
    }

    @Test
    @DisplayName("that is blown out, dark, tiny or given in the wrong order is refused with what to change")
    void refusals() {
        refused(new Scalar(255, 255, 255), CORNERS, "lamp");
        refused(new Scalar(3, 3, 3), CORNERS, "dark");
        refused(
                new Scalar(80, 120, 90),
                List.of(CORNERS.get(3), CORNERS.get(2), CORNERS.get(1), CORNERS.get(0)),
                "clockwise");
        refused(
                new Scalar(80, 120, 90),
                List.of(new double[] {10, 10}, new double[] {230, 10}, new double[] {230, 230}, new double[] {10, 230}),
                "about 220 pixels wide");
        refused(new Scalar(80, 120, 90), CORNERS.subList(0, 3), "four corners");
    }

    private static void refused(Scalar colour, List<double[]> corners, String because) {
        assertThatThrownBy(() -> Tray.learn(picture(colour), Optional.of(corners)))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining(because);
    }

    @Test
    @DisplayName("without corners and without the mat in view cannot be learned")
    void noMarkers() {
        assertThatThrownBy(() -> Tray.learn(picture(new Scalar(80, 120, 90)), Optional.empty()))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("0 of the mat's four markers");
    }

    @Test
    @DisplayName("keeps its cloth and light in its file, and reads a file of before that knew nothing of them")
    void cloth(@TempDir Path folder) throws Exception {
        Tray tray = Tray.learn(picture(new Scalar(40, 40, 160)), Optional.of(CORNERS));
        Path file = folder.resolve("t");
        tray.save(file);
        assertThat(Tray.load(file).cloth()).isEqualTo(tray.cloth()).get().satisfies(cloth -> {
            assertThat(cloth.hex()).matches("#(9f|a0|a1)2[789a]2[789a]");
            assertThat(cloth.light()).isBetween(70.0, 80.0);
            assertThat(cloth.evenness()).isEqualTo(1);
        });
        Files.writeString(file, Files.readString(file).replaceAll(",\"cloth\":\\{[^}]*\\}", ""));
        assertThat(Tray.load(file).cloth()).isEmpty();
        String without = Files.readString(file);
        for (String broken : List.of("{\"l\":\"red\"}", "null", "7", "[]")) {
            Files.writeString(file, without.replaceFirst("\"corners\"", "\"cloth\":" + broken + ",\"corners\""));
            assertThatThrownBy(() -> Tray.load(file))
                    .as(broken)
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("empty tray again");
        }
    }

    @Test
    @DisplayName("a lamp from one side shows as uneven light")
    void uneven() throws Exception {
        NativeCv.load();
        Mat m = new Mat(480, 640, CvType.CV_8UC3);
        for (int x = 0; x < 640; x++) {
            m.col(x).setTo(new Scalar(60 + x / 4.0, 60 + x / 4.0, 60 + x / 4.0));
        }
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".png", m, out);
        assertThat(Tray.learn(out.toArray(), Optional.of(CORNERS)).cloth())
                .get()
                .satisfies(cloth -> assertThat(cloth.evenness()).isBetween(0.3, 0.7));
    }
}
