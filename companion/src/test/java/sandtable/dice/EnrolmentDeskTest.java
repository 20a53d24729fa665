package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

@DisplayName("What the desk at which dice are enrolled refuses and says")
class EnrolmentDeskTest {
    /** The printed mat's markers, white where a bit is set, row by row. */
    private static final int[] MARKERS = {
        0b1011_0101_0011_0010, 0b0000_1111_1001_1010, 0b0011_0011_0010_1101, 0b1001_1001_0100_0110
    };

    private static final int CELL = 16;

    @TempDir
    Path home;

    private EnrolmentDesk desk;

    @BeforeEach
    void begin() {
        desk = new EnrolmentDesk(home, new DiceSets(home, Clock.systemUTC()));
        desk.begin(true);
    }

    /** The empty tray with the printed mat in it. */
    private static byte[] mat(Color middle) throws IOException {
        BufferedImage image = new BufferedImage(960, 540, BufferedImage.TYPE_INT_RGB);
        Graphics2D paint = image.createGraphics();
        paint.setColor(new Color(90, 120, 95));
        paint.fillRect(0, 0, 960, 540);
        paint.setColor(middle);
        paint.fillRect(330, 170, 300, 200);
        int[][] at = {{60, 40}, {960 - 60 - 6 * CELL, 40}, {960 - 60 - 6 * CELL, 500 - 6 * CELL}, {60, 500 - 6 * CELL}};
        for (int id = 0; id < MARKERS.length; id++) {
            paint.setColor(new Color(225, 225, 225));
            paint.fillRect(at[id][0] - CELL, at[id][1] - CELL, 8 * CELL, 8 * CELL);
            paint.setColor(Color.BLACK);
            paint.fillRect(at[id][0], at[id][1], 6 * CELL, 6 * CELL);
            paint.setColor(new Color(225, 225, 225));
            for (int bit = 0; bit < 16; bit++) {
                if ((MARKERS[id] >> (15 - bit) & 1) == 1) {
                    paint.fillRect(at[id][0] + (1 + bit % 4) * CELL, at[id][1] + (1 + bit / 4) * CELL, CELL, CELL);
                }
            }
        }
        paint.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(image, "png", file);
        return file.toByteArray();
    }

    private static String why(ThrowingCallable what) {
        return catchThrowableOfType(DiceProblem.class, what).why();
    }

    @Test
    @DisplayName("an empty tray in too bright a light leaves the tray that was shown before")
    void tray() throws Exception {
        Draft before = desk.empty(mat(Color.GRAY));
        assertThat(before.corners()).isPresent();
        byte[] shown = desk.picture("empty");
        assertThat(why(() -> desk.empty(mat(Color.WHITE)))).isEqualTo("tray-bright");
        assertThat(desk.draft()).hasValue(before);
        assertThat(desk.picture("empty")).isEqualTo(shown);
    }

    @Test
    @DisplayName(
            "dice that lie in the tray when it is shown empty are told with the first picture, until it is shown without them")
    void leftInTray() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 911, 960, 540, false);
        List<List<Double>> corners =
                Arrays.stream(table.corners()).map(c -> List.of(c[0], c[1])).toList();
        desk.empty(table.group("star", 1004).jpeg());
        assertThat(desk.corners(corners).leftInTray()).as("nobody knows yet").isZero();
        Draft told = desk.show("skull", table.group("skull", 1005).jpeg());
        assertThat(told.leftInTray()).isEqualTo(table.kit.colours().size());
        assertThat(desk.show("tools", table.group("tools", 1006).jpeg()).leftInTray())
                .isEqualTo(told.leftInTray());
        desk.empty(table.empty(1).jpeg());
        assertThat(desk.corners(corners).leftInTray()).isZero();
    }

    @Test
    @DisplayName("a tray that is shown after photos of another shape is learned, and they tell nothing of it")
    void otherShape() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 911, 960, 540, false);
        desk.show(
                "skull",
                new TrayTable(Level.EASY, Part.TUNE, 911, 540, 540, false)
                        .group("skull", 1005)
                        .jpeg());
        desk.empty(table.group("star", 1004).jpeg());
        Draft learned = desk.corners(
                Arrays.stream(table.corners()).map(c -> List.of(c[0], c[1])).toList());
        assertThat(learned.corners()).isPresent();
        assertThat(learned.leftInTray()).isZero();
    }

    @Test
    @DisplayName("while no die was seen all six faces are missing, and no set is learned")
    void noneShown() throws Exception {
        desk.begin(false);
        ByteArrayOutputStream blank = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(960, 540, BufferedImage.TYPE_INT_RGB), "png", blank);
        Draft shown = desk.show("star", blank.toByteArray());
        assertThat(shown.pictures()).hasSize(1);
        assertThat(shown.colours()).isEmpty();
        assertThat(shown.missing(DiceSets.FACES))
                .extracting(Draft.Missing::face)
                .containsExactlyElementsOf(DiceSets.FACES);
        assertThat(why(() -> desk.finish("Mine"))).isEqualTo("none-shown");
    }

    @Test
    @DisplayName("a corner without its two numbers, and a die beside the picture, change nothing")
    void places() throws Exception {
        Draft learned = desk.empty(mat(Color.GRAY));
        List<Double> good = List.of(60.0, 40.0);
        assertThat(why(() -> desk.corners(List.of(good, good, good, Arrays.asList(0.0, null)))))
                .isEqualTo("corner-outside");
        assertThat(why(() -> desk.corners(List.of(good, good, good, List.of(1.0)))))
                .isEqualTo("corner-outside");
        assertThat(desk.draft()).hasValue(learned);
        Draft shown = desk.show("star", mat(Color.GRAY));
        assertThat(why(() -> desk.name("p1", List.of(new EnrolmentDesk.Named(99_999, -99_999, 0, "red", "star")))))
                .isEqualTo("no-die");
        assertThat(desk.draft()).hasValue(shown);
    }
}
