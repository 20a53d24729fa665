package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.FlatFaces;

@DisplayName("A die that is shown without its place")
class EnrolledDieTest {
    private static final Labels.Row ROW = new Labels.Row("black", "star", Optional.empty());

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is the square in which something lies that the empty tray has not, not the clearest one")
    void covered() {
        assertThat(found(Optional.empty(), EnrolledDieTest::lies)).isBetween(75.0, 85.0);
    }

    @Test
    @DisplayName("is the clearest square where nobody has seen the tray empty")
    void unknown() {
        assertThat(found(Optional.empty(), s -> 1)).isBetween(295.0, 305.0);
    }

    @Test
    @DisplayName("is nowhere else than at its place where that was said")
    void said() {
        assertThat(found(Optional.of(new double[] {298, 62}), EnrolledDieTest::lies))
                .isBetween(295.0, 305.0);
    }

    @Test
    @DisplayName("is not its side, however clear that is, which has the top beyond it")
    void side() {
        Lying top = new Lying() {
            @Override
            public double in(Square s) {
                return 1;
            }

            @Override
            public double beyond(Square s, Predicate<double[]> counts) {
                return s.x() < 200 ? 0 : 0.9;
            }
        };
        assertThat(found(Optional.empty(), top)).isBetween(75.0, 85.0);
        assertThat(found(Optional.of(new double[] {298, 62}), top)).isBetween(295.0, 305.0);
    }

    /** The die lies at 80 and hardly stands out; at 300 the floor has a clear square in its grain. */
    private static double lies(Square s) {
        return s.x() < 200 ? 0.9 : 0.2;
    }

    @Test
    @DisplayName("is not said to be clear at a square beside its edges")
    void beside() {
        FlatFaces faces = new FlatFaces();
        faces.bare(300, 60, new Scalar(225, 228, 230));
        EnrolledDie die = new EnrolledDie(ROW, Optional.empty(), new double[2], List.of(), s -> 1);
        assertThat(die.judged(faces.plan, FlatFaces.square(301, 60, 0)).score()).isGreaterThan(0.6);
        assertThat(die.judged(faces.plan, FlatFaces.square(307, 60, 0)).score()).isLessThan(0.3);
        faces.plan.release();
    }

    @Test
    @DisplayName("is no square that lies nearly half an edge or more from its place, where a larger one leads to it")
    void aside() {
        FlatFaces faces = new FlatFaces();
        faces.bare(80, 60, new Scalar(75, 105, 75));
        Imgproc.rectangle(faces.plan, new Point(78, 37), new Point(123, 82), new Scalar(225, 228, 230), Imgproc.FILLED);
        double[] place = {80, 60};
        EnrolledDie die = new EnrolledDie(ROW, Optional.of(place), new double[2], List.of(place), s -> 1);
        die.look(faces.plan, 0, FlatFaces.EDGE);
        die.look(faces.plan, 1, 1.15 * FlatFaces.EDGE);
        assertThat(die.settled(faces.plan, 0, FlatFaces.EDGE, EnrolledDie.MOST_ASIDE))
                .isEmpty();
        faces.plan.release();
    }

    @Test
    @DisplayName("is seen too where it was found in another plan, though no square was found there in this one")
    void foundElsewhere() {
        FlatFaces faces = new FlatFaces();
        faces.bare(300, 60, new Scalar(225, 228, 230));
        EnrolledDie die = new EnrolledDie(ROW, Optional.empty(), new double[2], List.of(), s -> 1);
        assertThat(die.showsNoSquare()).isTrue();
        die.alsoAbout(faces.plan, new Square(304, 57, FlatFaces.EDGE, 0, 0.5));
        Square found = die.clearest().get(0);
        assertThat(found.x()).isBetween(298.0, 302.0);
        assertThat(found.y()).isBetween(58.0, 62.0);
        faces.plan.release();
    }

    @Test
    @DisplayName("is not seen there if nothing is")
    void nothingThere() {
        FlatFaces faces = new FlatFaces();
        EnrolledDie die = new EnrolledDie(ROW, Optional.empty(), new double[2], List.of(), s -> 1);
        die.alsoAbout(faces.plan, new Square(304, 57, FlatFaces.EDGE, 0, 0.5));
        assertThat(die.showsNoSquare()).isTrue();
        faces.plan.release();
    }

    private static double found(Optional<double[]> at, Lying lies) {
        FlatFaces faces = new FlatFaces();
        faces.bare(80, 60, new Scalar(75, 105, 75));
        faces.bare(300, 60, new Scalar(225, 228, 230));
        EnrolledDie die = new EnrolledDie(ROW, at, new double[2], at.stream().toList(), lies);
        die.look(faces.plan, 0, FlatFaces.EDGE);
        double x = die.settled(faces.plan, 0, FlatFaces.EDGE, EnrolledDie.MOST_ASIDE)
                .orElseThrow()
                .x();
        faces.plan.release();
        return x;
    }
}
