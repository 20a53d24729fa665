package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.FoundDie;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

@DisplayName("Dice that no set knows yet")
class DiceFinderTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final TrayPicture PICTURE = TABLE.group("star", 1004);
    private static final byte[] EMPTY = TABLE.empty(1).jpeg();
    private static DiceFinder finder;

    @BeforeAll
    static void learn() throws Exception {
        finder = new DiceFinder(Optional.of(Trays.tray(TABLE)), Optional.of(EMPTY));
    }

    private static Optional<FoundDie> at(List<FoundDie> found, TrueDie die) {
        return found.stream()
                .filter(f -> Math.hypot(f.x() - die.x(), f.y() - die.y()) < 0.2 * die.size())
                .findFirst();
    }

    @Test
    @DisplayName("are found where they lie, each with its colour, and nothing else is")
    void found() throws Exception {
        List<FoundDie> found = finder.find(PICTURE.jpeg(), List.of());
        assertThat(found).hasSize(PICTURE.dice().size());
        for (TrueDie die : PICTURE.dice()) {
            FoundDie one = at(found, die).orElseThrow(() -> new AssertionError("missed " + die));
            assertThat(one.colour()).isEqualTo(die.colour());
            assertThat(one.size()).isBetween(0.8 * die.size(), 1.2 * die.size());
            assertThat(one.flaws()).isEmpty();
        }
        assertThat(finder.find(EMPTY, List.of())).isEmpty();
    }

    @Test
    @DisplayName("are told from what lay there before in a picture of the empty tray of any size")
    void otherSize() throws Exception {
        DiceFinder there = new DiceFinder(
                Optional.of(Trays.tray(TABLE)),
                Optional.of(changed(EMPTY, m -> Imgproc.resize(m, m, new Size(), 0.5, 0.5, Imgproc.INTER_AREA))));
        assertThat(there.find(PICTURE.jpeg(), List.of())).hasSize(PICTURE.dice().size());
        assertThat(there.find(EMPTY, List.of())).isEmpty();
    }

    @Test
    @DisplayName("are as large as their tops, whose sides are no part of them")
    void size() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 20, 960, 540, false);
        DiceFinder other = new DiceFinder(
                Optional.of(Trays.tray(table)), Optional.of(table.empty(1).jpeg()));
        TrayPicture soldiers = table.group("two-soldiers", 1001);
        List<FoundDie> found = other.find(soldiers.jpeg(), List.of());
        assertThat(found).hasSize(soldiers.dice().size());
        for (TrueDie die : soldiers.dice()) {
            FoundDie one = at(found, die).orElseThrow(() -> new AssertionError("missed " + die));
            assertThat(one.size()).isBetween(0.9 * die.size(), 1.1 * die.size());
        }
    }

    @Test
    @DisplayName("are named by the colours that people have confirmed in other pictures")
    void named() throws Exception {
        List<FoundDie> first = finder.find(PICTURE.jpeg(), List.of());
        FoundDie red =
                first.stream().filter(d -> d.colour().equals("red")).findFirst().orElseThrow();
        FoundDie said = new FoundDie(red.x(), red.y(), red.size(), "blue", red.body(), List.of());
        List<FoundDie> known = new java.util.ArrayList<>(first);
        known.set(first.indexOf(red), said);
        List<FoundDie> next = finder.find(TABLE.group("skull", 1005).jpeg(), known);
        assertThat(next).extracting(FoundDie::colour).doesNotContain("red").contains("blue");
    }

    @Test
    @DisplayName("are fitted where people tap, even a little beside the middle")
    void tapped() throws Exception {
        for (TrueDie die : PICTURE.dice()) {
            FoundDie one = finder.at(
                    PICTURE.jpeg(), die.x() + 0.2 * die.size(), die.y() - 0.15 * die.size(), die.size(), List.of());
            assertThat(Math.hypot(one.x() - die.x(), one.y() - die.y())).isLessThan(0.15 * die.size());
        }
    }

    private static byte[] changed(java.util.function.Consumer<Mat> change) {
        return changed(PICTURE.jpeg(), change);
    }

    private static byte[] changed(byte[] jpeg, java.util.function.Consumer<Mat> change) {
        MatOfByte file = new MatOfByte(jpeg);
        Mat picture = Imgcodecs.imdecode(file, Imgcodecs.IMREAD_COLOR);
        change.accept(picture);
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".jpg", picture, out);
        byte[] bytes = out.toArray();
        picture.release();
        file.release();
        out.release();
        return bytes;
    }

    private static List<FoundDie> looked(byte[] picture) throws Exception {
        List<FoundDie> dice = new java.util.ArrayList<>();
        for (TrueDie die : PICTURE.dice()) {
            dice.add(finder.at(picture, die.x(), die.y(), die.size(), List.of()));
        }
        return dice;
    }

    @Test
    @DisplayName("that are blurred, in the dark or under a reflection are said to be a bad picture")
    void flaws() throws Exception {
        assertThat(looked(changed(m -> Imgproc.GaussianBlur(m, m, new Size(0, 0), 6))))
                .allMatch(d -> d.flaws().contains("blurred"));
        assertThat(looked(changed(m -> Core.multiply(m, new Scalar(0.12, 0.12, 0.12), m))))
                .allMatch(d -> d.flaws().contains("dark"));
        TrueDie red = PICTURE.dice().stream()
                .filter(d -> d.colour().equals("red"))
                .findFirst()
                .orElseThrow();
        byte[] lit = changed(m -> Imgproc.circle(
                m,
                new org.opencv.core.Point(red.x(), red.y()),
                (int) (0.33 * red.size()),
                new Scalar(255, 255, 255),
                -1));
        assertThat(finder.at(lit, red.x(), red.y(), red.size(), List.of()).flaws())
                .contains("glare");
    }
}
