package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Tray;

@DisplayName("An owner's dice, enrolled from six group pictures")
class RwbSetTest {
    @TempDir
    static Path folder;

    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);
    private static DiceSet set;
    private static Tray tray;

    @BeforeAll
    static void enrol() throws Exception {
        tray = Trays.tray(TABLE);
        Trays.enrolmentFolder(TABLE, folder);
        Enrolment done = Enrolment.of(folder, Optional.of(tray));
        assertThat(done.looks()).isEqualTo(18);
        assertThat(done.missing()).isEmpty();
        assertThat(done.alike())
                .as("each pair once")
                .extracting(pair -> pair.face() + " " + pair.other())
                .doesNotHaveDuplicates();
        set = done.set();
    }

    @Test
    @DisplayName(
            "are read in other pictures: all are found, what is sure is right, and at most one in nine is asked about")
    void readBack() throws Exception {
        DiceReader reader = DiceReader.of(set).in(tray);
        int sure = 0;
        for (int i = 0; i < 3; i++) {
            TrayPicture picture = TABLE.roll(6, i);
            SeenDice seen = reader.read(picture.jpeg());
            for (TrueDie die : picture.dice()) {
                SeenDie s = Trays.at(seen, die).orElseThrow(() -> new AssertionError("missed " + die));
                assertThat(s.size()).isBetween(0.8 * die.size(), 1.15 * die.size());
                if (s.status() == SeenDie.Status.SURE) {
                    sure++;
                    assertThat(s.colour() + " " + s.face()).isEqualTo(die.colour() + " " + die.face());
                }
            }
            assertThat(seen.dice().stream().filter(d -> d.status() == SeenDie.Status.SURE))
                    .hasSizeLessThanOrEqualTo(6);
        }
        assertThat(sure).isBetween(16, 18);
    }

    @Test
    @DisplayName("are still the same after the set went through its file, which is small")
    void file() throws Exception {
        Path file = folder.resolve("my.set");
        set.save(file);
        assertThat(Files.size(file)).isLessThan(1_000_000);
        TrayPicture picture = TABLE.roll(4, 9);
        assertThat(DiceReader.of(DiceSet.load(file))
                        .in(tray)
                        .read(picture.jpeg())
                        .dice())
                .isEqualTo(DiceReader.of(set).in(tray).read(picture.jpeg()).dice());
    }

    @Test
    @DisplayName("are read in a tray that is seen from another place, where their faces are of another size")
    void otherTray() throws Exception {
        TrayTable far = new TrayTable(Level.EASY, Part.TUNE, 1, 1280, 720, false);
        DiceReader reader = DiceReader.of(set).in(Trays.tray(far));
        int sure = 0;
        for (int i = 1; i <= 4; i++) {
            TrayPicture picture = far.roll(6, i);
            List<SeenDie> read = reader.read(picture.jpeg()).dice().stream()
                    .filter(d -> d.status() == SeenDie.Status.SURE)
                    .toList();
            assertThat(read)
                    .allSatisfy(d -> assertThat(picture.dice())
                            .anyMatch(t -> Math.hypot(t.x() - d.x(), t.y() - d.y()) < 0.4 * t.size()
                                    && t.colour().equals(d.colour())
                                    && t.face().equals(d.face())));
            sure += read.size();
        }
        assertThat(sure).isBetween(21, 24);
    }

    @Test
    @DisplayName("are not seen in an empty tray, nor in one with coins and pawns")
    void nothing() throws Exception {
        DiceReader reader = DiceReader.of(set).in(tray);
        assertThat(reader.read(TABLE.empty(3).jpeg()).dice()).isEmpty();
        assertThat(reader.read(TABLE.clutter(4).jpeg()).dice()).isEmpty();
    }

    @Test
    @DisplayName("of another make are never sure")
    void foreign() throws Exception {
        assertThat(DiceReader.of(set).in(tray).read(TABLE.foreign(6, 2).jpeg()).dice())
                .isNotEmpty()
                .noneMatch(d -> d.status() == SeenDie.Status.SURE);
    }

    @Test
    @DisplayName("of two colours that nobody can tell are asked about, though their symbols are plain")
    void colours() throws Exception {
        String third = set.colours().contains("blue") ? "black" : "blue";
        DiceSet twice = set;
        for (Shot s : set.shots()) {
            if (s.colour().equals("red")) {
                twice = twice.with(new Shot(third, s.face(), s.lab(), s.pixels(), s.extent()));
            }
        }
        assertThat(DiceReader.of(twice).in(tray).read(TABLE.roll(6, 0).jpeg()).dice())
                .filteredOn(d -> d.colour().equals("red") || d.colour().equals(third))
                .hasSizeGreaterThanOrEqualTo(2)
                .allMatch(d -> d.reason().filter("not of this set"::equals).isPresent());
    }

    @Test
    @DisplayName("cannot come from a set file of another version")
    void version() throws Exception {
        Path file = folder.resolve("new.set");
        set.save(file);
        Files.writeString(file, Files.readString(file).replace("\"version\":1", "\"version\":7"));
        assertThatThrownBy(() -> DiceSet.load(file))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("version 7");
    }

    @Test
    @DisplayName("cannot come from a damaged set file")
    void damaged() throws Exception {
        Path file = folder.resolve("bad.set");
        set.save(file);
        String whole = Files.readString(file);
        for (String bad : new String[] {
            whole.substring(0, 900),
            "[]",
            "",
            "{\"format\":\"sandtable-dice-set\",\"version\":1}",
            whole.replace("soldier", "sailor"),
            whole.replace("\"png\":\"i", "\"png\":\"*")
        }) {
            Files.writeString(file, bad);
            assertThatThrownBy(() -> DiceSet.load(file)).isInstanceOf(DiceSetException.class);
        }
    }

    @Test
    @DisplayName("need a list whose colours, faces and places make sense")
    void labels(@TempDir Path other) throws Exception {
        for (String line : new String[] {
            "star.jpg,pink,star,1,1",
            "star.jpg,red,sun,1,1",
            "star.jpg,red,star,one,1",
            "../star.jpg,red,star,1,1",
            "none.jpg,red,star,1,1"
        }) {
            Files.writeString(other.resolve("labels.csv"), "file,colour,face,x,y\n" + line + "\n");
            assertThatThrownBy(() -> Enrolment.of(other, Optional.empty()))
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining(other.toString());
        }
    }

    @Test
    @DisplayName("are not learned from dice of one colour that were named by two: neither could ever be told")
    void oneColour(@TempDir Path other) throws Exception {
        List<String> csv = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String named : List.of("red", "black")) {
            TrayPicture picture = TABLE.one("red", "star", csv.size());
            TrueDie die = picture.dice().get(0);
            Files.write(other.resolve(named + ".jpg"), picture.jpeg());
            csv.add(named + ".jpg," + named + ",star," + die.x() + "," + die.y());
        }
        Files.write(other.resolve("labels.csv"), csv);
        assertThatThrownBy(() -> Enrolment.of(other, Optional.of(tray)))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("red and black are of one colour")
                .extracting(e -> ((DiceSetException) e).why())
                .isEqualTo(DiceSetException.Why.COLOURS_ALIKE);
    }

    @Test
    @DisplayName("cover all six faces of the game")
    void faces() {
        assertThat(set.looks().values())
                .allSatisfy(f -> assertThat(f.keySet()).containsExactlyInAnyOrderElementsOf(DiceKit.FACES));
    }
}
