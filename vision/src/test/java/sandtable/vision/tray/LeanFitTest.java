package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.vision.square.Pose;

@DisplayName("The tray a set was enrolled in")
class LeanFitTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double TILT = Math.toRadians(30);
    private static final double FOCAL = 1.1;

    @Test
    @DisplayName("shows its focal length by faces that lie turned in different ways, where its corners do not")
    void focal() {
        double[][] corners = corners(0);
        Lens guessed = TrayPose.lens(corners, WIDTH, HEIGHT);
        assertThat(guessed.focal()).isCloseTo(0.9, within(0.03));
        Lens found = told(corners, 0, 6);
        assertThat(found.focal()).isCloseTo(FOCAL, within(0.04));
        assertThat(found.k1()).isCloseTo(0, within(0.003));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {-0.1, -0.04, 0.06})
    @DisplayName("shows by such faces how the lens bends straight lines too")
    void bent(double k1) {
        double[][] corners = corners(k1);
        assertThat(TrayPose.lens(corners, WIDTH, HEIGHT).k1()).isZero();
        Lens found = told(corners, k1, 18);
        assertThat(found.k1()).isCloseTo(k1, within(0.011));
        assertThat(found.focal()).isCloseTo(FOCAL, within(0.05));
    }

    @Test
    @DisplayName(
            "is seen through a long lens where faces speak for one no louder than those of a set with shadowed symbols did")
    void longLens() {
        double far = 1.39;
        Lens found = TrayPose.lens(corners(0), WIDTH, HEIGHT, l -> 22 * Math.pow(Math.log(l.focal() / far), 2));
        assertThat(found.focal()).isBetween(1.17, far);
    }

    @Test
    @DisplayName("is never taken to be seen through a lens that the set's file could not hold")
    void limits() {
        double[][] corners = corners(0);
        for (int sign = -1; sign <= 1; sign += 2) {
            double wish = 1e9 * sign;
            Lens bent = TrayPose.lens(corners, WIDTH, HEIGHT, l -> wish * l.k1());
            assertThat(Math.abs(bent.k1())).isEqualTo(Lens.MOST_BENT);
            Lens far = TrayPose.lens(corners, WIDTH, HEIGHT, l -> wish * l.focal());
            assertThat(far.focal()).isBetween(TrayPose.SHORTEST, TrayPose.LONGEST);
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {-0.06, 0, 0.06})
    @DisplayName("need not be known: the same faces tell how the camera leans and how its lens bends")
    void noTray(double k1) {
        PlanView was = Lean.NONE.plan(WIDTH, HEIGHT);
        LeanFit faces = laid(was, k1, 18);
        Lean found = faces.likeliest(2, 0.5, Lean.NONE.lens()).orElseThrow();
        assertThat(found.lens().k1()).isCloseTo(k1, within(0.015));
        assertThat(Math.hypot(found.x(), found.y())).isCloseTo(Math.tan(TILT), within(0.04));
    }

    @Test
    @DisplayName(
            "tell in play how the lens bends if two and more of them say so, and a single one that leans hardly does")
    void play() {
        PlanView was = Lean.NONE.plan(WIDTH, HEIGHT);
        double[][] places = {{-0.9, 0.45}, {0.95, 0.4}, {0.8, -0.5}, {0, 0}, {0.2, -0.1}};
        LeanFit bent = new LeanFit(was, WIDTH, HEIGHT);
        LeanFit oneLeans = new LeanFit(was, WIDTH, HEIGHT);
        for (int i = 0; i < places.length; i++) {
            bent.laid(face(was, -0.04, places[i][0], places[i][1], 0.7 * i));
            oneLeans.laid(face(was, i == 0 ? -0.04 : 0, places[i][0], places[i][1], 0.7 * i));
        }
        Lens lens = Lens.straight(FOCAL);
        assertThat(bent.best(3, 0.75, lens).orElseThrow().lens().k1()).isCloseTo(-0.04, within(0.011));
        assertThat(oneLeans.best(3, 0.75, lens).orElseThrow().lens().k1()).isCloseTo(0, within(0.011));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(doubles = {TrayPose.SHORTEST, TrayPose.USUAL})
    @DisplayName("are never seen by a camera that leans so far that it sees the horizon, whatever speaks for that")
    void steepest(double focal) {
        Lean found = Lean.best(Lens.straight(focal), lean -> lean.x() - 100);
        assertThat(found.x()).isGreaterThan(0.1);
        assertThat(found.isUsual()).isTrue();
    }

    @Test
    @DisplayName("tell of each that seems to lean whether it was the camera, or leans however that did")
    void explained() {
        PlanView was = Lean.NONE.plan(WIDTH, HEIGHT);
        LeanFit faces = laid(was, 0, 18);
        Lean camera = faces.likeliest(2, 0.5, Lean.NONE.lens()).orElseThrow();
        Pose flat = face(was, 0, 0.5, -0.3, 0.4);
        Pose leaning = new Pose(flat.x(), flat.y(), 1.2 * flat.a(), flat.b(), 1.2 * flat.c(), flat.d());
        assertThat(faces.explains(camera, flat)).isTrue();
        assertThat(faces.explains(camera, leaning)).isFalse();
        assertThat(faces.explains(Lean.NONE, flat)).isFalse();
    }

    private static double[][] corners(double k1) {
        return new double[][] {seen(-1, 0.7, k1), seen(1, 0.7, k1), seen(1, -0.7, k1), seen(-1, -0.7, k1)};
    }

    /** The lens as so many faces tell it that lie anyhow on the floor. */
    private static Lens told(double[][] corners, double k1, int count) {
        PlanView was = TrayPose.of(corners, WIDTH, HEIGHT, TrayPose.lens(corners, WIDTH, HEIGHT))
                .plan(1);
        LeanFit faces = laid(was, k1, count);
        return TrayPose.lens(
                corners,
                WIDTH,
                HEIGHT,
                l -> faces.against(TrayPose.of(corners, WIDTH, HEIGHT, l).plan(1)));
    }

    /** So many faces that lie anyhow on the floor, each laid on all others. */
    private static LeanFit laid(PlanView was, double k1, int count) {
        LeanFit faces = new LeanFit(was, WIDTH, HEIGHT);
        Random r = new Random(3);
        List<Pose> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(face(was, k1, 2 * r.nextDouble() - 1, 1.2 * r.nextDouble() - 0.6, 6 * r.nextDouble()));
        }
        all.forEach(from -> all.stream().filter(on -> !on.equals(from)).forEach(on -> faces.laid(from, on)));
        return faces;
    }

    /** Where a camera that leans straight back sees a point of the floor, x to the right and y away from it. */
    private static double[] seen(double x, double y, double k1) {
        double far = 2.5 + y * Math.sin(TILT);
        double f = FOCAL * WIDTH;
        return new Lens(FOCAL, k1)
                .in(WIDTH, HEIGHT)
                .distort((WIDTH - 1) / 2.0 + f * x / far, (HEIGHT - 1) / 2.0 - f * y * Math.cos(TILT) / far);
    }

    /** A turned face on the floor as it lies in a plan. */
    private static Pose face(PlanView plan, double k1, double x, double y, double angle) {
        double step = 1e-3;
        double[] at = inPlan(plan, k1, x, y);
        double[] u = inPlan(plan, k1, x + step * Math.cos(angle), y - step * Math.sin(angle));
        double[] v = inPlan(plan, k1, x - step * Math.sin(angle), y - step * Math.cos(angle));
        return new Pose(
                at[0],
                at[1],
                (u[0] - at[0]) / step,
                (v[0] - at[0]) / step,
                (u[1] - at[1]) / step,
                (v[1] - at[1]) / step);
    }

    private static double[] inPlan(PlanView plan, double k1, double x, double y) {
        double[] at = seen(x, y, k1);
        return plan.toPlan(at[0], at[1]);
    }
}
