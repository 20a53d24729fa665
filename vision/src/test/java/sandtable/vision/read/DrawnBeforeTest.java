package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.square.Square;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;

@DisplayName("What is drawn on a square where hardly anything has changed since the tray was empty")
class DrawnBeforeTest {
    private static final Scalar CLOTH = new Scalar(150, 160, 165);
    private static final Scalar BODY = new Scalar(165, 175, 180);
    private static final Scalar INK = new Scalar(90, 80, 80);
    private static final double GRAIN = 6;
    private static final Square SQUARE = new Square(480, 300, 34, 0.3, 0.6);

    private final Random random = new Random(20261128);
    private Mat empty = new Mat();
    private Mat plan = new Mat();

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @BeforeEach
    void cloth() {
        empty = new Mat(600, 960, CvType.CV_8UC3, CLOTH);
        plan = empty.clone();
    }

    @AfterEach
    void release() {
        empty.release();
        plan.release();
    }

    @Test
    @DisplayName("is the floor's if the floor showed it before, in grain, a little beside and partly covered too")
    void print() {
        draw(empty, 0, 0);
        draw(plan, 0, 0);
        assertThat(drawnBefore()).isTrue();
        cloth();
        draw(empty, 0, 0);
        draw(plan, 2, -1);
        plan.submat(new Rect(488, 280, 40, 40)).setTo(BODY);
        assertThat(drawnBefore()).isTrue();
    }

    @Test
    @DisplayName("is a die's if the floor was bare, has another print, or was never seen")
    void die() {
        body();
        draw(plan, 0, 0);
        assertThat(drawnBefore()).isFalse();
        Imgproc.line(empty, new Point(440, 310), new Point(520, 290), INK, 2);
        assertThat(drawnBefore()).isFalse();
        assertThat(DrawnBefore.on(SQUARE, plan, Ground.unknown())).isFalse();
    }

    @Test
    @DisplayName("is sure on white dice in thin lines on a light table: it was asked about as covered")
    void whiteOnLight(@TempDir Path folder) throws Exception {
        // This table of the reporting part was looked at, and is not reported of since.
        TrayTable table = new TrayTable(Level.HARD, Part.REPORT, 736);
        DiceReader reader = DiceReader.of(Enrolment.of(Trays.enrolmentFolder(table, folder), Optional.empty())
                .set());
        int white = 0;
        for (int roll : new int[] {3, 5}) {
            TrayPicture picture = table.roll(6, roll);
            SeenDice seen = reader.read(picture.jpeg());
            for (TrueDie die : picture.dice()) {
                if (die.colour().equals("white")) {
                    white++;
                    assertThat(Trays.at(seen, die)).as("%s", die).hasValueSatisfying(s -> {
                        assertThat(s.face()).isEqualTo(die.face());
                        assertThat(s.status()).isEqualTo(SeenDie.Status.SURE);
                    });
                }
            }
        }
        assertThat(white).isEqualTo(4);
    }

    private boolean drawnBefore() {
        grain(empty);
        grain(plan);
        return DrawnBefore.on(SQUARE, plan, EmptyPlan.of(empty).under(plan));
    }

    /** A ring with a cross beside its middle, as thick as a die's symbol. */
    private static void draw(Mat on, double right, double down) {
        Point at = new Point(SQUARE.x() + right, SQUARE.y() + down);
        Imgproc.circle(on, at, 9, INK, 2);
        Imgproc.line(on, new Point(at.x - 2, at.y), new Point(at.x + 8, at.y - 6), INK, 2);
        Imgproc.line(on, new Point(at.x, at.y - 5), new Point(at.x + 5, at.y + 8), INK, 2);
    }

    private void body() {
        for (int y = 0; y < plan.rows(); y++) {
            for (int x = 0; x < plan.cols(); x++) {
                if (Math.max(Math.abs(x - SQUARE.x()), Math.abs(y - SQUARE.y())) < SQUARE.size() / 2) {
                    plan.put(y, x, BODY.val[0], BODY.val[1], BODY.val[2]);
                }
            }
        }
    }

    private void grain(Mat on) {
        byte[] values = new byte[3 * on.rows() * on.cols()];
        on.get(0, 0, values);
        for (int i = 0; i < values.length; i++) {
            double v = (values[i] & 0xFF) + GRAIN * random.nextGaussian();
            values[i] = (byte) Math.max(0, Math.min(255, Math.round(v)));
        }
        on.put(0, 0, values);
    }
}
