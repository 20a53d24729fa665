package sandtable.vision.tray;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.square.Square;

@DisplayName("What lies in the tray and shows no square")
class UnreadTest {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 300;
    /** Edge of a face. */
    private static final int SIZE = 40;

    private static final PlanView VIEW = PlanView.asIs(WIDTH, HEIGHT);

    @BeforeAll
    static void load() {
        NativeCv.load();
    }

    @Test
    @DisplayName("is one thing where a symbol and a side are all that is seen of a die")
    void parts() {
        assertThat(places(List.of(), new Rect(100, 100, 16, 16), new Rect(92, 126, 34, 14)))
                .singleElement()
                .satisfies(s -> {
                    assertThat(s.distance(new Square(109, 120, SIZE, 0, 0))).isLessThan(5);
                    assertThat(s.size()).isBetween(38.0, 48.0);
                });
    }

    @Test
    @DisplayName("is no die where it is a crumb, a thread, a book, or a hand that reaches in")
    void noDie() {
        assertThat(places(List.of(), new Rect(100, 100, 8, 8))).isEmpty();
        assertThat(places(List.of(), new Rect(100, 100, 200, 6))).isEmpty();
        assertThat(places(List.of(), new Rect(100, 100, 120, 90))).isEmpty();
        assertThat(places(List.of(), new Rect(0, 100, 50, 40))).isEmpty();
    }

    @Test
    @DisplayName("is nothing more where the dice that were read lie, and what lies beside them still counts")
    void read() {
        Rect die = new Rect(200, 120, SIZE, SIZE);
        Square top = new Square(220, 140, SIZE, 0, 1);
        assertThat(places(List.of(), die)).hasSize(1);
        assertThat(places(List.of(top), die)).isEmpty();
        assertThat(places(List.of(top), die, new Rect(200, 180, SIZE, SIZE))).hasSize(1);
    }

    private static List<Square> places(List<Square> read, Rect... changed) {
        Mat m = Mat.zeros(HEIGHT, WIDTH, CvType.CV_8UC1);
        for (Rect r : changed) {
            m.submat(r).setTo(new Scalar(Ground.PLAINLY));
        }
        byte[] values = new byte[WIDTH * HEIGHT];
        m.get(0, 0, values);
        m.release();
        Unread left = new Unread(values, WIDTH, HEIGHT, 1, SIZE);
        read.forEach(s -> left.read(s, VIEW));
        return left.places(Unread.ONE_DIE);
    }

    @Test
    @DisplayName("is asked about by its symbol, though the die's body has just the colour of the cloth")
    void hidden(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.TUNE, 2);
        DiceReader reader = Trays.reader(table, folder);
        TrayPicture thrown = table.roll(6, 0);
        TrueDie red = thrown.dice().stream()
                .filter(d -> d.colour().equals("red"))
                .findFirst()
                .orElseThrow();
        SeenDice seen = reader.read(ofClothAlone(thrown.jpeg(), table.empty(1).jpeg(), red));
        assertThat(seen.dice()).hasSize(6);
        assertThat(Trays.at(seen, red)).hasValueSatisfying(d -> {
            assertThat(d.status()).isEqualTo(SeenDie.Status.ASK);
            assertThat(d.face()).isEqualTo(red.face());
        });
    }

    @Test
    @DisplayName("is not the same die once more, though its frame and its sides are seen beside its top")
    void once(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.EASY, Part.SHOWN, 11);
        DiceReader reader = Trays.reader(table, folder);
        for (int roll : new int[] {3, 5}) {
            SeenDice seen = reader.read(table.roll(6, roll).jpeg());
            assertThat(seen.dice()).hasSize(6);
        }
    }

    /** The picture with the cloth in the place of a die, of which its white symbols alone are left. */
    private static byte[] ofClothAlone(byte[] picture, byte[] empty, TrueDie die) throws Exception {
        Mat m = Picture.decode(picture);
        Mat cloth = Picture.decode(empty);
        int reach = (int) (1.3 * die.size());
        for (int y = (int) die.y() - reach; y < die.y() + reach; y++) {
            for (int x = (int) die.x() - reach; x < die.x() + reach; x++) {
                double[] p = m.get(y, x);
                if (Math.min(p[0], p[1]) < 0.6 * p[2] || Math.min(p[0], p[1]) < 100) {
                    m.put(y, x, cloth.get(y, x));
                }
            }
        }
        MatOfByte out = new MatOfByte();
        Imgcodecs.imencode(".png", m, out);
        m.release();
        cloth.release();
        return out.toArray();
    }
}
