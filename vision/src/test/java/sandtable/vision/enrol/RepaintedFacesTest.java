package sandtable.vision.enrol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.FlatFaces;
import sandtable.vision.symbol.Shot;

@DisplayName("A symbol of which a lamp hides a part")
class RepaintedFacesTest extends OnFlatFaces {
    private static final int INNER = FaceCrop.MARGIN + FaceCrop.RIM;

    @Test
    @DisplayName(
            "is learned as dice of other colours show it, in the colours of its own die, and its face is not named any more")
    void painted() {
        Shot clean = stars().get(0).shot();
        lamp();
        List<LikeFaces.Taken> lit = stars();
        List<LikeFaces.Taken> painted = repainted(lit);

        assertThat(apart(lit.get(0).shot(), clean)).isGreaterThan(15);
        assertThat(apart(painted.get(0).shot(), clean)).isLessThan(5);
        assertThat(SetCheck.unclear(lit)).containsExactly(new Enrolment.Look("red", "star"));
        assertThat(SetCheck.unclear(painted)).isEmpty();
    }

    @Test
    @DisplayName("leaves the other faces as they were seen")
    void others() {
        lamp();
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit).subList(1, 3)).isEqualTo(lit.subList(1, 3));
    }

    @Test
    @DisplayName("stays as it was seen where one die alone shows it else: nobody knows which of the two is right")
    void two() {
        lamp();
        List<LikeFaces.Taken> lit = stars().subList(0, 2);
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName("stays as it was seen where the other dice bear another drawing")
    void another() {
        faces.cross(80, 60, -4, 5, new Scalar(30, 25, 150), new Scalar(225, 228, 230));
        lamp();
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName(
            "stays as it was seen where it is drawn in thinner lines on a white die: they are light beside the others' all along")
    void thin() {
        Scalar ink = new Scalar(60, 30, 30);
        faces.drawn(80, 60, new Scalar(30, 25, 150), FlatFaces.LIGHT, 4);
        faces.drawn(200, 60, new Scalar(253, 253, 253), ink, 1);
        faces.drawn(320, 60, FlatFaces.DARK, FlatFaces.LIGHT, 4);
        List<LikeFaces.Taken> thin = stars();
        assertThat(repainted(thin)).isEqualTo(thin);
    }

    @Test
    @DisplayName("stays as it was seen where the lamp hides more than half of the face")
    void hidden() {
        Imgproc.circle(faces.plan, new Point(80, 60), 16, new Scalar(255, 255, 255), Imgproc.FILLED);
        List<LikeFaces.Taken> lit = stars();
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    @Test
    @DisplayName("is not learned from a die that a lamp is mirrored all over, in which nothing but the lamp is seen")
    void allOver() {
        // Two other red ones tell how light their tops are.
        Scalar red = new Scalar(30, 25, 150);
        faces.cross(140, 60, 3, 3, red, FlatFaces.LIGHT);
        faces.drawn(260, 60, red, FlatFaces.LIGHT, 3);
        List<LikeFaces.Taken> reds = List.of(
                TakenFaces.taken(faces, "red", "skull", FlatFaces.square(140, 60, 0.8)),
                TakenFaces.taken(faces, "red", "tools", FlatFaces.square(260, 60, 0.8)));
        Imgproc.rectangle(faces.plan, new Point(63, 43), new Point(97, 77), new Scalar(215, 212, 248), Imgproc.FILLED);
        List<LikeFaces.Taken> lit =
                Stream.concat(stars().stream(), reds.stream()).toList();
        assertThat(repainted(lit)).isEqualTo(lit.subList(1, lit.size()));
        // One other colour is enough to know that it is not plain.
        List<LikeFaces.Taken> two =
                Stream.concat(stars().stream().limit(2), reds.stream()).toList();
        assertThat(repainted(two)).isEqualTo(two.subList(1, two.size()));
    }

    @Test
    @DisplayName("is learned as it is seen from a die that a lamp is mirrored all over, through which it shows")
    void shownThrough() {
        shownThrough(new Scalar(115, 112, 225), new Scalar(245, 245, 250));
    }

    @Test
    @DisplayName(
            "is learned as it is seen where its colour shows it alone, through a lamp by which all is nearly as light")
    void shownByColour() {
        shownThrough(new Scalar(180, 175, 255), new Scalar(250, 250, 255));
    }

    private void shownThrough(Scalar body, Scalar ink) {
        Scalar red = new Scalar(30, 25, 150);
        faces.cross(80, 60, -4, 5, body, ink);
        faces.cross(140, 60, 3, 3, red, FlatFaces.LIGHT);
        faces.drawn(260, 60, red, FlatFaces.LIGHT, 3);
        frame(80, red);
        List<LikeFaces.Taken> lit = Stream.concat(
                        stars().stream(),
                        Stream.of(
                                TakenFaces.taken(faces, "red", "skull", FlatFaces.square(140, 60, 0.8)),
                                TakenFaces.taken(faces, "red", "tools", FlatFaces.square(260, 60, 0.8))))
                .toList();
        assertThat(repainted(lit)).isEqualTo(lit);
    }

    /** The rim of a die, which bends the lamp's light away. */
    private void frame(double x, Scalar body) {
        Imgproc.rectangle(faces.plan, new Point(x - 18, 42), new Point(x + 18, 78), body, 3);
    }

    @Test
    @DisplayName(
            "refuses the set by the name of its picture if nothing but the lamp is seen, and not if the face is shown once more")
    void refused(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1, 960, 540, false);
        Path labels = Trays.enrolmentFolder(table, folder).resolve("labels.csv");
        TrueDie red = table.group("star", 1000 + DiceKit.FACES.indexOf("star")).dice().stream()
                .filter(d -> d.colour().equals("red"))
                .findFirst()
                .orElseThrow();
        String picture = folder.resolve("star.jpg").toString();
        Mat seen = Imgcodecs.imread(picture);
        Imgproc.circle(
                seen, new Point(red.x(), red.y()), (int) (0.4 * red.size()), new Scalar(235, 232, 248), Imgproc.FILLED);
        Imgcodecs.imwrite(picture, seen);
        seen.release();
        DiceSetException refused = catchThrowableOfType(
                DiceSetException.class, () -> Enrolment.of(folder, Optional.of(Trays.tray(table))));
        assertThat(refused.why()).isEqualTo(DiceSetException.Why.LAMP_MIRRORED);
        assertThat(refused.die()).hasValue(new DiceSetException.Die("red", "star"));
        assertThat(refused).hasMessageContaining("star.jpg");

        TrayPicture again = table.one("red", "star", 7);
        Files.write(folder.resolve("again.jpg"), again.jpeg());
        TrueDie die = again.dice().get(0);
        Files.writeString(
                labels,
                "again.jpg,red,star," + Math.round(die.x()) + "," + Math.round(die.y()) + "\n",
                StandardOpenOption.APPEND);
        Enrolment mended = Enrolment.of(folder, Optional.of(Trays.tray(table)));
        assertThat(mended.looks())
                .isEqualTo(DiceKit.FACES.size() * table.kit.colours().size());
        assertThat(mended.missing()).isEmpty();
    }

    private void lamp() {
        Imgproc.circle(faces.plan, new Point(87, 66), 9, new Scalar(255, 255, 255), Imgproc.FILLED);
    }

    private List<LikeFaces.Taken> stars() {
        return TakenFaces.stars(faces, FlatFaces.square(80, 60, 0.8));
    }

    private static List<LikeFaces.Taken> repainted(List<LikeFaces.Taken> taken) {
        return new LikeFaces(taken).repainted(taken);
    }

    /** By how many grey levels the inner parts of two faces differ in the middle. */
    private static double apart(Shot one, Shot other) {
        double sum = 0;
        int n = 0;
        for (int y = INNER; y < Shot.WIDTH - INNER; y++) {
            for (int x = INNER; x < Shot.WIDTH - INNER; x++) {
                for (int c = 0; c < 3; c++, n++) {
                    int at = 3 * (y * Shot.WIDTH + x) + c;
                    sum += Math.abs((one.pixels()[at] & 0xFF) - (other.pixels()[at] & 0xFF));
                }
            }
        }
        return sum / n;
    }
}
