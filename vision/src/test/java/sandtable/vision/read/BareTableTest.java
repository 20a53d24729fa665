package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.Bodies;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.Pose;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Shot;
import sandtable.vision.symbol.SymbolMatch;
import sandtable.vision.tray.BentPicture;

@DisplayName("Dice on a table whose tray was not learned")
class BareTableTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double BARREL = -0.06;

    /** Their faces bear frames, which are squares too; by each picture alone two of its faces are told a fifth too small. */
    private static final TrayTable FRAMED = new TrayTable(Level.EASY, Part.SHOWN, 2);

    @TempDir
    Path folder;

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("are read where each picture to learn from was taken from another height")
    void byHand() throws Exception {
        double[] heights = {0.95, 1.04, 1.0, 1.07, 0.92, 1.02};
        for (int i = 0; i < 6; i++) {
            double k = heights[i];
            TrayPicture p = FRAMED.group(DiceKit.FACES.get(i), 1000 + i);
            save(p, DiceKit.FACES.get(i), m -> scaled(m, k), at ->
                    new double[] {k * (at[0] - WIDTH / 2.0) + WIDTH / 2.0, k * (at[1] - HEIGHT / 2.0) + HEIGHT / 2.0});
        }
        DiceReader reader = DiceReader.of(enrolled());
        for (int i = 0; i < 4; i++) {
            TrayPicture p = FRAMED.roll(6, i);
            allRight(reader.read(p.jpeg()), p.dice());
        }
    }

    @Test
    @DisplayName("are read through a lens that bends lines much")
    void bentLens() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1);
        for (int i = 0; i < 6; i++) {
            TrayPicture p = table.group(DiceKit.FACES.get(i), 1000 + i);
            save(p, DiceKit.FACES.get(i), m -> BentPicture.of(m, BARREL), at -> bent(at));
        }
        Path file = folder.resolve("set");
        enrolled().save(file);
        allRight(DiceReader.of(DiceSet.load(file)), table, BARREL);
    }

    @Test
    @DisplayName("tell in play that a lens bends lines, where those that were learned from told nothing of it")
    void bentOtherwise() throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 1);
        Enrolment straight = Enrolment.of(Trays.enrolmentFolder(table, folder), Optional.empty());
        allRight(DiceReader.of(straight.set()), table, -0.07);
    }

    private static void allRight(DiceReader reader, TrayTable table, double k1) throws Exception {
        for (int i = 0; i < 4; i++) {
            TrayPicture p = table.roll(6, i);
            Mat straight = Picture.decode(p.jpeg());
            Mat seen = BentPicture.of(straight, k1);
            List<TrueDie> dice = p.dice().stream()
                    .map(d -> {
                        double[] at = BentPicture.at(d.x(), d.y(), WIDTH, HEIGHT, k1);
                        return new TrueDie(at[0], at[1], d.size(), d.colour(), d.face(), d.kind(), d.visible());
                    })
                    .toList();
            allRight(reader.read(seen), dice);
            straight.release();
            seen.release();
        }
    }

    @Test
    @DisplayName("are sure from another height if several lie there, a single one of another size is asked about")
    void otherHeight() throws Exception {
        DiceReader reader = DiceReader.of(Enrolment.of(Trays.enrolmentFolder(FRAMED, folder), Optional.empty())
                .set());
        assertThat(sure(reader, FRAMED.roll(6, 1), 0.6)).isEqualTo(6);
        assertThat(sure(reader, FRAMED.roll(1, 3), 1)).isEqualTo(1);
        assertThat(sure(reader, FRAMED.roll(1, 3), 0.6)).isZero();
    }

    private static long sure(DiceReader reader, TrayPicture p, double k) throws Exception {
        Mat near = Picture.decode(p.jpeg());
        Mat far = scaled(near, k);
        SeenDice seen = reader.read(far);
        near.release();
        far.release();
        return seen.dice().stream()
                .filter(d -> d.status() == SeenDie.Status.SURE)
                .count();
    }

    @Test
    @DisplayName("are asked about where their colour is not plain, as no empty tray tells how the light differs")
    void colour() {
        assertThat(told(0.25)).isEmpty();
        assertThat(told(0.35)).contains("not of this set");
    }

    private static Optional<String> told(double colourRatio) {
        Pose laid = Pose.of(100, 100, 0, 1);
        Shot star = BlankShot.of("red", "star");
        SymbolMatch match = new SymbolMatch(star, 0.99, 0.99, 0.2, 0.5, "soldier", 0.2, 0.99, laid, 0, laid, 1, 1);
        Square top = new Square(100, 100, 40, 0, 0.9);
        Read read = new Read(
                top,
                match,
                new Bodies.Told("red", 9, colourRatio, "white", 1),
                false,
                Neighbours.Side.NO,
                Optional.empty());
        assertThat(Doubt.about(read)).isEmpty();
        return Doubt.about(BareTable.told(List.of(read), 40).get(0));
    }

    private void save(TrayPicture p, String face, UnaryOperator<Mat> seen, UnaryOperator<double[]> place)
            throws Exception {
        Mat m = Picture.decode(p.jpeg());
        Mat other = seen.apply(m);
        assertThat(Imgcodecs.imwrite(folder.resolve(face + ".png").toString(), other))
                .isTrue();
        m.release();
        other.release();
        Path labels = folder.resolve("labels.csv");
        List<String> rows =
                new ArrayList<>(Files.exists(labels) ? Files.readAllLines(labels) : List.of("file,colour,face,x,y"));
        for (TrueDie d : p.dice()) {
            double[] at = place.apply(new double[] {d.x(), d.y()});
            rows.add(face + ".png," + d.colour() + "," + face + "," + Math.round(at[0]) + "," + Math.round(at[1]));
        }
        Files.write(labels, rows);
    }

    private DiceSet enrolled() throws Exception {
        return Enrolment.of(folder, Optional.empty()).set();
    }

    private static void allRight(SeenDice seen, List<TrueDie> dice) {
        for (TrueDie d : dice) {
            SeenDie s = Trays.at(seen, d).orElseThrow(() -> new AssertionError("missed " + d));
            assertThat(List.of(s.status(), s.colour(), s.face()))
                    .as("%s: %s", d, s)
                    .isEqualTo(List.of(SeenDie.Status.SURE, d.colour(), d.face()));
        }
    }

    private static double[] bent(double[] at) {
        return BentPicture.at(at[0], at[1], WIDTH, HEIGHT, BARREL);
    }

    /** About its middle. */
    private static Mat scaled(Mat m, double k) {
        Mat map = new Mat(2, 3, CvType.CV_64F);
        map.put(0, 0, k, 0, (1 - k) * m.cols() / 2, 0, k, (1 - k) * m.rows() / 2);
        Mat out = new Mat();
        Imgproc.warpAffine(m, out, map, m.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
        map.release();
        return out;
    }
}
