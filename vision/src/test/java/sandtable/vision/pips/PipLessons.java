package sandtable.vision.pips;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

/**
 * Writes the lessons for the nets that read pips (see {@code vision/tools/pips/README.md}): each picture as a PPM file, and
 * {@code index.txt} with a line {@code P name source upright fold dice} for each picture and a line {@code x y size value}
 * for each of its dice; {@code pips-learned-from.txt} lists the photographs outside fold 0. A size below zero is a guess; value 0 is a die that must not be read, -1 one that may be or not.
 */
final class PipLessons {
    private static final int FOLDS = 5;
    private static final int TABLES = 53;
    private static final int FLAT = 120;
    private static final String TRACED = "traced";

    private static final List<String> SOURCES = List.of("nell-byler", "matteop65", "DamianTab");

    private final Path folder;
    private final Writer index;
    private final List<String> learned = new ArrayList<>();

    private PipLessons(Path folder, Writer index) {
        this.folder = folder;
        this.index = index;
    }

    /**
     * {@code PipLessons PHOTOS LESSONS TRACED...} writes the lessons, of folders made by {@code PovPhotos} too; {@code PipLessons LESSONS} adds what the finder takes for dice.
     */
    public static void main(String[] args) throws IOException {
        NativeCv.load();
        if (args.length == 1) {
            spots(Path.of(args[0]));
            return;
        }
        Path folder = Files.createDirectories(Path.of(args[1]));
        try (Writer index = Files.newBufferedWriter(folder.resolve("index.txt"))) {
            PipLessons lessons = new PipLessons(folder, index);
            for (String source : SOURCES) {
                lessons.photographs(Path.of(args[0], source));
            }
            Files.write(folder.resolve("pips-learned-from.txt"), lessons.learned);
            for (int i = 2; i < args.length; i++) {
                lessons.photographs(Path.of(args[i]));
            }
            for (int i = 0; i < TABLES; i++) {
                lessons.table(i);
            }
            for (int i = 0; i < FLAT; i++) {
                FlatDice flat = new FlatDice(i);
                lessons.put("flat_" + i, flat.picture(), "flat", false, i % FOLDS, flat.dice());
            }
        } catch (UnreadablePictureException e) {
            throw new IOException(e);
        }
    }

    /** Where the finder sees dice in the lessons' pictures: most of those that are none are the hard ones. */
    private static void spots(Path folder) throws IOException {
        PipFinder finder = new PipFinder();
        try (Writer out = Files.newBufferedWriter(folder.resolve("spots.txt"))) {
            for (String line : Files.readAllLines(folder.resolve("index.txt"))) {
                if (line.startsWith("P ")) {
                    String name = line.split(" ", -1)[1];
                    Mat m = Imgcodecs.imread(folder.resolve(name + ".ppm").toString());
                    for (PipFinder.Place p : finder.find(m)) {
                        out.write(String.format(Locale.ROOT, "%s %.2f %.2f %.2f%n", name, p.x(), p.y(), p.size()));
                    }
                    m.release();
                }
            }
        }
    }

    private void put(String name, Mat m, String source, boolean upright, int fold, List<double[]> dice)
            throws IOException {
        Imgcodecs.imwrite(folder.resolve(name + ".ppm").toString(), m);
        m.release();
        index.write("P " + name + " " + source + " " + (upright ? 1 : 0) + " " + fold + " " + dice.size() + "\n");
        for (double[] d : dice) {
            index.write(String.format(Locale.ROOT, "%.2f %.2f %.2f %.0f%n", d[0], d[1], d[2], d[3]));
        }
    }

    /** Each source draws its boxes in a way of its own; the edge of the top face follows from them but roughly. */
    private static double size(String source, double w, double h, int value) {
        double larger = Math.max(w, h);
        return switch (source) {
            case "nell-byler" -> 0.7 * larger;
            case "DamianTab" -> 0.8 * larger;
            case TRACED -> larger;
            default -> value == 1 ? -50 : value < 4 ? Math.hypot(w, h) : 1.2 * larger;
        };
    }

    private void photographs(Path photos) throws IOException {
        String folder = photos.getFileName().toString();
        String source = SOURCES.contains(folder) ? folder : TRACED;
        Map<String, List<double[]>> dice = new LinkedHashMap<>();
        for (String line : Files.readAllLines(photos.resolve("labels.csv")).stream()
                .skip(1)
                .toList()) {
            String[] c = line.split(",", -1);
            List<double[]> here = dice.computeIfAbsent(c[0], f -> new ArrayList<>());
            if (!c[1].isEmpty()) {
                double w = Double.parseDouble(c[4]);
                double h = Double.parseDouble(c[5]);
                int value = Integer.parseInt(c[6]);
                here.add(new double[] {
                    Double.parseDouble(c[2]) + w / 2, Double.parseDouble(c[3]) + h / 2, size(source, w, h, value), value
                });
            }
        }
        for (Map.Entry<String, List<double[]>> e : dice.entrySet()) {
            Mat m = Imgcodecs.imread(
                    photos.resolve("images").resolve(e.getKey()).toString());
            String name = source + "_" + e.getKey().replace(".jpg", "");
            int fold = Math.floorMod(e.getKey().hashCode(), FOLDS);
            put(name, m, source, source.equals("matteop65") || source.equals(TRACED), fold, e.getValue());
            if (fold != 0 && !source.equals(TRACED)) {
                learned.add(source + "/" + e.getKey());
            }
        }
    }

    /** Three pictures of one drawn tray: a throw, dice of other makes, clutter or another throw. */
    private void table(int i) throws IOException, UnreadablePictureException {
        boolean pips = i % 5 < 3;
        if (i % 10 == 9) {
            return;
        }
        TrayTable table = new TrayTable(Level.values()[i % 3], Part.TUNE, 9000 + i, 1280, 720, pips);
        List<TrayPicture> pictures = List.of(
                table.roll(4 + i % 7, 0),
                pips ? table.foreign(8, 1) : table.roll(6, 1),
                i % 2 == 0 ? table.clutter(2) : table.roll(6, 2));
        for (int k = 0; k < pictures.size(); k++) {
            List<double[]> dice = new ArrayList<>();
            for (TrueDie d : pictures.get(k).dice()) {
                dice.add(new double[] {d.x(), d.y(), d.size(), value(d)});
            }
            put("drawn_" + i + "_" + k, Picture.decode(pictures.get(k).jpeg()), "drawn", false, i % FOLDS, dice);
        }
    }

    private static int value(TrueDie d) {
        if (d.face().length() > 1 || d.kind().equals("cocked") || d.visible() <= 0.6) {
            return 0;
        }
        return d.visible() > 0.9 ? Integer.parseInt(d.face()) : -1;
    }
}
