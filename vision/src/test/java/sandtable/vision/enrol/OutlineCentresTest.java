package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;

@DisplayName("A face to learn from that was found beside the middle of its die's top")
class OutlineCentresTest {
    private static final double UNSEEN = Double.NaN;
    /** Twice as large in the plan as a look. */
    private static final double SIZE = 2 * FaceCrop.SIDE;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName(
            "is moved by how much further than others its die reaches on the sides turned away, in the plan's pixels")
    void moved() {
        List<Square> squares = centred(0, extent(24, 21, 18, 21));
        assertThat(squares.get(6).x()).isCloseTo(300 + 2 * 3, within(0.01));
        assertThat(squares.get(6).y()).isCloseTo(200, within(0.01));
        assertThat(squares.subList(0, 6)).allSatisfy(s -> assertThat(s.x()).isCloseTo(100, within(0.01)));
    }

    @Test
    @DisplayName("is moved along its own sides when it lies turned")
    void turned() {
        List<Square> squares = centred(Math.PI / 2, extent(24, 21, 18, 21));
        assertThat(squares.get(6).x()).isCloseTo(300, within(0.01));
        assertThat(squares.get(6).y()).isCloseTo(200 + 2 * 3, within(0.01));
    }

    @Test
    @DisplayName("is told by one side where the camera sees the other, and stays where nothing is known")
    void oneSide() {
        Extent leftSideSeen = new Extent(new double[] {24, 21, 30, 21}, new double[] {0, 0, 9, 0});
        assertThat(centred(0, leftSideSeen).get(6).x()).isCloseTo(306, within(0.01));
        assertThat(centred(0, extent(UNSEEN, UNSEEN, UNSEEN, UNSEEN)).get(6).x())
                .isEqualTo(300);
        // Something else begins there.
        assertThat(centred(0, extent(33, 21, UNSEEN, 21)).get(6).x()).isEqualTo(300);
    }

    @Test
    @DisplayName("is told by dice with the same symbol too, wherever on their faces they were taken")
    void sameSymbol() {
        NativeCv.load();
        FlatFaces faces = FlatFaces.threeColours();
        List<LikeFaces.Taken> taken = TakenFaces.stars(faces, FlatFaces.square(83, 58, 0.8));
        List<Shot> looks = List.of(
                taken.get(0).shot().with(extent(UNSEEN, UNSEEN, UNSEEN, UNSEEN)),
                taken.get(1).shot().with(extent(21, 21, 21, 21)),
                taken.get(2).shot().with(extent(21, 21, 21, 21)));
        List<Square> squares = OutlineCentres.of(taken, looks);
        assertThat(squares.get(0).x()).isCloseTo(80, within(0.5));
        assertThat(squares.get(0).y()).isCloseTo(60, within(0.5));
        assertThat(squares.get(1).x()).isCloseTo(200, within(0.5));
        assertThat(squares.get(2).x()).isCloseTo(320, within(0.5));
        faces.plan.release();
    }

    private static Extent extent(double right, double down, double left, double up) {
        return new Extent(new double[] {right, down, left, up}, new double[4]);
    }

    /** Six faces that lie where they should, and one. */
    private static List<Square> centred(double angle, Extent last) {
        List<LikeFaces.Taken> taken = new ArrayList<>();
        List<Shot> looks = new ArrayList<>();
        List<String> faces = List.of("star", "skull", "tools", "courage", "soldier", "two-soldiers", "other");
        for (String face : faces) {
            boolean lies = taken.size() < 6;
            Shot shot = new Shot("red", face, new double[3], new byte[3 * Shot.WIDTH * Shot.WIDTH], Optional.empty());
            Square s = lies ? new Square(100, 80, SIZE, 0, 1) : new Square(300, 200, SIZE, angle, 1);
            taken.add(new LikeFaces.Taken(shot, s));
            looks.add(shot.with(lies ? extent(21, 21, 21, 21) : last));
        }
        return OutlineCentres.of(taken, looks);
    }
}
