package sandtable.vision.camera;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;

/** A film of a tray, 30 frames a second: thrown dice, hands, what happens to the camera. */
@DisplayName("Of a running camera over a tray")
class LiveFilmTest {
    private static final double FRAME_MILLIS = 1000 / 30.0;
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 41, 640, 360, true);
    private static final Mat EMPTY = picture(TABLE.empty(1));
    private static final Mat FIRST = picture(TABLE.roll(4, 1));
    private static final Mat SECOND = picture(TABLE.roll(4, 2));

    private final Random noise = new Random(11);
    private final List<LiveReading> readings = new ArrayList<>();
    /** What the reader would say of each picture: this film is about when it is asked. */
    private List<SeenDie> lying = List.of();

    private ViewWatch watch = ViewWatch.anywhere();
    private LiveReader live;
    private double now;
    private double lastMovement;

    private static Mat picture(TrayPicture p) {
        try {
            return Picture.decode(p.jpeg());
        } catch (UnreadablePictureException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void open() {
        live = new LiveReader(picture -> new SeenDice(picture.cols(), picture.rows(), lying, 1), watch);
    }

    /** From now on another reader looks, and this watches. */
    private void look(ViewWatch watches) {
        close();
        watch = watches;
        open();
    }

    @AfterEach
    void close() {
        live.close();
        watch.close();
    }

    private void show(Mat picture, int frames) throws Exception {
        for (int i = 0; i < frames; i++) {
            Mat m = picture.clone();
            Mat grain = new Mat(m.size(), m.type());
            Core.randn(grain, 20, 2);
            Core.add(m, grain, m);
            Core.subtract(m, new Scalar(20 + noise.nextDouble(), 20, 20), m);
            grain.release();
            now += FRAME_MILLIS;
            try (Frame frame = new Frame(m, now)) {
                live.next(frame).ifPresent(readings::add);
            }
            if (live.state() == RestFinder.State.MOVING) {
                lastMovement = now;
            }
        }
    }

    /** Dice that tumble: blurred shapes at new places in each frame. */
    private void tumble(Mat picture, int frames) throws Exception {
        for (int i = 0; i < frames; i++) {
            Mat m = picture.clone();
            for (int k = 0; k < 4; k++) {
                Point at = new Point(150 + 80 * k + 9 * i, 120 + 40 * ((i + k) % 4));
                Imgproc.circle(m, at, 22, new Scalar(200, 200, 200), -1);
            }
            show(m, 1);
            m.release();
        }
    }

    private static Mat withArm(Mat picture, double reach) {
        Mat m = picture.clone();
        MatOfPoint arm =
                new MatOfPoint(new Point(260, 360), new Point(285, reach), new Point(335, reach), new Point(370, 360));
        Imgproc.fillConvexPoly(m, arm, new Scalar(120, 150, 200));
        return m;
    }

    private static SeenDie die(double x, String face) {
        return SeenDie.sure(x, 100, 40, "other", face, 1);
    }

    private void thrown(Mat picture, SeenDie... dice) throws Exception {
        tumble(EMPTY, 8);
        lying = List.of(dice);
        show(picture, 25);
    }

    @Test
    @DisplayName("each throw gives one reading, less than 0.4 s after the last movement")
    void once() throws Exception {
        show(EMPTY, 15);
        thrown(FIRST, die(100, "2"), die(300, "5"));
        assertThat(readings).hasSize(1);
        assertThat(readings.get(0).millis() - lastMovement).isLessThan(340);
        thrown(SECOND, die(140, "3"), die(260, "5"));
        assertThat(readings).hasSize(2);
        assertThat(readings.get(1).stayed()).containsExactly(false, false);
    }

    @Test
    @DisplayName("a hand that rests over the tray hinders the reading until it is gone")
    void hand() throws Exception {
        show(EMPTY, 15);
        tumble(EMPTY, 8);
        lying = List.of(die(100, "2"));
        Mat arm = withArm(FIRST, 150);
        show(arm, 60);
        assertThat(live.state()).isEqualTo(RestFinder.State.AT_REST);
        assertThat(readings).isEmpty();
        assertThat(live.trouble()).isEmpty();
        show(FIRST, 25);
        assertThat(readings).hasSize(1);
        arm.release();
    }

    @Test
    @DisplayName(
            "dice that were only taken away, or only reached over, give no reading; of those thrown again is said which stayed")
    void locks() throws Exception {
        show(EMPTY, 15);
        thrown(FIRST, die(100, "2"), die(300, "5"), die(500, "6"));
        Mat arm = withArm(FIRST, 150);
        show(arm, 5);
        show(FIRST, 25);
        assertThat(readings).hasSize(1);
        show(arm, 5);
        lying = List.of(die(300, "5"));
        show(SECOND, 25);
        assertThat(readings).hasSize(1);
        thrown(FIRST, die(180, "2"), die(301, "5"), die(460, "1"));
        assertThat(readings).hasSize(2);
        assertThat(readings.get(1).stayed()).containsExactly(false, true, false);
        arm.release();
    }

    @Test
    @DisplayName("a doubtful die that was nudged is read again, though it lies nearly where it lay")
    void nudged() throws Exception {
        show(EMPTY, 15);
        thrown(FIRST, SeenDie.ask(300, 100, 40, "other", "5", 0.5, "cocked"));
        Mat arm = withArm(FIRST, 150);
        show(arm, 5);
        lying = List.of(die(304, "5"));
        show(FIRST, 25);
        assertThat(readings).hasSize(2);
        arm.release();
    }

    @Test
    @DisplayName("a die that still rocks is not read")
    void rocking() throws Exception {
        show(EMPTY, 15);
        tumble(EMPTY, 8);
        lying = List.of(die(100, "2"));
        Mat one = FIRST.clone();
        Imgproc.circle(one, new Point(330, 200), 18, new Scalar(40, 40, 40), -1);
        for (int i = 0; i < 12; i++) {
            show(i % 2 == 0 ? FIRST : one, 5);
        }
        assertThat(readings).isEmpty();
        one.release();
    }

    /** The same view from a camera that was pushed by so many pixels of 640. */
    private static Mat shifted(Mat picture, double x, double y) {
        Mat move = new Mat(2, 3, org.opencv.core.CvType.CV_64F);
        move.put(0, 0, 1, 0, x, 0, 1, y);
        Mat out = new Mat();
        Imgproc.warpAffine(picture, out, move, picture.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        move.release();
        return out;
    }

    @Test
    @DisplayName(
            "that was pushed by a fiftieth of the picture is said to have moved; throws, hands and lamps are no push")
    void smallPush() throws Exception {
        show(EMPTY, 25);
        for (double[] by : new double[][] {{13, 0}, {-9, 9}, {0, -12}}) {
            Mat pushed = shifted(EMPTY, by[0], by[1]);
            show(pushed, 25);
            assertThat(live.trouble()).as("pushed by %s, %s", by[0], by[1]).isEqualTo(Optional.of("moved"));
            show(EMPTY, 25);
            assertThat(live.trouble()).isEmpty();
            pushed.release();
        }
        Mat lit = new Mat();
        for (int i = 0; i < 12; i++) {
            tumble(EMPTY, 4);
            Mat next = i % 2 == 0 ? FIRST : SECOND;
            Core.multiply(next, new Scalar(1 + 0.02 * i, 1, 1 - 0.01 * i), lit);
            Mat trembling = shifted(lit, 0.6 * Math.sin(i), 0.6 * Math.cos(i));
            for (int frame = 0; frame < 20; frame++) {
                show(trembling, 1);
                assertThat(live.trouble()).as("throw %s", i).isEmpty();
            }
            trembling.release();
            Mat arm = withArm(next, 150);
            show(arm, 12);
            assertThat(live.trouble()).as("arm after throw %s", i).isEmpty();
            arm.release();
        }
        lit.release();
    }

    @Test
    @DisplayName(
            "that was pushed from where its tray was learned stays moved until it is put back: after the dark, after hands, and whatever was thrown; nothing is read meanwhile")
    void pushedFromItsTray() throws Exception {
        look(ViewWatch.ofTray());
        show(EMPTY, 25);
        thrown(FIRST, die(100, "2"));
        Mat dark = new Mat(FIRST.size(), FIRST.type(), new Scalar(3, 3, 3));
        lying = List.of(die(130, "2"));
        for (double[] by : new double[][] {{30, 17.5}, {-30, 10}, {50, -30}, {0, 40}}) {
            Mat pushed = shifted(FIRST, by[0], by[1]);
            show(pushed, 220);
            assertThat(live.trouble()).as("pushed by %s, %s", by[0], by[1]).isEqualTo(Optional.of("moved"));
            show(dark, 10);
            assertThat(live.trouble()).isEqualTo(Optional.of("dark"));
            Mat thrown = shifted(SECOND, by[0], by[1]);
            show(thrown, 40);
            assertThat(live.trouble()).as("pushed by %s, %s", by[0], by[1]).isEqualTo(Optional.of("moved"));
            Mat arm = withArm(pushed, 150);
            for (int i = 0; i < 10; i++) {
                show(i % 2 == 0 ? arm : pushed, 1);
                assertThat(live.trouble()).isEqualTo(Optional.of("moved"));
            }
            lying = List.of(die(100, "2"));
            show(FIRST, 25);
            assertThat(live.trouble()).as("put back").isEmpty();
            pushed.release();
            thrown.release();
            arm.release();
        }
        assertThat(readings).hasSize(1);
        dark.release();
    }

    @Test
    @DisplayName("that was pushed while another set of dice was chosen is still said to have moved")
    void pushedBesideAnotherSet() throws Exception {
        look(ViewWatch.ofTray());
        show(EMPTY, 25);
        Mat pushed = shifted(EMPTY, 30, 17.5);
        live.close();
        open();
        now = 0;
        show(pushed, 220);
        assertThat(live.trouble()).isEqualTo(Optional.of("moved"));
        pushed.release();
    }

    @Test
    @DisplayName("in whose picture another lamp shines, or a cup stands from now on, was not moved and reads on soon")
    void anotherLight() throws Exception {
        look(ViewWatch.ofTray());
        show(EMPTY, 25);
        Mat side = new Mat(EMPTY.size(), EMPTY.type());
        for (int x = 0; x < side.cols(); x++) {
            Mat column = side.col(x);
            double grey = 20 + 75.0 * x / side.cols();
            column.setTo(new Scalar(grey, grey, grey));
            column.release();
        }
        Mat lit = new Mat();
        Core.add(FIRST, side, lit);
        Imgproc.rectangle(lit, new Point(0, 0), new Point(50, 60), new Scalar(200, 220, 210), -1);
        lying = List.of(die(100, "2"));
        for (int i = 0; i < 230; i++) {
            show(lit, 1);
            assertThat(live.trouble()).as("frame %s", i).isEmpty();
        }
        assertThat(readings).hasSize(1);
        side.release();
        lit.release();
    }

    @Test
    @DisplayName(
            "is said when it sees nothing in the dark, and that it was pushed; without a tray it gets used to its new place")
    void troubles() throws Exception {
        show(FIRST, 25);
        Mat dark = new Mat(FIRST.size(), FIRST.type(), new Scalar(3, 3, 3));
        show(dark, 10);
        assertThat(live.trouble()).isEqualTo(Optional.of("dark"));
        show(FIRST, 20);
        assertThat(live.trouble()).isEmpty();
        Mat pushed = new Mat();
        Core.flip(FIRST, pushed, 1);
        Imgproc.resize(pushed, pushed, new Size(), 1.4, 1.4);
        Mat part = pushed.submat(80, 440, 200, 840);
        show(part, 20);
        assertThat(live.trouble()).isEqualTo(Optional.of("moved"));
        show(part, 200);
        assertThat(live.trouble()).isEmpty();
        dark.release();
        pushed.release();
    }
}
