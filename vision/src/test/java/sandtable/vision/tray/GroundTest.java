package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;

@DisplayName("What has changed in a tray since it was empty")
class GroundTest {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 600;
    private static final Square AT_THE_WALL = new Square(300, 100, 80, 0.3, 1);
    private static final Square IN_THE_MIDDLE = new Square(500, 350, 80, 0.3, 1);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is what was put into it, not its wall's edge seen a pixel beside, nor the light")
    void changed() {
        Mat empty = tray(100, 1);
        EmptyPlan known = EmptyPlan.of(empty);
        for (int wall = 98; wall <= 102; wall++) {
            Mat later = tray(wall, 0.8);
            Ground before = known.under(later);
            assertThat(before.mayHold(AT_THE_WALL)).as("wall at %s", wall).isFalse();
            assertThat(before.mayHold(IN_THE_MIDDLE)).isFalse();
            later.submat(new Rect(470, 320, 60, 60)).setTo(new Scalar(30, 30, 150));
            Ground after = known.under(later);
            assertThat(after.mayHold(AT_THE_WALL)).isFalse();
            assertThat(after.covered(IN_THE_MIDDLE)).isGreaterThan(0.4);
            later.release();
        }
        empty.release();
        assertThat(Ground.unknown().mayHold(AT_THE_WALL)).isTrue();
    }

    @Test
    @DisplayName("counts less for a die to learn from where it may be that die's shadow")
    void shadow() {
        Mat empty = tray(100, 1);
        Mat later = tray(100, 1);
        later.submat(new Rect(400, 250, 200, 200)).setTo(new Scalar(25, 45, 20));
        later.submat(new Rect(600, 250, 200, 200)).setTo(new Scalar(150, 60, 30));
        Ground ground = EmptyPlan.of(empty).under(later);
        Square blueDie = new Square(700, 350, 80, 0.3, 1);
        assertThat(ground.covered(IN_THE_MIDDLE)).isEqualTo(1);
        assertThat(ground.taken(IN_THE_MIDDLE)).isBetween(0.29, 0.31);
        assertThat(ground.taken(blueDie)).isEqualTo(1);
        empty.release();
        later.release();
    }

    @Test
    @DisplayName("lies beyond the side of a die and not beyond its top, as a shadow does")
    void beyond() {
        PlanView view = PlanView.asIs(WIDTH, HEIGHT);
        Mat empty = tray(20, 1);
        Mat later = tray(20, 1);
        later.submat(new Rect(440, 320, 80, 60)).setTo(new Scalar(30, 30, 110));
        later.submat(new Rect(440, 380, 80, 80)).setTo(new Scalar(40, 40, 180));
        later.submat(new Rect(440, 460, 80, 80)).setTo(new Scalar(25, 45, 20));
        Ground ground = EmptyPlan.of(empty).under(later);
        Square top = new Square(480, 420, 80, 0, 1);
        Square side = new Square(480, 350, 60, 0, 1);
        assertThat(ground.beyond(top, view, p -> true)).isZero();
        assertThat(ground.beyond(side, view, p -> true)).isGreaterThan(0.9);
        assertThat(ground.beyond(side, view, p -> p[0] < 480)).isBetween(0.4, 0.6);
        assertThat(Ground.unknown().beyond(side, view, p -> true)).isZero();
        empty.release();
        later.release();
    }

    @Test
    @DisplayName("is not taken for other light where a floor has two colours and what lies there hides one of them")
    void light() {
        Mat empty = tray(320, 1);
        EmptyPlan known = EmptyPlan.of(empty);
        Mat later = tray(320, 1);
        later.submat(new Rect(0, 400, 700, 200)).setTo(new Scalar(30, 30, 150));
        assertThat(LearnedLight.of(later, known.under(later).light().orElseThrow()))
                .isEmpty();
        Mat dusk = tray(320, 0.5);
        assertThat(known.under(dusk).light().orElseThrow()).containsExactly(new double[] {2, 2, 2}, within(0.1));
        empty.release();
        later.release();
        dusk.release();
    }

    /** A pale wall above a green cloth. */
    private static Mat tray(int wall, double light) {
        Mat m = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(50 * light, 90 * light, 40 * light));
        m.submat(0, wall, 0, WIDTH).setTo(new Scalar(190 * light, 210 * light, 220 * light));
        return m;
    }
}
