package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.square.Square;

@DisplayName("The parts of a tray in which something lies")
class ChangedPartsTest {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 300;
    /** The plan is twice as large. */
    private static final double SCALE = 0.5;

    private static final double EDGE = 40;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("are none in an empty tray, nor where a crumb lies")
    void empty() {
        assertThat(parts()).isEmpty();
        assertThat(parts(new Rect(200, 100, 3, 3))).isEmpty();
    }

    @Test
    @DisplayName("hold a die with half an edge and more round it, but not half of the tray")
    void die() {
        List<Rect> parts = parts(new Rect(200, 100, 20, 20));
        assertThat(parts).hasSize(1);
        Rect part = parts.get(0);
        assertThat(part.contains(new Point(400 - EDGE / 2, 200 - EDGE / 2))).isTrue();
        assertThat(part.contains(new Point(440 + EDGE / 2, 240 + EDGE / 2))).isTrue();
        assertThat(part.width).isLessThan((int) (5 * EDGE));
        assertThat(part.height).isLessThan((int) (5 * EDGE));
    }

    @Test
    @DisplayName("hold a symbol alone, of which the die has the cloth's colour, with room for that die")
    void symbol() {
        List<Rect> parts = parts(new Rect(207, 107, 6, 6));
        assertThat(parts).hasSize(1);
        assertThat(parts.get(0).contains(new Point(420 - 0.75 * EDGE, 220 - 0.75 * EDGE)))
                .isTrue();
        assertThat(parts.get(0).contains(new Point(420 + 0.75 * EDGE, 220 + 0.75 * EDGE)))
                .isTrue();
    }

    @Test
    @DisplayName("are one for dice near each other and two for dice far apart, and never overlap")
    void apart() {
        Rect first = new Rect(100, 100, 20, 20);
        assertThat(parts(first, new Rect(125, 105, 20, 20))).hasSize(1);
        List<Rect> two = parts(first, new Rect(300, 200, 20, 20));
        assertThat(two).hasSize(2);
        assertThat(two.get(0).x + two.get(0).width).isLessThanOrEqualTo(two.get(1).x);
        // A long thing's corner of the tray has room for a die that hangs together with nothing.
        Rect along = new Rect(20, 20, 200, 6);
        Rect down = new Rect(20, 20, 6, 200);
        assertThat(parts(along, down, new Rect(150, 150, 20, 20))).hasSize(1);
    }

    @Test
    @DisplayName("lie within the plan, and none beyond the floor")
    void floor() {
        Rect atTheEdge = new Rect(0, 100, 20, 20);
        Rect part = parts(atTheEdge).get(0);
        assertThat(part.x).isZero();
        assertThat(part.x + part.width).isLessThanOrEqualTo((int) (WIDTH / SCALE));
        assertThat(partsOn(s -> s.x() > 200, atTheEdge)).isEmpty();
    }

    private static List<Rect> parts(Rect... things) {
        return partsOn(s -> true, things);
    }

    private static List<Rect> partsOn(Predicate<Square> floor, Rect... things) {
        byte[] changed = new byte[WIDTH * HEIGHT];
        for (Rect thing : things) {
            for (int y = thing.y; y < thing.y + thing.height; y++) {
                for (int x = thing.x; x < thing.x + thing.width; x++) {
                    changed[y * WIDTH + x] = Ground.PLAINLY;
                }
            }
        }
        Size plan = new Size(WIDTH / SCALE, HEIGHT / SCALE);
        return ChangedParts.of(changed, WIDTH, HEIGHT, SCALE, EDGE, plan, floor);
    }
}
