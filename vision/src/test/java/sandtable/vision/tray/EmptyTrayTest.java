package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.set.DiceSet;
import sandtable.vision.square.Square;

@DisplayName("What was in the tray before any dice")
class EmptyTrayTest {
    private static final TrayTable TABLE = new TrayTable(Level.EASY, Part.TUNE, 2);
    private static final TrayPicture THROW = TABLE.roll(6, 0);

    @TempDir
    static Path folder;

    private static Tray bare;
    private static Tray printed;
    private static DiceSet set;
    private static double[] spot;

    @BeforeAll
    static void learn() throws Exception {
        bare = Trays.tray(TABLE);
        spot = free();
        printed = Tray.learn(withPrint(TABLE.empty(1).jpeg()), Optional.of(Arrays.asList(TABLE.corners())));
        set = Enrolment.of(Trays.enrolmentFolder(TABLE, folder), Optional.of(bare))
                .set();
    }

    @Test
    @DisplayName("is not asked about as a die, though it is as square as one; the dice are read as before")
    void known() throws Exception {
        byte[] picture = withPrint(THROW.jpeg());
        assertThat(there(DiceReader.of(set).in(bare).read(picture))).isPresent();
        SeenDice seen = DiceReader.of(set).in(printed).read(picture);
        assertThat(there(seen)).isEmpty();
        assertThat(THROW.dice())
                .hasSize(6)
                .allSatisfy(die -> assertThat(Trays.at(seen, die))
                        .hasValueSatisfying(s -> assertThat(s.status()).isEqualTo(SeenDie.Status.SURE)));
    }

    @Test
    @DisplayName("is not asked about either while a shadow lies over half of it")
    void shadow() throws Exception {
        byte[] picture = inShadow(withPrint(THROW.jpeg()));
        assertThat(there(DiceReader.of(set).in(bare).read(picture))).isPresent();
        assertThat(there(DiceReader.of(set).in(printed).read(picture))).isEmpty();
    }

    @Test
    @DisplayName("is known again from the tray's file; a file from before that was kept still serves")
    void file() throws Exception {
        byte[] picture = withPrint(THROW.jpeg());
        Path file = folder.resolve("printed.tray");
        printed.save(file);
        assertThat(there(DiceReader.of(set).in(Tray.load(file)).read(picture))).isEmpty();
        String written = Files.readString(file);
        Files.writeString(file, written.replaceFirst(",\"empty\":\"[^\"]*\"", ""));
        assertThat(there(DiceReader.of(set).in(Tray.load(file)).read(picture))).isPresent();
        for (String damaged : List.of("\"\"", "\"no picture\"", "7", "null", "\"aGVsbG8gd29ybGQ=\"")) {
            Files.writeString(file, written.replaceFirst("\"empty\":\"[^\"]*\"", "\"empty\":" + damaged));
            assertThatThrownBy(() -> Tray.load(file))
                    .as(damaged)
                    .isInstanceOf(DiceSetException.class)
                    .hasMessageContaining("Show the empty tray again");
        }
    }

    @Test
    @DisplayName("is not taken for the die that is shown alone, without its place being said")
    void shownAlone() throws Exception {
        Path one = Files.createDirectories(folder.resolve("one"));
        List<String> list = new ArrayList<>(List.of("file,colour,face"));
        for (String face : DiceSet.FACES) {
            byte[] picture = Stream.iterate(50, i -> i + 1)
                    .map(i -> TABLE.one("red", face, i))
                    .filter(p -> p.dice().stream()
                            .allMatch(d -> Math.hypot(d.x() - spot[0], d.y() - spot[1]) > 2.5 * d.size()))
                    .findFirst()
                    .orElseThrow()
                    .jpeg();
            Files.write(one.resolve(face + ".png"), withPrint(picture));
            list.add(face + ".png,red," + face);
        }
        Files.write(one.resolve("labels.csv"), list);
        assertThat(redsRead(one, printed)).isEqualTo(2).isGreaterThan(redsRead(one, bare));
    }

    @Test
    @DisplayName(
            "is no die to learn from where a picture shows nothing but it and a thread, and the owner is told which picture")
    void nothingShown() throws Exception {
        Path one = Files.createDirectories(folder.resolve("nothing"));
        List<String> list = new ArrayList<>(List.of("file,colour,face"));
        for (String face : DiceSet.FACES) {
            byte[] picture = face.equals("star")
                    ? withThread(TABLE.empty(7).jpeg())
                    : TABLE.one("red", face, 60).jpeg();
            Files.write(one.resolve(face + ".png"), picture);
            list.add(face + ".png,red," + face);
        }
        Files.write(one.resolve("labels.csv"), list);
        assertThatThrownBy(() -> Enrolment.of(one, Optional.of(bare)))
                .isInstanceOf(DiceSetException.class)
                .hasMessageContaining("star.png: no red die was found");
    }

    /** A thread lies in a square. */
    private static byte[] withThread(byte[] picture) throws Exception {
        Mat m = Picture.decode(picture);
        double half = THROW.dice().get(0).size() / 2;
        Imgproc.rectangle(
                m,
                new Point(spot[0] - half, spot[1] - half),
                new Point(spot[0] + half, spot[1] + half),
                new Scalar(240, 240, 240),
                2,
                Imgproc.LINE_AA);
        return png(m);
    }

    /** How many of the two red dice of the throw are read for sure with a set from these pictures. */
    private static long redsRead(Path pictures, Tray tray) throws Exception {
        DiceSet red = Enrolment.of(pictures, Optional.of(tray)).set();
        SeenDice seen = DiceReader.of(red).in(tray).read(THROW.jpeg());
        return THROW.dice().stream()
                .filter(d -> d.colour().equals("red"))
                .filter(d -> Trays.at(seen, d)
                        .filter(s ->
                                s.status() == SeenDie.Status.SURE && s.face().equals(d.face()))
                        .isPresent())
                .count();
    }

    @Test
    @DisplayName("is kept without what lies round the tray")
    void nothingElse() throws Exception {
        NativeCv.load();
        Mat white = new Mat(480, 640, CvType.CV_8UC3, new Scalar(255, 255, 255));
        double[][] corners = {{200, 150}, {440, 150}, {440, 330}, {200, 330}};
        Mat kept = EmptyTray.of(white, corners).picture();
        assertThat(kept.get(240, 320)[0]).isGreaterThan(250);
        assertThat(kept.get(125, 320)[0]).isLessThan(5);
        assertThat(kept.get(240, 500)[0]).isLessThan(5);
        kept.release();
        white.release();
    }

    private static Optional<SeenDie> there(SeenDice seen) {
        return seen.dice().stream()
                .filter(d -> Math.hypot(d.x() - spot[0], d.y() - spot[1]) < 30)
                .findFirst();
    }

    /** A place on the floor far from all dice, where hardly a side of a die would show: elsewhere a print is plainly flat. */
    private static double[] free() throws Exception {
        PlanView plan = bare.plan(1280, 720);
        double[] best = {0, 0};
        double most = 0;
        for (int x = 300; x < 980; x += 20) {
            for (int y = 200; y < 520; y += 20) {
                double[] at = {x, y};
                double[] inPlan = plan.toPlan(x, y);
                if (plan.slant(inPlan[0], inPlan[1]) >= 0.2) {
                    continue;
                }
                double near = THROW.dice().stream()
                        .mapToDouble(d -> Math.hypot(d.x() - at[0], d.y() - at[1]))
                        .min()
                        .orElse(0);
                if (near > most) {
                    most = near;
                    best = at;
                }
            }
        }
        return best;
    }

    /** The picture with a pale square and a bar in it printed on the cloth, as large as a die's face. */
    private static byte[] withPrint(byte[] jpeg) throws Exception {
        Mat m = Picture.decode(jpeg);
        PlanView plan = bare.plan(m.cols(), m.rows());
        Square print = print(plan);
        Mat cloth = m.submat(new Rect((int) spot[0] - 10, (int) spot[1] - 10, 20, 20));
        Scalar here = Core.mean(cloth);
        // In the picture's own light.
        fill(m, plan, print, times(here, 1.9));
        fill(
                m,
                plan,
                new Square(print.x() + 0.1 * print.size(), print.y(), 0.35 * print.size(), 0.4, 0),
                times(here, 0.4));
        return png(m);
    }

    /** The picture with a light shadow over half of the print, as wide as it is. */
    private static byte[] inShadow(byte[] picture) throws Exception {
        Mat m = Picture.decode(picture);
        PlanView plan = bare.plan(m.cols(), m.rows());
        Square print = print(plan);
        Mat where = Mat.zeros(m.size(), CvType.CV_8UC3);
        double[] aside = print.at(-1, 0);
        fill(where, plan, new Square(aside[0], aside[1], print.size(), 0.4, 0), new Scalar(1, 1, 1));
        Core.multiply(m, where, where, 0.25);
        Core.subtract(m, where, m);
        where.release();
        return png(m);
    }

    /** Where the print lies, in the plan. */
    private static Square print(PlanView plan) {
        double[] at = plan.toPlan(spot[0], spot[1]);
        double[] beside = plan.toPlan(spot[0] + THROW.dice().get(0).size(), spot[1]);
        return new Square(at[0], at[1], Math.hypot(beside[0] - at[0], beside[1] - at[1]), 0.4, 0);
    }

    /** The picture's file; the picture is released. */
    private static byte[] png(Mat m) {
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".png", m, out);
        m.release();
        return out.toArray();
    }

    private static Scalar times(Scalar colour, double by) {
        return new Scalar(by * colour.val[0], by * colour.val[1], by * colour.val[2]);
    }

    private static void fill(Mat m, PlanView plan, Square s, Scalar colour) {
        MatOfPoint outline = new MatOfPoint(Arrays.stream(s.corners())
                .map(c -> plan.toPicture(c[0], c[1]))
                .map(p -> new Point(p[0], p[1]))
                .toArray(Point[]::new));
        Imgproc.fillConvexPoly(m, outline, colour, Imgproc.LINE_AA, 0);
        outline.release();
    }
}
