package sandtable.vision.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayTable;

/**
 * Measures how long reading takes: throws of six dice in drawn trays of 1280 x 720, warm, on one core. Beside each reading OpenCV
 * converts the same picture to Lab, so that figures of fast and slow, idle and busy machines can be compared.
 */
public final class SpeedBench {
    private static final int TABLES = 4;
    private static final int THROWS = 6;
    private static final int WARM = 3;
    private static final int ROUNDS = 12;
    /** Whoever measures finds that enrolling is broken rather than waiting for ever. */
    private static final int MOST_REFUSED = 20;

    private SpeedBench() {}

    private record Throw(DiceReader reader, Mat picture) {}

    /**
     * Prints a line for each level: milliseconds by the clock, in the middle and at the 99th of a hundred.
     *
     * @param tray whether the tray is learned first
     */
    public static void run(Part part, boolean tray, Consumer<String> out) throws IOException {
        run(part, new Showing(tray, false), List.of(Level.values()), TABLES, ROUNDS, out);
    }

    /**
     * @param showing how the dice are shown before they are read
     * @param tables of each level
     * @param rounds how often each throw is read and timed
     */
    static void run(Part part, Showing showing, List<Level> levels, int tables, int rounds, Consumer<String> out)
            throws IOException {
        NativeCv.load();
        int threads = Core.getNumThreads();
        Core.setNumThreads(1);
        try {
            List<List<Throw>> all = new ArrayList<>();
            for (Level level : levels) {
                all.add(thrown(showing, level, part, tables));
            }
            for (int i = 0; i < WARM; i++) {
                for (List<Throw> thrown : all) {
                    round(thrown, new ArrayList<>(), new ArrayList<>());
                }
            }
            for (int i = 0; i < all.size(); i++) {
                out.accept(line(levels.get(i), all.get(i), rounds));
            }
        } catch (DiceSetException | UnreadablePictureException e) {
            throw new IOException(e);
        } finally {
            Core.setNumThreads(threads);
        }
    }

    /** Of the first tables whose dice can be enrolled from six pictures. */
    private static List<Throw> thrown(Showing showing, Level level, Part part, int tables)
            throws IOException, DiceSetException, UnreadablePictureException {
        List<Throw> all = new ArrayList<>();
        for (int number = 0; all.size() < tables * THROWS; number++) {
            TrayTable table = new TrayTable(level, part, number);
            Optional<DiceReader> reader = enrolled(showing, table, number < MOST_REFUSED);
            for (int k = 0; k < THROWS && reader.isPresent(); k++) {
                all.add(new Throw(
                        reader.get(),
                        Picture.decode(table.roll(DrawnBench.DICE, k).jpeg())));
            }
        }
        return all;
    }

    private static Optional<DiceReader> enrolled(Showing showing, TrayTable table, boolean mayBeRefused)
            throws IOException, DiceSetException, UnreadablePictureException {
        try {
            return Optional.of(showing.reader(table));
        } catch (DiceSetException e) {
            if (mayBeRefused) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private static String line(Level level, List<Throw> thrown, int rounds) throws UnreadablePictureException {
        List<Double> read = new ArrayList<>();
        List<Double> converted = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            round(thrown, read, converted);
        }
        Collections.sort(read);
        Collections.sort(converted);
        double middle = at(read, 0.5);
        double beside = at(converted, 0.5);
        return String.format(
                Locale.ROOT,
                "six dice %-8s one core, warm: %d pictures, %d readings  ms p50 %.1f p99 %.1f  OpenCV's Lab of a picture p50 %.2f  ratio %.1f",
                level,
                thrown.size(),
                read.size(),
                middle,
                at(read, 0.99),
                beside,
                middle / beside);
    }

    private static double at(List<Double> sorted, double share) {
        return sorted.get((int) (share * (sorted.size() - 1)));
    }

    private static void round(List<Throw> thrown, List<Double> read, List<Double> converted)
            throws UnreadablePictureException {
        Mat lab = new Mat();
        for (Throw t : thrown) {
            read.add(t.reader().read(t.picture()).millis());
            long start = System.nanoTime();
            Imgproc.cvtColor(t.picture(), lab, Imgproc.COLOR_BGR2Lab);
            converted.add((System.nanoTime() - start) / 1e6);
        }
        lab.release();
    }
}
