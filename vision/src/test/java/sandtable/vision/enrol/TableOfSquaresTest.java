package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.NativeCv;

@DisplayName("A table of large squares")
class TableOfSquaresTest {
    private static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");
    private static final int CHECK = 190;
    private static final Scalar WHITE = new Scalar(200, 200, 205);
    private static final Scalar RED = new Scalar(50, 45, 190);

    @TempDir
    Path folder;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("that are clearer than the dice is named as what is wrong, and no die is called cut off")
    void squares() throws Exception {
        // One lies near the edge of the picture, where the square about it is cut off.
        DiceSetException refused = refused(true, 1225);
        assertThat(refused.why()).isEqualTo(DiceSetException.Why.TABLE_OF_SQUARES);
        assertThat(refused).hasMessageContaining("squares of the table are clearer than the red die");
    }

    @Test
    @DisplayName("is not blamed where a die of a plain table's own colour is cut off")
    void plain() throws Exception {
        DiceSetException refused = refused(false, 1276);
        assertThat(refused.why()).isEqualTo(DiceSetException.Why.DIE_CUT_OFF);
    }

    /**
     * @param red whether the table is red and white and the die at the right red, not both white
     * @param right where a die of each picture lies, pixels
     */
    private DiceSetException refused(boolean red, int right) throws Exception {
        List<String> rows = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (int i = 0; i < FACES.size(); i++) {
            Mat picture = checked(red ? RED : WHITE);
            Scalar body = red ? new Scalar(60, 55, 160) : new Scalar(175, 175, 180);
            die(picture, rows, i, red ? "red" : "white", body, right, 80 + CHECK * (i % 3) + i / 3 * 30);
            Scalar other = red ? new Scalar(170, 170, 175) : new Scalar(60, 55, 160);
            die(picture, rows, i, red ? "white" : "red", other, 475 + CHECK * (i % 3), 285 + CHECK * (i / 3));
            Imgcodecs.imwrite(folder.resolve(FACES.get(i) + ".png").toString(), picture);
            picture.release();
        }
        Files.write(folder.resolve("labels.csv"), rows);
        return catchThrowableOfType(DiceSetException.class, () -> Enrolment.of(folder, Optional.empty()));
    }

    /** White, every other square of another colour. */
    private static Mat checked(Scalar colour) {
        Mat picture = new Mat(720, 1280, CvType.CV_8UC3, WHITE);
        for (int y = 0; y < 720; y += CHECK) {
            for (int x = y / CHECK % 2 * CHECK; x < 1280; x += 2 * CHECK) {
                Imgproc.rectangle(picture, new Point(x, y), new Point(x + CHECK - 1, y + CHECK - 1), colour, -1);
            }
        }
        Mat threads = new Mat(720, 1280, CvType.CV_8UC3);
        Core.setRNGSeed(5);
        Core.randn(threads, 12, 4);
        Core.subtract(picture, threads, picture);
        threads.release();
        return picture;
    }

    private static void die(Mat picture, List<String> rows, int face, String colour, Scalar body, int x, int y) {
        int half = 24;
        Imgproc.rectangle(picture, new Point(x - half, y - half), new Point(x + half, y + half), body, -1);
        Random strokes = new Random(face);
        for (int i = 0; i < 4; i++) {
            Imgproc.rectangle(
                    picture,
                    new Rect(x - 14 + strokes.nextInt(20), y - 14 + strokes.nextInt(20), 4 + strokes.nextInt(6), 4),
                    new Scalar(230, 230, 230),
                    -1);
        }
        Mat there = picture.submat(new Rect(x - 40, y - 40, Math.min(80, 1320 - x), 80));
        Imgproc.GaussianBlur(there, there, new Size(0, 0), 4);
        there.release();
        rows.add(FACES.get(face) + ".png," + colour + "," + FACES.get(face) + "," + x + "," + y);
    }
}
