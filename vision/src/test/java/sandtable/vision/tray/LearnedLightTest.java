package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.set.DiceSet;

@DisplayName("Dice in another light than that in which the tray was learned")
class LearnedLightTest {
    private static final TrayTable TABLE = new TrayTable(Level.NORMAL, Part.TUNE, 3);
    private static final TrayPicture PICTURE = TABLE.roll(6, 1);
    private static final double GRAIN = 2;

    @TempDir
    static Path folder;

    private static Tray tray;
    private static DiceSet set;

    @BeforeAll
    static void enrol() throws Exception {
        tray = Trays.tray(TABLE);
        set = Enrolment.of(Trays.enrolmentFolder(TABLE, folder), Optional.of(tray))
                .set();
    }

    @ParameterizedTest(name = "{0}: {1} of blue, {2} of green, {3} of red")
    @CsvSource({
        "dusk, 0.5, 0.5, 0.5",
        "late dusk, 0.2, 0.2, 0.2",
        "a longer exposure, 1.25, 1.25, 1.25",
        "a warm lamp, 0.6, 0.8, 1.1",
        "a cold lamp, 1.1, 0.85, 0.6"
    })
    @DisplayName("are read as in the old one")
    void read(String light, double blue, double green, double red) throws Exception {
        SeenDice seen = read(tray, blue, green, red);
        assertThat(PICTURE.dice())
                .hasSize(6)
                .allSatisfy(die -> assertThat(Trays.at(seen, die))
                        .as("%s, %s", light, die)
                        .hasValueSatisfying(s -> {
                            assertThat(s.colour() + " " + s.face()).isEqualTo(die.colour() + " " + die.face());
                            assertThat(s.status()).isEqualTo(SeenDie.Status.SURE);
                        }));
    }

    @Test
    @DisplayName("are asked about, as being too dark, where next to nothing of them is left")
    void tooDark() throws Exception {
        List<SeenDie> dice = read(tray, 0.07, 0.07, 0.07).dice();
        assertThat(dice)
                .isNotEmpty()
                .allSatisfy(d -> assertThat(d.reason().orElse("sure")).isIn("too dark", "sure"));
        assertThat(dice).anyMatch(d -> d.reason().filter("too dark"::equals).isPresent());
    }

    @Test
    @DisplayName("are read as they are where it is not the light that changed but the cloth")
    void otherCloth() throws Exception {
        Path file = folder.resolve("other.tray");
        tray.save(file);
        double l = tray.cloth().orElseThrow().l();
        String brighter = Files.readString(file).replace("\"l\":" + l, "\"l\":" + 20.0);
        assertThat(brighter).isNotEqualTo(Files.readString(file));
        Files.writeString(file, brighter);
        assertThat(read(Tray.load(file), 1, 1, 1).dice())
                .isEqualTo(read(tray, 1, 1, 1).dice());
    }

    private static SeenDice read(Tray where, double blue, double green, double red) throws Exception {
        Mat picture = Picture.decode(PICTURE.jpeg());
        Mat lit = new Mat();
        picture.convertTo(lit, CvType.CV_32F);
        Core.multiply(lit, new Scalar(blue, green, red), lit);
        if (blue != 1) {
            Mat grain = new Mat(lit.size(), lit.type());
            Core.setRNGSeed(5);
            Core.randn(grain, 0, GRAIN);
            Core.add(lit, grain, lit);
            grain.release();
        }
        lit.convertTo(lit, CvType.CV_8U);
        SeenDice seen = DiceReader.of(set).in(where).read(lit);
        lit.release();
        picture.release();
        return seen;
    }
}
