package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Tray;

/** A set whose owner forgot to show his courage faces. */
@DisplayName("A set that learns from corrections")
class SetTeacherTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 902, 960, 540, false);
    private static final TrayPicture COURAGE = TABLE.group("courage", 40);
    private static final TrayPicture NEXT = TABLE.group("courage", 41);

    @TempDir
    static Path folder;

    private static Tray tray;
    private static DiceSet set;

    @BeforeAll
    static void enrol() throws Exception {
        tray = Trays.tray(TABLE);
        Trays.enrolmentFolder(TABLE, folder);
        Path labels = folder.resolve("labels.csv");
        Files.write(
                labels,
                Files.readAllLines(labels).stream()
                        .filter(line -> !line.contains("courage"))
                        .toList());
        set = Enrolment.of(folder, Optional.of(tray)).set();
    }

    private static Lesson lesson(TrayPicture picture, String face) {
        return new Lesson(
                picture.jpeg(),
                Optional.of(tray),
                picture.dice().stream()
                        .map(d -> new Lesson.NamedDie(d.colour(), face, d.x(), d.y(), d.size(), true))
                        .toList());
    }

    private static long right(DiceSet set, TrayPicture picture) throws Exception {
        SeenDice seen = DiceReader.of(set).in(tray).read(picture.jpeg());
        long right = 0;
        for (TrueDie die : picture.dice()) {
            right +=
                    Trays.at(seen, die)
                            .filter(s -> s.status() == SeenDie.Status.SURE
                                    && s.face().equals(die.face()))
                            .stream()
                            .count();
        }
        return right;
    }

    @Test
    @DisplayName("reads the next throw of a face that it has learned, and its file is small and holds it")
    void learns() throws Exception {
        assertThat(right(set, NEXT)).isZero();
        Taught taught = new SetTeacher(set, List.of()).teach(lesson(COURAGE, "courage"));
        assertThat(taught.harm()).isEmpty();
        assertThat(taught.looks()).isEqualTo(3);
        Path file = folder.resolve("taught.set");
        taught.set().orElseThrow().save(file);
        assertThat(right(DiceSet.load(file), NEXT)).isEqualTo(3);
        assertThat(right(DiceSet.load(file), TABLE.group("skull", 43))).isEqualTo(right(set, TABLE.group("skull", 43)));
        assertThat(Files.size(file)).isLessThan(1_000_000);
    }

    @Test
    @DisplayName("keeps eight looks of a face at most, though two more lie in one picture")
    void most() throws Exception {
        DiceSet knows = new SetTeacher(set, List.of())
                .teach(lesson(COURAGE, "courage"))
                .set()
                .orElseThrow();
        Shot look = knows.shots().get(knows.shots().size() - 1);
        DiceSet seven = knows;
        for (int i = 0; i < 6; i++) {
            seven = seven.with(look);
        }
        // Its list says twice what lies at one place, as of two dice of one colour.
        Lesson twice = new Lesson(
                NEXT.jpeg(),
                Optional.of(tray),
                Stream.concat(lesson(NEXT, "courage").dice().stream(), lesson(NEXT, "courage").dice().stream())
                        .filter(d -> d.colour().equals(look.colour()))
                        .toList());
        Taught taught = new SetTeacher(seven, List.of()).teach(twice);
        assertThat(taught.harm()).isEmpty();
        assertThat(taught.looks()).isEqualTo(1);
        assertThat(taught.set().orElseThrow().looks().get(look.colour())).containsEntry("courage", 8);
    }

    @Test
    @DisplayName("learns nothing from a picture that is named wrongly, and says which die it would read worse")
    void refuses() throws Exception {
        Taught taught = new SetTeacher(set, List.of()).teach(lesson(TABLE.group("skull", 44), "star"));
        assertThat(taught.set()).isEmpty();
        assertThat(taught.harm()).extracting(Taught.Harm::face).contains("skull");
    }

    @Test
    @DisplayName("learns nothing that contradicts the picture of an earlier lesson")
    void keeps() throws Exception {
        Lesson earlier = lesson(COURAGE, "courage");
        DiceSet knows = new SetTeacher(set, List.of()).teach(earlier).set().orElseThrow();
        Taught taught = new SetTeacher(knows, List.of(earlier)).teach(lesson(NEXT, "tools"));
        assertThat(taught.set()).isEmpty();
        assertThat(taught.harm()).extracting(Taught.Harm::face).contains("courage");
    }
}
