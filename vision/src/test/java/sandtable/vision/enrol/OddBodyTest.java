package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Shot;

@DisplayName("A die to learn from")
class OddBodyTest {
    private static final double[] RED = {90, 170, 150};
    private static final double[] WHITE = {220, 128, 130};

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("has not its colour where a lamp makes its top white all over, or where it is named by another")
    void odd() {
        List<Shot> shots = new ArrayList<>(dice());
        assertThat(odd(shots)).isEmpty();
        shots.add(shot("red", "skull", WHITE));
        assertThat(odd(shots)).containsExactly(6);
    }

    @Test
    @DisplayName("has its colour where the lamp makes it a little lighter, and where too few tell what colour that is")
    void asItShould() {
        List<Shot> shots = new ArrayList<>(dice());
        shots.add(shot("red", "skull", new double[] {130, 156, 143}));
        assertThat(odd(shots)).isEmpty();
        assertThat(odd(List.of(shot("red", "star", RED), shot("red", "skull", WHITE))))
                .isEmpty();
    }

    @Test
    @DisplayName("has its colour where a mirrored lamp adds a little white to a dark one, and not where it adds much")
    void mirrored() {
        double[] blue = {75, 140, 95};
        double[] black = {55, 128, 128};
        List<Shot> shots = new ArrayList<>();
        for (String face : List.of("star", "tools", "soldier", "courage")) {
            shots.add(shot("blue", face, blue));
            shots.add(shot("black", face, black));
        }
        // With 0.14 of white paper's light, and with 0.3 of it.
        double[] faintly = {132, 134, 109};
        double[] plainly = {170, 132, 115};
        shots.add(shot("blue", "skull", faintly));
        assertThat(odd(shots)).isEmpty();
        shots.add(shot("blue", "skull", plainly));
        assertThat(odd(shots)).containsExactly(9);
    }

    @Test
    @DisplayName("is named with its picture where two of them were taken for each other")
    void named(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);
        Path labels = Trays.enrolmentFolder(table, folder).resolve("labels.csv");
        List<String> mixed = Files.readAllLines(labels).stream()
                .map(row -> row.startsWith("star.jpg,red")
                        ? row.replace(",red,", ",white,")
                        : row.startsWith("star.jpg,white") ? row.replace(",white,", ",red,") : row)
                .toList();
        Files.write(labels, mixed);
        DiceSetException refused = catchThrowableOfType(
                DiceSetException.class, () -> Enrolment.of(folder, Optional.of(Trays.tray(table))));
        assertThat(refused.why()).isEqualTo(DiceSetException.Why.ODD_COLOUR);
        assertThat(refused.die()).hasValueSatisfying(d -> assertThat(d.face()).isEqualTo("star"));
        assertThat(refused).hasMessageContaining("star.jpg");
    }

    @Test
    @DisplayName("has its colour in a picture with much more light than the others, as its cloth shows")
    void inMoreLight(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);
        Trays.enrolmentFolder(table, folder);
        for (String face : DiceKit.FACES) {
            if (!face.equals("star")) {
                Path picture = folder.resolve(face + ".jpg");
                Mat light = Picture.decode(Files.readAllBytes(picture));
                Mat dim = new Mat();
                light.convertTo(dim, -1, 0.4, 0);
                MatOfByte jpeg = new MatOfByte();
                Imgcodecs.imencode(".jpg", dim, jpeg);
                Files.write(picture, jpeg.toArray());
                light.release();
                dim.release();
                jpeg.release();
            }
        }
        assertThat(Enrolment.of(folder, Optional.of(Trays.tray(table))).missing())
                .isEmpty();
    }

    private static List<Integer> odd(List<Shot> shots) {
        return OddBody.in(shots);
    }

    private static List<Shot> dice() {
        return List.of(
                shot("red", "star", RED),
                shot("white", "star", WHITE),
                shot("red", "tools", RED),
                shot("white", "tools", WHITE),
                shot("red", "soldier", RED),
                shot("white", "soldier", WHITE));
    }

    private static Shot shot(String colour, String face, double[] lab) {
        Shot blank = BlankShot.of(colour, face);
        return new Shot(colour, face, lab, blank.pixels(), Optional.empty());
    }
}
