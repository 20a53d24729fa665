package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;
import sandtable.vision.tray.EmptyPlan;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;

@DisplayName("A coin beside a die")
class ThingsBesideTest {
    private static final int SIZE = 40;
    private static final int COIN = 30;
    private static final int RIGHT = 0;
    private static final int LEFT = 2;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    /** A tray with a coin at (300, 200) of which nothing else is known. */
    private static ThingsBeside coin() {
        Mat plan = new Mat(400, 600, CvType.CV_8UC3, new Scalar(150, 170, 180));
        EmptyPlan empty = EmptyPlan.of(plan);
        Imgproc.circle(plan, new Point(300, 200), COIN, new Scalar(40, 190, 230), Imgproc.FILLED);
        Ground ground = empty.under(plan);
        plan.release();
        return new ThingsBeside(List.of(), PlanView.asIs(600, 400), ground, SIZE);
    }

    private static Square die(double x, double y, double turn) {
        return new Square(x, y, SIZE, turn, 0.9);
    }

    @Test
    @DisplayName("may lift the side that is turned to it, and so hide the opposite one, however the die is turned")
    void lifts() {
        Square left = die(300 - COIN - 0.6 * SIZE, 200, 0.2);
        assertThat(coin().lift(left, LEFT)).isTrue();
        assertThat(coin().lift(left, RIGHT)).isFalse();
        assertThat(coin().lift(die(left.x(), left.y(), 0.2 + Math.PI), RIGHT)).isTrue();
    }

    @Test
    @DisplayName("lifts none that is further off, or lies across")
    void elsewhere() {
        assertThat(coin().lift(die(300 - COIN - 0.9 * SIZE, 200, 0), LEFT)).isFalse();
        assertThat(coin().lift(die(300 - COIN - 0.6 * SIZE, 200, Math.PI / 4), LEFT))
                .isFalse();
    }

    @Test
    @DisplayName("may lie under a die that comes a little nearer than one it lifts")
    void under() {
        assertThat(coin().lieUnder(die(300 - COIN - 0.6 * SIZE, 200, 0))).isTrue();
        assertThat(coin().lieUnder(die(300 - COIN - 0.7 * SIZE, 200, 0))).isFalse();
        assertThat(coin().lift(die(300 - COIN - 0.7 * SIZE, 200, 0), LEFT)).isTrue();
    }
}
