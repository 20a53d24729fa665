package sandtable.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.tray.Tray;

@DisplayName("What the camera over the tray sees")
class EyesTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 12, 960, 540, true);

    @TempDir
    Path home;

    private Path dice;

    @BeforeEach
    void folder() throws Exception {
        dice = Files.createDirectories(home.resolve("dice"));
    }

    private static List<double[]> corners() {
        return Arrays.asList(TABLE.corners());
    }

    @Test
    @DisplayName("are the dice in the tray that was learned last; a photo may show any place")
    void tray() throws Exception {
        byte[] picture = TABLE.roll(5, 3).jpeg();
        Eyes eyes = new Eyes(home);
        assertThat(eyes.read(picture, "d6").dice()).hasSize(5);
        assertThat(eyes.readCamera(picture, "d6").dice()).hasSize(5);
        double[][] c = corners().toArray(double[][]::new);
        double[] middleTop = {(c[0][0] + c[1][0]) / 2, (c[0][1] + c[1][1]) / 2};
        double[] middleBottom = {(c[2][0] + c[3][0]) / 2, (c[2][1] + c[3][1]) / 2};
        Tray.learn(TABLE.empty(1).jpeg(), Optional.of(List.of(c[0], middleTop, middleBottom, c[3])))
                .save(dice.resolve("left-half.tray"));
        List<Reading.ReadDie> left = eyes.readCamera(picture, "d6").dice();
        assertThat(left).isNotEmpty().hasSizeLessThan(5);
        double farthest = Math.max(middleTop[0], middleBottom[0]);
        assertThat(left).allMatch(die -> die.x() < farthest + die.size());
        assertThat(eyes.read(picture, "d6").dice()).hasSize(5);
    }

    @Test
    @DisplayName(
            "is refused where the camera gives pictures of another shape than the tray's, or the tray's file is broken")
    void broken() throws Exception {
        Tray.learn(TABLE.empty(1).jpeg(), Optional.of(corners())).save(dice.resolve("mine.tray"));
        byte[] square = new TrayTable(Level.EASY, Part.TUNE, 12, 640, 640, true)
                .empty(1)
                .jpeg();
        assertThatThrownBy(() -> new Eyes(home).readCamera(square, "d6"))
                .isInstanceOf(UnreadablePictureException.class);
        Files.writeString(dice.resolve("mine.tray"), "{}");
        assertThatThrownBy(() -> new Eyes(home).cameraReader("rwb")).isInstanceOf(DiceSetException.class);
    }
}
